"""All values that a question asks for; those that only some of its options need stay folded away until then."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from blackbook.rules.question import Question
from ui import theme
from ui.table.entry_field import EntryField


class EntryFields(QWidget):
    """Fields one below the other; a link opens them where nothing has to be told at once."""

    confirmed = Signal()

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(2))
        at_once = question.entries_first or any(entry.required for entry in question.entries)
        self.folded = bool(question.options) and not at_once
        self.link = QPushButton(self.tr("Tell more…"), self)
        self.link.setObjectName("tell_more")
        self.link.setProperty("role", "link")
        self.link.clicked.connect(self.open)
        self.link.setVisible(self.folded)
        self.holder = QWidget(self)
        inner = QVBoxLayout(self.holder)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(theme.step(2))
        self.fields: dict[str, EntryField] = {}
        for entry in question.entries:
            field = EntryField(entry)
            field.setObjectName(f"entry {entry.name}")
            field.confirmed.connect(self.confirmed)
            inner.addWidget(field)
            self.fields[entry.name] = field
        self.holder.setVisible(not self.folded)
        layout.addWidget(self.link)
        layout.addWidget(self.holder)
        if not question.entries:
            self.hide()

    def open(self) -> None:
        """Show the fields and begin with the first."""
        self.folded = False
        self.link.hide()
        self.holder.show()
        self.begin()

    def begin(self) -> None:
        """Let the first field take what is typed."""
        first = next(iter(self.fields.values()), None)
        if first is not None:
            first.setFocus()

    def values(self) -> dict[str, object]:
        """What was filled in, by the names of the entries."""
        found = {name: field.value() for name, field in self.fields.items()}
        return {name: value for name, value in found.items() if value is not None}

    def missing(self, chosen: Iterable[str]) -> EntryField | None:
        """The first field that an answer with these options needs and that is empty."""
        options = tuple(chosen)
        needed = (field for field in self.fields.values() if field.entry.is_needed(options))
        return next((field for field in needed if field.value() is None), None)
