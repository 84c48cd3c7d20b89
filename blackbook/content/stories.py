"""Stories, their chapters and night steps, achievements, the envelope and campaigns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

from pydantic import BeforeValidator, Field, model_serializer
from pydantic_core import PydanticCustomError

from blackbook.content.component import Component
from blackbook.content.conditions import Cond
from blackbook.content.effects import Effects
from blackbook.content.printed import Flag, Number, Printed

NightStepName = Literal[
    "discard_requests",
    "discontent",
    "track_event",
    "draw_requests",
    "pass_first_player",
    "demons",
    "restore_helpers",
    "refill_market",
    "note",
]


WITH_VALUE = ("discontent", "note")
"""Steps that say how much, or what."""


class NightStep(Printed):
    """One step of the night: a name, ``{"discontent": 1}`` or ``{"note": "text"}``."""

    step: NightStepName
    n: Number | None = None
    text: str | None = None

    @model_serializer
    def short(self) -> Any:
        given = self.n if self.text is None else self.text
        return self.step if given is None else {self.step: given}


def _night_step(value: Any) -> Any:
    if isinstance(value, str):
        if value in WITH_VALUE:
            raise PydanticCustomError("step_needs_value", "{step} needs its value, in a table", {"step": value})
        return {"step": value}
    if isinstance(value, Mapping) and len(value) == 1 and "step" not in value:
        (step, given), *_ = value.items()
        if step in get_args(NightStepName) and step not in WITH_VALUE:
            raise PydanticCustomError("step_takes_no_value", "{step} takes no value", {"step": step})
        return {"step": step, "text" if step == "note" else "n": given}
    return value


class RequestDraw(Printed):
    """Which requests are drawn at night: the deck of the first player, that of the others, how many each."""

    first_player: Literal["main", "special", "story"] | None = None
    others: Literal["main", "special", "story"] | None = None
    n: Number = Field(default=1, ge=0)


class Trigger(Printed):
    """What happens at once when a condition becomes true."""

    condition: Cond = Field(alias="if")
    do: Effects
    once: Flag = True


class StoryAction(Printed):
    """What the story board lets a character do; with `lightning` it takes no action."""

    condition: Cond | None = Field(default=None, alias="if")
    lightning: Flag = False
    do: Effects


class Chapter(Printed):
    """A story board: its night, requests, triggers and actions. What is None is not known yet.

    `empty_deck` is what follows when a request must be taken and its deck is empty, if the board says so itself.
    """

    night: tuple[Annotated[NightStep, BeforeValidator(_night_step)], ...] | None = None
    request_draw: RequestDraw | None = None
    empty_deck: Effects | None = None
    triggers: tuple[Trigger, ...] = ()
    actions: tuple[StoryAction, ...] = ()


class Story(Component):
    """A story of the book; `order` is the recommended place in a campaign."""

    ASKED = ("chapters",)

    order: Number | None = None
    chapters: tuple[Chapter, ...] | None = None
    boss: str | None = None


class Achievement(Component):
    """An achievement of the sheet. A character's goal is known by a word; a story's is marked when the book says so."""

    side: Literal["story", "character"]
    story: str | None = None
    goal: Literal["one_story", "three_stories", "no_sins", "thirteen_sins"] | None = None


class EnvelopeEntry(Component):
    """A card of the envelope: which component it is, and which achievement of which character releases it."""

    ASKED = ("kind", "component")

    kind: Literal["jobs", "word_cards", "enemies"] | None = None
    component: str | None = None
    achievement: str | None = None
    owner: str | None = None


class CampaignStory(Printed):
    """A story of a campaign, and the stories that must be completed before it."""

    story: str
    after: tuple[str, ...] = ()


class CampaignPlan(Component):
    """Which stories a campaign has, in the recommended order."""

    stories: tuple[CampaignStory, ...]
