"""The registry of actions, finding by a few letters, and texts in a language that is not on screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from blackbook.text import Name, say
from ui.fuzzy import best_score, fuzzy_score
from ui.keys import Action, Keys, buttons_with_keys, key_text
from ui.language import LANGUAGES, said_in, shown, source_in, use_language
from ui.palette import Entry, PaletteOverlay


def action(id: str, done: list[str], key: str = "", possible: bool = True) -> Action:
    return Action(id, "Actions", id.capitalize(), lambda: done.append(id), key, lambda: possible)


@pytest.fixture
def keys(below: QWidget) -> Keys:
    below.activateWindow()
    return Keys(below)


def test_a_key_does_its_action(qtbot, below: QWidget, keys: Keys) -> None:
    done: list[str] = []
    keys.add(action("undo", done, "Ctrl+Z"), action("backup", done, "Ctrl+S", possible=False))
    qtbot.keyClick(below, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(below, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert done == ["undo"]
    assert [each.id for each in keys.possible] == ["undo"]
    assert (keys.do("undo"), keys.do("backup")) == (True, False)


def test_an_action_that_is_added_again_or_removed_leaves_its_key(qtbot, below: QWidget, keys: Keys) -> None:
    first: list[str] = []
    second: list[str] = []
    keys.add(action("undo", first, "Ctrl+Z"))
    keys.add(action("undo", second, "Ctrl+Z"))
    qtbot.keyClick(below, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (first, second) == ([], ["undo"])
    keys.remove("undo")
    qtbot.keyClick(below, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert second == ["undo"]
    assert keys.actions == ()


def test_a_page_that_has_a_key_itself_keeps_it(qtbot, below: QWidget, keys: Keys) -> None:
    done: list[str] = []
    keys.add(action("undo", done, "Ctrl+Z"), action("redo", done, "Ctrl+Y"))
    page = QWidget(below)
    page.show()
    QShortcut(QKeySequence("Ctrl+Z"), page).activated.connect(lambda: done.append("page"))
    keys.yield_to(page)
    qtbot.keyClick(below, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(below, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert done == ["page", "redo"]


def test_buttons_with_keys_are_found_from_top_to_bottom(below: QWidget) -> None:
    layout = QVBoxLayout(below)
    for name, key in (("End", "E"), ("Give", ""), ("Buy", "B")):
        button = QPushButton(name)
        button.setShortcut(QKeySequence(key))
        layout.addWidget(button)
        button.show()
    layout.activate()
    assert [button.text() for button in buttons_with_keys(below)] == ["End", "Buy"]
    assert key_text("Ctrl+Shift+Z") == "Ctrl+Shift+Z"


# -- a few letters


def test_what_is_typed_whole_beats_single_letters() -> None:
    whole = fuzzy_score("turn", "End the turn")
    letters = fuzzy_score("turn", "the under-run")
    assert whole is not None
    assert letters is None or whole > letters


def test_the_first_letters_of_words_find_an_action() -> None:
    assert fuzzy_score("ett", "End the turn") is not None
    assert fuzzy_score("ext", "End the turn") is None


def test_all_words_must_fit_in_any_order() -> None:
    assert fuzzy_score("turn end", "End the turn") is not None
    assert fuzzy_score("turn market", "End the turn") is None


def test_nothing_typed_fits_everything_alike() -> None:
    assert fuzzy_score("", "End the turn") == fuzzy_score("", "Undo") == 0


def test_russian_is_found_whatever_its_case_and_dots() -> None:
    assert fuzzy_score("ЕЩЕ", "Посмотреть ещё раз") is not None
    assert best_score("отмен", ("Undo", "Отменить")) is not None
    assert best_score("отмен", ("Undo", "Redo")) is None


def test_the_palette_lists_the_best_first_whichever_language_was_typed(qtbot, below: QWidget) -> None:
    entries = [
        Entry("Undo", ("Undo", "Отменить"), lambda: None),
        Entry("Settings", ("Settings", "Настройки"), lambda: None),
        Entry("Open the sample", ("Open the sample", "Открыть пример"), lambda: None),
    ]
    palette = PaletteOverlay(entries, below)
    palette.open()
    palette.line.setText("настр")
    assert [entry.text for entry in palette.found] == ["Settings"]
    palette.line.setText("o")
    assert palette.found[0].text == "Open the sample"
    qtbot.keyClick(palette.line, Qt.Key.Key_Down)
    assert palette.list.currentRow() == 1
    qtbot.keyClick(palette.line, Qt.Key.Key_Up)
    qtbot.keyClick(palette.line, Qt.Key.Key_Up)
    assert palette.list.currentRow() == palette.list.count() - 1
    palette.close_overlay()


# -- languages


def test_a_name_is_said_in_a_language_that_is_not_on_screen() -> None:
    name = Name({"en": "Needle", "ru": "Игла"})
    assert [said_in(language, say("{name}", name=name)) for language in LANGUAGES] == ["Needle", "Игла"]
    assert shown((name, name)) == "Needle, Needle"
    use_language("ru")
    assert shown(name) == "Игла"
    assert said_in("en", name) == "Needle"


def test_a_number_is_said_in_plain_english_without_translations() -> None:
    assert said_in("en", say("%n action(s)", n=1)) == "1 action"
    assert said_in("en", say("%n action(s)", n=5)) == "5 actions"


def test_what_has_no_translation_is_its_source() -> None:
    assert source_in("en", "Actions", "Undo") == "Undo"
    assert source_in("ru", "Nowhere", "No such text") == "No such text"


def test_russian_is_said_while_english_is_on_screen() -> None:
    assert source_in("ru", "Actions", "Undo") == "Отменить"
    undo = Action("undo", "Actions", "Undo", lambda: None)
    assert (undo.text, undo.words) == ("Undo", ("Undo", "Отменить"))


def test_translations_are_read_once_and_not_mapped_from_the_file(tmp_path: Path) -> None:
    """A file that shrinks while it is mapped ends the process; here it is written anew while in use."""
    code = (
        "import sys; from pathlib import Path; from importlib import resources\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from PySide6.QtWidgets import QApplication\n"
        "copy = Path(sys.argv[1]); (copy / 'i18n').mkdir()\n"
        "real = resources.files('resources') / 'i18n' / 'blackbook_ru.qm'\n"
        "(copy / 'i18n' / 'blackbook_ru.qm').write_bytes(real.read_bytes())\n"
        "resources.files = lambda package: copy\n"
        "from ui.language import use_language\n"
        "app = QApplication([]); use_language('ru')\n"
        "(copy / 'i18n' / 'blackbook_ru.qm').write_bytes(b'')\n"
        "print(QCoreApplication.translate('Actions', 'Undo'))\n"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, env=environment, check=False
    )
    assert (done.stdout, done.returncode) == ("Отменить\n", 0), done.stderr
