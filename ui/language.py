"""The language on screen: texts of the domain and names of components as the person reads them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import resources
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from blackbook.text import Name, Text, plural_in_english

FOLDER = resources.files("resources").joinpath("i18n")
SOURCE = "en"
"""The language in which the texts are written in the code."""


def _languages() -> tuple[str, ...]:
    """The source language, and every other one that has a compiled translation."""
    found = (re.fullmatch(r"blackbook_(\w+)\.qm", file.name) for file in FOLDER.iterdir())
    return (SOURCE, *sorted({match[1] for match in found if match is not None} - {SOURCE}))


LANGUAGES = _languages()
OWN_NAME: Any = QT_TRANSLATE_NOOP("Language", "English")
"""Translated by what the language calls itself."""
CONTEXT = "blackbook"
"""Context of the domain's texts in the translation files."""

Translate = Callable[[str, int], str]
"""The translation of a template of the domain; the number is -1 where there is none."""

_current = SOURCE
_installed: list[QTranslator] = []
_read: dict[str, bytes] = {}
"""Translations as read; Qt does not copy them."""


def system_language() -> str:
    """The language of the system if the program speaks it, else English."""
    name = QLocale.system().name().partition("_")[0]
    return name if name in LANGUAGES else SOURCE


def language() -> str:
    return _current


def own_name(language: str) -> str:
    """What a language calls itself."""
    return source_in(language, "Language", OWN_NAME)


def use_language(language: str) -> None:
    """Translate all texts from now on; windows that are open get a LanguageChange event."""
    global _current
    app = QApplication.instance()
    if app is None:
        raise RuntimeError("the language is chosen after the application exists")
    while _installed:
        app.removeTranslator(_installed.pop())
    _current = language
    QLocale.setDefault(QLocale(language))
    for translator in (_qt_texts(language), _loaded(language)):  # what is installed last is asked first
        if not translator.isEmpty():
            app.installTranslator(translator)
            _installed.append(translator)
    if not _installed:
        # Qt says it by itself only of a translator; names of components change all the same.
        QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))


@cache
def _loaded(language: str) -> QTranslator:
    """The translations of a language; empty for one that has none."""
    translator = QTranslator()
    compiled = FOLDER.joinpath(f"blackbook_{language}.qm")
    if compiled.is_file():
        # Qt would map the file into memory, and end the process when it is written anew, as by an update.
        _read[language] = compiled.read_bytes()
        translator.load(_read[language])
    return translator


@cache
def _qt_texts(language: str) -> QTranslator:
    """Qt's own texts, such as those of file dialogs and of the menu of a field."""
    translator = QTranslator()
    translator.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return translator


def shown(value: Any) -> str:
    """A text, a name, a number or several of them in the language on screen."""
    return _said(value, _current, _translate)


def said_in(language: str, value: Any) -> str:
    """The same in a language that need not be on screen."""
    return _said(value, language, partial(_translate_by, language))


def source_in(language: str, context: str, source: str) -> str:
    """A text of the screens in a language that need not be on screen; the source where there is no translation."""
    return _loaded(language).translate(context, source) or source


def _translate(template: str, n: int) -> str:
    return QCoreApplication.translate(CONTEXT, template, "", n)


def _translate_by(language: str, template: str, n: int) -> str:
    return _loaded(language).translate(CONTEXT, template, "", n) or template


def _said(value: Any, language: str, translate: Translate) -> str:
    if isinstance(value, Text):
        return _filled(value, language, translate)
    if isinstance(value, Name):
        return value.in_language(language)
    if isinstance(value, tuple | list):
        return ", ".join(_said(each, language, translate) for each in value)
    return str(value)


def _filled(text: Text, language: str, translate: Translate) -> str:
    template = translate(text.template, -1 if text.n is None else text.n)
    if text.n is not None:
        template = plural_in_english(template, text.n).replace("%n", str(text.n))
    return _put(template, {key: _word(value, language, translate) for key, value in text.values.items()})


def _word(value: Any, language: str, translate: Translate) -> str:
    """A bare English word of the domain, such as "attack" or "morning", is a text too."""
    if isinstance(value, str):
        return translate(value, -1)
    if isinstance(value, tuple | list):
        return ", ".join(_word(each, language, translate) for each in value)
    return _said(value, language, translate)


def _put(template: str, values: Mapping[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda match: values.get(match[1], match[0]), template)
