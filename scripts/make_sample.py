"""Plays the sample campaign and writes `campaigns/winter-at-cherdyn.json`: run it after the tables have changed.

All values that the rulebook does not print are invented here and marked as samples in the campaign.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from blackbook.content.library import read_library
from blackbook.keeper import Keeper
from blackbook.rules.agenda import Answer
from blackbook.rules.question import Question

TARGET = Path(__file__).parent.parent / "campaigns" / "winter-at-cherdyn.json"

Values = dict[tuple[str, str], dict[str, Any]]


def named(en: str, ru: str, **values: Any) -> dict[str, Any]:
    return {"name": en, "name_ru": ru, **values}


CHARACTERS: Values = {
    ("characters", "alexander"): {
        "health": 9, "dice.attack": 3, "dice.defense": 2, "start.sin": 6, "start.location": "cherdyn",
        "start.rubles": 2, "start.items": ["mint", "flint"], "home": "cherdyn",
    },
    ("characters", "vasilisa"): {
        "health": 8, "dice.attack": 2, "dice.defense": 3, "start.sin": 1, "start.location": "station",
        "start.rubles": 3, "start.items": ["nettle"], "home": "cherdyn",
    },
    ("characters", "yegor"): {
        "health": 7, "dice.attack": 2, "dice.defense": 1, "start.sin": 9, "start.location": "vilgort",
        "start.rubles": 1, "start.items": ["powder"], "home": "vilgort",
    },
}  # fmt: skip

ALL = {"neighbours_complete": True}
BOARD: Values = {
    ("locations", "cherdyn"): {"number": 1, "type": "settlement", "neighbours": ["station", "vilgort", "docks"], **ALL},
    ("locations", "nyrob"): {"number": 2, "type": "settlement", "port": True, "neighbours": ["bondyug"], **ALL},
    ("locations", "mill"): {"number": 8, "type": "enterprise", "neighbours": ["bondyug", "lake"], **ALL},
    ("locations", "lake"): {"number": 9, "type": "wildland", "neighbours": ["mill", "vetlan"], **ALL},
    ("locations", "salt-works"): {"number": 14, "type": "enterprise", "port": True, "neighbours": ["station"], **ALL},
    ("locations", "station"): {
        "number": 11, "type": "enterprise", "neighbours": ["salt-works", "bondyug", "cherdyn"], **ALL,
    },
    ("locations", "bondyug"): {"number": 5, "type": "settlement", "neighbours": ["station", "mill", "nyrob"], **ALL},
    ("locations", "vilgort"): {"number": 6, "type": "settlement", "neighbours": ["cherdyn", "vetlan"], **ALL},
    ("locations", "vetlan"): {"number": 12, "type": "wildland", "neighbours": ["vilgort", "lake"], **ALL},
    ("locations", "docks"): {"number": 13, "type": "enterprise", "port": True, "neighbours": ["cherdyn"], **ALL},
}

DEMONS: Values = {
    ("demons", "pierre"): {"slot": 1},
    ("demons", "alexander-2"): named("Second demon", "Второй бес", owner="alexander", slot=2, effect=[
        {"rule": {"dice": {"kind": "attack", "minus": 1}}}]),
    ("demons", "alexander-3"): named("Third demon", "Третий бес", owner="alexander", slot=3, effect=[
        {"rule": {"move_range": -1}}]),
    ("demons", "musya"): {"slot": 1},
    ("demons", "vasilisa-2"): named("Second demon", "Второй бес", owner="vasilisa", slot=2, effect=[
        {"rule": {"check": {"kind": "attack", "plus": 2}}}]),
    ("demons", "vasilisa-3"): named("Third demon", "Третий бес", owner="vasilisa", slot=3, effect=[
        {"rule": {"flip": {"filter": {"colour": "white"}}}}]),
    ("demons", "yegor-1"): named("First demon", "Первый бес", owner="yegor", slot=1, effect=[
        {"rule": {"dice": {"kind": "any", "minus": 1}}}]),
    ("demons", "yegor-2"): named("Second demon", "Второй бес", owner="yegor", slot=2, effect=[
        {"rule": {"price": {"cards": 2}}}]),
    ("demons", "yegor-3"): named("Third demon", "Третий бес", owner="yegor", slot=3, effect=[
        {"rule": {"check": {"kind": "any", "plus": 2}}}]),
}  # fmt: skip

JOBS: Values = {
    ("jobs", "carol-gifts"): {"sin": 2},
    ("jobs", "duckling"): {"sin": 1},
    ("jobs", "card-players"): {"sin": 1},
    ("jobs", "carry-water"): named("Carry water", "Носить воду", owner="alexander", do=[{"rubles": 1}], sin=0),
    ("jobs", "guard-barn"): named("Guard the barn", "Стеречь амбар", owner="alexander", do=[{"wounds": -1}], sin=0),
    ("jobs", "fair-fight"): named("Stir up the fair", "Замутить ярмарку", owner="alexander", do=[{"rubles": 3}], sin=3),
    ("jobs", "scare-priest"): named("Scare the priest", "Пугать попа", owner="yegor", do=[{"rubles": 3}], sin=2),
    ("jobs", "gather-hops"): named("Gather hops", "Собирать хмель", owner="yegor", do=[
        {"item": {"gain": 1, "from": "bag", "filter": {"pool": "natural"}}}], sin=1),
    ("jobs", "heat-bathhouse"): named("Heat the bathhouse", "Топить баню", owner="yegor", do=[{"wounds": -2}], sin=1),
}  # fmt: skip

CARDS: Values = {
    ("word_cards", "tryasovitsa"): {"colour": "black", "market": False, "owner": "alexander"},
    ("word_cards", "castle"): {"colour": "white", "market": False, "owner": "alexander", "type": "key", "passive": [
        {"in": ["combat"], "do": {"stat": {"defense": 1}}}]},
    ("word_cards", "chur"): {"colour": "white", "market": True, "price": 3},
    ("word_cards", "slave"): {"colour": "white", "market": False, "owner": "vasilisa"},
    ("word_cards", "raging-winds"): {"colour": "black", "market": False, "owner": "vasilisa"},
    ("word_cards", "needle"): {"colour": "white", "market": True, "price": 3},
    ("word_cards", "whale-fish"): {"colour": "black", "market": False, "owner": "yegor"},
    ("word_cards", "blue-stone"): {"colour": "white", "market": False, "owner": "yegor"},
    ("word_cards", "shchekotukha"): {"colour": "black", "market": True, "price": 4},
    ("word_cards", "hoarfrost"): named("Hoarfrost", "Иней", colour="white", market=True, price=2, type="order",
        accepts="defense", yields=[{"kind": "defense", "amount": {"x": "die", "plus": 2}}]),
    ("word_cards", "ember"): named("Ember", "Уголёк", colour="black", market=True, price=3, type="order",
        accepts="any", yields=[{"kind": "attack", "amount": 3}]),
    ("word_cards", "wolf-trail"): named("Wolf trail", "Волчий след", colour="black", market=True, price=5, type="key",
        passive=[{"in": ["combat"], "do": {"stat": {"attack": 2}}}]),
}  # fmt: skip


def item(en: str, ru: str, pool: str, price: int, *types: str, use: list[Any], **more: Any) -> dict[str, Any]:
    return named(en, ru, pool=pool, price=price, types=list(types), use=use, **more)


SCENES = ["check", "combat"]
ITEMS: Values = {
    ("items", "mint"): item("Mint", "Мята", "natural", 1, "plant", use=[{"wounds": -2}], count=2),
    ("items", "ash-root"): item("Ash root", "Корень ясеня", "natural", 2, "plant", use=[{"stat": {"attack": 2}}],
                                **{"in": SCENES, "step": "character"}),
    ("items", "fern"): item("Fern", "Папоротник", "natural", 2, "plant", "sorcerous", use=[{"sin": -1}], count=2),
    ("items", "nettle"): item("Nettle", "Крапива", "natural", 1, "plant", use=[{"stat": {"defense": 2}}],
                              **{"in": SCENES, "step": "enemy"}),
    ("items", "wax"): item("Wax", "Воск", "natural", 1, "church", use=[{"stat": {"defense": 1}}],
                           **{"in": SCENES, "step": "enemy"}),
    ("items", "hops"): item("Hops", "Хмель", "natural", 1, "plant", use=[{"wounds": -1}], count=2),
    ("items", "salt"): item("Salt", "Соль", "natural", 1, "sorcerous", use=[{"stat": {"defense": 2}}],
                            **{"in": SCENES, "step": "enemy"}),
    ("items", "flint"): item("Flint", "Огниво", "crafted", 3, "incendiary", use=[{"stat": {"attack": 3}}],
                             **{"in": ["combat"], "step": "character"}),
    ("items", "icon"): item("Icon", "Икона", "crafted", 5, "church", "valuable", use=[{"sin": -2}]),
    ("items", "silver"): item("Silver", "Серебро", "crafted", 4, "valuable", use=[{"rubles": 3}], count=2),
    ("items", "powder"): item("Powder", "Порох", "crafted", 4, "incendiary", use=[{"stat": {"attack": 4}}],
                              **{"in": ["combat"], "step": "character"}),
    ("items", "skates"): item("Skates", "Коньки", "crafted", 3, use=[{"move": {"to": {"port": True}}}]),
    ("items", "candle"): item("Church candle", "Церковная свеча", "crafted", 3, "church",
                              use=[{"stat": {"defense": 3}}], **{"in": SCENES, "step": "enemy"}),
}  # fmt: skip

OTHERS: Values = {
    ("dice", "dice"): {"attack": [0, 1, 1, 2, 3, 4], "defense": [0, 1, 1, 2, 3, 3]},
    ("requests", "thiefs-hat"): {"deck": "main"},
    ("requests", "bondyug-merchant"): named("The merchant's bargain", "Купеческая сделка", deck="main",
        location="bondyug", ways=[
            {"do": "check", "spec": {"kind": "attack", "difficulty": 12}, "reward": [{"rubles": 4}]},
            {"do": "pay", "spec": [{"item": {"lose": 1, "filter": {"type": "valuable"}}}], "reward": [{"rubles": 4}]}]),
    ("requests", "nyrob-beast"): named("The beast of Nyrob", "Ныробский зверь", deck="special", location="nyrob",
        ways=[{"do": "fight", "spec": {"strong": 1}, "reward": [{"sin": -2}]}]),
    ("requests", "salt-cart"): named("The cart in the snow", "Воз в снегу", deck="main", location="salt-works", ways=[
        {"do": "check", "spec": {"kind": "defense", "difficulty": 9}, "reward": [{"rubles": 3}]},
        {"do": "pay", "spec": [{"rubles": -1}], "reward": [{"rubles": 3}]}]),
    ("deals", "winter-bread"): named("Winter bread", "Зимний хлеб", ransom={"who": "each", "do": [{"rubles": -1}]},
        accept=[{"rubles": 3}, {"sin": "curse"}], refuse={"pay": [{"rubles": -2}], "sin": -4}),
    ("requests", "mill-wheel"): named("The stubborn wheel", "Упрямое колесо", deck="main", location="mill",
        ways=[{"do": "check", "spec": {"kind": "attack", "difficulty": 9}, "reward": [{"rubles": 2}]}]),
    ("requests", "lost-bell"): named("The lost bell", "Пропавший колокол", deck="main", location="lake",
        ways=[{"do": "check", "spec": {"kind": "defense", "difficulty": 8}, "reward": [{"rubles": 2}]}]),
    ("requests", "station-clock"): named("The station clock", "Часы на станции", deck="special", location="station",
        ways=[{"do": "pay", "spec": [{"rubles": -1}], "reward": [{"sin": -1}]}]),
}  # fmt: skip

SAMPLE: Values = {**CHARACTERS, **BOARD, **DEMONS, **JOBS, **CARDS, **ITEMS, **OTHERS}


class Player:
    """Plays a campaign by the labels that a person would see."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    @property
    def question(self) -> Question | None:
        return self.keeper.table().question

    def do(self, command: str, **parameters: Any) -> None:
        self.keeper.do({"command": command, **parameters})

    def answer(self, *labels: str, **values: Any) -> None:
        """Answer the question that waits by the beginnings of the options' labels."""
        question = self.question
        assert question is not None, labels
        self.keeper.do(Answer(choices=tuple(self._option(question, label) for label in labels), values=values))

    def end_turn(self, *refills: str) -> None:
        self.do("end_turn")
        for refill in refills:
            self.answer(refill)

    def move(self, place: str) -> None:
        self.do("move", to=place)

    def act(self) -> None:
        """All effects of the location, in the order in which they stand."""
        self.do("location_action")
        while (question := self.question) is not None and question.rule == "R-LOC-2":
            self.keeper.do(Answer(choices=(question.open_options[0].id,)))

    def buy(self, *things: str) -> None:
        self.do("location_action")
        for thing in things:
            self.answer(thing)
        if (question := self.question) is not None and question.rule == "R-MARKET-4":
            self.answer("Buy nothing more")

    def jobs(self, *jobs: str, demons: tuple[str, ...] = ()) -> None:
        self.answer(*jobs)
        if demons:
            self.answer(*demons)

    def token(self, who: str, name: str) -> int:
        items = self.keeper.table().board(who).items
        return next(item.id for item in items if item is not None and str(item.name) == name)

    def request(self, who: str, name: str) -> int:
        return next(each.id for each in self.keeper.table().board(who).requests if str(each.name) == name)

    @staticmethod
    def _option(question: Question, label: str) -> str:
        return next(option.id for option in question.options if str(option.label).startswith(label))


