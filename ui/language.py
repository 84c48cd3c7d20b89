"""The language on screen: texts of the domain and names of components as the person reads them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from blackbook.text import Name, Text, plural_in_english

LANGUAGES = ("en", "ru")
CONTEXT = "blackbook"
"""Context of the domain's texts in the translation files."""

_current = "en"
_installed: list[QTranslator] = []


def system_language() -> str:
    """Russian on a Russian system, else English."""
    return "ru" if QLocale.system().language() == QLocale.Language.Russian else "en"


def language() -> str:
    return _current


def use_language(language: str) -> None:
    """Translate all texts from now on; windows that are open get a LanguageChange event."""
    global _current
    app = QApplication.instance()
    if app is None:
        raise RuntimeError("the language is chosen after the application exists")
    while _installed:
        app.removeTranslator(_installed.pop())
    _current = language
    translator = QTranslator(app)
    compiled = resources.files("resources").joinpath("i18n", f"blackbook_{language}.qm")
    with resources.as_file(compiled) as file:
        if file.exists() and translator.load(str(file)):
            app.installTranslator(translator)
            _installed.append(translator)
    QLocale.setDefault(QLocale(language))


def shown(value: Any) -> str:
    """A text, a name, a number or several of them in the language on screen."""
    if isinstance(value, Text):
        return _filled(value)
    if isinstance(value, Name):
        return value.in_language(_current)
    if isinstance(value, tuple | list):
        return ", ".join(shown(each) for each in value)
    return str(value)


def _filled(text: Text) -> str:
    if text.n is None:
        template = QCoreApplication.translate(CONTEXT, text.template)
    else:
        template = QCoreApplication.translate(CONTEXT, text.template, "", text.n)
        template = plural_in_english(template, text.n).replace("%n", str(text.n))
    return _put(template, {key: _word(value) for key, value in text.values.items()})


def _word(value: Any) -> str:
    """A bare English word of the domain, such as "attack" or "morning", is a text too."""
    if isinstance(value, str):
        return QCoreApplication.translate(CONTEXT, value)
    if isinstance(value, tuple | list):
        return ", ".join(_word(each) for each in value)
    return shown(value)


def _put(template: str, values: Mapping[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda match: values.get(match[1], match[0]), template)
