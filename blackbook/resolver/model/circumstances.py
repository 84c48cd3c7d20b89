"""What conditions and amounts look at: the possessions of the owner, the scene and the round, as the case gives them.

They are looked at once, before any item is used and before anyone is healed.
"""

from __future__ import annotations

from dataclasses import dataclass

from blackbook.resolver.model.case import Case, Character, Consumable, WordCard
from blackbook.resolver.model.effects import Amount, Combined, Condition, Cursed, Has, InRound, InScene


@dataclass(frozen=True)
class Circumstances:
    """What conditions and amounts look at."""

    case: Case
    character: Character
    round: int

    def count(self, amount: Amount) -> int:
        return max(0, amount.plus + (amount.times * self._counted(amount.x) if amount.x else 0))

    def _counted(self, x: str) -> int:
        character = self.character
        counts = {"characters": len(self.case.characters), "rubles": character.rubles, "sins": character.sins,
                  "wounds": character.wounds, "items": len(character.items), "cards": len(character.conspiracy)}
        return counts[x]

    def hold(self, condition: Condition | None) -> bool:
        match condition:
            case None:
                return True
            case Has("rubles", n):
                return self.character.rubles >= n
            case Has("item", n, wanted):
                return sum(_item_fits(item, wanted) for item in self.character.items) >= n
            case Has(_, n, wanted):
                return sum(_card_fits(card, wanted) for card in self.character.conspiracy) >= n
            case Cursed(value):
                return self.character.cursed == value
            case InRound(rounds):
                return self.case.scene == "combat" and self.round in rounds
            case InScene(scenes):
                return self.in_scene(scenes)
            case Combined("all", parts):
                return all(self.hold(part) for part in parts)
            case Combined("any", parts):
                return any(self.hold(part) for part in parts)
            case Combined(_, parts):
                return not self.hold(parts[0])

    def in_scene(self, scenes: tuple[str, ...] | None) -> bool:
        return scenes is None or self.case.scene in scenes or (self.case.final and "final" in scenes)


def _item_fits(item: Consumable, wanted: tuple[tuple[str, str], ...]) -> bool:
    return all(item.pool == value if key == "pool" else value in item.types for key, value in wanted)


def _card_fits(card: WordCard, wanted: tuple[tuple[str, str], ...]) -> bool:
    """A flipped card keeps its colour but has no type (R-CARD-9)."""
    face = "up" if card.face_up else "down"
    kind = card.type if card.face_up else None
    return all({"colour": card.colour, "type": kind, "face": face}[key] == value for key, value in wanted)
