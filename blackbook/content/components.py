"""All components by the name of their table in a pack; the classes may be imported from here."""

from __future__ import annotations

from blackbook.content.box import BoxContents, DiceFaces, EnvelopeContents, Pile, Track
from blackbook.content.cards import Helper, Item, Passive, WordCard, Yield
from blackbook.content.characters import (
    Ability,
    CharacterBoard,
    Deal,
    Demon,
    DemonKind,
    DicePool,
    Job,
    Ransom,
    Refusal,
    Start,
)
from blackbook.content.component import Component
from blackbook.content.foes import Boss, Enemy, EnemyEffect
from blackbook.content.locations import Location, LocationAction
from blackbook.content.printed import Printed
from blackbook.content.requests import CheckWay, Expiry, FightWay, PayWay, Request, Way
from blackbook.content.stories import (
    Achievement,
    CampaignPlan,
    CampaignStory,
    Chapter,
    EnvelopeEntry,
    NightStep,
    RequestDraw,
    Story,
    StoryAction,
    Trigger,
)

__all__ = [
    "KINDS",
    "SINGLES",
    "Ability",
    "Achievement",
    "Boss",
    "BoxContents",
    "CampaignPlan",
    "CampaignStory",
    "Chapter",
    "CharacterBoard",
    "CheckWay",
    "Component",
    "Deal",
    "Demon",
    "DemonKind",
    "DiceFaces",
    "DicePool",
    "Enemy",
    "EnemyEffect",
    "EnvelopeContents",
    "EnvelopeEntry",
    "Expiry",
    "FightWay",
    "Helper",
    "Item",
    "Job",
    "Location",
    "LocationAction",
    "NightStep",
    "Passive",
    "PayWay",
    "Pile",
    "Printed",
    "Ransom",
    "Refusal",
    "Request",
    "RequestDraw",
    "Start",
    "Story",
    "StoryAction",
    "Track",
    "Trigger",
    "Way",
    "WordCard",
    "Yield",
]

KINDS: dict[str, type[Component]] = {
    "word_cards": WordCard,
    "items": Item,
    "helpers": Helper,
    "enemies": Enemy,
    "bosses": Boss,
    "characters": CharacterBoard,
    "demons": Demon,
    "demon_kinds": DemonKind,
    "jobs": Job,
    "deals": Deal,
    "requests": Request,
    "locations": Location,
    "stories": Story,
    "achievements": Achievement,
    "envelope": EnvelopeEntry,
}
"""Tables of components: each holds one table for each id."""

SINGLES: dict[str, type[Printed]] = {"box": BoxContents, "dice": DiceFaces, "track": Track}
"""Tables that exist once."""
