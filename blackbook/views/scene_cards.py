"""Cards, items and helpers of a character in a check or fight, each with the reason if it gives nothing now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken
from blackbook.content.captions import describe_word_card
from blackbook.content.conditions import Has
from blackbook.content.terms import describe_condition, words
from blackbook.content.wording import describe_all
from blackbook.rules.conditions import holds
from blackbook.rules.conspiracy import card_name, conspiracy
from blackbook.rules.effects import Cause
from blackbook.rules.helpers import cannot_help, helpers_of
from blackbook.rules.item_use import cannot_use
from blackbook.rules.items import inventory, item_name
from blackbook.rules.scenes import participants
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.content.cards import WordCard
    from blackbook.content.effects import Effects
    from blackbook.rules.game import Game


@dataclass(frozen=True)
class SceneCard:
    """A word card of the conspiracy; `id` is the one that plans use."""

    id: str
    name: Name | Text
    type: str | None
    """order or key; None while nobody has told."""
    colour: str | None
    does: tuple[Text, ...]
    face_up: bool
    idle: Text | None
    """Why it gives nothing now."""


@dataclass(frozen=True)
class Supply:
    """An item or a helper; `id` is the one that plans use."""

    id: str
    kind: str
    """items or helpers."""
    name: Name | Text
    types: tuple[str, ...]
    does: Text | None
    """None while nobody has told."""
    barred: Text | None
    """Why it cannot be used now."""


def scene_cards(game: Game, who: str) -> tuple[SceneCard, ...]:
    """The conspiracy by slot."""
    return tuple(_card(game, card) for card in conspiracy(game, who))


def _card(game: Game, card: CardInPlay) -> SceneCard:
    printed = game.library.word_cards.get(card.card)
    return SceneCard(
        id=f"card-{card.id}",
        name=card_name(game, card),
        type=printed.type if printed is not None else None,
        colour=printed.colour if printed is not None else None,
        does=describe_word_card(printed) if printed is not None else (),
        face_up=card.face_up,
        idle=_idle(game, card, printed),
    )


def _idle(game: Game, card: CardInPlay, printed: WordCard | None) -> Text | None:
    if not card.face_up:
        return say("face down: it gives nothing")
    if printed is None or printed.type is None:
        return say("what it does is not known yet")
    cause = Cause(who=card.owner or "", kind="word_cards", component=card.card)
    if printed.type == "order":
        if printed.otherwise or holds(game, printed.condition, cause):
            return None
        return _lacking(game, cause.who, printed.condition)
    passives = printed.passive or ()
    scene = game.scene
    here = [each for each in passives if scene is not None and {"any", scene.kind} & set(each.scenes)]
    if not here:
        return say("works only {scenes}", scenes=words(tuple(s for each in passives for s in each.scenes)))
    failing = [each.condition for each in here if not holds(game, each.condition, cause)]
    return _lacking(game, cause.who, failing[0]) if len(failing) == len(here) else None


def _lacking(game: Game, who: str, condition: object) -> Text:
    """What is missing; of rubles, who could lend them (R-TRADE-3)."""
    if not isinstance(condition, Has) or condition.rubles is None:
        return say("works only {condition}", condition=describe_condition(condition))  # type: ignore[arg-type]
    missing = condition.rubles - game.character(who).rubles
    needs = say("needs %n ruble(s)", n=condition.rubles)
    others = [game.character(row.character) for row in participants(game) if row.character != who]
    rich = max(others, key=lambda other: other.rubles, default=None)
    if rich is None or not rich.rubles:
        return needs
    lent = min(missing, rich.rubles)
    return say("{needs}; {who} could lend {lent}", needs=needs, who=game.name("characters", rich.id), lent=lent)


def supplies(game: Game, who: str) -> tuple[Supply, ...]:
    """Items by slot, then helpers."""
    return (
        *(_item(game, token) for token in inventory(game, who)),
        *(_helper(game, card) for card in helpers_of(game, who)),
    )


def _item(game: Game, token: ItemToken) -> Supply:
    printed = game.library.items.get(token.item)
    barred = cannot_use(game, token)
    return Supply(
        id=f"item-{token.id}",
        kind="items",
        name=item_name(game, token),
        types=(printed.types or ()) if printed is not None else (),
        does=_does(printed.use if printed is not None else None),
        barred=barred.reason if barred is not None else None,
    )


def _helper(game: Game, card: HelperCard) -> Supply:
    printed = game.library.helpers.get(card.helper)
    barred = cannot_help(game, card)
    return Supply(
        id=f"helper-{card.id}",
        kind="helpers",
        name=game.name("helpers", card.helper),
        types=(),
        does=_does(printed.use if printed is not None else None),
        barred=barred.reason if barred is not None else None,
    )


def _does(use: Effects | None) -> Text | None:
    return describe_all(use) if use is not None else None
