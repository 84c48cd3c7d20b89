"""Movement at the beginning of a turn, and by effects (R-DAY-5..9, R-LOC-13..15)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.components import JobCard
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.movement import Move
from blackbook.rules.offers import offers
from tests.rules.table import Table, set_table


@pytest.fixture
def walk(new_table: Callable[..., Table]) -> Table:
    """Vasilisa at the Salt Works in the morning; all demons are at work."""
    return new_table("vasilisa", "yegor", asleep=True)


def offered(table: Table) -> set[str]:
    return {offer.command.to for offer in offers(table.game()) if isinstance(offer.command, Move)}


def perform_at(table: Table, who: str, effects: object) -> None:
    table.do({"command": "apply_effects", "effects": effects, "who": who})


def move(to: str, *despite: str) -> dict[str, object]:
    return {"command": "move", "to": to, "despite": despite}


def broken_rule(table: Table, command: dict[str, object]) -> str:
    before = table.snapshot()
    with pytest.raises(RuleBroken) as broken:
        table.do(command)
    assert table.snapshot() == before
    return broken.value.rule


@pytest.mark.rule("W-1", "R-DAY-5")
@pytest.mark.parametrize("to", ["salt-works", "station", "bondyug"])
def test_w_1_none_one_or_two_connected_locations(walk: Table, to: str) -> None:
    walk.do(move(to))
    assert walk.game().character("vasilisa").location == to
    assert walk.game().story.moved


@pytest.mark.rule("W-1", "R-DAY-5")
def test_w_1_the_mill_is_too_far_unless_the_players_say_otherwise(walk: Table) -> None:
    assert offered(walk) == {"station", "bondyug"}
    assert broken_rule(walk, move("mill")) == "R-DAY-5"
    walk.do(move("mill", "R-DAY-5"))
    assert walk.game().character("vasilisa").location == "mill"


@pytest.mark.rule("T-MOVE-1", "R-DAY-9", "R-DEMON-12")
def test_t_move_1_a_demon_shortens_the_way(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia", asleep=True)
    idle = next(card for card in table.state.all(JobCard) if card.owner == "alexander" and card.slot == 3)
    table.state.remove(idle)
    table.session.commit()
    assert offered(table) == {"mill", "nyrob", "vilgort", "lake"}
    assert broken_rule(table, move("vetlan")) == "R-DAY-9"
    assert broken_rule(table, move("salt-works")) == "R-DAY-5"
    table.do(move("vilgort"))
    assert table.game().character("alexander").location == "vilgort"


@pytest.mark.rule("R-DAY-6")
def test_movement_is_one_and_whole(walk: Table) -> None:
    walk.do(move("station"))
    assert offered(walk) == set()
    assert broken_rule(walk, move("bondyug")) == "R-DAY-6"
    assert broken_rule(walk, {"command": "move_elsewhere"}) == "R-DAY-6"


@pytest.mark.rule("R-DAY-6", "R-TRADE-2")
def test_passing_through_a_location_does_nothing_there(walk: Table) -> None:
    walk.do(move("bondyug"))
    assert [line for line in walk.told if "→" in line] == ["Vasilisa moves Salt Works → Bondyug"]


@pytest.mark.rule("R-DAY-7", "R-DAY-4")
def test_movement_comes_before_the_action(walk: Table) -> None:
    walk.do({"command": "location_action"})
    assert walk.game().character("vasilisa").rubles == 4
    assert broken_rule(walk, move("station")) == "R-DAY-7"
    walk.do(move("station", "R-DAY-7"))
    assert walk.game().character("vasilisa").location == "station"


@pytest.mark.rule("R-LOC-14", "R-LOC-15", "R-LOC-13")
def test_the_docks_lead_to_any_port_whose_action_does_not_follow(walk: Table) -> None:
    walk.game().character("vasilisa").location = "docks"
    walk.do({"command": "location_action"})
    assert {option.id for option in walk.question.options} == {"salt-works", "nyrob", "stay"}
    rubles = walk.game().character("vasilisa").rubles
    walk.answer("salt-works")
    assert walk.game().character("vasilisa").location == "salt-works"
    assert walk.game().character("vasilisa").rubles == rubles
    assert broken_rule(walk, {"command": "location_action"}) == "R-DAY-8"


@pytest.mark.rule("R-LOC-13")
def test_a_stated_location_is_reached_at_once(walk: Table) -> None:
    perform_at(walk, "yegor", [{"move": {"to": {"id": "lake"}}}])
    assert walk.game().character("yegor").location == "lake"
    assert not walk.game().story.moved


def test_the_only_adjacent_location_needs_no_question(walk: Table) -> None:
    perform_at(walk, "vasilisa", [{"move": {"to": {"adjacent": True}}}])
    assert walk.game().character("vasilisa").location == "station"


def test_an_adjacent_location_is_chosen(walk: Table) -> None:
    perform_at(walk, "yegor", [{"move": {"to": {"adjacent": True}}}])
    assert {option.id for option in walk.question.options} == {"cherdyn", "vetlan", "stay"}
    walk.answer("vetlan")
    assert walk.game().character("yegor").location == "vetlan"


def test_with_nowhere_to_go_the_character_stays(walk: Table) -> None:
    perform_at(walk, "yegor", [{"move": {"to": {"port": True, "type": "wildland"}}}])
    assert "Grandpa Yegor stays: no location fits" in walk.told
    assert walk.game().character("yegor").location == "vilgort"


def test_steps_of_an_effect_are_counted(walk: Table) -> None:
    perform_at(walk, "vasilisa", [{"move": {"steps": 2}}])
    assert {option.id for option in walk.question.options} == {"station", "bondyug", "stay"}
    walk.answer("stay")
    assert walk.game().character("vasilisa").location == "salt-works"


class TestWithoutAMap:
    """Nobody has told yet how the locations are connected."""

    @pytest.fixture
    def table(self, rulebook_library: Library) -> Table:
        table = set_table(rulebook_library, ("vasilisa", "yegor"), market=False)
        table.game().character("vasilisa").location = "salt-works"
        table.session.commit()
        return table

    def test_what_may_be_near_can_be_walked_to(self, table: Table) -> None:
        assert "station" in offered(table)
        assert "mill" in offered(table)
        table.do(move("mill"))
        assert table.game().character("vasilisa").location == "mill"

    def test_a_location_that_nobody_has_named_is_taken_up(self, table: Table) -> None:
        table.do({"command": "move_elsewhere"})
        with pytest.raises(UserError):
            table.answer("new")
        table.answer("new", name="Old Fort")
        assert table.game().character("vasilisa").location == "old-fort"
        assert str(table.game().name("locations", "old-fort")) == "Old Fort"
        assert table.game().story.moved

    def test_staying_is_a_movement_too(self, table: Table) -> None:
        table.do({"command": "move_elsewhere"})
        table.answer("stay")
        assert table.game().character("vasilisa").location == "salt-works"
        assert table.game().story.moved

    @pytest.mark.rule("R-LOC-15")
    def test_ports_that_nobody_has_told_can_be_chosen(self, table: Table) -> None:
        table.game().character("vasilisa").location = "docks"
        table.do({"command": "location_action"})
        options = {option.id: option.note for option in table.question.options}
        assert options["salt-works"] is None
        assert options["nyrob"] is not None
        table.answer("nyrob")
        assert table.game().character("vasilisa").location == "nyrob"


def test_a_location_must_exist(walk: Table) -> None:
    with pytest.raises(UserError):
        walk.do(move("atlantis"))
