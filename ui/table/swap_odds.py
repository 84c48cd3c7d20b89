"""The chances before a roll, beside the question which word cards are in the conspiracy (R-CARD-3)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from blackbook.views.scene import scene_view
from ui.open_campaign import OpenCampaign
from ui.resolver.best_cards import SWAP_RULE
from ui.resolver.faces_popover import ask_faces
from ui.resolver.odds_panel import OddsPanel


class SwapOdds(OddsPanel):
    """Shows only while that question waits in a check or fight."""

    def __init__(self, campaign: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "")
        self.layout().setContentsMargins(0, 0, 0, 0)  # it lies on a panel already
        self._campaign = campaign
        self.faces_asked.connect(lambda: ask_faces(campaign, self))
        self.cards.chosen.connect(lambda cards: campaign.answer(*cards))

    def refresh(self) -> None:
        """Look at the campaign as it stands."""
        question = self._campaign.question
        swaps = question is not None and question.rule == SWAP_RULE
        scene = scene_view(self._campaign.keeper.game()) if swaps else None
        if scene is None or scene.before_roll is None:
            self.show_after(None)
            return
        self.show_before(scene.before_roll, tuple(fighter.name for fighter in scene.fighters), question)
