"""Which word cards to put in the conspiracies before a roll, and the answer to the question that asks for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blackbook.resolver.advice.found import BestCards
from blackbook.resolver.odds.chance import Odds
from blackbook.rules.question import Question
from blackbook.text import Name, Text
from ui import theme
from ui.language import shown
from ui.resolver.chance_words import in_percent
from ui.widgets.action_button import ActionButton
from ui.widgets.labels import WrappingLabel

SWAP_RULE = "R-CARD-3"


@dataclass(frozen=True)
class CardNames:
    """How the cards of a case are called, and who has them now in the conspiracy."""

    people: Mapping[str, Name | Text | str]
    cards: Mapping[str, Name | Text | str]
    now: Mapping[str, tuple[str, ...]]


class BestCardsPanel(QWidget):
    """Says for each character whose cards should change what they should be; the button puts them in."""

    chosen = Signal(tuple)
    """Options of the question about cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("best_cards")
        self._best: BestCards | None = None
        self._now: Odds | None = None
        self._names = CardNames({}, {}, {})
        self._question: Question | None = None
        self.title = WrappingLabel("", "strong")
        self.lines = WrappingLabel()
        self.lines.setObjectName("best_cards_lines")
        self.button = ActionButton("", tone="plain")
        self.button.setObjectName("put_best_cards")
        self.button.clicked.connect(lambda: self.chosen.emit(self.answer()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(1))
        for widget in (self.title, self.lines, self.button):
            layout.addWidget(widget)

    def show_cards(self, best: BestCards, now: Odds, names: CardNames, question: Question | None) -> None:
        """Show the best cards; `now` is the chance with the cards that lie there."""
        self._best, self._now, self._names, self._question = best, now, names, question
        self.retranslate()

    def answer(self) -> tuple[str, ...]:
        """The options of the question that put the best cards in; none if no such question waits."""
        question = self._question
        if self._best is None or question is None or question.rule != SWAP_RULE or question.who is None:
            return ()
        rows = [id.rpartition("-")[2] for id in self._best.cards.get(question.who, ())]
        return tuple(row for row in rows if question.option(row) is not None)

    def _others(self) -> dict[str, tuple[str, ...]]:
        """The best cards of those whose cards are others now."""
        best = self._best.cards if self._best is not None else {}
        return {who: ids for who, ids in best.items() if set(ids) != set(self._names.now.get(who, ()))}

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        if self._best is None or self._now is None:
            return
        others = self._others() if self._best.odds.low > self._now.high else {}
        words = self._better_words(self._best) if others else self._no_better_words(self._best, self._now)
        percent, best = in_percent(self._best.odds.probability), self._best
        words = words.format(percent=percent, compared=best.compared, choices=best.choices)
        self.title.setText(re.sub(r" (?=%|[^()]*\))", "\u00a0", words))
        self.lines.setText("\n".join(self._line(who, ids) for who, ids in others.items()))
        self.lines.setVisible(bool(others))
        asked = self._question.who if self._question is not None else None
        self.button.setVisible(bool(asked in others and self.answer()))
        whose = _words(self._names.people.get(asked or "", ""))
        self.button.set_texts(self.tr("Put in the cards of {who}").format(who=whose))

    def _better_words(self, best: BestCards) -> str:
        if best.is_best:
            return self.tr("The best cards: {percent} %")
        if best.odds.exact:
            return self.tr("Best of those compared ({compared} of {choices}): {percent} %")
        return self.tr("Best of those compared, by sampling ({compared} of {choices}): about {percent} %")

    def _no_better_words(self, best: BestCards, now: Odds) -> str:
        if best.is_best:
            return self.tr("The cards lie as well as can be")
        if best.odds.exact and now.exact:
            return self.tr("None of the choices compared is better ({compared} of {choices})")
        return self.tr("None of the choices compared is clearly better, by sampling ({compared} of {choices})")

    def _line(self, who: str, ids: tuple[str, ...]) -> str:
        names = ", ".join(_words(self._names.cards.get(id, id)) for id in ids)
        return self.tr("{who}: {cards}").format(who=_words(self._names.people.get(who, who)), cards=names)


def _words(name: Name | Text | str) -> str:
    return name if isinstance(name, str) else shown(name)