def play(player: Player) -> None:
    """From the empty table to noon of the third day."""
    set_up(player)
    first_day(player)
    first_night(player)
    second_day(player)
    second_night(player)
    third_day(player)


def set_up(player: Player) -> None:
    player.do(
        "set_up", story="progress", characters=["alexander", "vasilisa", "yegor"], difficulty="normal",
        first_player="vasilisa", main_requests=12, special_requests=8,
    )  # fmt: skip
    player.answer("Done")
    for _ in range(3):
        player.answer("Take these jobs")
    player.answer("Tell the program")
    for card in ("Ember", "Wolf trail", "Shchekotukha", "Needle", "Chur", "Hoarfrost"):
        player.answer(card)
    for token in ("Hops", "Salt", "Ash root", "Silver", "Icon", "Church candle"):
        player.answer(token)
    player.answer("Track", "Deals", "Supply", "Each", "Components")
    player.jobs("Steal a Duckling", "Con the Card Players", demons=("Second", "Third"))
    player.jobs("Scare the priest", "Heat the bathhouse", demons=("First", "Second"))
    player.jobs("Carry water", "Guard the barn", demons=("Second", "Third"))


def first_day(player: Player) -> None:
    player.move("bondyug")
    player.end_turn()
    player.move("cherdyn")
    player.buy("Salt")
    player.end_turn("Wax")
    player.buy("Ash root")
    player.end_turn("Fern")
    player.move("mill")
    player.act()
    player.end_turn()
    player.move("station")
    player.end_turn()
    player.move("docks")
    player.end_turn()
    player.move("station")
    player.end_turn()
    player.end_turn()
    player.move("station")
    player.end_turn()


