"""Reminders of this moment of a check or fight, to be ticked off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QLabel, QVBoxLayout, QWidget

from blackbook.rules.radar import Reminder
from ui import theme
from ui.language import shown


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
        self.boxes: list[QCheckBox] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(*(theme.step(4),) * 4)
        self._layout.setSpacing(theme.step(1))
        self._layout.addWidget(self.title)
        self._retranslate()

    def show_reminders(self, reminders: Sequence[Reminder]) -> None:
        """Show other reminders; ticks of those that stay are kept."""
        if tuple(reminders) != self._reminders:
            self._reminders = tuple(reminders)
            self._ticked &= set(reminders)
            self._build()
        self.setVisible(bool(reminders))

    def _build(self) -> None:
        for box in self.boxes:
            self._layout.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.boxes = []
        for reminder in self._reminders:
            box = QCheckBox()
            box.setChecked(reminder.done or reminder in self._ticked)
            box.toggled.connect(lambda on, reminder=reminder: self._tick(reminder, on))
            self._layout.addWidget(box)
            self.boxes.append(box)
        self._retranslate()

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
        for box, reminder in zip(self.boxes, self._reminders, strict=True):
            box.setText(shown(reminder.text))
            box.setToolTip(f"{shown(reminder.source)} · {reminder.rule}")
