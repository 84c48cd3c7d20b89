"""Reminders of this moment of a check or fight, to be ticked off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from blackbook.rules.radar import Reminder
from ui import theme
from ui.language import shown
from ui.widgets.labels import WrappingLabel


class ReminderRow(QWidget):
    """A box to tick and a text that wraps; a click on either ticks."""

    def __init__(self, reminder: Reminder, ticked: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reminder = reminder
        self.box = QCheckBox()
        self.box.setChecked(ticked)
        self.label = WrappingLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(theme.step(2))
        row.addWidget(self.box, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.label, 1)
        self.retranslate()

    def retranslate(self) -> None:
        self.label.setText(shown(self._reminder.text))
        self.box.setAccessibleName(self.label.text())
        self.setToolTip(f"{shown(self._reminder.source)} · {self._reminder.rule}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.box.toggle()


class RadarPanel(QFrame):
    """What the program has done is ticked; what the players do themselves they tick."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setObjectName("radar")
        self._reminders: tuple[Reminder, ...] = ()
        self._ticked: set[Reminder] = set()
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.rows: list[ReminderRow] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(*(theme.step(4),) * 4)
        self._layout.setSpacing(theme.step(1))
        self._layout.addWidget(self.title)
        self._retranslate()

    def remember_in(self, ticked: set[Reminder]) -> None:
        """Keep what is ticked in this set from now on."""
        self._ticked = ticked

    def show_reminders(self, reminders: Sequence[Reminder]) -> None:
        """Show other reminders; ticks of those that stay are kept."""
        if tuple(reminders) != self._reminders:
            self._reminders = tuple(reminders)
            self._ticked &= set(reminders)
            self._build()
        self.setVisible(bool(reminders))

    def _build(self) -> None:
        for old in self.rows:
            self._layout.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = []
        for reminder in self._reminders:
            row = ReminderRow(reminder, reminder.done or reminder in self._ticked)
            row.box.toggled.connect(lambda on, reminder=reminder: self._tick(reminder, on))
            self._layout.addWidget(row)
            self.rows.append(row)

    def _tick(self, reminder: Reminder, on: bool) -> None:
        if on:
            self._ticked.add(reminder)
        else:
            self._ticked.discard(reminder)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Do not forget"))
        for row in self.rows:
            row.retranslate()
