"""The program's own icons: line drawings that take the colour of the text beside them."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from importlib import resources
from pathlib import Path

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ui import theme


@cache
def names() -> tuple[str, ...]:
    """The names of all icons, in order of the alphabet."""
    folder = resources.files("resources") / "icons"
    return tuple(sorted(Path(entry.name).stem for entry in folder.iterdir() if entry.name.endswith(".svg")))


@cache
def source(name: str) -> str:
    """The SVG text of an icon; FileNotFoundError if there is none of that name."""
    return (resources.files("resources") / "icons" / f"{name}.svg").read_text(encoding="utf-8")


@cache
def _renderer(name: str, tint: str) -> QSvgRenderer:
    # QtSvg paints currentColor black, so the colour is written into the text.
    return QSvgRenderer(QByteArray(source(name).replace("currentColor", tint).encode()))


def draw_icon(painter: QPainter, rect: QRectF, name: str, tint: QColor) -> None:
    """Draw an icon into a square in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    _renderer(name, tint.name()).render(painter, square)


class IconEngine(QIconEngine):
    """Draws an icon crisply at any size; without a fixed role it follows the theme and the state."""

    def __init__(self, name: str, role: str | None = None) -> None:
        super().__init__()
        self._name = name
        self._role = role

    def tint(self, mode: QIcon.Mode) -> QColor:
        """The colour of the icon in a mode: dim where disabled, else its role or the text's."""
        if mode == QIcon.Mode.Disabled:
            return theme.colour("dim")
        return theme.colour(self._role or "text")

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        draw_icon(painter, QRectF(rect), self._name, self.tint(mode))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        result = QPixmap(size)
        result.fill(Qt.GlobalColor.transparent)
        painter = QPainter(result)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return result

    def clone(self) -> QIconEngine:
        return IconEngine(self._name, self._role)


def icon(name: str, role: str | None = None) -> QIcon:
    """An icon by name, in the colour of a palette role; FileNotFoundError if there is none of that name."""
    source(name)
    return QIcon(IconEngine(name, role))


@cache
def _folder() -> Path:
    path = Path(tempfile.mkdtemp(prefix="blackbook-icons-"))
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path


@cache
def tinted_file(name: str, tint: str) -> Path:
    """A file with the icon in one colour, because a style sheet takes pictures only from files."""
    path = _folder() / f"{name}-{tint.lstrip('#')}.svg"
    path.write_text(source(name).replace("currentColor", tint), encoding="utf-8")
    return path
