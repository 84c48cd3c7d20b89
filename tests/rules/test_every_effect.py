"""Each effect of the language on everything that can carry it: never does a table go on as if it were not there."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest

import pytest

from blackbook.campaign.components import Deck, HelperCard, JobCard
from blackbook.campaign.game import Counter, LocationMarker, StoryGame
from blackbook.content.library import Library, read_library
from blackbook.rules.deal_texts import ransom_of
from blackbook.rules.deals import gift_steps
from blackbook.rules.jobs import DoJob
from blackbook.rules.requests import draw_requests, expire_requests, request_resolved
from tests.rules.conftest import SAMPLE
from tests.rules.every_effect import EFFECTS, MOMENTS, SILENT, TERMS, every_pack, id_of, watch
from tests.rules.scene_table import carry, check, conspire, fight, helper, keep_cards, request, run, stand
from tests.rules.table import Table, set_table


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Library:
    pack = tmp_path_factory.mktemp("packs") / "everything.toml"
    pack.write_text(every_pack(), encoding="utf-8")
    return read_library([SAMPLE, pack])


def laid(library: Library) -> Table:
    """Alexander and Evgenia at Nyrob, each with something of everything that an effect can take, give or change."""
    table = set_table(library, asleep=True)
    for who in ("alexander", "evgenia"):
        stand(table, who, "nyrob", attack_dice=1, defense_dice=1, rubles=5, wounds=7, sins=3, health=30)
        carry(table, who, "candle", "crafted")
        carry(table, who, "herb")
    conspire(table, "alexander", "castle", hand=("tryasovitsa",))
    used = HelperCard(helper="owl", owner="alexander", face_up=False)
    table.add(Counter(name="bells", value=1), LocationMarker(marker="checkmark", location="cherdyn"), used)
    return table


def item(table: Table, id: str) -> None:
    table.do({"command": "use_item", "token": carry(table, "alexander", id)})


def item_in_check(table: Table, id: str) -> None:
    in_check(table)
    item(table, id)


def item_in_fight(table: Table, id: str) -> None:
    in_fight(table)
    item(table, id)


def in_check(table: Table) -> None:
    check(table, "alexander", "defense", 4)
    keep_cards(table)
    table.answer(dice={"alexander": ["a1", "d1"], "evgenia": ["a1", "d1"]})


def in_fight(table: Table) -> None:
    fight(table, "alexander", "drowned-one")
    keep_cards(table)
    table.answer(dice={"alexander": ["a1", "d1"], "evgenia": ["a1", "d1"]})


def helper_helps(table: Table, id: str) -> None:
    table.do({"command": "use_helper", "card": helper(table, "alexander", id)})


def helper_in_fight(table: Table, id: str) -> None:
    in_fight(table)
    helper_helps(table, id)


def job(table: Table, id: str) -> None:
    for card in table.state.all(JobCard):
        if card.owner == "alexander" and card.slot == 1:
            table.state.remove(card)
    card = JobCard(job=id, owner="alexander", place="slot", slot=1)
    table.add(card)
    run(table, DoJob(who="alexander", card=card.id or 0))


def gift(table: Table, id: str) -> None:
    run(table, *gift_steps(table.library.deals[id], "alexander"))


def ransom(table: Table, id: str) -> None:
    run(table, *ransom_of(table.game(), id, "alexander"))


def ransom_in_total(table: Table, id: str) -> None:
    run(table, *ransom_of(table.game(), f"team-{id}", "alexander"))


def reward(table: Table, id: str) -> None:
    card = request(table, "alexander", id, "nyrob")
    run(table, *request_resolved(table.game(), card, 0, fulfilled=True))


def failure(table: Table, id: str) -> None:
    card = request(table, "alexander", id, "nyrob")
    run(table, *request_resolved(table.game(), card, 0, fulfilled=False))


def expiry(table: Table, id: str) -> None:
    request(table, "alexander", id, "nyrob")
    run(table, *expire_requests(table.game(), "noon"))


def location(table: Table, id: str) -> None:
    stand(table, "alexander", f"at-{id}")
    table.do({"command": "location_action"})


def story_action(table: Table, id: str) -> None:
    table.state.get(StoryGame, 1).story = id
    table.do({"command": "story_action", "number": 1})


def trigger(table: Table, id: str) -> None:
    table.state.get(StoryGame, 1).story = id
    table.do({"command": "change_counter", "name": "bells"})


def empty_deck(table: Table, id: str) -> None:
    table.state.get(StoryGame, 1).story = id
    table.state.get(Deck, "main").left = 0
    run(table, *draw_requests(table.game(), "alexander", "main"))


def key(table: Table, id: str) -> None:
    conspire(table, "alexander", f"key-{id}")
    check(table, "alexander", "attack", 4)
    keep_cards(table)


def order(table: Table, id: str) -> None:
    conspire(table, "alexander", f"order-{id}")
    in_fight(table)


def prize(table: Table, id: str) -> None:
    fight(table, "alexander", f"prize-{id}")


def enemy(moment: str) -> Callable[[Table, str], None]:
    def begin(table: Table, id: str) -> None:
        fight(table, "alexander", f"{moment}-{id}")

    return begin


CARRIERS: dict[str, Callable[[Table, str], None]] = {
    each.__name__: each
    for each in (
        item, item_in_check, item_in_fight, helper_helps, helper_in_fight, job, gift, ransom, ransom_in_total, reward,
        failure, expiry, location, story_action, trigger, empty_deck, key, order, prize,
    )
} | {f"enemy, {moment}": enemy(moment) for moment in MOMENTS}  # fmt: skip


RIGHTLY_NOTHING = {
    ("gift", "curse"),  # a gift curses in any case
    ("key", "stat-defense"), ("key", "dice-set"),  # of no use in a check of attack
    ("prize", "dice-set"), ("prize", "dice-turn"),  # the fight is over
    ("order", "dice-set"), ("order", "dice-turn"),  # nobody attacks in that round
    ("order", "marker-flipped"),  # in two rounds, so twice
}  # fmt: skip
IN_TURNS = 1 if os.environ.get("HYPOTHESIS_PROFILE") == "deep" else 5
"""Each carrier takes one effect of so many, every one its own; in the deep profile all."""


def share(carrier: str, effects: Iterable[str]) -> list[str]:
    first = list(CARRIERS).index(carrier) % IN_TURNS
    return [each for each in list(effects)[first::IN_TURNS] if (carrier, each) not in RIGHTLY_NOTHING]


def played(library: Library, carrier: str, effect: str) -> Iterator[str]:
    table = laid(library)
    CARRIERS[carrier](table, id_of(effect))
    return watch(table, effect)


def is_ignored(library: Library, carrier: str, effect: str, nothing: list[str]) -> bool:
    """Whether the table goes on exactly as without the effect."""
    return all(seen == other for seen, other in zip_longest(played(library, carrier, effect), nothing))


@pytest.mark.rule("R-GEN-1", "R-LOC-17")
@pytest.mark.parametrize("carrier", CARRIERS)
def test_no_effect_is_passed_over(everything: Library, carrier: str) -> None:
    nothing = list(played(everything, carrier, SILENT))
    assert [effect for effect in share(carrier, EFFECTS) if is_ignored(everything, carrier, effect, nothing)] == []


@pytest.mark.rule("R-GEN-1")
@pytest.mark.parametrize("carrier", ["item", "enemy, start"])
def test_no_condition_person_or_amount_is_passed_over(everything: Library, carrier: str) -> None:
    nothing = list(played(everything, carrier, SILENT))
    assert [term for term in TERMS if is_ignored(everything, carrier, term, nothing)] == []
