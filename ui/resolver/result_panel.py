"""What comes of the plan, in large numbers, and the buttons that accept it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui import theme
from ui.resolver.part_lines import PartLines
from ui.resolver.result_view import ResultView
from ui.widgets.action_button import ActionButton
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.labels import WrappingLabel
from ui.widgets.lettering import longest_word


class ResultPanel(QFrame):
    """The words of the buttons follow the stage: check, character, first or enemy."""

    accepted = Signal()
    kept = Signal()
    best_asked = Signal()
    dice_asked = Signal()
    totals_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setObjectName("result")
        self._stage = "check"
        self._uses = False
        self._view: ResultView | None = None
        self.big = QLabel()
        self.big.setObjectName("total")
        self.big.setFont(theme.heading_font(theme.HUGE))
        self.beside = QLabel()
        self.beside.setObjectName("of")
        self.verdict = WrappingLabel("", "heading")
        self.verdict.setObjectName("verdict")
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self.lines = PartLines()
        self.costs = WrappingLabel("", "danger")
        self.costs.setObjectName("costs")
        self.costs.setMinimumWidth(theme.scaled(70))
        self.back = _link("back_to_best")
        self.back.clicked.connect(lambda: self.best_asked.emit())
        self.accept = ActionButton("", tone="primary")
        self.accept.setObjectName("accept")
        self.accept.clicked.connect(lambda: self.accepted.emit())
        self.keep = ActionButton("")
        self.keep.setObjectName("keep")
        self.keep.clicked.connect(lambda: self.kept.emit())
        self.why = _link("why")
        self.why.clicked.connect(self._toggle_why)
        self.anew = _link("dice_anew")
        self.anew.clicked.connect(lambda: self.dice_asked.emit())
        self.by_hand = _link("by_hand")
        self.by_hand.clicked.connect(lambda: self.totals_asked.emit())
        self.explanation = WrappingLabel("", "dim")
        self.explanation.setObjectName("explanation")
        self.explanation.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(theme.step(3))
        head.addWidget(self.big)
        head.addWidget(self.beside, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.verdict, 1)
        compared = QHBoxLayout()
        compared.addWidget(self.costs, 1)
        compared.addWidget(self.back)
        links = QWidget()
        flow = FlowLayout(links, spacing=theme.step(3))
        for link in (self.why, self.anew, self.by_hand):
            flow.addWidget(link)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.step(4), theme.step(2), theme.step(4), theme.step(3))
        layout.setSpacing(theme.step(2))
        layout.addLayout(head)
        layout.addWidget(self.lines)
        layout.addLayout(compared)
        layout.addWidget(self.accept)
        layout.addWidget(self.keep)
        layout.addWidget(links)
        layout.addWidget(self.explanation)

    def show_result(self, stage: str, view: ResultView, *, uses: bool) -> None:
        """Show another plan; `uses` whether it uses an item or helper."""
        self._stage, self._view, self._uses = stage, view, uses
        palette = theme.current().palette
        tint = {"good": palette.spruce_text, "danger": palette.cinnabar_text, "plain": palette.text}[view.tone]
        self.big.setText(view.big)
        self.big.setStyleSheet(f"color: {tint};")
        self.beside.setText(view.beside)
        self.beside.setStyleSheet(f"color: {palette.dim}; font-size: {theme.scaled(18)}px; "
                                  f"padding-bottom: {theme.scaled(9)}px;")  # fmt: skip
        self.verdict.setText(view.verdict)
        self.verdict.setMinimumWidth(longest_word(view.verdict, theme.heading_font()) + 2)
        self.verdict.setStyleSheet(f"color: {tint}; padding-bottom: {theme.scaled(8)}px;")
        self.lines.set_lines(view.lines)
        self.costs.setText(", ".join(view.costs))
        for widget in (self.costs, self.back):
            widget.setVisible(bool(view.costs))
        self.explanation.setText("\n".join(view.explanation))
        self.why.setVisible(bool(view.explanation))
        self._retranslate()

    def _toggle_why(self) -> None:
        self.explanation.setVisible(not self.explanation.isVisibleTo(self))
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.big.setFont(theme.heading_font(theme.HUGE))

    def _retranslate(self) -> None:
        self.accept.set_texts(self._accept_words())
        self.keep.set_texts(self.tr("Keep open: someone may still help") if self._stage == "check"
                            else self.tr("Keep the plan, go on later"))  # fmt: skip
        self.keep.setVisible(self._stage in ("check", "character"))
        self.anew.setVisible(self._stage in ("check", "character"))
        self.by_hand.setVisible(self._stage in ("check", "character"))
        self.back.setText(self.tr("Back to the best"))
        self.why.setText(self.tr("Why?") if not self.explanation.isVisibleTo(self) else self.tr("Hide the reasons"))
        self.anew.setText(self.tr("Tell the dice anew"))
        self.by_hand.setText(self.tr("Totals by hand"))

    def _accept_words(self) -> str:
        if self._stage == "check":
            return self.tr("Accept the result")
        if self._stage == "character":
            return self.tr("Use this plan")
        return self.tr("Use these, then look again") if self._uses else self.tr("Take the wounds")


def _link(name: str) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    button.setProperty("role", "link")
    return button
