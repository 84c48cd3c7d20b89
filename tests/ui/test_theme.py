"""Both themes are readable, and text grows with its scale."""

from itertools import product

import pytest
from PySide6.QtGui import QColor, QPalette

from ui import theme

BACKGROUNDS = ("window", "panel", "raised", "alert", "passed", "hover")
TEXTS = ("text", "dim", "cinnabar_text", "ochre_text", "spruce_text", "river_text")
SURFACES = (
    ("on_ochre", "ochre"),
    ("card_white_text", "card_white"),
    ("card_white_dim", "card_white"),
    ("card_black_text", "card_black"),
    ("card_black_dim", "card_black"),
)


@pytest.fixture(autouse=True)
def _restored_theme(qapp):
    yield
    theme.apply_theme(qapp)


@pytest.mark.parametrize("name", ["dark", "light"])
@pytest.mark.parametrize(("text", "background"), [*product(TEXTS, BACKGROUNDS), *SURFACES])
def test_text_stands_out_from_its_background(name: str, text: str, background: str) -> None:
    palette = theme.PALETTES[name]
    assert theme.contrast(getattr(palette, text), getattr(palette, background)) >= 4.5


def test_contrast_of_black_on_white_is_twenty_one() -> None:
    assert theme.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert theme.contrast("#777777", "#777777") == pytest.approx(1)


@pytest.mark.parametrize("name", ["dark", "light"])
def test_focus_and_edges_of_inputs_stand_out(name: str) -> None:
    palette = theme.PALETTES[name]
    for background in (palette.window, palette.panel, palette.raised):
        assert theme.contrast(palette.ochre, background) >= 3
    assert theme.contrast(palette.outline, palette.window) >= 3


@pytest.mark.parametrize(("scale", "size"), [(75, 10), (100, 13), (150, 20), (200, 26)])
def test_text_grows_with_the_scale(qapp, scale: int, size: int) -> None:
    theme.apply_theme(qapp, "light", scale)
    assert theme.current().palette is theme.BIRCH_BARK
    assert theme.body_font().pixelSize() == size
    assert qapp.font().pixelSize() == size
    assert theme.heading_font(theme.HUGE).pixelSize() == theme.scaled(54)


@pytest.mark.parametrize(("asked", "given"), [(10, 75), (500, 200)])
def test_scale_stays_within_bounds(qapp, asked: int, given: int) -> None:
    assert theme.apply_theme(qapp, "dark", asked).text_scale == given


def test_unknown_theme_is_an_error_and_changes_nothing(qapp) -> None:
    theme.apply_theme(qapp, "light")
    with pytest.raises(KeyError):
        theme.apply_theme(qapp, "sepia")
    assert theme.current().palette.name == "light"


def test_program_wears_the_palette(qapp) -> None:
    theme.apply_theme(qapp, "dark")
    palette = qapp.palette()
    assert palette.color(QPalette.ColorRole.Window) == QColor("#15120f")
    assert palette.color(QPalette.ColorRole.Highlight) == QColor("#d2a04a")
    assert "$" not in qapp.styleSheet()


def test_heading_font_is_of_the_list(qapp) -> None:
    assert theme.serif() in (*theme.SERIFS, "serif")
    assert theme.heading_font().bold()
