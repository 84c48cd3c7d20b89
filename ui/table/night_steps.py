"""The night as a guided sequence: which step it is, and all of them where there is room or somebody asks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from blackbook.rules.night import NightLine
from ui import theme
from ui.language import shown
from ui.widgets.stepper import Step, Stepper

ROOMY = 560
"""Height of the panel, in pixels at a text scale of 100 %, from which on all steps are listed at once."""


class NightSteps(QWidget):
    """A line that opens and closes the list of the steps; hidden by day."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("night_steps")
        self._lines: tuple[NightLine, ...] = ()
        self.link = QPushButton()
        self.link.setObjectName("night_link")
        self.link.setProperty("role", "link")
        self.link.setCheckable(True)
        self.stepper = Stepper()
        self.link.toggled.connect(self.stepper.setVisible)
        self.stepper.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(1))
        layout.addWidget(self.link)
        layout.addWidget(self.stepper)

    def set_lines(self, lines: Sequence[NightLine], height: int) -> None:
        """Show the steps of the night; all of them at its beginning if `height` pixels have room for them."""
        begins = not self._lines and bool(lines)
        self._lines = tuple(lines)
        self.setVisible(bool(lines))
        if begins:
            self.link.setChecked(height >= theme.scaled(ROOMY))
        done = sum(line.state == "done" for line in lines)
        self.stepper.set_steps([Step(shown(line.title)) for line in lines], done)
        if lines:
            now = shown(lines[min(done, len(lines) - 1)].title)
            text = self.tr("Step {number} of {count}: {step}")
            self.link.setText(text.format(number=min(done + 1, len(lines)), count=len(lines), step=now))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.set_lines(self._lines, self.height())