def first_night(player: Player) -> None:
    player.answer("The station clock")
    player.answer("The cart in the snow")
    player.answer("The merchant's bargain")
    player.jobs("Gather hops", demons=("First",))
    player.jobs("Stir up the fair", demons=("Third",))
    player.jobs("Snatch", "Useless job", demons=("Second", "Third"))


def second_day(player: Player) -> None:
    player.move("salt-works")
    player.end_turn()
    player.move("cherdyn")
    player.buy("Wax")
    player.end_turn("Mint")
    player.do("fulfil_request", request=player.request("vasilisa", "The station clock"), way=0)
    player.end_turn()

    player.do("fulfil_request", request=player.request("yegor", "The cart in the snow"), way=0)
    player.answer(dice={"yegor": ["d2", "a4", "a1"]})
    player.answer("Accept")
    player.end_turn()
    player.move("bondyug")
    player.end_turn()
    player.move("cherdyn")
    player.buy("Needle")
    player.end_turn("white word card, unnamed")

    player.do("fulfil_request", request=player.request("yegor", "The cart in the snow"), way=1)
    player.end_turn()
    player.do("read_paragraph", paragraph=5)
    player.do("apply_effects", effects=[{"wounds": 2}], who="alexander")
    player.answer("Read and carried out")
    player.end_turn()
    player.move("station")
    player.end_turn()


def second_night(player: Player) -> None:
    player.answer("The beast of Nyrob")
    player.answer("The stubborn wheel")
    player.answer("The thief's hat")
    player.answer("Fern")
    player.answer("Hops")
    player.jobs("Carry water", "Guard the barn", demons=("Second", "Third"))
    player.jobs("Steal a Duckling", "Con the Card Players", demons=("Second", "Third"))
    player.jobs("Scare the priest", "Heat the bathhouse", demons=("First", "Second"))
    player.answer("Winter bread")
    player.answer("Accept")


def third_day(player: Player) -> None:
    player.move("mill")
    player.end_turn()
    player.end_turn()
    player.do("story_action", number=1)
    player.do("apply_effects", effects=[{"wounds": 5}], who="yegor")
    player.answer("Read and carried out")
    player.end_turn()
    player.act()
    player.end_turn()
    player.move("salt-works")


def main() -> None:
    """Play, and write the document."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "winter.blackbook"
        with Keeper.create(path, "Winter at Cherdyn", library=read_library(), sample=SAMPLE) as keeper:
            play(Player(keeper))
            keeper.export_to(TARGET)


if __name__ == "__main__":
    main()
