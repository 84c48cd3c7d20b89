"""Useless jobs taken, and job cards taken back from their slots (rules.md 7.2, op `job`; R-LOC-12, R-ABIL-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import JobCard
from blackbook.content.effects import JobChange
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import amount
from blackbook.rules.effects import Cause, operation, price
from blackbook.rules.jobs import job_name, jobs_of
from blackbook.rules.penalties import DemonsOf
from blackbook.rules.question import Barred, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

USELESS = "useless"


@operation(JobChange)
def change_jobs(game: Game, effect: JobChange, cause: Cause) -> Steps:
    if effect.useless is not None:
        take_useless(game, cause.who, amount(game, effect.useless, cause, have=game.deck(USELESS).left))
        return NOTHING
    n = amount(game, effect.take_back, cause, have=len(jobs_of(game, cause.who, "slot")))
    return (TakeBack(who=cause.who, n=n),)


@price(JobChange)
def cannot_take_back(game: Game, effect: JobChange, cause: Cause) -> Barred | None:
    if effect.take_back is None:
        return None
    have = len(jobs_of(game, cause.who, "slot"))
    n = amount(game, effect.take_back, cause, have=have)
    if n <= have:
        return None
    who = game.name("characters", cause.who)
    return Barred("R-GEN-8", say("{who} has {have} of {due} jobs on the board.", who=who, have=have, due=n))


def take_useless(game: Game, who: str, n: int) -> None:
    """Useless jobs into the hand, as many as the pile still has (R-LOC-12)."""
    pile = game.deck(USELESS)
    for _ in range(min(max(n, 0), pile.left)):
        pile.left -= 1
        game.state.add(JobCard(job=useless_job(game), owner=who, place="hand"))
        game.tell(say("{who} takes a useless job", who=game.name("characters", who)))


def useless_job(game: Game) -> str:
    """The id of the useless job."""
    return next((job.id for job in game.library.jobs_of(USELESS)), USELESS)


class TakeBack(Step):
    """Take job cards back from their slots; such a job gives nothing and costs nothing at night (R-ABIL-3)."""

    step: ClassVar[str] = "take_back"
    chapter: ClassVar[str] = "demons"

    who: str
    n: int = 1

    def title(self, game: Game) -> Text:
        return say("{who} takes %n job(s) back", self.n, who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        cards = jobs_of(game, self.who, "slot")
        if self.n <= 0 or len(cards) <= self.n:
            return None
        options = tuple(Option(str(card.id), job_name(game, card)) for card in cards)
        return Question("R-ABIL-2", self.title(game), options, least=self.n, most=self.n, who=self.who)

    def run(self, game: Game) -> Steps:
        return self._take(game, jobs_of(game, self.who, "slot")[: max(self.n, 0)])

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._take(game, [game.state.get(JobCard, int(id)) for id in answer.chosen])

    def _take(self, game: Game, cards: list[JobCard]) -> Steps:
        wakes = game.house_rule("A-DEMON-2", "at_once") == "at_once"
        for card in cards:
            card.place = "hand"
            if wakes:
                card.slot = None
            who, job = game.name("characters", self.who), job_name(game, card)
            game.tell(say("{who} takes {job} back", who=who, job=job))
        return (DemonsOf(who=self.who),) if cards and wakes else NOTHING
