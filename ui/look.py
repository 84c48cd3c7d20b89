"""Changing the look at once, and keeping it for the next start: theme, language, size of the text."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from ui import theme
from ui.language import LANGUAGES, language, use_language
from ui.preferences import Preferences


def wear(preferences: Preferences, name: str, scale: int) -> None:
    """Put a theme on, with the text at so many per cent, within the bounds."""
    preferences.theme = name
    preferences.text_scale = min(theme.MOST_SCALE, max(theme.LEAST_SCALE, scale))
    app = QApplication.instance()
    if isinstance(app, QApplication):
        theme.apply_theme(app, preferences.theme, preferences.text_scale)


def speak(preferences: Preferences, name: str) -> None:
    """Say everything in a language."""
    preferences.language = name
    use_language(name)


def switch_theme(preferences: Preferences) -> None:
    """Dark after light, light after dark."""
    now = theme.current()
    wear(preferences, "dark" if now.palette.name == "light" else "light", now.text_scale)


def switch_language(preferences: Preferences) -> None:
    """The next of the languages."""
    speak(preferences, LANGUAGES[(LANGUAGES.index(language()) + 1) % len(LANGUAGES)])


def scale_text(preferences: Preferences, by: int) -> None:
    """Larger or smaller text, by per cent."""
    now = theme.current()
    wear(preferences, now.palette.name, now.text_scale + by)
