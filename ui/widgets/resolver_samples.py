"""Sample values of what is asked, computed and told."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QLineEdit, QPushButton, QSpinBox, QWidget

from ui.icons import icon
from ui.widgets.dice_row import DiceRow
from ui.widgets.empty_state import EmptyState
from ui.widgets.histogram import Histogram
from ui.widgets.journal_list import JournalList, JournalRow
from ui.widgets.labels import ElidedLabel, WrappingLabel
from ui.widgets.plan_card import PlanCard
from ui.widgets.question import Option, Question
from ui.widgets.question_panel import QuestionPanel
from ui.widgets.roll import RolledDie
from ui.widgets.stepper import Step, Stepper
from ui.widgets.table_samples import Say
from ui.widgets.toast import Toast
from ui.widgets.word_row import WordRow, WordRowView


def dice_row() -> QWidget:
    row = DiceRow([RolledDie("defense", 2), RolledDie("attack", 4, placed=True), RolledDie("attack", 1, dim=True)])
    row.entry.line.setText("d2 x4")
    row.entry.line.returnPressed.emit()
    return row


def word_rows(say: Say) -> list[QWidget]:
    order = say("order · attack die → defense, same value", "приказ · кубик атаки → защита, то же значение")
    heal = say("order · attack die → defense + 1, may heal 1", "приказ · кубик атаки → защита + 1, лечит 1 рану")
    views = [
        WordRowView(say("Whale-Fish", "Кит-рыба"), order, "+4", "active", True, RolledDie("attack", 4)),
        WordRowView(say("Slave", "Раб"), say("key · +2 defense", "ключ · +2 защиты"), "+2", "active", icon="key"),
        WordRowView(say("Needle", "Игла"), heal, say("free: +3 more", "свободна: ещё +3"), "free", takes_die=True),
        WordRowView(
            say("Chur", "Чур"),
            say("needs 3 rubles; Yegor could lend 1", "нужно 3 рубля; Егор может дать 1"),
            "+0",
            "dim",
            takes_die=True,
        ),
    ]
    return [WordRow(view) for view in views]


def plans(say: Say) -> list[QWidget]:
    fewest = say("12 · the fewest items", "12 · меньше всего предметов")
    first = PlanCard(1, say("Spend nothing", "Ничего не тратить"), fewest, passes=True)
    first.setChecked(True)
    second = say("Needle on attack 2, heal 1", "Игла на атаку 2, вылечить 1")
    third = say("Yegor alone, with Salt", "Егор один, с солью")
    return [
        first,
        PlanCard(2, second, say("15 · Vasilisa heals a wound", "15 · Василиса лечит рану"), passes=True),
        PlanCard(3, third, say("8 · three short", "8 · не хватает трёх"), passes=False),
    ]


def histograms(say: Say) -> list[QWidget]:
    ways = [1, 2, 4, 6, 9, 12, 14, 14, 12, 10, 7, 5, 3, 1]
    shares = {number: way / sum(ways) for number, way in enumerate(ways, start=5)}
    note = say(
        "73.6 % to reach 11 · with Salt 86.1 % · with Alexander here 94.4 %",
        "73,6 % достичь 11 · с солью 86,1 % · с Александром 94,4 %",
    )
    return [Histogram(shares, 11), WrappingLabel(note, "dim")]


def steps(say: Say) -> QWidget:
    return Stepper(
        [
            Step(say("Discontent grows", "Недовольство растёт"), "3 → 6"),
            Step(say("Demons go to work", "Бесы идут на работу"), say("Musya has none", "Муся без работы")),
            Step(say("The first player passes on the token", "Первый игрок передаёт жетон")),
            Step(say("Refresh the market", "Обновить рынок")),
        ],
        1,
    )


def questions(say: Say) -> list[QWidget]:
    poor = say("Not enough rubles: 3 of 4", "Не хватает рублей: 3 из 4")
    actions = (
        Option("fulfil", say("Fulfil “The thief’s hat”", "Выполнить «Шапка вора»"), key="F", recommended=True),
        Option("act", say("Location action: Salt Works", "Действие места: Солеварня"), key="L"),
        Option("buy", say("Buy a word", "Купить слово"), barred=poor),
    )
    items = (
        Option("mint", say("Mint", "Мята")),
        Option("key", say("Old Solovki key", "Старый соловецкий ключ от амбара"), recommended=True),
    )
    title = say("Noon — Vasilisa", "Полдень — Василиса")
    text = say("At the Salt Works. Moved 2. One action left.", "У Солеварни. Пройдено 2. Осталось одно действие.")
    return [
        QuestionPanel(Question(title, text, options=actions)),
        _rule(),
        QuestionPanel(Question(say("Discard two items", "Сбросьте два предмета"), "", "several", items, 2, 2)),
        _rule(),
        QuestionPanel(Question(say("Rubles to give", "Сколько рублей отдать"), "", "number", least=0, most=5, start=2)),
    ]


def _rule() -> QFrame:
    rule = QFrame()
    rule.setProperty("role", "rule")
    return rule


def journal(say: Say) -> QWidget:
    needle, musya = say("Needle", "Игла"), say("Musya", "Муся")
    buys = say("Vasilisa buys Needle for 4 = 3 + 1 (Musya)", "Игла куплена Василисой за 4 = 3 + 1 (Муся)")
    check = say(
        "Check of defense 11 passed with 12: Yegor 6, Vasilisa 6",
        "Проверка защиты 11 пройдена с 12: Егор 6, Василиса 6",
    )
    result = JournalList(
        [
            JournalRow("14:03", say("Vasilisa moves to the Mill", "Василиса идёт к Мельнице"), undone=True),
            JournalRow("14:02", buys, (needle, musya)),
            JournalRow("13:58", check, mark="despite", note="R"),
            JournalRow("13:52", say("Noon begins", "Начинается полдень"), mark="bookmark"),
        ]
    )
    result.setMinimumHeight(190)
    return result


def messages(say: Say) -> list[QWidget]:
    empty = EmptyState("shelf", say("No campaign yet", "Кампаний пока нет"),
                       say("Start one, or open a file that you kept.", "Начните новую или откройте сохранённый файл."),
                       say("New campaign", "Новая кампания"))  # fmt: skip
    stage = QWidget()
    stage.setMinimumHeight(76)
    toast = Toast(stage)
    toast.say(say("Vasilisa buys Needle", "Василиса покупает Иглу"), say("Undo", "Отменить"))
    stage.resize(560, 76)
    return [empty, stage]


def buttons(say: Say) -> list[QWidget]:
    result: list[QWidget] = []
    names = {
        "primary": say("Accept the result", "Принять результат"),
        "": say("Keep open", "Оставить открытой"),
        "quiet": say("Later", "Позже"),
        "danger": say("Delete", "Удалить"),
        "link": say("Where does it come from?", "Откуда это?"),
    }
    for role, text in names.items():
        button = QPushButton(text)
        button.setProperty("role", role)
        result.append(button)
    barred = QPushButton(say("Barred", "Нельзя"))
    barred.setEnabled(False)
    save = QPushButton(icon("save"), say("Save a copy", "Сохранить копию"))
    return [*result, barred, save]


def fields(say: Say) -> list[QWidget]:
    line = QLineEdit(say("Winter at Cherdyn", "Зима в Чердыни"))
    box = QComboBox()
    box.addItems([say("suggest", "предлагать"), say("off", "выключено")])
    number = QSpinBox()
    tick = QCheckBox(say("Read aloud", "Читать вслух"))
    tick.setChecked(True)
    forced = QCheckBox(say("Forced by the story", "Задано историей"))
    forced.setChecked(True)
    forced.setEnabled(False)
    long = ElidedLabel(say("Old Solovki key to the barn ", "Старый соловецкий ключ от амбара ") * 4)
    return [line, box, number, tick, forced, long]
