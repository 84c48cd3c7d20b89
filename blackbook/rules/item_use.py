"""Using items: the token is discarded in exchange for its property, at any time (R-TRADE-1, R-ITEM-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import ItemToken
from blackbook.campaign.scene import COMBAT, Participant
from blackbook.content.effects import Effects, Stat, Wounds
from blackbook.rules.agenda import NOTHING, Step, Steps
from blackbook.rules.choices import NoteToPlayers
from blackbook.rules.command import Command
from blackbook.rules.effects import Cause, perform
from blackbook.rules.items import UNNAMED, discard_item, inventory, item_name, own_token
from blackbook.rules.offers import offerer
from blackbook.rules.printed import ask_printed
from blackbook.rules.question import Barred, Offer
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blackbook.rules.game import Game


def takes_part(game: Game, who: str) -> bool:
    """Whether the character is in the check or fight that is going on."""
    row = game.state.find(Participant, who)
    return game.scene is not None and row is not None and not row.excluded


def scenes_of(game: Game, who: str) -> set[str]:
    """What a printed "only in …" is compared with for this character now."""
    scene = game.scene
    if scene is None or not takes_part(game, who):
        return {"any"}
    return {"any", scene.kind, "final" if scene.final else scene.kind}


def helps_in_scene(effects: Effects | None) -> bool:
    """Whether a consumable's effects count in a check or fight rather than by themselves; unknown ones may."""
    return effects is None or any(isinstance(effect, Stat | Wounds) for effect in effects)


def not_here(game: Game, owner: str, target: str | None) -> Barred | None:
    """Why a property cannot be for another character: it helps only who is in the same location (R-COMBAT-19)."""
    if target is None or target == owner or target not in game.seats:
        return None
    here, there = game.character(owner).location, game.character(target).location
    if here is not None and here == there:
        return None
    names = game.name("characters", owner), game.name("characters", target)
    return Barred("R-COMBAT-19", say("{who} and {other} are not in the same location.", who=names[0], other=names[1]))


def cannot_use(game: Game, token: ItemToken) -> Barred | None:
    """Why an item cannot be used now."""
    owner = token.owner or ""
    if game.character(owner).defeated:
        who = game.name("characters", owner)
        return Barred("R-DEFEAT-2", say("{who} is defeated and may only give items away.", who=who))
    if takes_part(game, owner):
        from blackbook.rules.consumables import item_barred

        blocked = item_barred(game, token.pool)
        if blocked is not None:
            return blocked
    item = game.library.items.get(token.item)
    if item is not None and not scenes_of(game, owner) & set(item.scenes):
        return Barred("R-ITEM-8", say("This item does not help here; it helps in: {scenes}.", scenes=item.scenes))
    return None


def property_of(game: Game, token: ItemToken) -> Effects | None:
    """What the item does; None if nobody has told yet."""
    item = game.library.items.get(token.item)
    return item.use if item is not None else None


class UseItem(Command):
    """Discard an own item to use its property, on turn or not (R-TRADE-1)."""

    command: ClassVar[str] = "use_item"
    at_any_time: ClassVar[bool] = True

    token: int
    target: str | None = None
    """Character that a healing or protecting item is for, or the enemy in play that an attacking one hits."""

    def describe(self, game: Game) -> Text:
        token = own_token(game, self.token)
        return using(game, token, self.target)

    def apply(self, game: Game) -> None:
        token = own_token(game, self.token)
        for barred in (cannot_use(game, token), not_here(game, token.owner or "", self.target)):
            if barred is not None:
                game.forbid(barred.rule, barred.reason)
        game.agenda.push(*self._asked_first(game, token), UseProperty(token=self.token, target=self.target))

    def _asked_first(self, game: Game, token: ItemToken) -> Steps:
        """What must be told before: which item an unnamed token is, and what it does."""
        if token.item in UNNAMED:
            from blackbook.rules.identify import WhichItem

            return (WhichItem(row=self.token, fields=("use",)),)
        return ask_printed(game, "items", token.item, "use")


class UseProperty(Step):
    """The token goes to its bag, its property is carried out; an unknown one by the players (R-ITEM-3, R-ITEM-4)."""

    step: ClassVar[str] = "use_property"
    chapter: ClassVar[str] = "items"

    token: int
    target: str | None = None

    def title(self, game: Game) -> Text:
        token = game.state.find(ItemToken, self.token)
        return using(game, token, self.target) if token is not None else say("The item is gone")

    def run(self, game: Game) -> Steps:
        token = game.state.find(ItemToken, self.token)
        if token is None or token.owner is None:
            return NOTHING
        owner, effects = token.owner, property_of(game, token)
        if helps_in_scene(effects) and takes_part(game, owner):
            from blackbook.rules.consumables import use_consumable

            return use_consumable(game, owner, "items", self.token, self.target)
        target = self.target if self.target in game.seats else None
        cause = Cause(who=target or owner, kind="items", component=token.item)
        discard_item(game, token)
        return (NoteToPlayers(cause=cause),) if effects is None else perform(effects, cause)


def using(game: Game, token: ItemToken, target: str | None) -> Text:
    owner = token.owner or ""
    who: Name | Text = game.name("characters", owner)
    item = item_name(game, token)
    if target in game.seats and target != owner:
        return say("{who} uses {item} for {other}", who=who, item=item, other=game.name("characters", target or ""))
    return say("{who} uses {item}", who=who, item=item)


@offerer
def item_offers(game: Game) -> Iterator[Offer]:
    """Items that do something now, or of which nobody has told what they do."""
    if not game.is_set_up or game.story.outcome is not None:
        return
    for character in game.characters:
        for token in inventory(game, character.id):
            yield from uses_of(game, token)


def uses_of(game: Game, token: ItemToken) -> Iterator[Offer]:
    """The item for its owner; one that heals or protects also for each who stands beside them (R-COMBAT-19)."""
    owner, effects = token.owner or "", property_of(game, token)
    barred = cannot_use(game, token)
    if not has_a_place(game, owner, effects) or (barred is not None and barred.rule == "R-ITEM-8"):
        return
    yield Offer(UseItem(token=token.id or 0), using(game, token, None), "trade", barred=barred)
    if helps_others(game, owner, effects):
        for other in game.at(game.character(owner).location):
            if other.id != owner and not other.defeated:
                command = UseItem(token=token.id or 0, target=other.id)
                yield Offer(command, using(game, token, other.id), "trade", barred=barred)


def has_a_place(game: Game, owner: str, effects: Effects | None) -> bool:
    """Whether a consumable's effects can do anything now: nothing helps in a scene whose result stands."""
    decided = game.scene is not None and game.scene.result is not None
    return effects != () and not (decided and helps_in_scene(effects) and takes_part(game, owner))


def helps_others(game: Game, owner: str, effects: Effects | None) -> bool:
    """Whether it makes a difference for whom it is used: healing, and defense in a fight."""
    in_fight = game.scene is not None and game.scene.kind == COMBAT and takes_part(game, owner)
    return any(
        isinstance(effect, Wounds) or (in_fight and isinstance(effect, Stat) and effect.defense is not None)
        for effect in effects or ()
    )
