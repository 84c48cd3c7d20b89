"""Sets values by hand: numbers with − and +, yes or no, one of several, or words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)

from blackbook.rules.correctable import Correctable
from ui.icons import icon
from ui.language import shown
from ui.table.popover import Popover
from ui.widgets.labels import WrappingLabel
from ui.widgets.open_number import OpenNumber

NO_BOUND = 999


class ValueField(QWidget):
    """One value with its label; a number that may be empty shows a dash below its least."""

    confirmed = Signal()

    def __init__(self, value: Correctable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.correctable = value
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        label = shown(value.label)
        label = label[:1].upper() + label[1:]
        if value.kind == "flag":
            self.field: QWidget = self._flag(label)
        else:
            self._row.addWidget(WrappingLabel(label, "dim"), 1)
            self.field = self._number() if value.kind == "number" else self._words()
        self.field.setObjectName(f"value {value.what}")
        self.field.setAccessibleName(label)
        self._row.addWidget(self.field, 1)
        if isinstance(self.field, QSpinBox):
            self._add_steps(self.field)
        self.setFocusProxy(self.field)

    def _flag(self, label: str) -> QCheckBox:
        box = QCheckBox(label)
        box.setChecked(bool(self.correctable.value))
        return box

    def _number(self) -> QSpinBox:
        value = self.correctable
        least = value.minimum if value.minimum is not None else -NO_BOUND
        # Beyond the rules' bound a rule is against it, which the players may set aside: so more can be typed.
        if value.optional:
            box: QSpinBox = OpenNumber(least, NO_BOUND, words="—")
        else:
            box = QSpinBox()
            box.setRange(least, NO_BOUND)
        box.setValue(box.minimum() if value.value is None else value.value)
        box.lineEdit().returnPressed.connect(self.confirmed)
        return box

    def _add_steps(self, box: QSpinBox) -> None:
        for name, text, step, place in (
            ("minus", self.tr("One less"), box.stepDown, self._row.count() - 1),
            ("plus", self.tr("One more"), box.stepUp, self._row.count() + 1),
        ):
            button = QToolButton()
            button.setObjectName(name)
            button.setIcon(icon(name))
            button.setAccessibleName(text)
            button.setToolTip(text)
            button.clicked.connect(lambda _=False, step=step: step())
            self._row.insertWidget(place, button)

    def _words(self) -> QWidget:
        value = self.correctable
        if value.kind != "choice":
            line = QLineEdit(str(value.value or ""))
            line.returnPressed.connect(self.confirmed)
            return line
        box = QComboBox()
        if value.optional:
            box.addItem("—", None)
        for option in value.options:
            box.addItem(shown(option.label), option.id)
        at = box.findData(value.value)
        if at < 0 and value.value is not None:
            box.addItem(str(value.value), value.value)
            at = box.count() - 1
        box.setCurrentIndex(max(0, at))
        return box

    def value(self) -> object:
        """What it is set to."""
        if isinstance(self.field, OpenNumber):
            return self.field.number
        if isinstance(self.field, QSpinBox):
            return self.field.value()
        if isinstance(self.field, QCheckBox):
            return self.field.isChecked()
        if isinstance(self.field, QComboBox):
            return self.field.currentData()
        text = self.field.text() if isinstance(self.field, QLineEdit) else ""
        return text or (None if self.correctable.optional else "")

    @property
    def changed(self) -> bool:
        """Whether it differs from what is recorded."""
        return bool(self.value() != self.correctable.value)


class CorrectPopover(Popover):
    """Opens with the first value chosen, so that a number can be typed at once; Return sets it."""

    set_asked = Signal(object)
    """What was changed, as a list of (`Correctable`, new value)."""

    def __init__(self, title: str, values: Sequence[Correctable], parent: QWidget, *, note: str = "") -> None:
        super().__init__(title, parent)
        if note:
            self.body.addWidget(WrappingLabel(note, "dim"))
        self.fields = [ValueField(value) for value in values if value.kind != "json"]
        for field in self.fields:
            field.confirmed.connect(self._set)
            self.body.addWidget(field)
        self.button = QPushButton(self.tr("Set"))
        self.button.setObjectName("set")
        self.button.setProperty("role", "primary")
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self._set)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        self.body.addLayout(row)
        if self.fields:
            self.first = self.fields[0].field

    def _set(self) -> None:
        changes = [(field.correctable, field.value()) for field in self.fields if field.changed]
        self.close()
        if changes:
            self.set_asked.emit(changes)
