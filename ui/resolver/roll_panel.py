"""While the roll is asked for: how many dice are told, and the button that hands them over."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from ui import theme
from ui.widgets.action_button import ActionButton
from ui.widgets.labels import WrappingLabel


class RollPanel(QFrame):
    """The button waits until every die has a value."""

    told = Signal()
    sums_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setObjectName("roll")
        self._title, self._known, self._all = "", 0, 0
        self.title = WrappingLabel("", "heading")
        self.count = WrappingLabel("", "dim")
        self.count.setObjectName("dice_told")
        self.tell = ActionButton("", tone="primary")
        self.tell.setObjectName("tell_dice")
        self.tell.clicked.connect(lambda: self.told.emit())
        self.sums = QPushButton()
        self.sums.setObjectName("only_sums")
        self.sums.setProperty("role", "link")
        self.sums.clicked.connect(lambda: self.sums_asked.emit())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.step(4),) * 4)
        layout.setSpacing(theme.step(2))
        for widget in (self.title, self.count, self.tell, self.sums):
            layout.addWidget(widget)
        self._retranslate()

    def show_count(self, title: str, known: int, all_dice: int) -> None:
        """Say how many of the dice have a value."""
        self._title, self._known, self._all = title, known, all_dice
        self._retranslate()

    @property
    def complete(self) -> bool:
        """Whether every die has a value."""
        return self._known == self._all

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.title.setText(self._title)
        self.count.setText(self.tr("{known} of {all} dice told").format(known=self._known, all=self._all))
        self.tell.setEnabled(self.complete)
        self.tell.set_texts(self.tr("These are the dice"))
        self.sums.setText(self.tr("Tell only sums instead"))
