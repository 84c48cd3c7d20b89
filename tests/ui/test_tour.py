"""Pictures of every screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from blackbook import paths
from blackbook.paths import HOME_VARIABLE
from ui.tour import SCREENS, draw_all, home_of_its_own, main


def colours(file: Path) -> int:
    """How many colours a picture has; one that shows nothing has one."""
    image = QImage(str(file)).scaled(64, 64)
    return len({image.pixel(x, y) for x in range(64) for y in range(64)})


def test_every_screen_is_drawn(qapp, tmp_path: Path) -> None:
    drawn = list(draw_all(tmp_path, SCREENS, [("light", "en", (1280, 720))]))
    assert [file.name for file in drawn] == [f"{name}_light_en_1280x720.png" for name in SCREENS]
    empty = [file.name for file in drawn if colours(file) < 8]
    assert empty == []


def test_a_picture_has_the_size_of_its_look(qapp, tmp_path: Path) -> None:
    looks = [("dark", "en", (1280, 720)), ("dark", "ru", (1440, 900))]
    first, second = draw_all(tmp_path, {"shelf-empty": SCREENS["shelf-empty"]}, looks)
    assert (QImage(str(first)).width(), QImage(str(first)).height()) == (1280, 720)
    assert (QImage(str(second)).width(), QImage(str(second)).height()) == (1440, 900)


def test_chosen_screens_are_drawn_without_touching_this_persons_files(
    qapp, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "mine"))
    assert main([str(tmp_path / "out"), "--once", "--only", "wizard-1-name"]) == 0
    (file,) = (tmp_path / "out").iterdir()
    assert capsys.readouterr().out == f"{file}\n"
    assert file.name == "wizard-1-name_dark_en_1440x900.png"
    assert not (tmp_path / "mine").exists()


def test_the_home_of_before_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before = paths.campaigns()
    with home_of_its_own():
        assert paths.campaigns() != before
        inside = paths.campaigns().parent
        assert inside.exists()
    assert paths.campaigns() == before
    assert not inside.exists()
