"""What would change the chance before a roll, sorted by how much."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from blackbook.resolver.advice.chances import Chance
from blackbook.text import Text
from ui import theme
from ui.language import shown
from ui.resolver.chance_words import about_percent, about_points, in_percent, in_points
from ui.widgets.labels import WrappingLabel

AT_FIRST = 5
"""Lines that show until more are asked for."""


class Gains(QWidget):
    """A line each: what it is, the chance with it, and what it adds. What does not clearly change it is only named."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gains")
        self._chances: tuple[Chance, ...] = ()
        self._all = False
        self._whole = True
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
        self.unclear = WrappingLabel("", "small")
        self.unclear.setObjectName("unclear_gain")
        self.untold = WrappingLabel("", "small")
        self.untold.setObjectName("untold_gain")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(1))
        layout.addWidget(self.title)
        layout.addLayout(self.grid)
        layout.addWidget(self.more)
        for label in (self.nothing, self.unclear, self.untold):
            layout.addWidget(label)

    @property
    def lines(self) -> list[str]:
        """Each line that shows as one text."""
        rows = range(self.grid.rowCount())
        labels = [[self.grid.itemAtPosition(row, column) for column in range(3)] for row in rows]
        texts = [[item.widget().text() for item in row if item is not None] for row in labels]  # type: ignore[attr-defined]
        return [" ".join(row).replace("\u00a0", " ") for row in texts if row]

    def show_chances(self, chances: Sequence[Chance], whole: bool = True) -> None:
        """Show other chances, the greatest gain first; not the `whole` while more of them are being counted."""
        now = (tuple(chances), whole)
        if now != (self._chances, self._whole):
            self._all = self._all and set(_texts(self._chances)) <= set(_texts(chances))
            self._chances, self._whole = now
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
        told = [chance for chance in self._chances if chance.is_told]
        changing = [chance for chance in told if chance.is_clear]
        shown_now = changing if self._all else changing[:AT_FIRST]
        for row, chance in enumerate(shown_now):
            self._add(row, chance)
        left = len(changing) - len(shown_now)
        self.more.setVisible(bool(left))
        self.more.setText(self.tr("More ({count})").format(count=left))
        all_idle = self._whole and all(chance.is_exact and not chance.gain for chance in self._chances)
        self.title.setText(self.tr("Nothing would change it") if all_idle else self.tr("What would change it"))
        idle = [chance for chance in told if chance.is_exact and not chance.gain]
        unclear = [chance for chance in told if not chance.is_exact and not chance.is_clear]
        untold = [chance for chance in self._chances if not chance.is_told]
        _name(self.nothing, self.tr("Adds nothing: {what}"), idle)
        _name(self.unclear, self.tr("No clear change: {what}"), unclear)
        _name(self.untold, self.tr("Takes too long to count: {what}"), untold)

    def _add(self, row: int, chance: Chance) -> None:
        what = WrappingLabel(shown(chance.text))
        percent = (in_percent if chance.odds.exact else about_percent)(chance.odds.probability)
        share = QLabel(self.tr("{percent} %").format(percent=percent).replace(" ", "\u00a0"))
        share.setProperty("role", "strong")
        gain = QLabel((in_points if chance.is_exact else about_points)(chance.gain).replace(" ", "\u00a0"))
        gain.setProperty("role", "good" if chance.gain > 0 else "danger")
        gain.setToolTip(self._gain_hint(chance))
        self.grid.addWidget(what, row, 0)
        for column, label in ((1, share), (2, gain)):
            self.grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)

    def _gain_hint(self, chance: Chance) -> str:
        if chance.is_exact:
            return self.tr("In percentage points")
        words = self.tr("In percentage points: between {least} and {most}")
        return words.format(least=in_points(chance.least), most=in_points(chance.most))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._build()


def _texts(chances: Sequence[Chance]) -> list[Text]:
    return [chance.text for chance in chances]


def _name(label: WrappingLabel, words: str, chances: Sequence[Chance]) -> None:
    """Name some chances in one line, if there are any."""
    label.setText(words.format(what="; ".join(shown(chance.text) for chance in chances)))
    label.setVisible(bool(chances))
