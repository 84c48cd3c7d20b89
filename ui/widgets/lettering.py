"""Text on painted widgets: wrapped and shortened so that it never leaves its place."""

from __future__ import annotations

import math
import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

ELLIPSIS = "…"


def elided(text: str, font: QFont, width: float) -> str:
    """The text, or its beginning and an ellipsis if it is wider than `width` pixels."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def text_width(text: str, font: QFont) -> int:
    """The width of the widest line in whole pixels."""
    metrics = QFontMetricsF(font)
    return max((math.ceil(metrics.horizontalAdvance(line)) for line in text.split("\n")), default=0)


def line_height(font: QFont) -> int:
    """The distance of lines in whole pixels."""
    return math.ceil(QFontMetricsF(font).lineSpacing())


def longest_word(text: str, font: QFont) -> int:
    """The width of the widest word in whole pixels; hyphens end words."""
    return max((text_width(word, font) for word in re.findall(r"[^\s-]+-?", text)), default=0)


def fitted(font: QFont, text: str, width: float, least: int) -> QFont:
    """The font, made smaller until the longest word fits `width`, though not below `least` pixels."""
    result = QFont(font)
    while result.pixelSize() > least and longest_word(text, result) > width:
        result.setPixelSize(result.pixelSize() - 1)
    return result


def wrapped(text: str, font: QFont, width: float, most: int | None = None, *, break_words: bool = True) -> list[str]:
    """The lines of the text at `width`; if there are more than `most`, the last one ends in an ellipsis.

    Words wider than the line are broken, or else shortened, as is better for names.
    """
    paragraphs = text.split("\n")
    lines = [line for paragraph in paragraphs for line in _lines_of_paragraph(paragraph, font, width, break_words)]
    if not break_words:
        lines = [elided(line, font, width) for line in lines]
    if most is None or len(lines) <= most:
        return lines
    if most <= 0:
        return []
    rest = " ".join(line.strip() for line in lines[most - 1 :])
    last = elided(rest, font, width)
    return [*lines[: most - 1], last if last.endswith(ELLIPSIS) else last + ELLIPSIS]


def _lines_of_paragraph(text: str, font: QFont, width: float, break_words: bool) -> list[str]:
    layout = QTextLayout(text, font)
    option = QTextOption()
    modes = QTextOption.WrapMode
    option.setWrapMode(modes.WrapAtWordBoundaryOrAnywhere if break_words else modes.WordWrap)
    layout.setTextOption(option)
    lines = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return lines or [""]


def text_height(text: str, font: QFont, width: float, most: int | None = None, *, break_words: bool = True) -> int:
    """The height of the wrapped text in whole pixels."""
    return len(wrapped(text, font, width, most, break_words=break_words)) * line_height(font) if text else 0


def lines_within(height: float, font: QFont) -> int:
    """How many whole lines fit a height."""
    return int((height + 1) // line_height(font))


def draw_wrapped(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    tint: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    most: int | None = None,
    *,
    break_words: bool = True,
) -> int:
    """Draw the text from the top of `rect`, within it, and return the height it took."""
    room = lines_within(rect.height(), font)
    most = room if most is None else min(room, most)
    lines = wrapped(text, font, rect.width(), most, break_words=break_words) if text else []
    height = line_height(font)
    for number, line in enumerate(lines):
        place = QRectF(rect.left(), rect.top() + number * height, rect.width(), height)
        draw_line(painter, place, line, font, tint, align)
    return len(lines) * height


def draw_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    tint: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Draw one line in the vertical middle of `rect`, shortened to its width."""
    painter.setFont(font)
    painter.setPen(tint)
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    spare = rect.width() - metrics.horizontalAdvance(shown)
    if align == Qt.AlignmentFlag.AlignRight:
        left = rect.left() + spare
    elif align == Qt.AlignmentFlag.AlignHCenter:
        left = rect.left() + spare / 2
    else:
        left = rect.left()
    baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    painter.drawText(QPointF(left, baseline), shown)
