"""A rule is against it: the dialog that says which and why, and lets the players do it anyway."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from blackbook.errors import RuleBroken
from ui import theme
from ui.language import shown


class RefusalDialog(QDialog):
    """Accepted means: do it anyway."""

    def __init__(self, refusal: RuleBroken, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("refusal")
        self.setWindowTitle(self.tr("A rule is against it"))
        title = QLabel(self.tr("A rule is against it"), self)
        title.setProperty("role", "heading")
        reason = QLabel(shown(refusal.reason), self)
        reason.setObjectName("reason")
        reason.setWordWrap(True)
        rule = QLabel(self.tr("Rule {id}").format(id=refusal.rule), self)
        rule.setProperty("role", "dim")
        leave = QPushButton(self.tr("Leave it"), self)
        leave.setObjectName("leave")
        leave.setProperty("role", "primary")
        leave.setDefault(True)
        leave.clicked.connect(self.reject)
        anyway = QPushButton(self.tr("Do it anyway"), self)
        anyway.setObjectName("anyway")
        anyway.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addWidget(anyway)
        buttons.addStretch(1)
        buttons.addWidget(leave)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.step(6),) * 4)
        layout.setSpacing(theme.step(3))
        for widget in (title, reason, rule):
            layout.addWidget(widget)
        layout.addLayout(buttons)
        self.setMinimumWidth(theme.scaled(380))


def show_refusal(refusal: RuleBroken, parent: QWidget, anyway: Callable[[], None]) -> None:
    """Open the dialog over a window; `anyway` is what the players may do all the same."""
    dialog = RefusalDialog(refusal, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # After the dialog has gone: the command may be refused again by another rule.
    dialog.accepted.connect(lambda: QTimer.singleShot(0, parent, anyway))
    dialog.open()
