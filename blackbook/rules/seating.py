"""What a character receives at setup: the values of its board, starting items and word cards, jobs (R-SETUP-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import CardInPlay, JobCard
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conspiracy import take_card
from blackbook.rules.envelope import released, sealed
from blackbook.rules.items import receive
from blackbook.rules.naming import new_component
from blackbook.rules.printed import ask_printed
from blackbook.rules.question import Entry, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.content.components import Job, WordCard
    from blackbook.rules.game import Game

BOARD = (
    "health", "dice.attack", "dice.defense", "start.sin", "start.location", "start.rubles", "start.items",
)  # fmt: skip
"""What must be known of a board to sit down at it (R-SETUP-10..12)."""
STARTING_CARDS = 2
LATER = Option("later", say("Lay it out without the program"))


def starting_cards(game: Game, who: str) -> tuple[WordCard, ...]:
    """Starting word cards that the character may use: its own and those released for it (R-SETUP-13)."""
    cards = game.library.starting_cards_of(who)
    return tuple(card for card in cards if not card.market and sealed(game, "word_cards", card.id) is None)


def jobs_in_hand(game: Game, who: str) -> tuple[Job, ...]:
    """Job cards of the character, with all that earlier games have unlocked (R-SETUP-14)."""
    return tuple(job for job in game.library.jobs_of(who) if sealed(game, "jobs", job.id) is None)


def sit_down(game: Game, who: str) -> Steps:
    """Steps in which a character gets what its board says."""
    return (*ask_printed(game, "characters", who, *BOARD), TakeSeat(who=who), ChooseStartingCards(who=who))


class TakeSeat(Step):
    """Health, dice, sins, rubles, place and items as printed on the board (R-SETUP-10..12)."""

    step: ClassVar[str] = "take_seat"
    chapter: ClassVar[str] = "setup"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who}: place, dice, sins, rubles and items as on the board", who=game.name("characters", self.who))

    def run(self, game: Game) -> Steps:
        board, character = game.library.characters[self.who], game.character(self.who)
        character.health = board.health or 0
        character.attack_dice, character.defense_dice = board.dice.attack or 0, board.dice.defense or 0
        character.sins, character.rubles = board.start.sin or 0, board.start.rubles or 0
        character.location = board.start.location
        return tuple(
            step
            for item in board.start.items or ()
            for step in (*ask_printed(game, "items", item, "pool"), TakeStartingItem(who=self.who, item=item))
        )


class TakeStartingItem(Step):
    """A starting item is taken out of its bag (R-SETUP-11, A-LOC-4)."""

    step: ClassVar[str] = "take_starting_item"
    chapter: ClassVar[str] = "setup"

    who: str
    item: str

    def title(self, game: Game) -> Text:
        who, item = game.name("characters", self.who), game.name("items", self.item)
        return say("{who} takes {item} out of its bag", who=who, item=item)

    def run(self, game: Game) -> Steps:
        item = game.library.items.get(self.item)
        pool = (item.pool if item is not None else None) or "natural"
        bag = game.deck(pool)
        bag.left = max(0, bag.left - 1)
        return receive(game, self.who, self.item, pool)


class ChooseStartingCards(Step):
    """Exactly two starting word cards are active; others go back to the box for this game (R-SETUP-13)."""

    step: ClassVar[str] = "choose_starting_cards"
    chapter: ClassVar[str] = "setup"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who}: two starting word cards", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        known = starting_cards(game, self.who)
        if len(known) == STARTING_CARDS:
            return None
        if len(known) > STARTING_CARDS:
            options = tuple(Option(card.id, say("{card}", card=game.name("word_cards", card.id))) for card in known)
            first = tuple(card.id for card in known if not card.campaign)[:STARTING_CARDS]
            return Question(
                "R-SETUP-13", self.title(game), options, STARTING_CARDS, STARTING_CARDS, suggested=first, who=self.who
            )
        entries = tuple(
            Entry(f"name_{n}", "text", say("Name of card {number}", number=n), required=False)
            for n in range(len(known) + 1, STARTING_CARDS + 1)
        )
        options = (Option("keep", say("Take these cards")), LATER)
        return Question("R-SETUP-13", self.title(game), options, entries=entries, who=self.who, entries_first=True)

    def run(self, game: Game) -> Steps:
        return self._take(game, tuple(card.id for card in starting_cards(game, self.who)))

    def answered(self, game: Game, answer: Answer) -> Steps:
        if answer.chosen == (LATER.id,):
            return NOTHING
        if len(answer.chosen) == STARTING_CARDS:
            return self._take(game, answer.chosen)
        known = tuple(card.id for card in starting_cards(game, self.who))
        names = [answer.values.get(f"name_{n}") for n in range(1, STARTING_CARDS + 1)]
        told = tuple(new_component(game, "word_cards", name, owner=self.who, market=False) for name in names if name)
        return self._take(game, (*known, *told))

    def _take(self, game: Game, cards: tuple[str, ...]) -> Steps:
        lying = {card.card for card in game.state.all(CardInPlay)}
        return tuple(step for card in cards if card not in lying for step in take_card(game, self.who, card))


class TakeJobs(Step):
    """All job cards of the character go to its hand; those that no pack knows may be told (R-SETUP-8, R-SETUP-14)."""

    step: ClassVar[str] = "take_jobs"
    chapter: ClassVar[str] = "setup"

    who: str
    ask: bool = True

    def title(self, game: Game) -> Text:
        return say("{who} takes the job cards", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        missing = self._printed(game) - len(jobs_in_hand(game, self.who))
        if not self.ask or missing <= 0:
            return None
        names = say("Names of %n more job card(s), with commas between them", n=missing)
        options = (Option("keep", say("Take these jobs")), LATER)
        entries = (Entry("names", "text", names, required=False),)
        return Question("R-SETUP-14", self.title(game), options, entries=entries, who=self.who, entries_first=True)

    def run(self, game: Game) -> Steps:
        for job in jobs_in_hand(game, self.who):
            game.state.add(JobCard(job=job.id, owner=self.who, place="hand"))
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        names = (answer.values.get("names") or "") if answer.chosen == ("keep",) else ""
        for name in names.split(","):
            if name.strip():
                new_component(game, "jobs", name, owner=self.who)
        return self.run(game)

    def _printed(self, game: Game) -> int:
        """How many job cards the character has: an even share of those in the box, and what was released."""
        own = [job for job in game.library.jobs_of(self.who) if job.campaign and job.id in released(game)]
        return game.library.box.jobs // game.library.box.character_boards + len(own)
