"""What would raise the chance before a roll, sorted by how much."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from blackbook.resolver.chances import Chance
from ui import theme
from ui.language import shown
from ui.resolver.chance_words import in_percent, in_points
from ui.widgets.labels import WrappingLabel

AT_FIRST = 5
"""Lines that show until more are asked for."""


class Gains(QWidget):
    """A line each: what it is, the chance with it, and what it adds. What changes nothing is only named."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gains")
        self._chances: tuple[Chance, ...] = ()
        self._all = False
        self.title = QLabel()
        self.title.setProperty("role", "strong")
        self.grid = QGridLayout()
        self.grid.setColumnStretch(0, 1)
        self.grid.setHorizontalSpacing(theme.step(3))
        self.grid.setVerticalSpacing(theme.step(1))
        self.more = QPushButton()
        self.more.setObjectName("more_gains")
        self.more.setProperty("role", "link")
        self.more.clicked.connect(self._show_all)
        self.nothing = WrappingLabel("", "small")
        self.nothing.setObjectName("no_gain")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(1))
        layout.addWidget(self.title)
        layout.addLayout(self.grid)
        layout.addWidget(self.more)
        layout.addWidget(self.nothing)

    @property
    def lines(self) -> list[str]:
        """Each line that shows as one text."""
        rows = range(self.grid.rowCount())
        labels = [[self.grid.itemAtPosition(row, column) for column in range(3)] for row in rows]
        texts = [[item.widget().text() for item in row if item is not None] for row in labels]  # type: ignore[attr-defined]
        return [" ".join(row).replace("\u00a0", " ") for row in texts if row]

    def show_chances(self, chances: Sequence[Chance]) -> None:
        """Show other chances, the greatest gain first."""
        if tuple(chances) != self._chances:
            self._chances, self._all = tuple(chances), False
            self._build()
        self.setVisible(bool(chances))

    def _show_all(self) -> None:
        self._all = True
        self._build()

    def _build(self) -> None:
        while (item := self.grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        changing = [chance for chance in self._chances if chance.gain]
        shown_now = changing if self._all else changing[:AT_FIRST]
        for row, chance in enumerate(shown_now):
            self._add(row, chance)
        left = len(changing) - len(shown_now)
        self.more.setVisible(bool(left))
        self.more.setText(self.tr("More ({count})").format(count=left))
        self.title.setText(self.tr("What would change it") if changing else self.tr("Nothing would change it"))
        idle = "; ".join(shown(chance.text) for chance in self._chances if not chance.gain)
        self.nothing.setText(self.tr("Adds nothing: {what}").format(what=idle))
        self.nothing.setVisible(bool(idle))

    def _add(self, row: int, chance: Chance) -> None:
        what = WrappingLabel(shown(chance.text))
        share = QLabel(self.tr("{percent} %").format(percent=in_percent(chance.odds.probability)).replace(
            " %", "\u00a0%"))  # fmt: skip
        share.setProperty("role", "strong")
        gain = QLabel(in_points(chance.gain))
        gain.setProperty("role", "good" if chance.gain > 0 else "danger")
        gain.setToolTip(self.tr("In percentage points"))
        self.grid.addWidget(what, row, 0)
        for column, label in ((1, share), (2, gain)):
            self.grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._build()
