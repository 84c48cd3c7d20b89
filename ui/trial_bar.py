"""The bar over the page while something is tried in a copy: nothing of it counts until it is kept."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui import theme
from ui.widgets.labels import WrappingLabel


class TrialBar(QFrame):
    """Says so in a colour of its own, with the two ways out."""

    kept = Signal()
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "trial")
        self.setObjectName("trial")
        self.text = WrappingLabel("", "on_trial")
        self.keep = QPushButton()
        self.keep.setObjectName("keep_trial")
        self.keep.clicked.connect(lambda: self.kept.emit())
        self.drop = QPushButton()
        self.drop.setObjectName("drop_trial")
        self.drop.clicked.connect(lambda: self.dropped.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.step(6), theme.step(2), theme.step(6), theme.step(2))
        row.setSpacing(theme.step(3))
        row.addWidget(self.text, 1)
        row.addWidget(self.keep)
        row.addWidget(self.drop)
        self._retranslate()

    def above(self, page: QWidget) -> QWidget:
        """This bar with a page below it."""
        holder = QWidget()
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self)
        layout.addWidget(page, 1)
        return holder

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.text.setText(self.tr("A trial: nothing of this counts"))
        self.setAccessibleName(self.text.text())
        self.keep.setText(self.tr("Keep it (F7)"))
        self.keep.setToolTip(self.tr("Do all of this in the campaign"))
        self.drop.setText(self.tr("Drop it (F8)"))
        self.drop.setToolTip(self.tr("Go back to where the campaign was"))
