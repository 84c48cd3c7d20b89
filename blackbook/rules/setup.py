"""Setting up a story: the table from a clean slate, the characters, the decks, up to the first morning (R-SETUP)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from blackbook.campaign.characters import Character
from blackbook.campaign.components import Deck
from blackbook.campaign.game import MORNING, Seat, StoryGame
from blackbook.campaign.track import Track
from blackbook.content.effects import effects_from_data
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.campaigns import clear_table, story_barred
from blackbook.rules.command import Command
from blackbook.rules.day import Morning
from blackbook.rules.effects import Cause, perform
from blackbook.rules.naming import is_released
from blackbook.rules.question import Entry, Option, Question
from blackbook.rules.seating import LATER, TakeJobs, sit_down
from blackbook.rules.seeds import next_seed
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

Difficulty = Literal["normal", "hard", "very_hard"]
MOST_CHARACTERS = 4
CHANCE = "chance"


class SetUp(Command):
    """Begin a story: choose it, its difficulty and the characters in the order of their seats, clockwise."""

    command: ClassVar[str] = "set_up"
    at_any_time: ClassVar[bool] = True

    story: str
    characters: tuple[str, ...]
    """Ids or the letters on the boards (R-SETUP-9)."""
    difficulty: Difficulty = "normal"
    first_player: str | None = None
    """Asked for if nobody is named (R-SETUP-17)."""
    solo: bool = False
    main_requests: int | None = Field(default=None, ge=0)
    special_requests: int | None = Field(default=None, ge=0)
    """Numbers of cards in the two request decks; asked for if they are not told."""
    lay_out: bool = True
    """Tell the program what is laid out now; else it is told when it comes up."""

    def describe(self, game: Game) -> Text:
        who = tuple(game.name("characters", resolved(game, each)) for each in self.characters)
        return say("Set up {story} with {who}", story=game.name("stories", self.story), who=who)

    def apply(self, game: Game) -> None:
        characters = tuple(resolved(game, each) for each in self.characters)
        first = resolved(game, self.first_player) if self.first_player is not None else None
        self._check(game, characters, first)
        clear_table(game)
        lay_table(game, self.story, self.difficulty, characters, first, self.solo)
        steps: list[Step] = [ReadPrologue()]
        if first is None:
            steps.append(ChooseFirstPlayer())
        steps.append(CountRequests(main=self.main_requests, special=self.special_requests))
        for who in characters:
            steps += [*sit_down(game, who), TakeJobs(who=who, ask=self.lay_out)]
        if len(characters) == 2:
            helper = effects_from_data([{"helper": {"gain": 1}}])
            steps += [step for who in characters for step in perform(helper, Cause(who=who, kind="setup"))]
        if self.lay_out:
            steps += [LayOutMarket(), PrepareTable()]
        game.agenda.push(*steps, FirstJobs(), Morning(day=1))

    def _check(self, game: Game, characters: tuple[str, ...], first: str | None) -> None:
        if not game.library.has("stories", self.story):
            raise UserError(say('There is no story "{id}".', id=self.story))
        if len(set(characters)) != len(characters):
            raise UserError(say("Each player takes a different character."))
        if first is not None and first not in characters:
            raise UserError(say("The first player must be one of the characters."))
        if not characters or len(characters) > len(game.library.characters):
            raise UserError(say("Choose the characters."))
        if not 2 <= len(characters) <= MOST_CHARACTERS:
            game.forbid("R-SETUP-7", say("Two to four characters are in play."))
        if self.solo and len(characters) != 2:
            game.forbid("R-GEN-4", say("Alone one plays exactly two characters."))
        if game.is_set_up and game.story.outcome is None:
            game.forbid("R-CAMP-5", say("The story on the table has no result yet."))
        barred = story_barred(game, self.story)
        if barred is not None:
            game.forbid(barred.rule, barred.reason)


def resolved(game: Game, typed: str) -> str:
    """The id of a character from its id or its letter, Cyrillic or Latin (R-SETUP-9)."""
    if game.library.has("characters", typed):
        return typed
    board = game.library.character_with_letter(typed)
    if board is None:
        raise UserError(say('There is no character "{id}".', id=typed))
    return board.id


def lay_table(
    game: Game, story: str, difficulty: Difficulty, characters: tuple[str, ...], first: str | None, solo: bool
) -> None:
    """The empty table: track, seats, characters, decks and bags as they come out of the box."""
    printed = game.library.track
    further = {"normal": 0, "hard": printed.hard, "very_hard": printed.very_hard}[difficulty]
    start = min(printed.last, printed.start + further)
    game.state.add(StoryGame(story=story, difficulty=difficulty, solo=solo, phase=MORNING, first_player=first))
    game.state.add(Track(marker=start, highest=start, lowest_space=printed.first, final_space=printed.last))
    for position, who in enumerate(characters, 1):
        game.state.add(Seat(position=position, character=who))
        game.state.add(Character(id=who))
    for name, left in decks(game).items():
        game.state.add(Deck(name=name, left=left))


def decks(game: Game) -> dict[str, int]:
    """How many cards and tokens each deck and bag holds at the start (R-SETUP-3, R-SETUP-5, R-SETUP-6).

    Starting cards never enter the market decks; what the envelope has released is in its deck.
    """
    box, cards, enemies = game.library.box, game.library.word_cards, game.library.enemies
    starting = [card.colour for card in cards.values() if card.owner is not None and not card.campaign]
    sold = [id for id, card in cards.items() if card.campaign and card.market]
    unlocked_cards = [cards[id].colour for id in sold if is_released(game, "word_cards", id)]
    kept = [id for id, enemy in enemies.items() if enemy.campaign]
    unlocked_enemies = [enemies[id].tier for id in kept if is_released(game, "enemies", id)]
    return {
        "black": box.black_word_cards - starting.count("black") + unlocked_cards.count("black"),
        "white": box.white_word_cards - starting.count("white") + unlocked_cards.count("white"),
        "natural": box.natural_items,
        "crafted": box.crafted_items,
        "regular": box.regular_enemies + unlocked_enemies.count("regular"),
        "strong": box.strong_enemies + unlocked_enemies.count("strong"),
        "deal": box.deals,
        "useless": box.useless_jobs,
        "helpers": box.helpers,
    }


class ReadPrologue(Step):
    """The prologue is read and followed; the story's board, markers and components are laid out (R-SETUP-18)."""

    step: ClassVar[str] = "read_prologue"
    chapter: ClassVar[str] = "setup"

    def title(self, game: Game) -> Text:
        story = game.name("stories", game.story.story)
        return say("Read the prologue of {story} and lay out its board and components", story=story)

    def question(self, game: Game) -> Question | None:
        return Question("R-SETUP-18", self.title(game), (Option("done", say("Done")),))

    def answered(self, game: Game, answer: Answer) -> Steps:
        return NOTHING


