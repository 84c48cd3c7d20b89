"""All widgets with sample values, section by section, for the eye of whoever changes them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui import icons, theme
from ui.widgets import resolver_samples, table_samples
from ui.widgets.flow_layout import EvenLayout, FlowLayout
from ui.widgets.table_samples import Say


def sections(say: Say) -> Iterator[tuple[str, list[QWidget]]]:
    """Each section's title and its widgets."""
    table, resolver = table_samples, resolver_samples
    yield say("Dials", "Счётчики"), [_flow(table.dials(say))]
    yield say("Dice", "Кубики"), [_flow(table.dice()), resolver.dice_row()]
    yield say("Word cards", "Карты слов"), [_even(table.cards(say), 78)]
    yield say("Slots", "Ячейки"), table.slots(say)
    yield say("Track", "Шкала"), table.tracks()
    yield say("Chips", "Метки"), [_flow(table.chips(say)), table.pills(say)]
    yield say("Numbers", "Числа"), [_even(table.boxes(say), 70), _flow(table.people(say))]
    yield say("Demons", "Бесы"), table.demons(say)
    yield say("Rows of cards", "Ряды карт"), resolver.word_rows(say)
    yield say("Other ways", "Другие способы"), resolver.plans(say)
    yield say("Before the roll", "До броска"), resolver.histograms(say)
    yield say("Steps of the night", "Шаги ночи"), [resolver.steps(say)]
    yield say("Questions", "Вопросы"), resolver.questions(say)
    yield say("Journal", "Журнал"), [resolver.journal(say)]
    yield say("Nothing yet, and messages", "Пусто и сообщения"), resolver.messages(say)
    yield say("Buttons and fields", "Кнопки и поля"), [_flow(resolver.buttons(say)), *resolver.fields(say)]
    yield say("Icons", "Значки"), [_flow([_icon(name) for name in icons.names()])]


def gallery(say: Say) -> QWidget:
    """A page with all sections in panels, two columns wide."""
    page = QWidget()
    columns = QHBoxLayout(page)
    columns.setSpacing(theme.step(3))
    sides = [QVBoxLayout(), QVBoxLayout()]
    for side in sides:
        side.setSpacing(theme.step(3))
        columns.addLayout(side, 1)
    for number, (title, widgets) in enumerate(sections(say)):
        sides[number % 2].addWidget(_panel(title, widgets))
    for side in sides:
        side.addStretch(1)
    return page


def _panel(title: str, widgets: list[QWidget]) -> QFrame:
    panel = QFrame()
    panel.setProperty("role", "panel")
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(16, 12, 16, 16)
    layout.setSpacing(theme.step(2))
    heading = QLabel(title)
    heading.setProperty("role", "heading")
    layout.addWidget(heading)
    for widget in widgets:
        layout.addWidget(widget)
    return panel


def _flow(widgets: list[QWidget]) -> QWidget:
    holder = QWidget()
    layout = FlowLayout(holder)
    for widget in widgets:
        layout.addWidget(widget)
    return holder


def _even(widgets: list[QWidget], least_width: int) -> QWidget:
    holder = QWidget()
    layout = EvenLayout(holder, least_width=least_width)
    for widget in widgets:
        layout.addWidget(widget)
    return holder


def _icon(name: str) -> QWidget:
    label = QLabel()
    label.setPixmap(icons.icon(name).pixmap(theme.scaled(24), theme.scaled(24)))
    label.setToolTip(name)
    return label
