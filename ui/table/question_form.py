"""The question that waits for the players: its options by number, its values as fields, what the rules bar below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from blackbook.rules.question import Option, Question
from ui import theme
from ui.language import shown
from ui.table.barred_options import BarredList
from ui.table.clearing import clear_layout
from ui.table.entry_fields import EntryFields
from ui.table.scene_summary import scene_lines
from ui.widgets.action_button import ActionButton, ActionTone
from ui.widgets.labels import WrappingLabel
from ui.widgets.tick_box import TickBox

MANY = 10
"""More options than this get a line to search them."""

ELSEWHERE = ("dice", "plan")
"""Forms that the page of the dice shows."""


class QuestionForm(QWidget):
    """Asks one question at a time."""

    answered = Signal(tuple, dict, tuple)
    """Options, values, and ids of rules that are set aside."""
    by_hand_asked = Signal()
    scene_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.step(2))
        self._question: Question | None = None
        self._who = ""
        self.set_question(None)

    @property
    def question(self) -> Question | None:
        """The question that is shown."""
        return self._question

    def set_question(self, question: Question | None, who: str = "") -> None:
        """Ask something else; `who` is the name of the character whose player answers."""
        if question is not None and question == self._question and who == self._who:
            return
        self._question, self._who = question, who
        self._build()
        if question is not None and self.entries is not None and self._needs_values(question):
            # The field shows only once the layout has been done.
            QTimer.singleShot(0, self.entries, self.entries.begin)

    def _needs_values(self, question: Question) -> bool:
        return not question.options or any(entry.required for entry in question.entries)

    def _build(self) -> None:
        clear_layout(self._layout)
        self.buttons: dict[str, ActionButton] = {}
        self.boxes: dict[str, TickBox] = {}
        self.entries: EntryFields | None = None
        self.confirm: ActionButton | None = None
        self.search: QLineEdit | None = None
        self.barred: BarredList | None = None
        self._order: list[str] = []
        self._pending: tuple[str, ...] = ()
        question = self._question
        self.setVisible(question is not None)
        if question is None:
            return
        self._add_head(question)
        if question.form in ELSEWHERE:
            for line in scene_lines(question):
                self._layout.addWidget(WrappingLabel(line, "dim"))
            self._add_way_to_the_dice()
        else:
            first = question.entries_first or self._needs_values(question)
            if first:
                self._layout.addWidget(self._new_fields(question))
            self._add_options(question)
            if not first:
                self._layout.insertWidget(self._layout.count() - bool(self.confirm), self._new_fields(question))
        self._add_by_hand()

    def _add_head(self, question: Question) -> None:
        title = WrappingLabel(shown(question.text), "heading")
        title.setObjectName("question_text")
        self._layout.addWidget(title)
        whose = self.tr("{who}'s player decides").format(who=self._who) if self._who else self.tr("The group decides")
        if question.form not in ELSEWHERE:
            self._layout.addWidget(WrappingLabel(f"{whose} · {question.rule}", "small"))

    def _add_way_to_the_dice(self) -> None:
        button = ActionButton(self.tr("To the dice"), key="D", tone="primary")
        button.setObjectName("to_the_dice")
        button.clicked.connect(lambda: self.scene_asked.emit())
        self._layout.addWidget(button)

    def _new_fields(self, question: Question) -> EntryFields:
        self.entries = EntryFields(question)
        self.entries.confirmed.connect(self._confirm)
        return self.entries

    def _add_options(self, question: Question) -> None:
        open_options = question.open_options
        if len(open_options) > MANY:
            self._add_search()
        if question.most > 1:
            self._add_boxes(question, open_options)
        else:
            self._add_buttons(question, open_options)
        barred = [option for option in question.options if option.barred is not None]
        if barred:
            self.barred = BarredList([(each.id, shown(each.label), each.barred) for each in barred if each.barred])
            self.barred.forced.connect(self._force)
            self._layout.addWidget(self.barred)

    def _add_search(self) -> None:
        self.search = QLineEdit()
        self.search.setObjectName("search_options")
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the options"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self._layout.addWidget(self.search)

    def _add_buttons(self, question: Question, options: tuple[Option, ...]) -> None:
        for place, option in enumerate(options):
            key = str(place + 1) if place < 9 else ""
            tone: ActionTone = "primary" if option.id in question.suggested else "plain"
            note = shown(option.note) if option.note is not None else ""
            button = ActionButton(shown(option.label), note, key=key, tone=tone)
            button.setObjectName(f"option {option.id}")
            button.clicked.connect(lambda _=False, id=option.id: self._answer((id,)))
            self._layout.addWidget(button)
            self.buttons[option.id] = button
        if question.least == 0 and question.options:
            self._add_confirm(self.tr("None of these"))
        elif not question.options:
            self._add_confirm(self.tr("Enter"))

    def _add_boxes(self, question: Question, options: tuple[Option, ...]) -> None:
        for option in options:
            box = TickBox(shown(option.label))
            box.setObjectName(f"option {option.id}")
            box.toggled.connect(lambda on, id=option.id: self._on_toggled(id, on))
            self._layout.addWidget(box)
            self.boxes[option.id] = box
            if option.note is not None:
                self._layout.addWidget(WrappingLabel(shown(option.note), "small"))
        self._add_confirm(self.tr("Choose"))
        for id in question.suggested:
            if id in self.boxes:
                self.boxes[id].setChecked(True)
        self._judge()

    def _add_confirm(self, title: str) -> None:
        self.confirm = ActionButton(title, tone="primary" if self._question and self._question.least else "plain")
        self.confirm.setObjectName("confirm")
        self.confirm.clicked.connect(self._confirm)
        self._layout.addWidget(self.confirm)

    def _add_by_hand(self) -> None:
        link = QPushButton(self.tr("Done by hand"))
        link.setObjectName("by_hand")
        link.setProperty("role", "link")
        link.setToolTip(self.tr("You have done this step at the table yourselves: tick it off, nothing is changed."))
        link.clicked.connect(lambda: self.by_hand_asked.emit())
        self._layout.addWidget(link)

    # -- what the players do

    def chosen(self) -> tuple[str, ...]:
        """The ticked options in the order in which they were ticked."""
        return tuple(self._order)

    def values(self) -> dict[str, object]:
        """What was filled in, by the names of the entries."""
        return self.entries.values() if self.entries is not None else {}

    def _on_toggled(self, id: str, on: bool) -> None:
        self._order = [*self._order, id] if on else [each for each in self._order if each != id]
        self._judge()

    def _judge(self) -> None:
        if self._question is None or self.confirm is None:
            return
        count, least, most = len(self._order), self._question.least, self._question.most
        if count < least:
            why = self.tr("%n more to choose", "", least - count)
        elif count > most:
            why = self.tr("%n too many", "", count - most)
        else:
            why = ""
        self.confirm.setEnabled(not why)
        names = [self.boxes[id].full_text for id in self._order]
        self.confirm.set_texts(self.tr("Choose"), why or " → ".join(names))

    def _filter(self, text: str) -> None:
        for widget in (*self.buttons.values(), *self.boxes.values()):
            widget.setVisible(text.casefold() in widget.accessibleName().casefold() + widget.text().casefold())

    def press_confirm(self) -> bool:
        """Confirm as Return does; False if there is nothing to confirm."""
        if self.confirm is None or not self.confirm.isEnabled():
            return False
        self._confirm()
        return True

    def _confirm(self) -> None:
        if self._pending:
            self._answer(self._pending)
        elif self.confirm is not None and self.confirm.isEnabled():
            self._answer(self.chosen())
        elif self._question is not None and self._question.entries_first and self.values():
            self._answer((self._question.open_options[0].id,))

    def _answer(self, chosen: tuple[str, ...]) -> None:
        missing = self.entries.missing(chosen) if self.entries is not None else None
        if self.entries is not None and missing is not None and self.entries.folded:
            self._pending = chosen
            self.entries.open()
            missing.setFocus()
            return
        self.answered.emit(chosen, self.values(), ())

    def _force(self, id: str, rule: str) -> None:
        chosen = (*self.chosen(), id) if self.boxes else (id,)
        self.answered.emit(chosen, self.values(), (rule,))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._build()
