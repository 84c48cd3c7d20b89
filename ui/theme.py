"""The look of the program: semantic colours, fonts, sizes and spacing of both themes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

SMALL, BODY, LARGE, TITLE, HUGE = 11, 13, 17, 21, 54
"""Text sizes in pixels at a text scale of 100 %."""

CORNER_SMALL, CORNER, CORNER_LARGE = 4, 6, 10
"""Radii of corners in pixels."""

LEAST_SCALE, MOST_SCALE = 75, 200
"""Bounds of the text scale in per cent."""

SERIFS = ("Old Standard TT", "PT Serif", "Georgia", "DejaVu Serif")


@dataclass(frozen=True)
class Palette:
    """The colours of a theme by what they mean, each as ``#rrggbb``."""

    name: str
    is_dark: bool
    window: str
    panel: str
    raised: str
    line: str
    outline: str
    """Edges of things that take input: clearer than `line`."""
    text: str
    dim: str
    cinnabar: str
    cinnabar_text: str
    """Cinnabar that is readable as text on every background."""
    ochre: str
    ochre_text: str
    on_ochre: str
    """Text on an ochre surface."""
    spruce: str
    spruce_text: str
    river: str
    river_text: str
    alert: str
    """Soft cinnabar background of alerts and awake demons."""
    passed: str
    """Spaces of a track that lie behind the marker."""
    hover: str
    shortfall: str
    """Bars of a chart that fall short of what is needed."""
    card_white: str
    card_white_text: str
    card_white_dim: str
    card_black: str
    card_black_text: str
    card_black_dim: str
    card_black_line: str


CANDLE = Palette(
    name="dark", is_dark=True,
    window="#15120f", panel="#1f1a15", raised="#2a241d", line="#3b3229", outline="#786a55",
    text="#e9dfcb", dim="#a69a84",
    cinnabar="#c8402f", cinnabar_text="#ea8b7b", ochre="#d2a04a", ochre_text="#d2a04a", on_ochre="#1c1408",
    spruce="#7f9f6a", spruce_text="#8fb079", river="#7d9bb3", river_text="#8dabc3",
    alert="#331b16", passed="#35211a", hover="#342c23", shortfall="#5d4034",
    card_white="#efe6d2", card_white_text="#2a2117", card_white_dim="#62563f",
    card_black="#0d0b09", card_black_text="#e9dfcb", card_black_dim="#b0a48d", card_black_line="#4a3f33",
)  # fmt: skip

BIRCH_BARK = Palette(
    name="light", is_dark=False,
    window="#f4eee1", panel="#fbf7ee", raised="#ece3d1", line="#d5c8b0", outline="#857556",
    text="#2a2117", dim="#665947",
    cinnabar="#a92a1c", cinnabar_text="#a02516", ochre="#9a6b15", ochre_text="#7a5309", on_ochre="#fffdf6",
    spruce="#45682f", spruce_text="#3f602b", river="#3d6283", river_text="#38597a",
    alert="#f5dbd2", passed="#efdacb", hover="#e3d8c2", shortfall="#c9a593",
    card_white="#efe6d2", card_white_text="#2a2117", card_white_dim="#62563f",
    card_black="#0d0b09", card_black_text="#e9dfcb", card_black_dim="#b0a48d", card_black_line="#0d0b09",
)  # fmt: skip

PALETTES = {palette.name: palette for palette in (CANDLE, BIRCH_BARK)}


@dataclass(frozen=True)
class Theme:
    """A palette and the text scale in per cent."""

    palette: Palette
    text_scale: int = 100

    def scaled(self, pixels: float) -> int:
        """A length in pixels that grows with the text."""
        return max(1, round(pixels * self.text_scale / 100))


_current = Theme(CANDLE)
_sans: list[str] = []


def current() -> Theme:
    """The theme that was applied last; "Candle" at 100 % before that."""
    return _current


def scaled(pixels: float) -> int:
    """A length in pixels at the current text scale."""
    return _current.scaled(pixels)


def step(count: int = 1) -> int:
    """A distance of so many steps of four pixels."""
    return 4 * count


def colour(role: str) -> QColor:
    """The colour of the current palette with that field name; AttributeError if there is none."""
    return QColor(getattr(_current.palette, role))


def serif() -> str:
    """The first serif of the list that this computer has."""
    available = set(QFontDatabase.families())
    return next((family for family in SERIFS if family in available), "serif")


def heading_font(size: int = LARGE) -> QFont:
    """The bold serif of headings, names and big numbers; `size` at 100 %."""
    font = QFont(serif())
    font.setPixelSize(scaled(size))
    font.setBold(True)
    return font


def body_font(size: int = BODY, bold: bool = False) -> QFont:
    """The sans of running text; `size` at 100 %."""
    font = QFont(_sans[0]) if _sans else QFont()
    font.setPixelSize(scaled(size))
    font.setBold(bold)
    return font


def contrast(first: str, second: str) -> float:
    """The WCAG contrast of two colours, from 1 to 21."""
    lighter, darker = sorted((_luminance(QColor(first)), _luminance(QColor(second))), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(of: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(of.redF()) + 0.7152 * linear(of.greenF()) + 0.0722 * linear(of.blueF())


def apply_theme(app: QApplication, name: str = "dark", text_scale: int = 100) -> Theme:
    """Dress the whole program in a theme, `text_scale` in per cent; KeyError for an unknown name."""
    from ui.style_sheet import style_sheet

    global _current
    palette = PALETTES[name]
    if not _sans:
        _sans.append(app.font().family())
    _current = Theme(palette, min(MOST_SCALE, max(LEAST_SCALE, text_scale)))
    if not app.styleSheet():  # a style sheet hides which style lies below it
        app.setStyle("Fusion")
    app.setPalette(_qt_palette(palette))
    app.setFont(body_font())
    app.setStyleSheet(style_sheet(_current, serif()))
    return _current


def _qt_palette(palette: Palette) -> QPalette:
    roles = QPalette.ColorRole
    colours = {
        roles.Window: palette.window,
        roles.WindowText: palette.text,
        roles.Base: palette.panel,
        roles.AlternateBase: palette.raised,
        roles.Text: palette.text,
        roles.PlaceholderText: palette.dim,
        roles.Button: palette.raised,
        roles.ButtonText: palette.text,
        roles.BrightText: palette.cinnabar_text,
        roles.ToolTipBase: palette.raised,
        roles.ToolTipText: palette.text,
        roles.Highlight: palette.ochre,
        roles.HighlightedText: palette.on_ochre,
        roles.Link: palette.ochre_text,
        roles.LinkVisited: palette.ochre_text,
        roles.Accent: palette.ochre,
        roles.Light: palette.hover,
        roles.Midlight: palette.raised,
        roles.Mid: palette.line,
        # Fusion draws the outlines of check boxes and sliders with Dark: in a dark theme it has to be light.
        roles.Dark: palette.outline,
        roles.Shadow: palette.window,
    }
    result = QPalette()
    for role, value in colours.items():
        result.setColor(role, QColor(value))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(palette.dim))
    return result
