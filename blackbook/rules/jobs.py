"""The demons' step of the night: jobs are done, others are placed, those come back to the hand (R-DEMON-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import JobCard
from blackbook.content.characters import Job
from blackbook.content.effects import Effect, Effects, May, Pay, Sin
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.demons import DEMON_SLOTS, demon_name, demons_changed, job_in
from blackbook.rules.effects import Cause, perform
from blackbook.rules.house import HouseRule
from blackbook.rules.job_order import order_matters, waits_for_a_gift
from blackbook.rules.question import Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

HOUSE_RULES = (
    HouseRule(
        "A-DEMON-2",
        options=(
            ("at_once", say("A demon whose job is taken back by day wakes at once")),
            ("next_day", say("A demon whose job is taken back by day stays quiet until the night")),
        ),
    ),
    HouseRule(
        "A-DEMON-3",
        options=(
            ("hand", say("A useless job comes back to the hand like any other")),
            ("pile", say("A useless job goes back to the pile once it is done")),
        ),
    ),
)


def jobs_of(game: Game, who: str, place: str) -> list[JobCard]:
    """The character's job cards in a place: hand, slot or aside; those in slots by slot."""
    cards = [card for card in game.state.all(JobCard) if card.owner == who and card.place == place]
    return sorted(cards, key=lambda card: (card.slot or 0, card.id or 0))


def printed_job(game: Game, card: JobCard) -> Job | None:
    return game.library.jobs.get(card.job)


def job_name(game: Game, card: JobCard) -> Text:
    return say("{job}", job=game.name("jobs", card.job))


def is_useless(game: Game, card: JobCard) -> bool:
    job = printed_job(game, card)
    return job is not None and job.owner == "useless"


def demons_step(game: Game) -> Steps:
    """All characters at once: do the jobs, place others, take the done ones back; then deals and new penalties."""
    whos = [each.id for each in game.in_turn_order]
    return (
        *(DoJobs(who=who) for who in whos),
        *place_jobs(game, *whos),
        JobsBack(),
        DealsOfTheNight(),
        *demons_changed(game),
    )


def place_jobs(game: Game, *whos: str) -> Steps:
    """Each of them places from none to three job cards from the hand (R-DEMON-2, R-SETUP-19)."""
    return tuple(PlaceJobs(who=who) for who in whos)


