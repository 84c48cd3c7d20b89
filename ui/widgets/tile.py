"""What all painted widgets share: a button of any shape that keys, mouse and screen readers can use."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ui import theme


class Tile(QAbstractButton):
    """A painted button; a subclass draws itself in `draw` and gives its size in `natural_size`."""

    corner: float = theme.CORNER

    def __init__(self, parent: QWidget | None = None, *, clickable: bool = True) -> None:
        super().__init__(parent)
        self._clickable = False
        self.set_clickable(clickable)

    @property
    def clickable(self) -> bool:
        """Whether it takes focus, clicks and keys."""
        return self._clickable

    def set_clickable(self, clickable: bool) -> None:
        """Let it take focus, clicks and keys, or be a mere picture."""
        self._clickable = clickable
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if clickable else Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, clickable)
        if clickable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def natural_size(self) -> QSize:
        """The size at which everything shows at the current text scale."""
        raise TypeError(f"{type(self).__name__} gives no size")

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw everything but the focus ring."""
        raise TypeError(f"{type(self).__name__} draws nothing")

    def height_at(self, width: int) -> int | None:
        """The height that the tile needs at a width, or None where they do not depend on each other."""
        return None

    def refresh(self) -> None:
        """Show changed values: size and picture."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self.natural_size()

    def minimumSizeHint(self) -> QSize:
        return self.natural_size()

    def hasHeightForWidth(self) -> bool:
        return self.height_at(400) is not None

    def heightForWidth(self, width: int) -> int:
        height = self.height_at(width)
        return -1 if height is None else height

    def wrap_freely(self) -> None:
        """Let the height follow the width, as for text that wraps."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hitButton(self, position: QPoint) -> bool:
        return self._clickable and self.rect().contains(position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._clickable and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.refresh()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()

    def retranslate(self) -> None:
        """Say accessible names and tool tips anew after the language has changed."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.draw(painter, QRectF(self.rect()))
        if self.hasFocus():
            draw_box(painter, QRectF(self.rect()), None, theme.colour("ochre"), self.corner, 2)
        painter.end()


def draw_box(
    painter: QPainter,
    rect: QRectF,
    fill: QColor | None,
    line: QColor | None,
    corner: float = theme.CORNER,
    width: float = 1,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """Draw a box with round corners wholly inside `rect`."""
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        inner = rect
    else:
        painter.setPen(QPen(line, width, style))
        inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.drawRoundedRect(inner, corner, corner)


def faded(tint: QColor, share: float) -> QColor:
    """The colour at a share of its opacity; for frames and surfaces, never for text."""
    result = QColor(tint)
    result.setAlphaF(share)
    return result
