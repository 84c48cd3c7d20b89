"""Sample values of what lies on the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from ui.widgets.avatar import Avatar
from ui.widgets.chip import Chip, PhasePills
from ui.widgets.demon_row import DemonRow
from ui.widgets.dial import Dial
from ui.widgets.die import AddDie, Die
from ui.widgets.number_box import DiceBox, NumberBox
from ui.widgets.slot_row import SlotContent, SlotRow, Tone
from ui.widgets.track import Track, TrackView
from ui.widgets.word_card import CardFace, WordCard

Say = Callable[[str, str], str]
"""Chooses between the English and the Russian sample."""


def dials(say: Say) -> list[QWidget]:
    sins, cursed = say("sins", "грехи"), say("cursed", "проклят")
    values = ((0, False), (4, False), (9, False), (12, False), (13, True))
    return [Dial(value, unit=sins, full_word=cursed, full=full) for value, full in values]


def dice() -> list[QWidget]:
    dice = [Die("defense", 2), Die("attack", 4), Die("attack", None), Die("defense", None), Die("attack", 3)]
    dice += [Die("attack", 1), Die("defense", 3), Die("attack", 10, editable=True)]
    dice[4].set_state(placed=True)
    dice[5].set_state(dim=True)
    dice[6].set_state(selected=True)
    return [*dice, AddDie(), Die("attack", side=15, clickable=False), Die("defense", side=15, clickable=False)]


def cards(say: Say) -> list[QWidget]:
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


def slots(say: Say) -> list[QWidget]:
    natural, crafted = say("natural", "природный"), say("crafted", "рукотворный")
    names: list[tuple[str, Tone, str, str]] = [
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


def tracks() -> list[QWidget]:
    return [
        Track(TrackView(10, 3, {4: False, 7: False}, 10, 6)),
        Track(TrackView(10, 8, {4: True, 7: True}, 10, 10)),
        Track(TrackView(5, 0)),
    ]


def chips(say: Say) -> list[QWidget]:
    return [
        Chip(say("Saved · entry 214", "Сохранено · запись 214"), "good", dot=True),
        Chip(say("Undo “Vasilisa buys Needle”", "Отменить «Василиса покупает Иглу»"), icon="undo", clickable=True),
        Chip(say("cursed", "проклят"), "danger", icon="cursed"),
        Chip(say("hard", "сложно"), "crafted"),
        Chip("Ctrl K", clickable=True),
    ]


def pills(say: Say) -> QWidget:
    return PhasePills(
        [say("Morning", "Утро"), say("Noon", "Полдень"), say("Evening", "Вечер"), say("Night", "Ночь")], current=1
    )


def boxes(say: Say) -> list[QWidget]:
    return [
        NumberBox(say("Wounds", "Раны"), 2, 9),
        NumberBox(say("Rubles", "Рубли"), 1),
        NumberBox(say("Wounds", "Раны"), 5, 7),
        NumberBox(say("Health", "Здоровье"), None),
        DiceBox(say("Dice", "Кубики"), ["attack", "attack", "attack", "defense", "defense"]),
        DiceBox(say("Dice", "Кубики")),
    ]


def people(say: Say) -> list[QWidget]:
    names = (say("Alexander", "Александр"), say("Vasilisa", "Василиса"), say("Grandpa Yegor", "Дед Егор"))
    return [*(Avatar(name) for name in names), Avatar(names[0], 30)]


def demons(say: Say) -> list[QWidget]:
    wounds = say("3 wounds at the start of combat", "3 раны в начале боя")
    useless = say("Useless job", "Бесполезная работа")
    long = say(
        "Each check at an enterprise is harder by two for everybody who stands there with an item in hand",
        "Каждая проверка на промысле труднее на два для всех, кто стоит там с предметом в руках",
    )
    return [
        DemonRow(say("Pierre", "Пьер"), wounds, awake=True),
        DemonRow(say("Musya", "Муся"), useless, awake=False),
        DemonRow(say("Third demon of the old miller", "Третий бес старого мельника"), long, awake=True),
    ]
