"""Asks for the faces of the dice: whole numbers with spaces between, one line for each kind."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from blackbook.rules.describe import Describe
from ui.open_campaign import OpenCampaign
from ui.table.popover import Popover
from ui.widgets.labels import WrappingLabel


class FacesPopover(Popover):
    """Says both lists once both can be read."""

    told = Signal(object)
    """Faces by kind: dict of "attack" and "defense" to lists of int."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.title.setText(self.tr("Faces of the dice"))
        self.body.addWidget(WrappingLabel(self.tr("All faces of one die, with spaces, as in 0 1 1 2 3 4."), "dim"))
        self.lines: dict[str, QLineEdit] = {}
        for kind, caption in (("attack", self.tr("Attack die")), ("defense", self.tr("Defense die"))):
            line = QLineEdit()
            line.setObjectName(f"faces_{kind}")
            line.setPlaceholderText(caption)
            line.setAccessibleName(caption)
            line.textChanged.connect(lambda _: self._judge())
            self.lines[kind] = line
            self.body.addWidget(line)
        self.keep = QPushButton(self.tr("Remember these faces"))
        self.keep.setObjectName("keep_faces")
        self.keep.setProperty("role", "primary")
        self.keep.clicked.connect(self._tell)
        self.body.addWidget(self.keep)
        self._judge()

    def _faces(self, kind: str) -> list[int] | None:
        words = self.lines[kind].text().replace(",", " ").split()
        return [int(word) for word in words] if words and all(word.isdecimal() for word in words) else None

    def _judge(self) -> None:
        self.keep.setEnabled(all(self._faces(kind) is not None for kind in self.lines))

    def _tell(self) -> None:
        self.told.emit({kind: self._faces(kind) for kind in self.lines})
        self.close()


def ask_faces(campaign: OpenCampaign, anchor: QWidget) -> None:
    """Open it below a widget, and keep what is told."""
    popover = FacesPopover(anchor)
    popover.told.connect(lambda faces: campaign.do(Describe(kind="dice", id="dice", fields=faces)))
    popover.open_below(anchor)
