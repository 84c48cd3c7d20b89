"""What if: the window plays on in a copy of the campaign, and goes back with what came of it or without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from blackbook.errors import UserError
from ui.resolver.scene_memory import SceneMemory
from ui.trial_bar import TrialBar

if TYPE_CHECKING:
    from blackbook.trial import Trial
    from ui.open_campaign import OpenCampaign
    from ui.window import Window


class WhatIf(QObject):
    """Has the campaign in keeping while its copy is in the window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._trial: Trial | None = None
        self._campaign: OpenCampaign | None = None
        self._memory = SceneMemory()
        self.bar = TrialBar()
        self.bar.hide()
        self.bar.kept.connect(self.keep)
        self.bar.dropped.connect(self.drop)

    @property
    def is_on(self) -> bool:
        """Whether the window shows a copy."""
        return self._trial is not None

    def begin(self) -> None:
        """Open the campaign's copy in its place."""
        from blackbook.trial import Trial
        from ui.open_campaign import OpenCampaign

        window = self._window
        if window.campaign is None or self.is_on:
            return
        try:
            self._trial = Trial(window.campaign.keeper)
        except UserError as mistake:
            window.say_mistake(mistake.text)
            return
        self._campaign, self._memory = window.campaign, window.memory
        window.memory = SceneMemory(set(self._memory.ticked), self._memory.chance)
        self._show(window.heard(OpenCampaign(self._trial.keeper, window)))

    def keep(self) -> None:
        """Do it all in the campaign; if that cannot be, a sentence says why and the trial goes on."""
        if self._trial is None:
            return
        try:
            self._trial.keep()
        except UserError as mistake:
            self._window.say_mistake(mistake.text)
            return
        self._memory = self._window.memory
        self._go_back()
        self._window.toast.say(self.tr("Kept: it counts now"))

    def drop(self) -> None:
        """Back to where the campaign was."""
        if self._trial is not None:
            self._go_back()
            self._window.toast.say(self.tr("Dropped: the campaign is as it was"))

    def end(self) -> None:
        """The copy has left the window for good: it goes, and the campaign is closed."""
        if self._trial is None:
            return
        campaign = self._campaign
        self._close_copy()
        if campaign is not None:
            campaign.close()
            campaign.deleteLater()

    def _go_back(self) -> None:
        copy, campaign = self._window.campaign, self._campaign
        assert campaign is not None
        self._window.memory = self._memory
        trial, self._trial, self._campaign = self._trial, None, None
        self._show(campaign)
        if copy is not None and trial is not None:
            copy.close()
            copy.deleteLater()
            trial.close()

    def _close_copy(self) -> None:
        trial, self._trial, self._campaign = self._trial, None, None
        self.bar.hide()
        if trial is not None:
            trial.close()

    def _show(self, campaign: OpenCampaign) -> None:
        """The same page of another campaign."""
        window = self._window
        page = window.pages.currentWidget()
        was_scene = page is not None and page.objectName() == "resolver_page"
        window.campaign = campaign
        self.bar.setVisible(self.is_on)
        if was_scene and window.scene_is_on():
            window.show_scene()
        else:
            window.show_table()
