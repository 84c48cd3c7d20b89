"""The right part of the page: the roll, the result, other ways, what else is asked, reminders and chances."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ui import theme
from ui.resolver.odds_panel import OddsPanel
from ui.resolver.radar_panel import RadarPanel
from ui.resolver.result_panel import ResultPanel
from ui.resolver.roll_panel import RollPanel
from ui.resolver.totals_panel import TotalsPanel
from ui.resolver.ways_panel import WaysPanel
from ui.table.question_form import QuestionForm
from ui.widgets.action_button import ActionButton
from ui.widgets.labels import WrappingLabel

WIDTH, NARROW = 400, 360
WIDE_ENOUGH = 1400
"""Width of the page from which on this part is wide."""


class Side(QScrollArea):
    """Shows those of its panels that have something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.roll = RollPanel()
        self.result = ResultPanel()
        self.totals = TotalsPanel()
        self.ways = WaysPanel()
        self.radar = RadarPanel()
        self.odds = OddsPanel()
        self.form = QuestionForm()
        self.asked = QFrame()
        self.asked.setProperty("role", "panel")
        inner = QVBoxLayout(self.asked)
        inner.setContentsMargins(*(theme.step(4),) * 4)
        inner.addWidget(self.form)
        self.trouble = WrappingLabel("", "danger")
        self.trouble.setObjectName("trouble")
        self.try_out = QPushButton()
        self.try_out.setObjectName("try_out")
        self.try_out.setProperty("role", "link")
        holder = QWidget()
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(3))
        for panel in (self.asked, self.roll, self.trouble, self.result, self.totals, self.ways, self.odds, self.radar):
            layout.addWidget(panel)
        layout.addWidget(self.try_out)
        layout.addStretch(1)
        self.setWidget(holder)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fit(WIDE_ENOUGH)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.try_out.setText(self.tr("Try it in a copy…"))
        self.try_out.setToolTip(self.tr("Play on in a copy of the campaign; keep what comes of it, or drop it."))

    def fit(self, page_width: int) -> None:
        """Take a width that suits the page's."""
        self.setFixedWidth(theme.scaled(WIDTH if page_width >= WIDE_ENOUGH else NARROW))

    def say_trouble(self, words: str) -> None:
        """Say why no plan can be proposed."""
        self.trouble.setText(words)
        self.trouble.setVisible(bool(words))

    def show_parts(self, *, roll: bool, result: bool, totals: bool, form: bool) -> None:
        """Show what the question needs, and nothing else."""
        self.roll.setVisible(roll)
        self.result.setVisible(result)
        self.totals.setVisible(totals)
        self.asked.setVisible(form)
        self.ways.setVisible(result and bool(self.ways.cards) and len(self.ways.cards) > 1)

    def primary(self) -> ActionButton | None:
        """The main button of what is shown."""
        pairs = ((self.roll, self.roll.tell), (self.result, self.result.accept), (self.totals, self.totals.tell))
        return next((button for panel, button in pairs if panel.isVisibleTo(self)), None)

    def press_primary(self) -> None:
        """Press the main button, or confirm what else is asked."""
        button = self.primary()
        if button is not None:
            button.click()
        else:
            self.form.press_confirm()
