"""What concerns the person at this computer: theme, language and size of the text; in force at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QSlider, QVBoxLayout, QWidget

from ui import theme
from ui.language import LANGUAGES, language, own_name
from ui.look import speak, wear
from ui.preferences import Preferences
from ui.theme import LEAST_SCALE, MOST_SCALE, PALETTES
from ui.widgets.labels import WrappingLabel

STEP = 5
"""Per cent by which the text grows at a key or a notch."""


class LookSettings(QWidget):
    """Each choice is kept for the next start as well."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.theme_box = QComboBox()
        self.theme_box.setObjectName("theme")
        for name in PALETTES:
            self.theme_box.addItem("", name)
        self.theme_box.setCurrentIndex(self.theme_box.findData(theme.current().palette.name))
        self.theme_box.currentIndexChanged.connect(self._use_theme)
        self.language_box = QComboBox()
        self.language_box.setObjectName("language")
        for name in LANGUAGES:
            self.language_box.addItem(own_name(name), name)
        self.language_box.setCurrentIndex(self.language_box.findData(language()))
        self.language_box.currentIndexChanged.connect(self._use_language)
        self.scale = QSlider(Qt.Orientation.Horizontal)
        self.scale.setObjectName("scale")
        self.scale.setRange(LEAST_SCALE // STEP, MOST_SCALE // STEP)
        self.scale.setPageStep(5)
        self.scale.setValue(theme.current().text_scale // STEP)
        self.scale.setTracking(False)  # the whole window is dressed anew at each step
        self.scale.valueChanged.connect(self._use_scale)
        self.scale.sliderMoved.connect(self._say_scale)
        self.scale_label = QLabel()
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(theme.step(6))
        self._form.setVerticalSpacing(theme.step(4))
        self._labels = [WrappingLabel() for _ in range(3)]
        rows = (self.theme_box, self.language_box, self._scale_row())
        for label, field in zip(self._labels, rows, strict=True):
            self._form.addRow(label, field)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 16, 8, 0)
        layout.addLayout(self._form)
        layout.addStretch(1)
        self.retranslate()

    def _scale_row(self) -> QWidget:
        row = QWidget()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.scale)
        column.addWidget(self.scale_label)
        return row

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        words = (self.tr("Theme"), self.tr("Language"), self.tr("Size of the text"))
        fields = (self.theme_box, self.language_box, self.scale)
        for label, text, field in zip(self._labels, words, fields, strict=True):
            label.setText(text)
            field.setAccessibleName(text)
        for name, text in (("dark", self.tr("Candle (dark)")), ("light", self.tr("Birch bark (light)"))):
            self.theme_box.setItemText(self.theme_box.findData(name), text)
        self._say_scale(self.scale.value())

    def _say_scale(self, value: int) -> None:
        self.scale_label.setText(self.tr("{scale} %").format(scale=value * STEP))

    def _use_theme(self) -> None:
        self._wear()

    def _use_scale(self, value: int) -> None:
        self._say_scale(value)
        self._wear()

    def _wear(self) -> None:
        wear(self._preferences, str(self.theme_box.currentData()), self.scale.value() * STEP)

    def _use_language(self) -> None:
        speak(self._preferences, str(self.language_box.currentData()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
