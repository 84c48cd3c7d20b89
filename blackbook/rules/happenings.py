"""What the players read in the book or on a board and tell the program by choosing it (R-STORY-1, R-GEN-1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, cast, get_args

from blackbook.content.effects import effects_from_data
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.effects import Cause, perform
from blackbook.rules.ending import Outcome, end_game, outcome_name
from blackbook.rules.envelope import Kind, Release
from blackbook.rules.naming import BY_ITS_NAME, NAME_ENTRY, NEW, known_options, new_component
from blackbook.rules.question import Entry, Option, Question
from blackbook.rules.story_board import GoToChapter, story_cause
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

RULE = "R-STORY-1"
LEAVE = "leave"
NUMBERS = ("rubles", "wounds", "sin", "discontent")
"""Operations of the effect language that change one number."""


class TellHappening(Command):
    """Begin to tell what happens; what it is, is asked (R-STORY-1)."""

    command: ClassVar[str] = "tell_happening"
    at_any_time: ClassVar[bool] = True

    def describe(self, game: Game) -> Text:
        return say("Something else happens")

    def apply(self, game: Game) -> None:
        if game.story.outcome is not None:
            game.forbid("R-END-1", say("The story has ended."))
        game.agenda.push(WhatHappens())


class WhatHappens(Step):
    """The players choose what it is that happens."""

    step: ClassVar[str] = "what_happens"
    chapter: ClassVar[str] = "story"

    def title(self, game: Game) -> Text:
        return say("What happens?")

    def question(self, game: Game) -> Question | None:
        options = [Option(id, happening.label) for id, happening in HAPPENINGS.items()]
        return Question(RULE, self.title(game), (*options, Option(LEAVE, say("Nothing after all"))))

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        return NOTHING if chosen == LEAVE else (Happens(happening=chosen),)


class Happens(Step):
    """The details of what happens are told; then it does."""

    step: ClassVar[str] = "happens"
    chapter: ClassVar[str] = "story"

    happening: str

    def title(self, game: Game) -> Text:
        return HAPPENINGS[self.happening].label

    def question(self, game: Game) -> Question | None:
        options, entries = HAPPENINGS[self.happening].asked(game)
        ids = tuple(option.id for option in options)
        # Whoever leaves it need not tell anything first.
        told = tuple(replace(entry, required=False, needed_for=ids) if entry.required else entry for entry in entries)
        leave = Option(LEAVE, say("Nothing after all"))
        first = any(entry.required for entry in entries)
        return Question(RULE, self.title(game), (*options, leave), entries=told, entries_first=first)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return NOTHING if answer.chosen == (LEAVE,) else HAPPENINGS[self.happening].carried_out(game, answer)


@dataclass(frozen=True)
class Happening:
    """One kind of thing that may happen: what is asked of it, and the steps that follow from the answer."""

    label: Text
    asked: Callable[[Game], tuple[tuple[Option, ...], tuple[Entry, ...]]]
    carried_out: Callable[[Game, Answer], Steps]


TELL = Option("tell", say("It happens"))


def effects(game: Game, *documents: dict[str, Any], who: str | None = None) -> Steps:
    cause = story_cause(game) if who is None else Cause(who=who, kind="stories", component=game.story.story)
    return perform(effects_from_data(list(documents)), cause)


# -- fights and checks


def ask_boss(game: Game) -> tuple[tuple[Option, ...], tuple[Entry, ...]]:
    here = [id for id, boss in game.library.of_kind("bosses").items() if fits_story(game, boss)]
    return (*known_options(game, "bosses", here, ()), BY_ITS_NAME), (NAME_ENTRY,)


def fits_story(game: Game, boss: Any) -> bool:
    return boss.story in (None, game.story.story)


def meet_boss(game: Game, answer: Answer) -> Steps:
    chosen = answer.chosen[0]
    boss = new_component(game, "bosses", answer.values.get("name")) if chosen == NEW else chosen
    return effects(game, {"fight": {"boss": boss}})


def ask_fight(game: Game) -> tuple[tuple[Option, ...], tuple[Entry, ...]]:
    decks = (("regular", say("Regular enemies")), ("strong", say("Strong enemies")))
    return (TELL,), tuple(Entry(deck, "number", label, minimum=0, maximum=9, default=0) for deck, label in decks)


def fight(game: Game, answer: Answer) -> Steps:
    counts = {deck: int(answer.values[deck]) for deck in ("regular", "strong")}
    return effects(game, {"fight": counts}) if any(counts.values()) else NOTHING


def ask_check(game: Game) -> tuple[tuple[Option, ...], tuple[Entry, ...]]:
    difficulty = Entry("difficulty", "number", say("Difficulty"), minimum=0, maximum=99)
    return (Option("attack", say("Check of attack")), Option("defense", say("Check of defense"))), (difficulty,)


def check(game: Game, answer: Answer) -> Steps:
    return effects(game, {"check": {"kind": answer.chosen[0], "difficulty": int(answer.values["difficulty"])}})


# -- numbers and markers


def ask_numbers(game: Game) -> tuple[tuple[Option, ...], tuple[Entry, ...]]:
    labels = (say("Rubles, with a minus for a loss"), say("Wounds, with a minus for healing"),
              say("Sins, with a minus for fewer"), say("Discontent, with a minus for less"))  # fmt: skip
    who = Entry("who", "choice", say("Who"), options=seats(game), default=game.active)
    numbers = (
        Entry(name, "number", label, minimum=-99, maximum=99, default=0)
        for name, label in zip(NUMBERS, labels, strict=True)
    )
    return (TELL,), (who, *numbers)


def change_numbers(game: Game, answer: Answer) -> Steps:
    changes = [{name: int(answer.values[name])} for name in NUMBERS if int(answer.values[name])]
    return effects(game, *changes, who=str(answer.values["who"]))


def seats(game: Game) -> tuple[Option, ...]:
    return tuple(Option(each.id, say("{who}", who=game.name("characters", each.id))) for each in game.characters)


def ask_marker(game: Game) -> tuple[tuple[Option, ...], tuple[Entry, ...]]:
    places = tuple(
        Option(id, say("{place}", place=game.name("locations", id))) for id in game.library.of_kind("locations")
    )
    return (Option("put", say("Put it there")), Option("take", say("Take it away"))), (
        Entry("marker", "text", say("What the story calls it, such as a checkmark")),
        Entry("place", "choice", say("Location, if it lies on one"), required=False, options=places),
        Entry("n", "number", say("How many"), minimum=1, maximum=99, default=1),
    )


def change_marker(game: Game, answer: Answer) -> Steps:
    marker = "_".join(str(answer.values["marker"]).casefold().split())
    place = answer.values.get("place")
    at = {"at": {"id": place}} if place is not None else {}
    return effects(game, {"marker": {answer.chosen[0]: marker, "n": int(answer.values["n"]), **at}})


# -- the story


def ask_chapter(game: Game) -> tuple[tuple[Option, ...], tuple[Entry, ...]]:
    entry = Entry("chapter", "number", say("Chapter"), minimum=1, maximum=9, default=game.story.chapter + 1)
    return (TELL,), (entry,)


def next_chapter(game: Game, answer: Answer) -> Steps:
    GoToChapter(chapter=int(answer.values["chapter"])).apply(game)
    return NOTHING


def ask_achievement(game: Game) -> tuple[tuple[Option, ...], tuple[Entry, ...]]:
    return (TELL,), (Entry("name", "text", say("The achievement, as it is printed")),)


def achievement(game: Game, answer: Answer) -> Steps:
    return effects(game, {"unlock": {"achievement": str(answer.values["name"])}})


def ask_envelope(game: Game) -> tuple[tuple[Option, ...], tuple[Entry, ...]]:
    kinds = (
        Option("jobs", say("A job card")), Option("word_cards", say("A word card")), Option("enemies", say("An enemy")),
    )  # fmt: skip
    owner = Entry("owner", "choice", say("Whose it is"), required=False, options=seats(game))
    return kinds, (Entry("name", "text", say("Its name, as it is printed")), owner)


def out_of_the_envelope(game: Game, answer: Answer) -> Steps:
    command = Release(name=answer.values["name"], kind=cast(Kind, answer.chosen[0]), owner=answer.values.get("owner"))
    command.apply(game)
    return NOTHING


def ask_end(game: Game) -> tuple[tuple[Option, ...], tuple[Entry, ...]]:
    return tuple(Option(each, outcome_name(each)) for each in get_args(Outcome)), ()


def story_ends(game: Game, answer: Answer) -> Steps:
    return end_game(game, answer.chosen[0])


HAPPENINGS = {
    "boss": Happening(say("A special enemy is fought"), ask_boss, meet_boss),
    "fight": Happening(say("Enemies are drawn and fought"), ask_fight, fight),
    "check": Happening(say("A check is made"), ask_check, check),
    "numbers": Happening(say("Rubles, wounds, sins or discontent change"), ask_numbers, change_numbers),
    "marker": Happening(say("A marker or token of the story"), ask_marker, change_marker),
    "chapter": Happening(say("Another chapter begins"), ask_chapter, next_chapter),
    "achievement": Happening(say("A story achievement is gained"), ask_achievement, achievement),
    "envelope": Happening(say("A component comes out of the envelope"), ask_envelope, out_of_the_envelope),
    "end": Happening(say("The story ends"), ask_end, story_ends),
}
"""By the id of the option."""
