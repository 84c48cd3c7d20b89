"""The translation files hold exactly the texts of the code, all translated, and the compiled files are theirs."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from blackbook.text import say
from ui.language import LANGUAGES, own_name, shown, system_language, use_language

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
FORMS = {"en": 2, "ru": 3}
"""Plural forms of each language."""


@dataclass(frozen=True)
class Message:
    """An entry of a translation file."""

    context: str
    source: str
    counted: bool
    forms: tuple[str, ...]
    """The translation, in its plural forms if it is counted."""
    state: str
    """Empty if finished."""


def messages(file: Path) -> Iterator[Message]:
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            counted = message.get("numerus") == "yes"
            source = message.findtext("source") or ""
            state = translation.get("type", "")
            yield Message(context.findtext("name") or "", source, counted, tuple(forms), state)


def in_file(language: str) -> list[Message]:
    return list(messages(FOLDER / f"blackbook_{language}.ts"))


@pytest.fixture(scope="module")
def texts() -> ModuleType:
    """The script that `make texts` runs."""
    spec = importlib.util.spec_from_file_location("texts", ROOT / "scripts" / "texts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def by_key(found: Iterator[Message] | list[Message]) -> set[tuple[str, str, bool]]:
    return {(each.context, each.source, each.counted) for each in found}


def values_of(text: str) -> list[str]:
    return sorted(re.findall(r"\{\w+\}|%n", text))


def test_the_files_hold_exactly_the_texts_of_the_code(texts: ModuleType, tmp_path: Path) -> None:
    fresh = {language: tmp_path / f"blackbook_{language}.ts" for language in FORMS}
    texts.update(fresh)
    for language, file in fresh.items():
        in_code, translated = by_key(messages(file)), by_key(in_file(language))
        assert sorted(in_code - translated) == [], f"missing, run `make texts`: {language}"
        assert sorted(translated - in_code) == [], f"unused, run `make texts`: {language}"
    assert len(by_key(in_file("ru"))) > 1500
    assert all(each.counted for each in in_file("en"))
    assert by_key(in_file("en")) == {key for key in by_key(in_file("ru")) if key[2]}


def test_everything_is_translated() -> None:
    for language in FORMS:
        waiting = [each.source for each in in_file(language) if each.state or not all(each.forms)]
        assert waiting == [], language


def test_translations_keep_the_values_and_the_plural_forms() -> None:
    for language, forms in FORMS.items():
        for each in in_file(language):
            assert len(each.forms) == (forms if each.counted else 1), each
            for form in each.forms:
                assert values_of(form) == values_of(each.source), each
                assert "(s)" not in form, each


def test_a_text_has_a_number_where_it_is_counted_and_nowhere_else() -> None:
    for each in in_file("ru"):
        assert ("%n" in each.source) == each.counted, each


def test_spaces_around_a_text_are_kept() -> None:
    for each in in_file("ru"):
        for form in each.forms:
            assert (form[:1] == " ", form[-1:] == " ") == (each.source[:1] == " ", each.source[-1:] == " "), each


def test_russian_is_written_in_russian() -> None:
    """Words of one alphabet with a letter of the other look right, and are found by no search."""
    forms = (form for each in in_file("ru") for form in each.forms)
    mixed = [form for form in forms if re.search("[А-яёЁ][A-Za-z]|[A-Za-z][А-яёЁ]", form)]
    assert mixed == []


@pytest.mark.parametrize("language", FORMS)
def test_the_compiled_file_is_up_to_date(texts: ModuleType, tmp_path: Path, language: str) -> None:
    texts.compile_to(tmp_path)
    name = f"blackbook_{language}.qm"
    assert (FOLDER / name).read_bytes() == (tmp_path / name).read_bytes(), "run `make texts`"


@pytest.mark.parametrize("language", FORMS)
def test_the_compiled_file_has_every_translation(language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(FOLDER / f"blackbook_{language}.qm"))
    examples = {"en": (1, 2), "ru": (1, 2, 5)}[language]
    for each in in_file(language):
        if each.counted:
            found = tuple(translator.translate(each.context, each.source, "", n) for n in examples)
        else:
            found = (translator.translate(each.context, each.source),)
        assert found == each.forms, each


def test_no_class_with_a_counted_text_of_its_own_is_subclassed() -> None:
    """Qt takes an untranslated plural of the subclass for a translation, and never looks at the base class."""
    classes = [
        node
        for file in (ROOT / "ui").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    bases = {base.id for each in classes for base in each.bases if isinstance(base, ast.Name)}
    counted = {each.context for each in in_file("ru") if each.counted}
    assert counted & bases == set()


def test_screens_never_fill_a_text_in_before_it_is_looked_up() -> None:
    """A text that was put together first is found in no translation file."""
    for file in (ROOT / "ui").rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tr":
                assert isinstance(call.args[0], ast.Constant), f"{file.name}:{call.lineno}"


def make_package(root: Path, source: str) -> Path:
    (root / "blackbook").mkdir()
    (root / "blackbook" / "rain.py").write_text(source, encoding="utf-8")
    return root


def test_a_text_that_is_no_literal_is_named_with_its_line(texts: ModuleType, tmp_path: Path) -> None:
    root = make_package(tmp_path, 'from blackbook.text import say\n\nRAIN = say("It " + "rains")\n')
    with pytest.raises(texts.NotLiteralError, match=r"blackbook/rain\.py:3: not a literal"):
        texts.texts_of_the_game(root)


def test_texts_of_the_game_are_found_with_their_numbers(texts: ModuleType, tmp_path: Path) -> None:
    source = 'say("It rains")\nsay("%n drop(s)", 2)\nsay("%n cloud(s)", n=3)\nsay("{who}", who=1)\nsay("It " "pours")\n'
    found = texts.texts_of_the_game(make_package(tmp_path, source))
    new = {each for each in found if each.text not in texts.WORDS}
    assert new == {
        texts.Found("It rains", False),
        texts.Found("%n drop(s)", True),
        texts.Found("%n cloud(s)", True),
        texts.Found("It pours", False),
    }


def test_finished_translations_are_kept_and_gone_texts_are_dropped(texts: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "blackbook_ru.ts"
    translated = "<message><source>{0}</source><translation>{1}</translation></message>"
    kept, gone = translated.format("It rains", "Дождь"), translated.format("It snows", "Снег")
    file.write_text(
        f'<!DOCTYPE TS><TS version="2.1" language="ru"><context><name>blackbook</name>{kept}{gone}</context></TS>',
        encoding="utf-8",
    )
    texts.update({"ru": file}, make_package(tmp_path, 'say("It rains")\nsay("It hails")\n'))
    written = {each.source: (each.forms, each.state) for each in messages(file) if each.source not in texts.WORDS}
    assert written == {"It rains": (("Дождь",), ""), "It hails": (("",), "unfinished")}
    assert texts.unfinished(file)[0].startswith("blackbook: ")
    assert "location" not in re.sub("<source>.*?</source>", "", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("n", "english", "russian"),
    [
        (1, "+1 ruble", "+1 рубль"),
        (2, "+2 rubles", "+2 рубля"),
        (5, "+5 rubles", "+5 рублей"),
        (21, "+21 rubles", "+21 рубль"),
    ],
)
def test_plurals_are_shown_in_their_language(qapp, n: int, english: str, russian: str) -> None:
    text = say("+%n ruble(s)", n)
    try:
        assert shown(text) == english
        use_language("ru")
        assert shown(text) == russian
    finally:
        use_language("en")


def test_words_that_the_game_hands_over_are_translated(qapp) -> None:
    text = say("{kind}, same value", kind="attack")
    try:
        assert shown(text) == "attack, same value"
        use_language("ru")
        assert shown(text) == "атака, то же значение"
        assert shown(say("Day {day}, {phase}", day=3, phase="morning")) == "День 3, утро"
    finally:
        use_language("en")


def test_each_language_has_its_own_name() -> None:
    assert {language: own_name(language) for language in LANGUAGES} == {"en": "English", "ru": "Русский"}


@pytest.mark.parametrize(("system", "spoken"), [("ru_RU", "ru"), ("ru_UA", "ru"), ("en_GB", "en"), ("de_DE", "en")])
def test_the_program_begins_in_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, system: str, spoken: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert system_language() == spoken


def test_a_language_that_is_named_gets_a_file_that_the_program_can_load(
    texts: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    monkeypatch.setattr(texts, "FILES", {})
    assert texts.main(["de"]) == 1
    assert by_key(messages(tmp_path / "blackbook_de.ts")) == by_key(in_file("ru"))
    assert (tmp_path / "blackbook_de.qm").exists()
    assert "de: not translated: Language: English" in capsys.readouterr().out


def test_texts_of_qt_itself_speak_the_language_too(qapp) -> None:
    try:
        use_language("ru")
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Отмена"
    finally:
        use_language("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