class ChooseFirstPlayer(Step):
    """Whoever sinned most recently is first player; if that is disputed, chance decides (R-SETUP-17)."""

    step: ClassVar[str] = "choose_first_player"
    chapter: ClassVar[str] = "setup"

    def title(self, game: Game) -> Text:
        return say("Who sinned most recently? That player is first")

    def question(self, game: Game) -> Question | None:
        players = tuple(Option(who, say("{who}", who=game.name("characters", who))) for who in game.seats)
        chance = Option(CHANCE, say("It is disputed: let chance decide"))
        return Question("R-SETUP-17", self.title(game), (*players, chance))

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        if chosen == CHANCE:
            seed = next_seed()
            chosen = random.Random(seed).choice(game.seats)
            who = game.name("characters", chosen)
            game.tell(say("Chance makes {who} first player (seed {seed})", who=who, seed=seed))
        game.story.first_player = chosen
        return NOTHING


class CountRequests(Step):
    """The story's main and special requests are two decks; to find one empty loses (R-SETUP-18, R-REQ-13)."""

    step: ClassVar[str] = "count_requests"

    main: int | None = None
    special: int | None = None

    def title(self, game: Game) -> Text:
        return say("How many cards are in the request decks of the story?")

    def question(self, game: Game) -> Question | None:
        if self.main is not None and self.special is not None:
            return None
        box = game.library.box
        main = Entry("main", "number", say("Main requests"), minimum=0, maximum=box.main_requests)
        special = Entry("special", "number", say("Special requests"), minimum=0, maximum=box.story_requests)
        return Question("R-SETUP-18", self.title(game), entries=(main, special))

    def run(self, game: Game) -> Steps:
        return self._count(game, self.main or 0, self.special or 0)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._count(game, answer.values["main"], answer.values["special"])

    def _count(self, game: Game, main: int, special: int) -> Steps:
        game.deck("main").left = main
        game.deck("special").left = special
        return NOTHING


class LayOutMarket(Step):
    """Three black and three white word cards, three natural and three crafted items, face up (R-SETUP-5, R-SETUP-6)."""

    step: ClassVar[str] = "lay_out_market"
    chapter: ClassVar[str] = "setup"

    def title(self, game: Game) -> Text:
        return say("Lay out the market: six word cards, six items")

    def question(self, game: Game) -> Question | None:
        options = (Option("now", say("Tell the program what lies there")), LATER)
        return Question("R-SETUP-6", self.title(game), options)

    def answered(self, game: Game, answer: Answer) -> Steps:
        from blackbook.rules.market import ROWS, keep_row, refill_market

        if answer.chosen == (LATER.id,):
            return NOTHING
        for row in ROWS:
            keep_row(game, row)
        return refill_market(game)


class PrepareTable(Step):
    """What hands must do: shuffle, lay the supply ready, return what is not used (R-SETUP-2..4, R-SETUP-16)."""

    step: ClassVar[str] = "prepare_table"
    chapter: ClassVar[str] = "setup"

    def title(self, game: Game) -> Text:
        return say("Prepare the table")

    def question(self, game: Game) -> Question | None:
        box = game.library.box
        tasks = (
            Option("track", say("Track tokens 4 and 7 lie with their numbers up; the marker is on space {space}",
                                space=game.track.marker)),
            Option("decks", say("Deals, useless jobs, enemies and strong enemies are shuffled, each by itself")),
            Option("supply", say("Supply: {white} white and {black} black dice, rubles, wounds, a counter",
                                 white=box.white_dice, black=box.black_dice)),
            Option("cards", say("Each character has its board, standee, request token, two reminders, a sin counter")),
            Option("box", say("Components of other characters, cards and helpers not used are back in the box")),
        )  # fmt: skip
        return Question("R-SETUP-3", self.title(game), tasks, least=0, most=len(tasks))

    def answered(self, game: Game, answer: Answer) -> Steps:
        return NOTHING


class FirstJobs(Step):
    """Jobs are placed from the hand as on any night; there is nothing to resolve and no sin yet (R-SETUP-19)."""

    step: ClassVar[str] = "first_jobs"
    chapter: ClassVar[str] = "setup"

    def title(self, game: Game) -> Text:
        return say("The first jobs are placed")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.demons import demons_changed
        from blackbook.rules.jobs import place_jobs

        return (*place_jobs(game, *(each.id for each in game.in_turn_order)), *demons_changed(game))
