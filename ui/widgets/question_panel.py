"""Asks the players a question: options as buttons, a number, several of many, or a text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ui import theme
from ui.widgets.action_button import ActionButton, ActionTone
from ui.widgets.question import Option, Question, key_of

_NO_BOUND = 999


class QuestionPanel(QFrame):
    """Shows one question at a time and says the answer; barred options can be chosen a level down."""

    answered = Signal(object)
    """str of an option, tuple of str, int, or the text, by the form of the question."""
    forced = Signal(object)
    """The value of a barred option that the players choose all the same."""

    def __init__(self, question: Question | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.step(2))
        self._question: Question | None = None
        self.set_question(question)

    @property
    def question(self) -> Question | None:
        """The question that is shown."""
        return self._question

    def set_question(self, question: Question | None) -> None:
        """Ask something else; None leaves the panel empty and hidden."""
        self._question = question
        _clear(self._layout)
        self.buttons: dict[str, ActionButton] = {}
        self.boxes: dict[str, QCheckBox] = {}
        self.despite: dict[str, QPushButton] = {}
        self.force_buttons: dict[str, ActionButton] = {}
        self.number: QSpinBox | None = None
        self.line: QLineEdit | None = None
        self.confirm: ActionButton | None = None
        if question is None:
            self.hide()
            return
        self._build(question)
        if self.parentWidget() is not None:  # without a parent, showing would open a window
            self.show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.set_question(self._question)

    def _build(self, question: Question) -> None:
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(question.text)
        self._add_label(question.title, "heading")
        if question.text:
            self._add_label(question.text, "dim")
        build = {
            "one": self._build_options,
            "several": self._build_several,
            "number": self._build_number,
            "text": self._build_text,
        }
        build[question.form](question)

    def _add_label(self, text: str, role: str) -> None:
        label = QLabel(text)
        label.setProperty("role", role)
        label.setWordWrap(True)
        self._layout.addWidget(label)

    def _build_options(self, question: Question) -> None:
        for place, option in enumerate(question.options):
            key = "" if option.barred else key_of(option, place)
            tone: ActionTone = "primary" if option.recommended else "plain"
            button = ActionButton(option.title, option.barred or option.detail, key=key, tone=tone)
            button.setEnabled(not option.barred)
            button.clicked.connect(lambda _=False, value=option.value: self.answered.emit(value))
            self._layout.addWidget(button)
            self.buttons[option.value] = button
            if option.barred:
                self._add_way_around(option)

    def _add_way_around(self, option: Option) -> None:
        link = QPushButton(self.tr("Despite the rule…"))
        link.setProperty("role", "link")
        link.setAccessibleName(self.tr("Despite the rule: {option}").format(option=option.title))
        force = ActionButton(self.tr("Do it anyway"), self.tr("The journal will mark it."), tone="danger")
        force.setAccessibleName(self.tr("Do it anyway: {option}").format(option=option.title))
        force.hide()
        link.clicked.connect(lambda: _reveal(link, force))
        force.clicked.connect(lambda _=False, value=option.value: self.forced.emit(value))
        self._layout.addWidget(link)
        self._layout.addWidget(force)
        self.despite[option.value] = link
        self.force_buttons[option.value] = force

    def _build_several(self, question: Question) -> None:
        for option in question.options:
            box = QCheckBox(option.title)
            box.setEnabled(not option.barred)
            box.setToolTip(option.barred or option.detail)
            box.setChecked(option.recommended)
            box.toggled.connect(self._judge_choice)
            self._layout.addWidget(box)
            self.boxes[option.value] = box
            if option.barred or option.detail:
                self._add_label(option.barred or option.detail, "small")
        self._add_confirm()
        self._judge_choice()

    def chosen(self) -> tuple[str, ...]:
        """The values of the ticked options, in their order."""
        return tuple(value for value, box in self.boxes.items() if box.isChecked())

    def _judge_choice(self) -> None:
        if self._question is None or self.confirm is None:
            return
        count, least, most = len(self.chosen()), self._question.least, self._question.most
        if count < least:
            why = self.tr("%n more to choose", "", least - count)
        elif most is not None and count > most:
            why = self.tr("%n too many", "", count - most)
        else:
            why = ""
        self.confirm.setEnabled(not why)
        self.confirm.set_texts(self.tr("Choose"), why)

    def _build_number(self, question: Question) -> None:
        self.number = QSpinBox()
        self.number.setRange(question.least, _NO_BOUND if question.most is None else question.most)
        self.number.setValue(int(question.start or question.least))
        self.number.setSuffix(f" {question.unit}" if question.unit else "")
        self.number.setAccessibleName(question.title)
        row = QHBoxLayout()
        row.addWidget(self.number)
        row.addStretch(1)
        self._layout.addLayout(row)
        # Return in the box confirms, as it does in a line of text.
        self.number.lineEdit().returnPressed.connect(self._answer)
        self._add_confirm()

    def _build_text(self, question: Question) -> None:
        self.line = QLineEdit(str(question.start))
        self.line.setAccessibleName(question.title)
        self.line.returnPressed.connect(self._answer)
        self._layout.addWidget(self.line)
        self._add_confirm()

    def _add_confirm(self) -> None:
        self.confirm = ActionButton(self.tr("Choose"), tone="primary")
        self.confirm.clicked.connect(self._answer)
        self._layout.addWidget(self.confirm)

    def _answer(self) -> None:
        if self.number is not None:
            self.answered.emit(self.number.value())
        elif self.line is not None:
            self.answered.emit(self.line.text())
        else:
            self.answered.emit(self.chosen())


def _reveal(link: QPushButton, force: ActionButton) -> None:
    link.hide()
    force.show()
    force.setFocus()


def _clear(layout: QVBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            while (part := inner.takeAt(0)) is not None:
                if (widget := part.widget()) is not None:
                    widget.hide()
                    widget.deleteLater()
