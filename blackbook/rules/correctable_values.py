"""Each value of the state by its table: what it is called, of which kind it is, and what the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blackbook.campaign.base import Row
from blackbook.campaign.campaign import (
    Campaign,
    CharacterSheet,
    Released,
    Ruling,
    StoryAchievement,
    StoryResult,
)
from blackbook.campaign.characters import Character, SetAsideDie
from blackbook.campaign.components import CardInPlay, Deck, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.campaign.game import Counter, LocationMarker, ParagraphRead, Seat, StoryGame, TriggerFired
from blackbook.campaign.scene import EnemyInPlay, Participant, Scene
from blackbook.campaign.track import Track
from blackbook.rules.correctable import Choices, Value
from blackbook.rules.question import Option
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def words(*pairs: tuple[str, Text]) -> Choices:
    return lambda game: tuple(Option(id, label) for id, label in pairs)


def known(kind: str, *others: str) -> Choices:
    """The components of a kind, and other ids that stand for unnamed ones."""
    return lambda game: tuple(
        Option(id, say("{name}", name=game.name(kind, id))) for id in (*game.library.of_kind(kind), *others)
    )


def seated(game: Game) -> tuple[Option, ...]:
    return tuple(Option(who, say("{who}", who=game.name("characters", who))) for who in game.seats)


def flag(label: Text) -> Value:
    return Value(label, "flag")


def text(label: Text, *, empty: bool = False) -> Value:
    return Value(label, "text", empty=empty)


def pick(label: Text, choices: Choices, *, empty: bool = False) -> Value:
    return Value(label, "choice", choices=choices, empty=empty)


def dice(game: Game) -> int:
    return game.library.box.black_dice


PHASES = words(
    ("morning", say("morning")), ("noon", say("noon")), ("evening", say("evening")), ("night", say("night"))
)  # fmt: skip
OUTCOMES = words(("won", say("won")), ("lost", say("lost")), ("lost_final", say("lost in the final battle")))
DICE = words(("attack", say("attack")), ("defense", say("defense")))
TIERS = words(("regular", say("regular")), ("strong", say("strong")), ("special", say("special")))
POOLS = words(("natural", say("natural")), ("crafted", say("crafted")))
OWNER = pick(say("owner"), seated)

VALUES: dict[type[Row], dict[str, Value]] = {
    Campaign: {
        "name": text(say("name of the campaign")),
        "stories": text(say("stories that are played")),
        "ruleset": Value(say("version of the rules"), least=1),
        "sample": flag(say("its values are samples")),
        "house_rules": Value(say("house rules"), "json"),
        "automation": Value(say("automation"), "json"),
        "notes": text(say("notes")),
    },
    StoryResult: {
        "story": pick(say("story"), known("stories")),
        "outcome": pick(say("outcome"), OUTCOMES),
        "day": Value(say("day")),
        "characters": Value(say("characters"), "json"),
        "note": text(say("note")),
    },
    StoryAchievement: {},
    CharacterSheet: {
        "boxes": Value(say("marked boxes"), most=3, rule="A-ACH-1"),
        "conditions": Value(say("conditions met"), "json"),
    },
    Released: {
        "kind": pick(say("kind"), words(("job", say("job")), ("word_card", say("word card")), ("enemy", say("enemy")))),
        "character": pick(say("character"), known("characters"), empty=True),
        "reason": text(say("reason")),
    },
    Ruling: {
        "rule": text(say("rule")),
        "decision": text(say("decision")),
        "decided_by": pick(say("decided by"), known("characters"), empty=True),
        "day": Value(say("day")),
    },
    StoryGame: {
        "story": pick(say("story"), known("stories")),
        "chapter": Value(say("chapter"), least=1),
        "difficulty": pick(
            say("difficulty"),
            words(("normal", say("normal")), ("hard", say("hard")), ("very_hard", say("very hard"))),
        ),
        "solo": flag(say("one player")),
        "day": Value(say("day"), least=1),
        "phase": pick(say("phase"), PHASES),
        "first_player": pick(say("first player"), seated, empty=True),
        "on_turn": pick(say("on turn"), seated, empty=True),
        "last_acted": pick(say("acted last"), seated, empty=True),
        "moved": flag(say("has moved")),
        "acted": flag(say("has taken the action")),
        "ability_used": flag(say("has used the ability")),
        "stood_at": pick(say("stood after moving at"), known("locations"), empty=True),
        "outcome": pick(say("outcome"), OUTCOMES, empty=True),
    },
    Seat: {"character": OWNER},
    Counter: {"value": Value(say("count"))},
    LocationMarker: {
        "marker": text(say("marker")),
        "location": pick(say("location"), known("locations")),
        "face_up": flag(say("face up")),
    },
    ParagraphRead: {
        "paragraph": Value(say("paragraph"), least=1),
        "day": Value(say("day"), least=1),
        "phase": pick(say("phase"), PHASES),
        "outcome": text(say("how it went")),
    },
    TriggerFired: {},
    Track: {
        "marker": Value(
            say("discontent"),
            least=lambda game: game.track.lowest_space,
            most=lambda game: game.track.final_space,
            rule="R-TRACK-1",
        ),
        "highest": Value(
            say("highest space since the last track event"),
            least=lambda game: game.track.lowest_space,
            most=lambda game: game.track.final_space,
            rule="R-TRACK-1",
        ),
        "lowest_space": Value(say("lowest space"), least=None),
        "final_space": Value(say("final space"), least=1),
        "token_4_up": flag(say("token 4 is up")),
        "token_7_up": flag(say("token 7 is up")),
    },
    Character: {
        "location": pick(say("location"), known("locations"), empty=True),
        "health": Value(say("health")),
        "wounds": Value(say("wounds"), most=lambda game: game.library.box.wounds.total, rule="R-SETUP-4"),
        "sins": Value(say("sins"), most=13, rule="R-SIN-1"),
        "cursed": flag(say("cursed")),
        "rubles": Value(say("rubles"), most=lambda game: game.library.box.rubles.total, rule="R-SETUP-4"),
        "attack_dice": Value(say("attack dice"), most=dice, rule="R-SETUP-4"),
        "defense_dice": Value(say("defense dice"), most=dice, rule="R-SETUP-4"),
        "deal_due": flag(say("a deal is due")),
        "defeated": flag(say("defeated")),
        "fell_in_final": flag(say("fell in the final battle")),
        "reached_13": flag(say("was at 13 sins")),
    },
    SetAsideDie: {
        "character": OWNER,
        "kind": pick(say("kind of die"), DICE),
        "cause": text(say("set aside because of")),
        "source": text(say("set aside by")),
    },
    CardInPlay: {
        "card": pick(say("word card"), known("word_cards", "black", "white")),
        "place": pick(
            say("place"),
            words(
                ("conspiracy", say("conspiracy")),
                ("hand", say("hand")),
                ("market", say("market")),
                ("out", say("out of the game")),
            ),
        ),
        "owner": pick(say("owner"), seated, empty=True),
        "slot": Value(say("slot"), least=1, most=4, rule="R-CARD-1", empty=True),
        "face_up": flag(say("face up")),
        "flipped_by": pick(
            say("turned down by"), words(("demon", say("a demon")), ("fight", say("a check or fight"))), empty=True
        ),
        "flipping_demon": pick(say("demon that turned it"), known("demons"), empty=True),
    },
    ItemToken: {
        "item": pick(say("item"), known("items", "natural", "crafted")),
        "pool": pick(say("bag"), POOLS),
        "place": pick(say("place"), words(("inventory", say("inventory")), ("market", say("market")))),
        "owner": pick(say("owner"), seated, empty=True),
        "slot": Value(say("slot"), least=1, most=6, rule="R-ITEM-1", empty=True),
    },
    JobCard: {
        "job": pick(say("job"), known("jobs")),
        "owner": OWNER,
        "place": pick(
            say("place"), words(("hand", say("hand")), ("slot", say("demon slot")), ("aside", say("set aside")))
        ),
        "slot": Value(say("demon slot"), least=1, most=3, rule="R-DEMON-1", empty=True),
    },
    HelperCard: {
        "helper": pick(say("helper"), known("helpers")),
        "owner": OWNER,
        "face_up": flag(say("face up")),
    },
    RequestCard: {
        "request": pick(say("request"), known("requests", "unnamed-request")),
        "deck": pick(say("deck"), words(("main", say("main")), ("special", say("special")), ("story", say("story")))),
        "owner": OWNER,
        "location": pick(say("location"), known("locations"), empty=True),
        "read": flag(say("was read aloud")),
        "failed_on": text(say("last attempt failed on"), empty=True),
        "received_day": Value(say("taken for the day"), least=1),
        "by_day": flag(say("taken in the middle of the day")),
    },
    Deck: {"left": Value(say("left")), "discarded": Value(say("discarded"))},
    Scene: {
        "kind": pick(say("kind"), words(("check", say("check")), ("combat", say("fight")))),
        "active": OWNER,
        "location": pick(say("location"), known("locations"), empty=True),
        "check_kind": pick(say("check of"), DICE, empty=True),
        "difficulty": Value(say("difficulty"), empty=True),
        "round": Value(say("round"), most=3, rule="R-COMBAT-9"),
        "stage": text(say("moment of the round")),
        "final": flag(say("final battle")),
        "result": text(say("result"), empty=True),
        "draw_counts_as": text(say("a draw counts as"), empty=True),
        "used": Value(say("used items and helpers"), "json"),
        "plan": Value(say("plan"), "json"),
    },
    Participant: {
        "joined_round": Value(say("joined in round"), least=1, most=3, rule="R-COMBAT-9"),
        "rolled": flag(say("has rolled")),
        "started": flag(say("start of combat has been applied")),
        "dice": Value(say("dice"), "json"),
        "placements": Value(say("dice on cards"), "json"),
        "defense_spent": Value(say("defense spent")),
        "excluded": flag(say("takes no part")),
    },
    EnemyInPlay: {
        "enemy": pick(say("enemy"), lambda game: (*known("enemies")(game), *known("bosses")(game))),
        "tier": pick(say("deck"), TIERS),
        "attack": Value(say("attack")),
        "health": Value(say("health"), least=1),
        "damage": Value(say("damage")),
        "assigned_to": pick(say("assigned to"), seated, empty=True),
        "orphaned": flag(say("its character has fallen")),
        "state": pick(
            say("state"),
            words(("standing", say("standing")), ("defeated", say("defeated")), ("fled", say("fled"))),
        ),
        "attacked": flag(say("has attacked")),
        "hurt": flag(say("has dealt damage")),
        "effects": Value(say("properties"), "json"),
        "reward": Value(say("reward"), "json"),
    },
}
