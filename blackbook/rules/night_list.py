"""The night's list of a chapter: read off the story board once, kept, and edited when a board says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import ValidationError

from blackbook.content.stories import Chapter, NightStep, RequestDraw
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command, faults_of
from blackbook.rules.question import Entry, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

SUGGESTED = (
    "discard_requests", {"discontent": 1}, "track_event", "draw_requests", "pass_first_player", "demons",
    "restore_helpers",
)  # fmt: skip
"""A proposal for boards that nobody has read to the program; it is marked as not printed."""

NAMES: dict[str, Text] = {
    "discard_requests": say("Discard requests"),
    "discontent": say("Discontent moves"),
    "track_event": say("Track event"),
    "draw_requests": say("Take requests"),
    "pass_first_player": say("Pass the first-player token"),
    "demons": say("Deal with the demons"),
    "restore_helpers": say("Restore helpers"),
    "refill_market": say("Refill the market"),
    "note": say("Something else, in words"),
}
DECKS = (
    Option("main", say("main requests")),
    Option("special", say("special requests")),
    Option("story", say("story requests")),
    Option("none", say("none")),
)


def chapter_of(game: Game) -> Chapter | None:
    """The story board on the table; None if nothing is known of it."""
    story = game.library.stories.get(game.story.story)
    chapters = story.chapters if story is not None and story.chapters is not None else ()
    number = game.story.chapter
    return chapters[number - 1] if 0 < number <= len(chapters) else None


def night_of(game: Game) -> tuple[NightStep, ...] | None:
    """The steps of the night of this chapter; None while nobody has told them."""
    chapter = chapter_of(game)
    return chapter.night if chapter is not None else None


def suggested() -> tuple[NightStep, ...]:
    """The steps of the proposal."""
    return Chapter.model_validate({"night": list(SUGGESTED)}).night or ()


def keep_chapter(game: Game, *, sample: bool = False, **values: Any) -> None:
    """Keep what was read off the story board on the table, beside what is known of the story's other boards."""
    story = game.library.stories.get(game.story.story)
    chapters = [chapter.to_data() for chapter in (story.chapters or ())] if story is not None else []
    chapters += [{} for _ in range(game.story.chapter - len(chapters))]
    changed = {**chapters[game.story.chapter - 1], **values}
    Chapter.model_validate(changed)
    chapters[game.story.chapter - 1] = changed
    game.note_printed("stories", game.story.story, "chapters", chapters, sample=sample)


class SetNight(Command):
    """Write down the steps of the night as the story board lists them (R-NIGHT-1).

    `steps` are as in a pack: a name, {"discontent": 1} or {"note": "text"}. What is left out stays as it is.
    """

    command: ClassVar[str] = "set_night"
    at_any_time: ClassVar[bool] = True

    steps: tuple[str | dict[str, int | str], ...] | None = None
    first_player: str | None = None
    """Deck from which the first player takes requests: main, special or story."""
    others: str | None = None
    n: int | None = None
    """How many requests each takes."""

    def describe(self, game: Game) -> Text:
        return say("The night of chapter {chapter} is written down", chapter=game.story.chapter)

    def apply(self, game: Game) -> None:
        values: dict[str, Any] = {}
        if self.steps is not None:
            values["night"] = list(self.steps)
        chapter = chapter_of(game)
        draw = chapter.request_draw.to_data() if chapter is not None and chapter.request_draw is not None else {}
        told = {"first_player": self.first_player, "others": self.others, "n": self.n}
        draw |= {key: value for key, value in told.items() if value is not None}
        if draw:
            values["request_draw"] = draw
        try:
            keep_chapter(game, **values)
        except ValidationError as error:
            raise UserError(say("{command}: {faults}", command=self.command, faults=faults_of(error))) from None


class AskNight(Step):
    """Which steps the story board lists, in their order."""

    step: ClassVar[str] = "ask_night"
    chapter: ClassVar[str] = "night"

    def title(self, game: Game) -> Text:
        return say("Which steps does the story board list for the night? Choose them in their order.")

    def question(self, game: Game) -> Question | None:
        if night_of(game) is not None:
            return None
        options = (
            *(Option(name, label) for name, label in NAMES.items()),
            Option("suggested", say("The usual steps"), note=say("A proposal of the program, not printed.")),
        )
        entries = (
            Entry("discontent", "number", say("Discontent moves by"), False, -10, 10, default=1),
            Entry("note", "text", say("Something else"), required=False),
        )
        return Question("R-NIGHT-1", self.title(game), options, most=len(options), entries=entries)

    def answered(self, game: Game, answer: Answer) -> Steps:
        if "suggested" in answer.chosen:
            keep_chapter(game, night=list(SUGGESTED), sample=True)
            return NOTHING
        keep_chapter(game, night=[self._told(name, answer) for name in answer.chosen])
        return NOTHING

    def _told(self, name: str, answer: Answer) -> Any:
        if name == "discontent":
            return {"discontent": answer.values.get("discontent", 1)}
        return {"note": str(answer.values.get("note") or "")} if name == "note" else name


class AskRequestDraw(Step):
    """Which requests the story board lets everybody take at night."""

    step: ClassVar[str] = "ask_request_draw"
    chapter: ClassVar[str] = "night"

    def title(self, game: Game) -> Text:
        return say("Which requests are taken at night?")

    def question(self, game: Game) -> Question | None:
        chapter = chapter_of(game)
        if chapter is not None and chapter.request_draw is not None:
            return None
        entries = (
            Entry("first_player", "choice", say("The first player takes"), options=DECKS, default="special"),
            Entry("others", "choice", say("Each other player takes"), options=DECKS, default="main"),
            Entry("n", "number", say("How many each"), minimum=0, maximum=4, default=1),
        )
        return Question("R-NIGHT-5", self.title(game), entries=entries)

    def answered(self, game: Game, answer: Answer) -> Steps:
        draw: dict[str, Any] = {"n": answer.values["n"]}
        for whose in ("first_player", "others"):
            deck = answer.values[whose]
            if deck not in {option.id for option in DECKS}:
                raise UserError(say('There is no deck "{deck}".', deck=deck))
            if deck != "none":
                draw[whose] = deck
        keep_chapter(game, request_draw=RequestDraw.model_validate(draw).to_data())
        return NOTHING
