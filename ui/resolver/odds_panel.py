"""Before the roll: the chance of each total, counted beside the screen, with the difficulty drawn in."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRunnable, Qt, QThreadPool, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from blackbook.errors import UserError
from blackbook.resolver import Case, CaseError, parse_case
from blackbook.resolver.odds import check_odds
from blackbook.resolver.odds_check import CheckOdds
from blackbook.resolver.table import build_table
from blackbook.text import Name, Text
from ui import theme
from ui.language import shown
from ui.widgets.histogram import Histogram, percent
from ui.widgets.labels import ElidedLabel, WrappingLabel


@dataclass(frozen=True)
class Chances:
    """The odds of a check, and the chance with each consumable that adds to it."""

    odds: CheckOdds
    helped: tuple[tuple[str | Name, Fraction], ...]


def count_chances(case: dict[str, Any]) -> Chances:
    """The chances of a check whose dice are not rolled; CaseError (a UserError) if they cannot be told."""
    read = parse_case(case)
    odds = check_odds(read)
    return Chances(odds, _helped(read, odds))


def _helped(case: Case, odds: CheckOdds) -> tuple[tuple[str | Name, Fraction], ...]:
    try:
        supplies = build_table(case).consumables
    except CaseError:
        return ()  # what one of them does cannot be weighed
    helped: list[tuple[str | Name, Fraction]] = []
    for supply in supplies:
        more = max((gift.attack + gift.defense for gift in supply.gifts), default=0)
        if more:
            reached = (share for total, share in odds.totals.items() if total + more >= odds.difficulty)
            helped.append((supply.name, sum(reached, Fraction(0))))
    return tuple(helped)


class Bell(QObject):
    """Carries the result from the thread that counts to the one that shows."""

    counted = Signal(int, object)
    """Number of the task; `Chances`, or the `Text` why there are none."""


class Counting(QRunnable):
    """Counts the chances of one case in a thread of the pool."""

    def __init__(self, number: int, case: dict[str, Any], bell: Bell) -> None:
        super().__init__()
        self._number, self._case, self._bell = number, case, bell

    def run(self) -> None:
        result: Chances | Text
        try:
            result = count_chances(self._case)
        except UserError as mistake:
            result = mistake.text
        self._bell.counted.emit(self._number, result)


class OddsPanel(QFrame):
    """Shows chances only where the faces of the dice are known; else it asks for them."""

    faces_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setObjectName("odds")
        self._number = 0
        self._result: Chances | Text | None = None
        self._names: tuple[Name, ...] = ()
        self._bell = Bell()
        self._bell.counted.connect(self._on_counted, Qt.ConnectionType.QueuedConnection)
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.who = ElidedLabel("", "dim")
        self.histogram = Histogram()
        self.histogram.setObjectName("histogram")
        self.line = WrappingLabel("", "dim")
        self.line.setObjectName("odds_line")
        self.ask = QPushButton()
        self.ask.setObjectName("ask_faces")
        self.ask.setProperty("role", "link")
        self.ask.clicked.connect(lambda: self.faces_asked.emit())
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(theme.scaled(6))
        self.stop = QPushButton()
        self.stop.setProperty("role", "quiet")
        self.stop.clicked.connect(self.cancel)
        self._lay_out()
        self._show(counting=False, faces=True)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.who)
        waiting = QHBoxLayout()
        waiting.addWidget(self.progress, 1)
        waiting.addWidget(self.stop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.step(4),) * 4)
        layout.setSpacing(theme.step(2))
        layout.addLayout(head)
        layout.addWidget(self.histogram)
        layout.addLayout(waiting)
        layout.addWidget(self.line)
        layout.addWidget(self.ask)

    @property
    def chances(self) -> Chances | None:
        """What is shown; None while counting, or where there is nothing to show."""
        return self._result if isinstance(self._result, Chances) else None

    def show_case(self, case: dict[str, Any], names: tuple[Name, ...], *, faces_known: bool) -> None:
        """Count for another case; without known faces nothing is assumed, they are asked for."""
        self._number += 1
        self._names, self._result = names, None
        if faces_known:
            QThreadPool.globalInstance().start(Counting(self._number, case, self._bell))
        self._show(counting=faces_known, faces=faces_known)

    def cancel(self) -> None:
        """Wait for the result no longer."""
        self._number += 1
        self._show(counting=False, faces=True)

    def _on_counted(self, number: int, result: Chances | Text) -> None:
        if number == self._number:
            self._result = result
            self._show(counting=False, faces=True)

    def _show(self, *, counting: bool, faces: bool) -> None:
        chances = self.chances
        self.progress.setVisible(counting)
        self.stop.setVisible(counting)
        self.ask.setVisible(not faces)
        self.histogram.setVisible(chances is not None)
        self.line.setVisible(self._result is not None)
        if chances is not None:
            shares = {total: float(share) for total, share in chances.odds.totals.items()}
            self.histogram.set_shares(shares, chances.odds.difficulty)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Before the roll"))
        self.who.set_full_text(shown(self._names))
        self.stop.setText(self.tr("Stop counting"))
        self.ask.setText(self.tr("Tell the faces of the dice to see the chances…"))
        self.line.setText(self._words())

    def _words(self) -> str:
        if isinstance(self._result, Text):
            return shown(self._result)
        if self._result is None:
            return ""
        odds = self._result.odds
        words = [self.tr("{percent} % to reach {difficulty}").format(
            percent=percent(float(odds.probability)), difficulty=odds.difficulty)]  # fmt: skip
        for name, share in self._result.helped:
            words.append(self.tr("with {what} {percent} %").format(what=shown(name), percent=percent(float(share))))
        return " · ".join(words).replace(" %", "\u00a0%")  # the sign stays beside its number
