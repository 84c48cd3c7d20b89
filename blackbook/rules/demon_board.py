"""Which demon is printed on which slot of a board: asked for when its penalty is to begin and nobody has told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.content.amounts import AnyDiceKind, CardFilter
from blackbook.content.effects import Effects, FightStart, Rule, Wounds, effects_to_data
from blackbook.content.modifiers import CheckHarder, DiceMinus, FlipCards, MoveRange, Price
from blackbook.content.wording import describe_all
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.demons import awake_slots, demon_in
from blackbook.rules.naming import NAME_ENTRY, id_of
from blackbook.rules.question import Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

KINDS: tuple[AnyDiceKind, ...] = ("attack", "defense", "any")
LATER = "later"

PENALTIES: dict[str, Effects] = {
    **{f"die {kind}": (Rule(modifier=DiceMinus(kind=kind, minus=1)),) for kind in KINDS},
    **{f"check {kind}": (Rule(modifier=CheckHarder(kind=kind, plus=2)),) for kind in KINDS},
    **{f"items {n}": (Rule(modifier=Price(items=n)),) for n in (1, 2)},
    **{f"cards {n}": (Rule(modifier=Price(cards=n)),) for n in (1, 2)},
    "flip any": (Rule(modifier=FlipCards(n=1, filter=CardFilter())),),
    "flip black": (Rule(modifier=FlipCards(n=1, filter=CardFilter(colour="black"))),),
    "flip white": (Rule(modifier=FlipCards(n=1, filter=CardFilter(colour="white"))),),
    "flip order": (Rule(modifier=FlipCards(n=1, filter=CardFilter(type="order"))),),
    "flip key": (Rule(modifier=FlipCards(n=1, filter=CardFilter(type="key"))),),
    "move": (Rule(modifier=MoveRange(change=-1)),),
    "fight": (Rule(modifier=FightStart(effects=(Wounds(amount=3),))),),
}
"""The penalties that the rulebook describes, with each of the kinds and amounts it names (rules.md 6.9)."""


def unknown_demons(game: Game, who: str) -> Steps:
    """Steps that ask for the idle demons whose penalty is not known."""
    return tuple(WhichDemon(who=who, slot=slot) for slot in awake_slots(game, who) if not is_known(game, who, slot))


def is_known(game: Game, who: str, slot: int) -> bool:
    demon = demon_in(game, who, slot)
    return demon is not None and demon.effect is not None


class WhichDemon(Step):
    """The owner of the board reads off which demon a slot has and what it does."""

    step: ClassVar[str] = "which_demon"
    chapter: ClassVar[str] = "demons"

    who: str
    slot: int

    def title(self, game: Game) -> Text:
        who = game.name("characters", self.who)
        return say("Which demon is printed on slot {slot} of {who}, and what does it do?", slot=self.slot, who=who)

    def question(self, game: Game) -> Question | None:
        if is_known(game, self.who, self.slot):
            return None
        here = demon_in(game, self.who, self.slot)
        elsewhere = [demon for demon in game.library.demons_of(self.who) if demon.slot is None] if here is None else []
        options = (
            *(Option(demon.id, say("{demon}", demon=game.name("demons", demon.id))) for demon in elsewhere),
            *(Option(id, describe_all(effects)) for id, effects in PENALTIES.items()),
            Option(LATER, say("Leave it open for now")),
        )
        return Question("R-DEMON-3", self.title(game), options, entries=(NAME_ENTRY,), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        if chosen == LATER:
            return NOTHING
        if chosen not in PENALTIES:
            game.note_printed("demons", chosen, "slot", self.slot)
            return (self,)
        here = demon_in(game, self.who, self.slot)
        name = str(answer.values.get("name") or "").strip()
        if here is not None:
            id = here.id
        else:
            id = id_of(name) if name else f"{self.who}-{self.slot}"
            game.note_printed("demons", id, "owner", self.who)
            game.note_printed("demons", id, "slot", self.slot)
        if name:
            game.note_printed("demons", id, "name", name)
        game.note_printed("demons", id, "effect", effects_to_data(PENALTIES[chosen]))
        return NOTHING
