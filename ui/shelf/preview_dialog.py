"""What a document holds, before it becomes a campaign."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QListWidget, QWidget

from ui import theme
from ui.shelf.dialog import Dialog
from ui.widgets.labels import WrappingLabel


class PreviewDialog(Dialog):
    """Facts in two columns, and the last actions of its history; accepted means: import it."""

    def __init__(
        self, file: str, facts: Sequence[tuple[str, str]], history: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__("", "", "", parent, width=560)
        self.setObjectName("preview")
        title = self.tr("Import {file}?").format(file=file)
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.text.setText(self.tr("It becomes a campaign of its own; nothing on the shelf is changed."))
        self.text.show()
        self.accept_button.setText(self.tr("Import"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.step(4))
        grid.setColumnStretch(1, 1)
        for row, (label, value) in enumerate(facts):
            name = QLabel(label)
            name.setProperty("role", "dim")
            grid.addWidget(name, row, 0)
            shown = WrappingLabel(value)
            shown.setObjectName(f"fact{row}")
            grid.addWidget(shown, row, 1)
        self.body.addLayout(grid)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Its last actions"))
        self.list.addItems(list(history))
        self.list.setVisible(bool(history))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(theme.scaled(180))
        self.body.addWidget(WrappingLabel(self.tr("Its last actions") if history else "", "small"))
        self.body.addWidget(self.list)
        self.accept_button.setFocus()
