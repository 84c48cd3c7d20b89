"""Every icon is a line drawing of one hand, and takes any colour and size."""

from collections import Counter
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QIcon
from PySide6.QtSvg import QSvgRenderer

from ui import icons, theme

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", icons.names())
def test_icon_is_drawn_by_the_house_rules(qapp, name: str) -> None:
    root = ElementTree.fromstring(icons.source(name))
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 24 24"
    assert root.get("stroke") == "currentColor"
    assert root.get("fill") == "none"
    assert root.get("stroke-width") == "1.6"
    for part in root.iter():
        assert part is root or not {"stroke", "fill", "stroke-width", "style"} & set(part.keys())
    assert QSvgRenderer(QByteArray(icons.source(name).encode())).isValid()


@pytest.mark.parametrize("name", icons.names())
def test_icon_paints_within_its_square_in_the_text_colour(qapp, name: str) -> None:
    image = icons.icon(name).pixmap(QSize(96, 96)).toImage()
    colours = Counter(
        image.pixelColor(x, y).name()
        for x in range(0, 96, 2)
        for y in range(0, 96, 2)
        if image.pixelColor(x, y).alpha() == 255
    )
    assert colours.most_common(1)[0][0] == theme.current().palette.text
    assert all(image.pixelColor(0, y).alpha() == 0 for y in range(96))


def test_icon_takes_the_colour_of_a_role_and_dims_when_disabled(qapp) -> None:
    pixmap = icons.icon("minus", "cinnabar").pixmap(QSize(48, 48))
    assert pixmap.toImage().pixelColor(24, 24).name() == theme.current().palette.cinnabar
    disabled = icons.icon("minus", "cinnabar").pixmap(QSize(48, 48), QIcon.Mode.Disabled)
    assert disabled.toImage().pixelColor(24, 24).name() == theme.current().palette.dim


def test_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon("no-such-icon")


def test_tinted_file_holds_the_colour() -> None:
    text = icons.tinted_file("check", "#123456").read_text(encoding="utf-8")
    assert "#123456" in text
    assert "currentColor" not in text
