"""Before the roll: the chance of who is here, the totals that may come, and what would change it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from PySide6.QtCore import QEvent, QLocale, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from blackbook.resolver.advice.chances import UNTOLD
from blackbook.resolver.advice.found import Found
from blackbook.resolver.odds.chance import Odds
from blackbook.rules.question import Question
from blackbook.text import Name
from blackbook.views.before_roll import BeforeRoll
from ui import theme
from ui.language import language, shown
from ui.resolver.best_cards import BestCardsPanel, CardNames
from ui.resolver.chance_words import in_percent
from ui.resolver.counting import Counting
from ui.resolver.gains import Gains
from ui.widgets.histogram import Histogram, percent
from ui.widgets.labels import ElidedLabel, WrappingLabel

LONGEST_FRACTION = 44
"""A longer one is shown in the tool tip only."""
WIDEST = Fraction(1, 2)
"""An interval that is wider is not called about anything."""
SOON = 700
"""Milliseconds in which most chances are counted with all that would change them."""
STEPS = 1000
"""Of the bar that shows the progress."""


class OddsPanel(QFrame):
    """Shows chances only where the faces of the dice are known; else it asks for them."""

    faces_asked = Signal()
    counted = Signal(object)
    """`Odds` of who is here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setObjectName("odds")
        self._before: BeforeRoll | None = None
        self._was: Odds | None = None
        self._names: tuple[Name, ...] = ()
        self._question: Question | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._show)
        self.counting = Counting(self)
        self.counting.told.connect(self._on_told)
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.who = ElidedLabel("", "dim")
        self.chance = WrappingLabel("", "title")
        self.chance.setObjectName("chance")
        self.exact = WrappingLabel("", "small")
        self.exact.setObjectName("exact")
        self.histogram = Histogram()
        self.histogram.setObjectName("histogram")
        self.line = WrappingLabel("", "dim")
        self.line.setObjectName("odds_line")
        self.gains = Gains()
        self.cards = BestCardsPanel()
        self.ask = QPushButton()
        self.ask.setObjectName("ask_faces")
        self.ask.setProperty("role", "link")
        self.ask.clicked.connect(lambda: self.faces_asked.emit())
        self.again = QPushButton()
        self.again.setObjectName("count_again")
        self.again.setProperty("role", "link")
        self.again.clicked.connect(self._count)
        self.doing = WrappingLabel("", "small")
        self.doing.setObjectName("counting_now")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(theme.scaled(6))
        self.stop = QPushButton()
        self.stop.setObjectName("stop_counting")
        self.stop.setProperty("role", "quiet")
        self.stop.clicked.connect(self.counting.stop)
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.who)
        self.waiting = QWidget()
        waiting = QHBoxLayout(self.waiting)
        waiting.setContentsMargins(0, 0, 0, 0)
        waiting.addWidget(self.progress, 1)
        waiting.addWidget(self.stop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.step(4),) * 4)
        layout.setSpacing(theme.step(2))
        layout.addLayout(head)
        # What stops the count lies above all that comes piece by piece: it keeps its place.
        for widget in (self.chance, self.exact, self.waiting, self.doing, self.again, self.cards, self.histogram,
                       self.line, self.gains, self.ask):  # fmt: skip
            layout.addWidget(widget)

    @property
    def found(self) -> Found:
        """What has been counted so far."""
        return self.counting.found

    def show_before(self, before: BeforeRoll, names: tuple[Name, ...], question: Question | None = None) -> None:
        """Count for another state; without known faces nothing is assumed, they are asked for.

        `question` is the one that waits: the one about word cards can be answered here.
        """
        self._names, self._question, self._was = names, question, None
        if before != self._before:
            self._before = before
            self._count()
        self._show()

    def _count(self) -> None:
        self.counting.drop()
        self.counting.found = Found()
        self._soon.start()
        if self._before is not None and self._before.faces_known:
            self.counting.begin(self._before.task())
        self._show()

    def show_after(self, was: Odds | None) -> None:
        """The dice are rolled: only what the chance was before, if it was counted."""
        self._before, self._was = None, was
        self.counting.drop()
        self._show()

    def _on_told(self) -> None:
        if self._before is None:
            return
        odds = self._odds()
        if odds is not None:
            self.counted.emit(odds)
        self._show()

    def _odds(self) -> Odds | None:
        """The chance of who is here, if it says anything."""
        odds = self.found.odds if self._before is not None else None
        return odds if odds is not None and odds != UNTOLD else None

    # -- showing it

    def _show(self) -> None:
        before, found, on = self._before, self.found if self._before is not None else Found(), self.counting.is_on
        asks = before is not None and not before.faces_known
        self.setVisible(before is not None or self._was is not None)
        for widget in (self.title, self.who):
            widget.setVisible(before is not None)
        self.waiting.setVisible(on and not self._is_nearly_done())
        self.progress.setRange(0, STEPS if self.counting.share > 0 else 0)
        self.progress.setValue(round(self.counting.share * STEPS))
        self.ask.setVisible(asks)
        odds = self._odds()
        self.exact.setVisible(odds is not None)
        self.chance.setVisible(odds is not None)
        self.again.setVisible(self._was_stopped())
        self.histogram.setVisible(found.totals is not None)
        if found.totals is not None:
            shares = {total: float(share) for total, share in found.totals.items()}
            self.histogram.set_shares(shares, found.difficulty)
        helped = found.helped or ()
        self.gains.show_chances(helped, len(helped) == found.helping)
        compared = found.cards is not None and found.cards.compared > 0
        self.cards.setVisible(compared and before is not None)
        if found.cards is not None and found.odds is not None and before is not None:
            self.cards.show_cards(found.cards, found.odds, card_names(before), self._question)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Before the roll"))
        self.who.set_full_text(shown(self._names))
        self.stop.setText(self.tr("Stop counting"))
        self.doing.setText(self._doing_words() if self.counting.is_on else self._stopped_words())
        self.doing.setVisible(bool(self.doing.text()) and not self._is_nearly_done())
        self.progress.setAccessibleName(self.doing.text() or self.tr("Counting the chances"))
        self.again.setText(self.tr("Count again"))
        self.ask.setText(self.tr("Tell the faces of the dice to see the chances…"))
        odds = self._odds()
        if odds is not None:
            self.chance.setText(_together(self._chance_words(odds)))
            self.exact.setText(self._exact_words(odds))
            self.exact.setToolTip(str(odds.low) if odds.exact else "")
        self.line.setText(_together(self._line_words()))
        self.line.setVisible(bool(self.line.text()))

    def _chance_words(self, odds: Odds) -> str:
        if odds.high - odds.low >= WIDEST:
            return self.tr("{low}–{high} %").format(low=round(100 * odds.low), high=round(100 * odds.high))
        if not odds.exact:
            return self.tr("about {percent} %").format(percent=in_percent(odds.probability))
        if self.found.difficulty is None:
            return self.tr("{percent} % to win").format(percent=in_percent(odds.low))
        return self.tr("{percent} % to reach {difficulty}").format(
            percent=in_percent(odds.low), difficulty=self.found.difficulty)  # fmt: skip

    def _exact_words(self, odds: Odds) -> str:
        if not odds.exact:
            return _together(self.between(odds))
        fraction = str(odds.low)
        if len(fraction) > LONGEST_FRACTION:
            return self.tr("exact")
        return self.tr("exactly {fraction}").format(fraction=fraction)

    def between(self, odds: Odds) -> str:
        """An interval in words."""
        words = self.tr("between {low} % and {high} %, from {rolls} rolls")
        rolls = QLocale(language()).toString(odds.rolls)
        return words.format(low=percent(float(odds.low)), high=percent(float(odds.high)), rolls=rolls)

    def _line_words(self) -> str:
        if self._before is None:
            return self._was_words()
        if self.counting.failed:
            return self.tr("The chances could not be counted.")
        found = self.found
        words = [shown(text) for text in (found.fault, found.left_out) if text is not None]
        if found.odds is not None and self._before.unread:
            words.append(self.tr("Word cards that nobody has read count as nothing."))
        return " ".join(words)

    def _doing_words(self) -> str:
        """What is being counted now, beside the chance itself."""
        found = self.found
        closer = self._odds() is not None and not found.is_exact and found.helped is None
        words = [self.tr("It is being counted more closely")] if closer else []
        if found.helped is not None and len(found.helped) < found.helping:
            words.append(self.tr("What would help: {done} of {all}").format(
                done=len(found.helped), all=found.helping))  # fmt: skip
        if found.cards is not None and found.cards.compared < found.cards.choices:
            words.append(self.tr("Word cards: {done} of {all} choices").format(
                done=found.cards.compared, all=found.cards.choices))  # fmt: skip
        return "\n".join(words)

    def _stopped_words(self) -> str:
        found = self.found
        if not self._was_stopped():
            return ""
        if found.helped is None or len(found.helped) == found.helping:
            return self.tr("Counting was stopped.")
        words = self.tr("Counting was stopped; of what would help, {done} of {all} are counted.")
        return words.format(done=len(found.helped), all=found.helping)

    def _is_nearly_done(self) -> bool:
        """Whether the chance came so quickly that all else may: nothing flashes up for a moment."""
        return self.found.odds is not None and self.counting.is_on and self._soon.isActive()

    def _was_stopped(self) -> bool:
        """Whether counting has ended before all was known."""
        ready = self._before is not None and self._before.faces_known and not self.counting.failed
        return ready and not self.counting.is_on and not self.found.whole

    def _was_words(self) -> str:
        if self._was is None:
            return ""
        if not self._was.exact:
            return self.tr("Before the roll it was {interval}").format(interval=self.between(self._was))
        return self.tr("Before the roll it was {percent} %").format(percent=in_percent(self._was.low))


def card_names(before: BeforeRoll) -> CardNames:
    """The names of a case, as its document has them."""
    people: dict[str, Name | str] = {}
    cards: dict[str, Name | str] = {}
    now: dict[str, tuple[str, ...]] = {}
    for character in before.case["characters"]:
        people[character["id"]] = _name(character)
        now[character["id"]] = tuple(card["id"] for card in character["conspiracy"])
        for card in (*character["conspiracy"], *before.hands.get(character["id"], ())):
            cards[card["id"]] = _name(card)
    return CardNames(people, cards, now)


def _name(document: Mapping[str, Any]) -> Name | str:
    name = document.get("name", document["id"])
    return name if isinstance(name, str) else Name(name)


def _together(words: str) -> str:
    """The sign stays beside its number."""
    return words.replace(" %", "\u00a0%")
