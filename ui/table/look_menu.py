"""The menu for theme, language and size of the text, and for a trial; the rest is in the settings."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from ui import theme
from ui.language import language, use_language
from ui.preferences import Preferences

SCALES = (75, 100, 125, 150, 200)
LANGUAGE_NAMES = {"en": "English", "ru": "Русский"}


class LookMenu(QMenu):
    """A choice is in force at once and kept for the next start."""

    settings_asked = Signal()
    keys_asked = Signal()
    trial_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = Preferences()
        self.offer_trial = True
        """Whether the campaign can be tried in a copy from here."""
        self.aboutToShow.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        """Build the entries with what is chosen now ticked."""
        self.clear()
        now = theme.current()
        themes = {"dark": self.tr("Candle (dark)"), "light": self.tr("Birch bark (light)")}
        self._add_choices(themes, now.palette.name, self._use_theme)
        self.addSeparator()
        self._add_choices(LANGUAGE_NAMES, language(), self._use_language)
        self.addSeparator()
        scales = {str(scale): self.tr("Text {scale} %").format(scale=scale) for scale in SCALES}
        self._add_choices(scales, str(now.text_scale), self._use_scale)
        self.addSeparator()
        if self.offer_trial:
            self.addAction(self.tr("Try it in a copy…"), lambda: self.trial_asked.emit()).setObjectName("try_out")
        self.addAction(self.tr("Keys…"), lambda: self.keys_asked.emit())
        self.addAction(self.tr("Settings…"), lambda: self.settings_asked.emit())

    def _add_choices(self, choices: dict[str, str], current: str, use: object) -> None:
        group = QActionGroup(self)
        for id, title in choices.items():
            action = QAction(title, self, checkable=True, checked=id == current)
            action.setData(id)
            action.setObjectName(id)
            group.addAction(action)
            self.addAction(action)
        group.triggered.connect(lambda action: use(action.data()))  # type: ignore[operator]

    def _use_theme(self, name: str) -> None:
        self._preferences.theme = name
        self._dress(name, theme.current().text_scale)

    def _use_scale(self, scale: str) -> None:
        self._preferences.text_scale = int(scale)
        self._dress(theme.current().palette.name, int(scale))

    def _dress(self, name: str, scale: int) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.apply_theme(app, name, scale)

    def _use_language(self, name: str) -> None:
        self._preferences.language = name
        use_language(name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.fill()
