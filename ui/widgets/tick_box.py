"""A tick box whose text takes as many lines as it needs."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from ui.widgets.lettering import draw_wrapped, longest_word, text_height


class TickBox(QCheckBox):
    """A `QCheckBox` that never makes its column wider than the longest word; a click anywhere on it ticks."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text.replace("&", "&&"), parent)
        self._full = text
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def full_text(self) -> str:
        """The text as people read it."""
        return self._full

    def minimumSizeHint(self) -> QSize:
        one_line = super().sizeHint()
        return QSize(self._beside(one_line.width()) + longest_word(self._full, self.font()), one_line.height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        one_line = super().sizeHint().height()
        frame = one_line - self.fontMetrics().height()
        return max(one_line, text_height(self._full, self.font(), width - self._beside(width)) + min(8, frame))

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""  # type: ignore[attr-defined]
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_CheckBox, option, painter, self)
        words = self._words(self.rect())
        height = text_height(self._full, self.font(), words.width())
        top = max(0.0, (self.height() - height) / 2)
        place = QRectF(words.left(), top, words.width(), self.height() - top)
        draw_wrapped(painter, place, self._full, self.font(), self.palette().windowText().color())
        painter.end()

    def _beside(self, width: int) -> int:
        """How much of the width the box and the borders take."""
        return width - self._words(QRect(0, 0, width, 40)).width()

    def _words(self, rect: QRect) -> QRect:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.rect = rect  # type: ignore[attr-defined]
        return self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
