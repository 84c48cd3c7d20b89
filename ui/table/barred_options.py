"""What the rules are against at the moment: folded away, each with its reason and a way to do it anyway."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from blackbook.rules.question import Barred
from ui import theme
from ui.language import shown
from ui.widgets.action_button import ActionButton


class BarredList(QWidget):
    """A link opens the list; in it each thing needs one more step."""

    forced = Signal(str, str)
    """The id as given, and the rule that is set aside."""

    def __init__(self, things: Sequence[tuple[str, str, Barred]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(1))
        self.link = QPushButton(self.tr("%n barred by the rules…", "", len(things)))
        self.link.setObjectName("barred")
        self.link.setProperty("role", "link")
        self.link.setCheckable(True)
        layout.addWidget(self.link)
        self.list = QWidget()
        self.list.hide()
        self.link.toggled.connect(self.list.setVisible)
        inner = QVBoxLayout(self.list)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(theme.step(1))
        self.force_buttons: dict[str, QPushButton] = {}
        for id, title, barred in things:
            self._add(inner, id, title, barred)
        layout.addWidget(self.list)

    def _add(self, layout: QVBoxLayout, id: str, title: str, barred: Barred) -> None:
        tile = ActionButton(title, f"{shown(barred.reason)} ({barred.rule})")
        tile.setEnabled(False)
        force = QPushButton(self.tr("Do it anyway"))
        force.setObjectName(f"force {id}")
        force.setProperty("role", "link")
        force.setAccessibleName(self.tr("Do it anyway: {what}").format(what=title))
        force.setToolTip(self.tr("The journal will mark it."))
        force.clicked.connect(lambda: self.forced.emit(id, barred.rule))
        layout.addWidget(tile)
        layout.addWidget(force)
        self.force_buttons[id] = force