class DoJobs(Step):
    """Do the jobs in a character's slots; the owner orders them if the order can matter (A-DEMON-5)."""

    step: ClassVar[str] = "do_jobs"
    chapter: ClassVar[str] = "demons"

    who: str
    nobody_gives: bool = False
    """The players have been told that somebody there could give what a job costs."""

    def title(self, game: Game) -> Text:
        return say("The jobs of {who}: which is done first?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        cards = jobs_of(game, self.who, "slot")
        jobs = [printed_job(game, card) for card in cards]
        if not self.nobody_gives and waits_for_a_gift(game, self.who, jobs):
            who = game.name("characters", self.who)
            text = say("{who} cannot pay for a job; who is there may give first.", who=who)
            return Question("R-NIGHT-8", text, (Option("go_on", say("Go on")),), who=self.who)
        if not order_matters(jobs):
            return None
        options = tuple(Option(str(card.id), job_name(game, card)) for card in cards)
        return Question("R-DEMON-2", self.title(game), options, who=self.who)

    def run(self, game: Game) -> Steps:
        return tuple(DoJob(who=self.who, card=card.id or 0) for card in jobs_of(game, self.who, "slot"))

    def answered(self, game: Game, answer: Answer) -> Steps:
        if answer.chosen == ("go_on",):
            return (DoJobs(who=self.who, nobody_gives=True),)
        return (DoJob(who=self.who, card=int(answer.chosen[0])), self)


class DoJob(Step):
    """One job: its values are asked for if nobody knows them."""

    step: ClassVar[str] = "do_job"
    chapter: ClassVar[str] = "demons"

    who: str
    card: int

    def title(self, game: Game) -> Text:
        card = game.state.find(JobCard, self.card)
        job = job_name(game, card) if card is not None else say("a job")
        return say("{who} does {job}", who=game.name("characters", self.who), job=job)

    def run(self, game: Game) -> Steps:
        from blackbook.rules.printed import ask_printed

        card = game.state.find(JobCard, self.card)
        if card is None or card.place != "slot":
            return NOTHING
        card.place = "aside"
        return (*ask_printed(game, "jobs", card.job, "do", "sin"), JobDone(who=self.who, job=card.job))


class JobDone(Step):
    """What a job brings, and its sins (R-DEMON-4); of a cursed character only the sins do not count (R-CURSED-2)."""

    step: ClassVar[str] = "job_done"
    chapter: ClassVar[str] = "demons"

    who: str
    job: str

    def title(self, game: Game) -> Text:
        who, job = game.name("characters", self.who), game.name("jobs", self.job)
        return say("{who} does {job}", who=who, job=job)

    def run(self, game: Game) -> Steps:
        game.tell(self.title(game))
        job = game.library.jobs.get(self.job)
        cause = Cause(who=self.who, kind="jobs", component=self.job)
        steps: list[Step] = []
        if job is None or job.do is None:
            steps.append(JobByHand(who=self.who, job=self.job))
        else:
            steps += perform(unforced(job.do), cause)
        if job is not None and job.sin:
            steps += perform((Sin(change=job.sin),), cause)
        return steps


class JobByHand(Step):
    """A job of which nobody has told what it does."""

    step: ClassVar[str] = "job_by_hand"
    chapter: ClassVar[str] = "demons"

    who: str
    job: str

    def title(self, game: Game) -> Text:
        who, job = game.name("characters", self.who), game.name("jobs", self.job)
        return say("{who}: do as {job} says", who=who, job=job)

    def question(self, game: Game) -> Question | None:
        return Question("R-DEMON-2", self.title(game), (Option("done", say("Done")),), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return NOTHING


def unforced(effects: Effects) -> Effects:
    """A price in a job is no debt: what cannot be paid in full is left out (R-GEN-8b)."""
    return tuple(as_choice(effect) for effect in effects)


def as_choice(effect: Effect) -> Effect:
    return May(effects=(effect,)) if isinstance(effect, Pay) else effect


class PlaceJobs(Step):
    """Choose from none to three job cards of the hand; what was done tonight is not among them (R-DEMON-2)."""

    step: ClassVar[str] = "place_jobs"
    chapter: ClassVar[str] = "demons"

    who: str

    def title(self, game: Game) -> Text:
        return say("Which jobs do the demons of {who} get?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        from blackbook.content.wording import describe_all

        cards = jobs_of(game, self.who, "hand")
        free = free_demons(game, self.who)
        if not cards or not free:
            return None
        options = []
        for card in cards:
            job = printed_job(game, card)
            does = describe_all(job.do, game.library.name_of) if job is not None and job.do is not None else None
            note = None
            if job is not None and does is not None and job.sin is not None:
                note = say("{does}; sins +{sins}", does=does, sins=job.sin)
            options.append(Option(str(card.id), job_name(game, card), note=note))
        most = min(len(free), len(cards))
        return Question("R-DEMON-2", self.title(game), tuple(options), least=0, most=most, who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        if not answer.chosen:
            return NOTHING
        return (SendToWork(who=self.who, cards=tuple(int(id) for id in answer.chosen)),)


class SendToWork(Step):
    """Which demons the chosen jobs send to work; any job will do for any of them (A-DEMON-1)."""

    step: ClassVar[str] = "send_to_work"
    chapter: ClassVar[str] = "demons"

    who: str
    cards: tuple[int, ...]

    def title(self, game: Game) -> Text:
        return say("Which demons of {who} go to work?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        free = free_demons(game, self.who)
        if len(free) <= len(self.cards):
            return None
        options = tuple(
            Option(
                str(slot), say("{demon}", demon=demon_name(game, self.who, slot)), note=mischief(game, self.who, slot)
            )
            for slot in free
        )
        n = len(self.cards)
        return Question("R-DEMON-3", self.title(game), options, least=n, most=n, who=self.who)

    def run(self, game: Game) -> Steps:
        return self._place(game, free_demons(game, self.who))

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._place(game, [int(slot) for slot in answer.chosen])

    def _place(self, game: Game, slots: list[int]) -> Steps:
        for id, slot in zip(self.cards, slots, strict=False):
            card = game.state.get(JobCard, id)
            card.place, card.slot = "slot", slot
            demon = demon_name(game, self.who, slot)
            game.tell(say("{demon} goes to work: {job}", demon=demon, job=job_name(game, card)))
        return NOTHING


def free_demons(game: Game, who: str) -> list[int]:
    return [slot for slot in DEMON_SLOTS if job_in(game, who, slot) is None]


def mischief(game: Game, who: str, slot: int) -> Text | None:
    """What the demon of a slot does while it is idle."""
    from blackbook.content.wording import describe_all
    from blackbook.rules.demons import demon_in

    demon = demon_in(game, who, slot)
    return describe_all(demon.effect, game.library.name_of) if demon is not None and demon.effect is not None else None


class JobsBack(Step):
    """Jobs done tonight come back to the hands, to be placed tomorrow at the earliest (R-DEMON-2)."""

    step: ClassVar[str] = "jobs_back"
    chapter: ClassVar[str] = "demons"

    def title(self, game: Game) -> Text:
        return say("The jobs that are done come back to the hands")

    def run(self, game: Game) -> Steps:
        to_pile = game.house_rule("A-DEMON-3", "hand") == "pile"
        for card in game.state.all(JobCard):
            if card.place == "aside" and to_pile and is_useless(game, card):
                game.state.remove(card)
                game.deck("useless").left += 1
            elif card.place in ("aside", "hand"):
                card.place, card.slot = "hand", None
        return NOTHING


class DealsOfTheNight(Step):
    """Whoever reached 13 sins draws a deal card; first player first, then clockwise (R-DEMON-7, R-SIN-4)."""

    step: ClassVar[str] = "deals_of_the_night"
    chapter: ClassVar[str] = "demons"

    def title(self, game: Game) -> Text:
        return say("Deals of those who reached 13 sins")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.deals import deal_steps

        return deal_steps(game)
