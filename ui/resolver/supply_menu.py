"""Asks what an item or helper is used on, or whether it is used at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from blackbook.resolver.model.plan import Use


class SupplyMenu(QMenu):
    """Opens below the row that was clicked."""

    use_chosen = Signal(object)
    """The `Use` that was chosen."""
    at_once = Signal(str)
    """The id of an item or helper that the dice do not see."""

    def ask(self, row: QWidget, id: str, ways: Sequence[tuple[Use, str]]) -> None:
        """Offer the ways to use it; without any, to use it at once."""
        self.clear()
        for use, words in ways:
            self.addAction(words, partial(self.use_chosen.emit, use))
        if not ways:
            self.addAction(self.tr("Use it at once"), partial(self.at_once.emit, id))
        self.popup(row.mapToGlobal(row.rect().bottomLeft()))
