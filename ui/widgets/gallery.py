"""All widgets with sample values, section by section, for the eye of whoever changes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui import theme
from ui.widgets.chip import Chip, PhasePills
from ui.widgets.dial import Dial
from ui.widgets.die import AddDie, Die
from ui.widgets.flow_layout import EvenLayout, FlowLayout
from ui.widgets.slot_row import SlotContent, SlotRow
from ui.widgets.track import Track, TrackView
from ui.widgets.word_card import CardFace, WordCard

Say = Callable[[str, str], str]
"""Chooses between the English and the Russian sample."""


def sections(say: Say) -> Iterator[tuple[str, list[QWidget]]]:
    """Each section's title and its widgets."""
    yield say("Dials", "Счётчики"), [_flow(_dials(say))]
    yield say("Dice", "Кубики"), [_flow(_dice())]
    yield say("Word cards", "Карты слов"), [_even(_cards(say), 78)]
    yield say("Slots", "Ячейки"), _slots(say)
    yield say("Track", "Шкала"), _tracks()
    yield say("Chips", "Метки"), [_flow(_chips(say)), _pills(say)]


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


def _dials(say: Say) -> list[QWidget]:
    sins, cursed = say("sins", "грехи"), say("cursed", "проклят")
    values = ((0, False), (4, False), (9, False), (12, False), (13, True))
    return [Dial(value, unit=sins, full_word=cursed, full=full) for value, full in values]


def _dice() -> list[QWidget]:
    dice = [Die("defense", 2), Die("attack", 4), Die("attack", None), Die("defense", None), Die("attack", 3)]
    dice += [Die("attack", 1), Die("defense", 3), Die("attack", 10, editable=True)]
    dice[4].set_state(placed=True)
    dice[5].set_state(dim=True)
    dice[6].set_state(selected=True)
    return [*dice, AddDie(), Die("attack", side=15, clickable=False), Die("defense", side=15, clickable=False)]


def _cards(say: Say) -> list[QWidget]:
    order, key = say("order", "приказ"), say("key", "ключ")
    turn = say("defense die → attack, value + 1", "кубик защиты → атака, значение + 1")
    shield = say("any die → 3 defense, with 3 rubles", "любой кубик → 3 защиты, если есть 3 рубля")
    winds = say("+3 attack in checks", "+3 атаки в проверках")
    return [
        WordCard(CardFace(say("Tryasovitsa", "Трясовица"), turn, order, "black")),
        WordCard(CardFace(say("Chur", "Чур"), shield, order, "white")),
        WordCard(CardFace(say("Raging Winds", "Буйные ветра"), winds, key, "black")),
        WordCard(CardFace(say("Whale-Fish", "Кит-рыба"), "", order)),
        WordCard(CardFace(say("Slave", "Раб"), face_down=True)),
        WordCard(),
    ]


def _slots(say: Say) -> list[QWidget]:
    natural, crafted = say("natural", "природный"), say("crafted", "рукотворный")
    names = [
        (say("Mint", "Мята"), "spruce", natural, "plant"),
        (say("Ash root", "Корень ясеня"), "spruce", natural, "sorcerous"),
        (say("Old Solovki key to the barn", "Старый соловецкий ключ от амбара"), "river", crafted, "church"),
        (say("Flint", "Кремень"), "river", crafted, "incendiary"),
        (say("Silver", "Серебро"), "river", crafted, "valuable"),
        (say("Fern", "Папоротник"), "spruce", natural, "plant"),
        (say("Church candle", "Церковная свеча"), "river", crafted, "church"),
    ]
    things = [SlotContent(name, tone, note, icon) for name, tone, note, icon in names]
    return [SlotRow(things[:2]), SlotRow(things[:6]), SlotRow(things)]


def _tracks() -> list[QWidget]:
    return [
        Track(TrackView(10, 3, {4: False, 7: False}, 10, 6)),
        Track(TrackView(10, 8, {4: True, 7: True}, 10, 10)),
        Track(TrackView(5, 0)),
    ]


def _chips(say: Say) -> list[QWidget]:
    return [
        Chip(say("Saved · entry 214", "Сохранено · запись 214"), "good", dot=True),
        Chip(say("Undo “Vasilisa buys Needle”", "Отменить «Василиса покупает Иглу»"), icon="undo", clickable=True),
        Chip(say("cursed", "проклят"), "danger", icon="cursed"),
        Chip(say("hard", "сложно"), "crafted"),
        Chip("Ctrl K", clickable=True),
    ]


def _pills(say: Say) -> QWidget:
    return PhasePills(
        [say("Morning", "Утро"), say("Noon", "Полдень"), say("Evening", "Вечер"), say("Night", "Ночь")], current=1
    )
