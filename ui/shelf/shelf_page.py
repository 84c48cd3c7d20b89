"""The shelf: all campaigns as cards, and the ways to another one. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ui import theme
from ui.icons import icon
from ui.shelf.empty_shelf import EmptyShelf
from ui.shelf.shelf_card import CardFrame, ShelfCard
from ui.widgets.flow_layout import EvenLayout
from ui.widgets.labels import ElidedLabel

CARD_WIDTH = 380
"""Least width of a card in pixels at 100 % text."""


class ShelfPage(QWidget):
    """Shows the cards it is given and asks for what the person wants; it opens nothing itself."""

    open_asked = Signal(str)
    """Key of a card."""
    menu_asked = Signal(str, str)
    """Ask (see `shelf_card.ASKS`) and key of a card."""
    new_asked = Signal()
    sample_asked = Signal()
    elsewhere_asked = Signal()
    import_asked = Signal()
    restore_asked = Signal()
    settings_asked = Signal()

    def __init__(self, program: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shelf")
        self._cards: tuple[ShelfCard, ...] = ()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._bar(program))
        self.empty = EmptyShelf()
        self.empty.new_asked.connect(self.new_asked)
        self.empty.sample_asked.connect(self.sample_asked)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout.addWidget(self._area, 1)
        layout.addWidget(self.empty, 1)
        self.frames: list[CardFrame] = []
        self.set_cards(())
        self.retranslate()

    def _bar(self, program: str) -> QFrame:
        bar = QFrame()
        bar.setProperty("role", "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(24, 12, 24, 12)
        row.setSpacing(theme.step(2))
        self._program = ElidedLabel(program, "title")
        row.addWidget(self._program, 1)
        self.new_button = QPushButton(icon("plus", "on_ochre"), "")
        self.new_button.setProperty("role", "primary")
        self.sample_button = QPushButton()
        self.elsewhere_button = QPushButton()
        self.import_button = QPushButton(icon("import"), "")
        self.restore_button = QPushButton(icon("undo"), "")
        self.settings_button = QPushButton(icon("settings"), "")
        self.settings_button.setProperty("role", "quiet")
        for name, button, asked in (
            ("sample", self.sample_button, self.sample_asked),
            ("elsewhere", self.elsewhere_button, self.elsewhere_asked),
            ("import", self.import_button, self.import_asked),
            ("restore", self.restore_button, self.restore_asked),
            ("new", self.new_button, self.new_asked),
            ("settings", self.settings_button, self.settings_asked),
        ):
            button.setObjectName(name)
            button.clicked.connect(asked)
            row.addWidget(button)
        return bar

    @property
    def cards(self) -> tuple[ShelfCard, ...]:
        """What lies on the shelf."""
        return self._cards

    def set_cards(self, cards: Sequence[ShelfCard]) -> None:
        """Show other cards; an empty shelf offers ways to begin."""
        self._cards = tuple(cards)
        holder = QWidget()
        grid = EvenLayout(holder, least_width=CARD_WIDTH, spacing=theme.step(4))
        grid.setContentsMargins(24, 24, 24, 24)
        self.frames = [CardFrame(card) for card in self._cards]
        for frame in self.frames:
            frame.open_asked.connect(self.open_asked)
            frame.menu_asked.connect(self.menu_asked)
            grid.addWidget(frame)
        self._area.setWidget(holder)
        self._area.setVisible(bool(cards))
        self.empty.setVisible(not cards)
        sound = [frame.open_button for frame in self.frames if not frame.card.fault]
        self.setFocusProxy((*sound, *(frame.more for frame in self.frames), self.empty.sample_button)[0])

    def frame(self, key: str) -> CardFrame:
        """The card of a campaign; StopIteration if it is not on the shelf."""
        return next(frame for frame in self.frames if frame.card.key == key)

    def say_program(self, name: str) -> None:
        """Show another name of the program."""
        self._program.set_full_text(name)

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        self.new_button.setText(self.tr("New campaign"))
        self.sample_button.setText(self.tr("Sample"))
        self.sample_button.setToolTip(self.tr("Open the sample campaign"))
        self.elsewhere_button.setText(self.tr("Open…"))
        self.elsewhere_button.setToolTip(self.tr("Open a campaign that lies in another folder"))
        self.import_button.setText(self.tr("Import…"))
        self.import_button.setToolTip(self.tr("Make a campaign from an exported document"))
        self.restore_button.setText(self.tr("Backups…"))
        self.restore_button.setToolTip(self.tr("Restore a backup of any campaign, also of one that was removed"))
        self.settings_button.setToolTip(self.tr("Settings"))
        self.settings_button.setAccessibleName(self.tr("Settings"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
