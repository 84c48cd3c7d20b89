"""First page of the wizard: what the campaign is called."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from ui.setup.page import Page


class NamePage(Page):
    """One line; Return goes on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_heading(
            self.tr("What is it called?"),
            self.tr("The name on the shelf, such as the place you play at or the people you play with."),
        )
        self.line = QLineEdit()
        self.line.setObjectName("name")
        self.line.setAccessibleName(self.tr("Name of the campaign"))
        self.line.setPlaceholderText(self.tr("Our campaign"))
        self.line.setMaxLength(80)
        self.line.textChanged.connect(self.changed)
        self.body.addWidget(self.line)
        self.body.addStretch(1)
        self.setFocusProxy(self.line)

    @property
    def name(self) -> str:
        """What was typed, without spaces around it."""
        return self.line.text().strip()

    @property
    def problem(self) -> str:
        return "" if self.name else self.tr("Type a name.")
