"""Totals by hand: the sum of a check, or damage and defense of a round, without dice on cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from ui import theme
from ui.widgets.action_button import ActionButton
from ui.widgets.labels import WrappingLabel

MOST = 999


class TotalsPanel(QFrame):
    """A number for each thing asked; a check may also be settled whatever its sum is."""

    told = Signal(object)
    """The numbers by id: dict of str to int."""
    settled = Signal(str)
    """"passed" or "failed"."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setObjectName("totals")
        self._asked: tuple[tuple[str, str], ...] = ()
        self._check = True
        self.boxes: dict[str, QSpinBox] = {}
        self.title = WrappingLabel("", "heading")
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self.tell = ActionButton("", tone="primary")
        self.tell.setObjectName("tell_totals")
        self.tell.clicked.connect(self.read)
        self.passed, self.failed, self.close_link = QPushButton(), QPushButton(), QPushButton()
        self.passed.setObjectName("passed")
        self.passed.clicked.connect(lambda: self.settled.emit("passed"))
        self.failed.setObjectName("failed")
        self.failed.clicked.connect(lambda: self.settled.emit("failed"))
        self.close_link.setProperty("role", "link")
        self.close_link.setObjectName("close_totals")
        self.close_link.clicked.connect(lambda: self.closed.emit())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.step(4),) * 4)
        layout.setSpacing(theme.step(2))
        layout.addWidget(self.title)
        layout.addLayout(self._grid)
        for widget in (self.tell, self.passed, self.failed, self.close_link):
            layout.addWidget(widget)
        self._retranslate()

    def ask(self, asked: Sequence[tuple[str, str]], *, check: bool, closable: bool) -> None:
        """Ask for a number each: id and caption; values already typed stay where the ids do."""
        before = {id: box.value() for id, box in self.boxes.items()}
        self._asked, self._check = tuple(asked), check
        if list(before) != [id for id, _ in asked]:
            self._build(before)
        self.passed.setVisible(check)
        self.failed.setVisible(check)
        self.close_link.setVisible(closable)
        self._retranslate()

    def _build(self, before: dict[str, int]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.boxes = {}
        self._captions: list[WrappingLabel] = []
        for row, (id, caption) in enumerate(self._asked):
            box = QSpinBox()
            box.setRange(0, MOST)
            box.setValue(before.get(id, 0))
            box.setObjectName(f"sum_{id}")
            box.setAccessibleName(caption)
            label = WrappingLabel(caption)
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(box, row, 1)
            self.boxes[id] = box
            self._captions.append(label)

    def read(self) -> None:
        """Hand the numbers over."""
        self.told.emit({id: box.value() for id, box in self.boxes.items()})

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Totals by hand"))
        self.tell.set_texts(self.tr("Accept this sum") if self._check else self.tr("Go on with these sums"))
        self.passed.setText(self.tr("Passed, whatever the sum is"))
        self.failed.setText(self.tr("Failed, whatever the sum is"))
        self.close_link.setText(self.tr("Back to the dice"))
