"""The screens in Russian: every text that is looked up is found, and nothing on screen is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

import ui
from blackbook.content.components import KINDS
from blackbook.content.library import read_library
from blackbook.keeper import Keeper
from blackbook.shelf import sample_copy
from blackbook.text import Name, Text
from blackbook.views.table import TableView
from ui.language import shown, use_language
from ui.tour import SCREENS, Tour, draw_all
from ui.tour_play import play_until
from ui.tour_screens import Draw

COMPILED = Path(__file__).resolve().parents[2] / "resources" / "i18n" / "blackbook_ru.qm"
CLASSES = re.compile(r"^class (\w+)", re.MULTILINE)
LEFT_AS_THEY_ARE = re.compile(
    r"""\b(?:[RATW]-[A-Z]+-\d+                                        # rules by their ids
        |  (?:Ctrl|Shift|Alt)(?:\+\S+)?|Esc|Tab|Return|F\d|Left|Right  # keys
        |  JSON|(?:[/\w-]|\ )+\.(?:json|blackbook)                     # files
        |  English                                                    # what the language calls itself
        |  Winter\ at\ Cherdyn|winter-at-cherdyn|Old\ notes)\b          # names of campaigns and files of the tour
        |  <[^>]+>                                                    # marks of rich text""",
    re.VERBOSE,
)
SPEAK_IN_IDS = ("widgets",)
"""The gallery shows the icons with their file names."""


class Recorder(QTranslator):
    """Looks texts up in the Russian translation, and remembers what is there and what is not."""

    def __init__(self) -> None:
        super().__init__()
        self._russian = QTranslator()
        assert self._russian.load(str(COMPILED))
        self.found: set[str] = set()
        self.missed: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        translated = self._russian.translate(context, source, disambiguation, n)
        if translated:
            self.found.add(source)
        else:
            self.missed.add((context, source))
        return translated or None  # null, so that the contexts of the base classes are looked up too

    def never_found(self, contexts: set[str]) -> list[tuple[str, str]]:
        """What was not found under any context, among those that are ours."""
        return sorted(each for each in self.missed if each[0] in contexts and each[1] not in self.found)


def our_contexts() -> set[str]:
    """Contexts under which the screens look up texts of their own: their classes, and those they name."""
    sources = [file.read_text(encoding="utf-8") for file in Path(ui.__file__).parent.rglob("*.py")]
    named = {context for source in sources for context in re.findall(r'(?:translate|NOOP)\(\s*"(\w+)"', source)}
    return {name for source in sources for name in CLASSES.findall(source)} | named


def texts_on(widget: QWidget) -> Iterator[str]:
    """Every text of a widget and of all that lie on it, if they can be seen, with what is read aloud for them."""
    for each in (widget, *widget.findChildren(QWidget)):
        if not each.isVisible():
            continue
        yield from (each.toolTip(), each.accessibleName(), each.accessibleDescription(), each.windowTitle())
        if isinstance(each, QLabel | QAbstractButton):
            yield each.text()
        if isinstance(each, QLineEdit):
            yield each.placeholderText()
        if isinstance(each, QComboBox):
            yield from (each.itemText(at) for at in range(each.count()))


def without_names(text: str) -> str:
    """A text without the names of components that are known in English only."""
    for name in sorted(english_names(), key=len, reverse=True):
        text = text.replace(name, "")
    return text


@cache
def english_names() -> frozenset[str]:
    """Names without a Russian one, and the ids of examples without any name."""
    named = [(each.label, id) for kind in KINDS for id, each in read_library().of_kind(kind).items()]
    return frozenset(
        label.in_language("ru") if label.languages else id.replace("-", " ").capitalize()
        for label, id in named
        if isinstance(label, Name) and "ru" not in label.languages
    )


def is_english(text: str) -> bool:
    return re.search("[A-Za-z]{2}", LEFT_AS_THEY_ARE.sub("", without_names(text))) is not None


def texts_in(value: object) -> Iterator[Text]:
    """All texts of the game in a view of it."""
    if isinstance(value, Text):
        yield value
    elif is_dataclass(value):
        for each in fields(value):
            yield from texts_in(getattr(value, each.name))
    elif isinstance(value, Mapping):
        yield from texts_in(list(value.values()))
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from texts_in(part)


@pytest.fixture
def recorder(qapp) -> Iterator[Recorder]:
    recorder = Recorder()
    yield recorder
    QCoreApplication.removeTranslator(recorder)


def test_every_screen_is_in_russian(qapp, recorder: Recorder, tmp_path: Path) -> None:
    on_screen: dict[str, set[str]] = {}

    def read(name: str, draw: Draw) -> Draw:
        def draw_and_read(tour: Tour) -> QWidget:
            if not on_screen:  # once, before any campaign is open: each installing makes all windows speak anew
                QCoreApplication.installTranslator(recorder)
            widget = draw(tour)
            tour.settle()
            on_screen[name] = {text for text in texts_on(widget) if text}
            return widget

        return draw_and_read

    screens = {name: read(name, draw) for name, draw in SCREENS.items()}
    assert len(list(draw_all(tmp_path, screens, [("dark", "ru", (1280, 720))]))) == len(SCREENS)

    assert recorder.never_found(our_contexts()) == []
    with_braces = {(name, text) for name, texts in on_screen.items() for text in texts if "{" in text}
    assert sorted(with_braces) == []
    in_english = {
        (name, text)
        for name, texts in on_screen.items()
        for text in texts
        if name not in SPEAK_IN_IDS and is_english(text)
    }
    assert sorted(in_english) == []
    assert {"Назад", "Недовольство"} <= set.union(*on_screen.values())


def test_whatever_the_game_says_while_it_is_played_is_in_russian(qapp) -> None:
    use_language("ru")
    said: set[str] = set()

    def listen(table: TableView) -> bool:
        said.update(shown(text) for text in texts_in(table))
        return False

    with Keeper.open(sample_copy()) as keeper:
        play_until(keeper, listen)  # to the end of the story
        said.update(shown(text) for text in texts_in(keeper.history(1000)))

    assert sorted(text for text in said if is_english(text)) == []
    assert sorted(text for text in said if "{" in text or "%n" in text) == []
    assert {"Ночь прошла", "Василиса завершает ход", "История проиграна"} <= said
