"""Corrections by hand (R-GEN-1): every value of the state, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from blackbook.campaign.agenda import AgendaStep
from blackbook.campaign.campaign import CharacterSheet, PrintedValue, Released, Ruling, StoryAchievement, StoryResult
from blackbook.campaign.characters import SetAsideDie
from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.campaign.game import Counter, LocationMarker, ParagraphRead, Seat, TriggerFired
from blackbook.campaign.scene import EnemyInPlay, Participant, Scene
from blackbook.campaign.state import TABLES
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.correctable import Correctable, correctable, correctable_of, key_field
from blackbook.rules.correctable_values import VALUES
from tests.rules.table import Table


@pytest.fixture
def full(new_table: Callable[..., Table]) -> Table:
    """A table with a row of each kind, in the middle of a fight."""
    table = new_table("alexander", "evgenia", asleep=True)
    table.add(
        StoryResult(story="blight", outcome="won", day=4),
        StoryAchievement(name="chosen-one"),
        CharacterSheet(character="alexander", boxes=1),
        Released(id="envelope-wolf", kind="enemy"),
        Ruling(rule="R-CARD-3", decision="Swap."),
        LocationMarker(marker="checkmark", location="mill"),
        Counter(name="bells", value=2),
        ParagraphRead(paragraph=5, day=1, phase="morning"),
        TriggerFired(trigger="progress 1 9"),
        SetAsideDie(character="alexander", kind="attack", cause="demon", source="alexander-second"),
        ItemToken(item="herb", pool="natural", place="inventory", owner="alexander", slot=1),
        HelperCard(helper="cat", owner="evgenia"),
        RequestCard(request="lost-goat", deck="main", owner="evgenia", location="nyrob"),
        Scene(kind="combat", active="alexander", location="cherdyn", round=1),
        Participant(character="alexander"),
        EnemyInPlay(
            enemy="ovinnik", tier="regular", attack=4, health=8, assigned_to="alexander", reward=[{"rubles": 1}]
        ),
    )
    return table


def correct(table: Table, what: str, value: Any, of: str | int | None = None, *despite: str) -> None:
    table.do({"command": "correct", "what": what, "of": of, "value": value, "despite": despite})


def test_every_value_of_the_state_can_be_corrected() -> None:
    keys = {table: {column.key for column in table.__table__.primary_key} for table in TABLES}  # type: ignore[attr-defined]
    kept_elsewhere = {AgendaStep, PrintedValue}  # ticked off by hand; told by what is printed
    for table in TABLES:
        if table in kept_elsewhere:
            assert table not in VALUES
            continue
        columns = set(table.model_fields) - keys[table] - {"created"}
        assert columns == set(VALUES[table]), table.__tablename__


def test_all_values_are_listed_as_they_are(full: Table) -> None:
    listed = correctable(full.game())
    assert {value.what.split(".")[0] for value in listed} >= {
        str(table.__tablename__) for table, fields in VALUES.items() if fields
    }
    wounds = next(value for value in listed if (value.what, value.of) == ("character.wounds", "alexander"))
    assert (str(wounds.subject), str(wounds.label), wounds.kind, wounds.value) == ("Alexander", "wounds", "number", 0)
    assert (wounds.minimum, wounds.maximum) == (0, 72)
    sins = next(value for value in listed if (value.what, value.of) == ("character.sins", "evgenia"))
    assert sins.maximum == 13
    phase = correctable_of(full.game(), "story_game", 1)
    assert [option.id for value in phase if value.what == "story_game.phase" for option in value.options] == [
        "morning", "noon", "evening", "night",
    ]  # fmt: skip
    assert all(str(value.subject) and str(value.label) for value in listed)
    names = {str(value.subject) for value in listed}
    assert "market:black" not in names  # a mark of the program
    assert names >= {
        "Sample: herb of Alexander",
        "seat 1",
        "paragraph 5",
        "result of Blight",
        "Ovinnik",
        "bells",
    }


def another(value: Correctable) -> Any:
    """A value that it does not have now and that no rule is against."""
    match value.kind:
        case "number":
            low, high = value.minimum or 0, value.maximum
            return next(n for n in range(low, (high if high is not None else low + 2) + 1) if n != value.value)
        case "flag":
            return not value.value
        case "choice":
            return next(option.id for option in value.options if option.id != value.value)
        case "text":
            return f"{value.value or ''}x"
    return value.value


def test_each_listed_value_can_be_set_and_set_back(full: Table) -> None:
    for value in correctable(full.game()):
        for given in (another(value), value.value):
            correct(full, value.what, given, value.of)
            listed = correctable_of(full.game(), value.what.split(".")[0], value.of)
            assert [each.value for each in listed if each.what == value.what] == [given], value.what
            while full.waits:
                full.do({"command": "by_hand"})


@pytest.mark.parametrize(
    ("what", "of", "value"),
    [
        ("character.wounds", "alexander", "three"),
        ("character.wounds", "alexander", True),
        ("character.wounds", "alexander", -1),
        ("character.wounds", "alexander", None),
        ("character.cursed", "alexander", 1),
        ("character.location", "alexander", "atlantis"),
        ("character.wounds", "yegor", 1),
        ("character.luck", "alexander", 1),
        ("weather.wind", None, 1),
        ("story_game.phase", None, "dawn"),
        ("item_token.slot", 999, 1),
        ("character_sheet.conditions", "alexander", "one-story"),
    ],
)
def test_what_has_no_meaning_is_refused(full: Table, what: str, of: str | int | None, value: Any) -> None:
    before = full.snapshot()
    with pytest.raises(UserError):
        correct(full, what, value, of)
    assert full.snapshot() == before


@pytest.mark.parametrize(
    ("what", "of", "value", "rule"),
    [
        ("character.sins", "alexander", 14, "R-SIN-1"),
        ("track.marker", None, 11, "R-TRACK-1"),
        ("character.attack_dice", "alexander", 8, "R-SETUP-4"),
        ("character_sheet.boxes", "alexander", 4, "A-ACH-1"),
        ("scene.round", None, 4, "R-COMBAT-9"),
    ],
)
def test_bounds_of_the_rules_can_be_set_aside(full: Table, what: str, of: str | None, value: int, rule: str) -> None:
    with pytest.raises(RuleBroken) as broken:
        correct(full, what, value, of)
    assert broken.value.rule == rule
    correct(full, what, value, of, rule)
    table = what.split(".")[0]
    assert value in [each.value for each in correctable_of(full.game(), table) if each.what == what]


class TestWhatFollows:
    @pytest.mark.rule("R-SIN-2")
    @pytest.mark.parametrize("answer", ["yes", "no"])
    def test_thirteen_sins_ask_for_the_deal(self, table: Table, answer: str) -> None:
        correct(table, "character.sins", 13, "evgenia")
        assert table.question.rule == "R-SIN-2"
        table.answer(answer)
        assert table.waits == (answer == "yes")  # which deal card is drawn?
        assert table.game().character("evgenia").reached_13

    @pytest.mark.rule("R-CURSED-3")
    def test_the_curse_leaves_no_deal_due(self, table: Table) -> None:
        table.game().character("evgenia").deal_due = False
        correct(table, "character.cursed", True, "evgenia")
        assert table.game().character("evgenia").reached_13
        correct(table, "character.sins", 13, "evgenia")
        assert not table.waits

    @pytest.mark.rule("R-DEFEAT-1", "R-DEFEAT-3")
    @pytest.mark.parametrize(("answer", "wounds"), [("yes", 0), ("no", 7)])
    def test_as_many_wounds_as_health_ask_for_the_defeat(self, table: Table, answer: str, wounds: int) -> None:
        correct(table, "character.wounds", 7, "evgenia")
        assert table.question.rule == "R-DEFEAT-1"
        table.answer(answer)
        assert table.game().character("evgenia").wounds == wounds

    @pytest.mark.rule("R-TRACK-3")
    def test_the_highest_space_goes_with_the_marker(self, table: Table) -> None:
        correct(table, "track.marker", 7)
        assert table.game().track.highest == 7
        correct(table, "track.marker", 5)
        assert table.game().track.highest == 5  # seven was a mistake
        table.game().track.marker = 3
        correct(table, "track.marker", 4)
        assert table.game().track.highest == 5  # five had been reached

    @pytest.mark.rule("R-DAY-2")
    def test_phase_and_turn_fit_together(self, table: Table) -> None:
        table.game().story.acted = True
        correct(table, "story_game.on_turn", "evgenia")
        assert not table.game().story.acted
        correct(table, "story_game.phase", "night")
        assert table.game().story.on_turn is None
        correct(table, "story_game.phase", "noon")
        assert table.game().story.on_turn == "alexander"

    @pytest.mark.rule("R-CAMP-5")
    def test_the_outcome_and_its_result_fit_together(self, table: Table) -> None:
        table.do({"command": "end_story", "outcome": "lost"})
        correct(table, "story_game.outcome", "lost_final")
        assert [row.outcome for row in table.state.all(StoryResult)] == ["lost_final"]
        correct(table, "story_game.outcome", None)
        assert table.state.all(StoryResult) == []
        assert table.game().story.on_turn == "alexander"

    @pytest.mark.rule("R-CARD-9")
    def test_a_card_that_is_turned_up_is_flipped_by_nothing(self, table: Table) -> None:
        card = table.state.all(CardInPlay)[0]
        correct(table, "card_in_play.face_up", False, card.id)
        assert card.flipped_by == "fight"
        correct(table, "card_in_play.face_up", True, card.id)
        assert (card.flipped_by, card.flipping_demon) == (None, None)

    @pytest.mark.rule("R-DEMON-8", "R-DEMON-3")
    def test_a_job_that_is_laid_on_a_demon_gives_the_die_back(self, table: Table) -> None:
        table.add(SetAsideDie(character="alexander", kind="attack", cause="demon", source="alexander-second"))
        job = next(card for card in table.state.all(JobCard) if card.owner == "alexander")
        table.do(
            {
                "command": "correct_move",
                "what": "job_card",
                "of": job.id,
                "place": "slot",
                "owner": "alexander",
                "slot": 2,
            }
        )
        while table.waits:
            table.do({"command": "by_hand"})
        assert (job.place, job.slot) == ("slot", 2)
        assert [die for die in table.state.all(SetAsideDie) if die.source == "alexander-second"] == []

    @pytest.mark.rule("R-COMBAT-15", "R-COMBAT-16")
    def test_as_much_damage_as_health_asks_for_the_enemys_defeat(self, full: Table) -> None:
        enemy = full.state.all(EnemyInPlay)[0]
        correct(full, "enemy_in_play.damage", 8, enemy.id)
        assert full.question.rule == "R-COMBAT-15"
        full.answer("yes")
        assert enemy.state == "defeated"
        assert full.game().character("alexander").rubles == 4

    @pytest.mark.rule("R-CHECK-7")
    def test_who_is_moved_into_the_fight_takes_part(self, full: Table) -> None:
        correct(full, "character.location", "cherdyn", "evgenia")
        assert {row.character for row in full.state.all(Participant)} == {"alexander", "evgenia"}
        while full.waits:
            full.do({"command": "by_hand"})
        correct(full, "character.location", "mill", "evgenia")
        assert {row.character for row in full.state.all(Participant)} == {"alexander"}

    def test_two_swap_their_seats(self, table: Table) -> None:
        correct(table, "seat.character", "evgenia", 1)
        assert table.game().seats == ("evgenia", "alexander")
        assert len(table.state.all(Seat)) == 2


class TestComponents:
    def move(self, table: Table, what: str, of: int | None, *despite: str, **to: Any) -> None:
        table.do({"command": "correct_move", "what": what, "of": of, "despite": despite, **to})

    @pytest.mark.rule("R-CARD-1")
    def test_a_card_goes_to_the_first_free_slot(self, table: Table) -> None:
        card = next(card for card in table.state.all(CardInPlay) if card.card == "hail")
        self.move(table, "card_in_play", card.id, place="conspiracy", owner="alexander")
        assert (card.place, card.owner, card.slot) == ("conspiracy", "alexander", 3)
        self.move(table, "card_in_play", card.id, place="hand", owner="evgenia")
        assert (card.place, card.owner, card.slot) == ("hand", "evgenia", None)
        with pytest.raises(RuleBroken) as broken:
            self.move(table, "card_in_play", card.id, place="conspiracy", owner="evgenia", slot=1)
        assert broken.value.rule == "R-CARD-1"

    @pytest.mark.rule("R-ITEM-1")
    def test_a_seventh_item_is_against_the_rules(self, table: Table) -> None:
        for slot in range(1, 7):
            table.add(ItemToken(item="herb", pool="natural", place="inventory", owner="alexander", slot=slot))
        token = next(token for token in table.state.all(ItemToken) if token.place == "market")
        with pytest.raises(RuleBroken) as broken:
            self.move(table, "item_token", token.id, place="inventory", owner="alexander")
        assert broken.value.rule == "R-ITEM-1"
        self.move(table, "item_token", token.id, "R-ITEM-1", place="inventory", owner="alexander")
        assert token.owner == "alexander"

    def test_helpers_and_requests_change_hands(self, full: Table) -> None:
        helper, request = full.state.all(HelperCard)[0], full.state.all(RequestCard)[0]
        self.move(full, "helper_card", helper.id, owner="alexander")
        self.move(full, "request_card", request.id, owner="alexander")
        assert (helper.owner, request.owner) == ("alexander", "alexander")
        with pytest.raises(UserError):
            self.move(full, "deck", 1, owner="alexander")
        with pytest.raises(UserError):
            self.move(full, "helper_card", helper.id, owner="yegor")

    @pytest.mark.parametrize(
        ("what", "values"),
        [
            ("card_in_play", {"card": "dawn", "place": "hand", "owner": "alexander"}),
            ("item_token", {"item": "icon", "pool": "crafted", "place": "inventory", "owner": "alexander", "slot": 2}),
            ("helper_card", {"helper": "owl", "owner": "alexander"}),
            ("job_card", {"job": "useless", "owner": "evgenia", "place": "hand"}),
            ("request_card", {"request": "barn", "deck": "main", "owner": "evgenia", "location": "mill"}),
            ("enemy_in_play", {"enemy": "thief", "tier": "regular", "attack": 2, "health": 6}),
            ("counter", {"name": "whistles", "value": 3}),
            ("location_marker", {"marker": "bell", "location": "mill"}),
            ("set_aside_die", {"character": "alexander", "kind": "defense", "cause": "enemy", "source": "1"}),
            ("deck", {"name": "story", "left": 4}),
            ("story_achievement", {"name": "Friend of the Mill"}),
            ("participant", {"character": "evgenia"}),
        ],
    )
    def test_things_are_added_and_taken_away(self, full: Table, what: str, values: dict[str, Any]) -> None:
        table = next(table for table in TABLES if table.__tablename__ == what)
        before = full.state.all(table)
        full.do({"command": "correct_add", "what": what, "values": values})
        (row,) = [row for row in full.state.all(table) if row not in before]
        assert {name: getattr(row, name) for name in values} == values
        while full.waits:
            full.do({"command": "by_hand"})
        key = getattr(row, key_field(table) or "id")
        full.do({"command": "correct_remove", "what": what, "of": key})
        assert full.state.all(table) == before

    @pytest.mark.parametrize(
        ("what", "values"),
        [
            ("card_in_play", {"card": "dawn"}),
            ("card_in_play", {"card": "dawn", "place": "sleeve"}),
            ("card_in_play", {"card": "dawn", "place": "hand", "colour": "red"}),
            ("deck", {"name": "natural", "left": 1}),
            ("weather", {"wind": 1}),
        ],
    )
    def test_what_cannot_lie_there_is_not_added(self, full: Table, what: str, values: dict[str, Any]) -> None:
        with pytest.raises(UserError):
            full.do({"command": "correct_add", "what": what, "values": values})

    @pytest.mark.rule("R-ITEM-4")
    @pytest.mark.parametrize(
        ("what", "deck"),
        [("item_token", "natural"), ("request_card", "main"), ("helper_card", "helpers"), ("card_in_play", "black")],
    )
    def test_what_is_taken_away_can_go_back_where_it_came_from(self, full: Table, what: str, deck: str) -> None:
        table = next(table for table in TABLES if table.__tablename__ == what)
        row = full.state.all(table)[0]
        before = full.game().deck(deck).left
        full.do({"command": "correct_remove", "what": what, "of": row.id, "back": True})  # type: ignore[attr-defined]
        assert full.game().deck(deck).left == before + 1

    def test_what_the_table_stands_on_stays(self, full: Table) -> None:
        for what, of in (("character", "alexander"), ("track", 1), ("story_game", 1)):
            with pytest.raises(UserError):
                full.do({"command": "correct_remove", "what": what, "of": of})
        with pytest.raises(UserError):
            full.do({"command": "correct_remove", "what": "counter", "of": "market:black", "back": True})
        assert full.state.find(Counter, "market:black") is not None

    def test_what_a_waiting_step_needs_is_not_taken_away(self, new_table: Callable[..., Table]) -> None:
        table = new_table("alexander", "evgenia", market=False, asleep=True)
        table.add(RequestCard(request="bondyug-sample", deck="main", owner="alexander", location="cherdyn"))
        table.do({"command": "fulfil_request", "request": 1})
        assert table.waits
        with pytest.raises(UserError):
            table.do({"command": "correct_remove", "what": "request_card", "of": 1})
        table.do({"command": "by_hand"})
        table.do({"command": "correct_remove", "what": "request_card", "of": 1})
        assert table.state.all(RequestCard) == []
