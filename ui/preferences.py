"""What this person has chosen on this computer: theme, language, text scale, window; kept in one small file."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings

from blackbook import paths
from ui.language import LANGUAGES, system_language
from ui.theme import LEAST_SCALE, MOST_SCALE, PALETTES


class Preferences:
    """Reads and writes the choices; a value that makes no sense counts as not chosen."""

    def __init__(self) -> None:
        file = paths.made(paths.settings()) / "preferences.ini"
        self._file = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def theme(self) -> str:
        name = str(self._file.value("theme", "dark"))
        return name if name in PALETTES else "dark"

    @theme.setter
    def theme(self, name: str) -> None:
        self._file.setValue("theme", name)

    @property
    def language(self) -> str:
        name = str(self._file.value("language", ""))
        return name if name in LANGUAGES else system_language()

    @language.setter
    def language(self, name: str) -> None:
        self._file.setValue("language", name)

    @property
    def text_scale(self) -> int:
        """Per cent."""
        try:
            scale = int(str(self._file.value("text_scale", 100)))
        except ValueError:
            return 100
        return min(MOST_SCALE, max(LEAST_SCALE, scale))

    @text_scale.setter
    def text_scale(self, per_cent: int) -> None:
        self._file.setValue("text_scale", per_cent)

    @property
    def geometry(self) -> QByteArray | None:
        """Size and place of the window, as Qt writes it."""
        value = self._file.value("geometry")
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._file.setValue("geometry", value)
