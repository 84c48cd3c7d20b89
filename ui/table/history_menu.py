"""The last things that were done: taking one back takes back all that came after it."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from ui.language import shown
from ui.open_campaign import OpenCampaign

SHOWN = 15


class HistoryMenu(QMenu):
    """Filled when it opens, newest first; what was undone stands above and can be done again."""

    def __init__(self, campaign: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history_menu")
        self._campaign = campaign
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List what can be done again and what can be taken back."""
        self.clear()
        keeper = self._campaign.keeper
        future, past = keeper.future()[:SHOWN], keeper.history(SHOWN + 1)
        if future:
            self._add_title(self.tr("Do again, up to"))
        for line in reversed(future):
            self._add(line.id, f"{line.at.astimezone():%H:%M}  {shown(line.text)}")
        self._add_title(self.tr("Take back, down to") if past else self.tr("Nothing has been done yet"))
        for place, line in enumerate(past[:SHOWN]):
            before = past[place + 1].id if place + 1 < len(past) else None
            self._add(before, f"{line.at.astimezone():%H:%M}  {shown(line.text)}")

    def _add_title(self, text: str) -> None:
        self.addAction(text).setEnabled(False)

    def _add(self, entry: int | None, text: str) -> None:
        self.addAction(text).triggered.connect(lambda: self._campaign.jump(entry))
