"""Which sums are asked for where dice are not told, and how an answer holds them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from blackbook.views.scene import SceneView
from ui.language import shown

translate = QCoreApplication.translate


def sums_asked(scene: SceneView) -> list[tuple[str, str]]:
    """An id and a caption for each number: the total of a check; damage to enemies and defense of characters."""
    if scene.kind == "check":
        return [("total", translate("Resolver", "Total of the check"))]
    damage, defense = translate("Resolver", "Damage to {enemy}"), translate("Resolver", "Defense of {who}")
    foes = [foe for foe in scene.foes if foe.state == "standing"]
    upright = [fighter for fighter in scene.fighters if not fighter.defeated]
    return [
        *((f"damage {foe.id}", damage.format(enemy=shown(foe.name))) for foe in foes),
        *((f"defense {fighter.id}", defense.format(who=shown(fighter.name))) for fighter in upright),
    ]


def values_of(sums: Mapping[str, int]) -> dict[str, Any]:
    """The numbers as values of an answer: `total`, or `damage` by enemy and `defense` by character."""
    if "total" in sums:
        return {"total": sums["total"]}
    told: dict[str, dict[str, int]] = {"damage": {}, "defense": {}}
    for id, n in sums.items():
        kind, _, whom = id.partition(" ")
        told[kind][whom] = n
    return dict(told)
