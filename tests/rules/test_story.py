"""The story book and the story board (R-STORY), and how a story ends (R-END)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.campaign import StoryResult
from blackbook.campaign.game import LocationMarker, ParagraphRead
from blackbook.campaign.scene import Scene
from blackbook.content.effects import effects_from_data
from blackbook.content.library import Library
from blackbook.errors import RuleBroken
from blackbook.rules.command import parse_command
from blackbook.rules.effects import Cause, perform
from blackbook.rules.offers import offers
from blackbook.rules.story import paragraph_is_open
from blackbook.rules.story_board import ApplyEffects, ChangeCounter
from tests.rules.table import Table, set_table


def carry_out(table: Table, effects: object, who: str = "alexander") -> None:
    table.do(ApplyEffects(effects=effects_from_data(effects), who=who))


def story_offers(table: Table) -> list[tuple[int | None, str | None]]:
    found = [offer for offer in offers(table.game()) if offer.command.command == "story_action"]
    return [(offer.command.number, offer.barred.rule if offer.barred else None) for offer in found]


@pytest.mark.rule("W-6", "R-STORY-3")
def test_w_6_the_ninth_token_opens_paragraph_23_at_once(table: Table) -> None:
    carry_out(table, [{"marker": {"put": "tokens_on_board", "n": 8}}])
    assert not table.waits
    carry_out(table, [{"marker": {"put": "tokens_on_board"}}, {"rubles": 2}])
    assert str(table.question.text) == "Read paragraph 23"
    assert table.game().character("alexander").rubles == 3  # the paragraph comes first
    table.answer("done")
    assert table.game().character("alexander").rubles == 5
    carry_out(table, [{"marker": {"take": "tokens_on_board"}}, {"marker": {"put": "tokens_on_board"}}])
    assert not table.waits  # once only


@pytest.mark.rule("W-6", "R-STORY-3")
def test_w_6_a_trigger_fires_while_another_question_waits(table: Table) -> None:
    table.do({"command": "read_paragraph", "paragraph": 5})
    table.do({"command": "change_counter", "name": "tokens_on_board", "by": 9})
    assert str(table.question.text) == "Read paragraph 23"
    table.answer("done")
    assert str(table.question.text) == "Read paragraph 5"


@pytest.mark.rule("R-STORY-3")
def test_what_the_board_counts_can_be_counted_until_it_is_enough(table: Table) -> None:
    def counting() -> list[tuple[str, int]]:
        found = [offer.command for offer in offers(table.game())]
        return [(command.name, command.by) for command in found if isinstance(command, ChangeCounter)]

    assert counting() == [("tokens_on_board", 1)]
    table.do(ChangeCounter(name="tokens_on_board", by=9))
    assert counting() == []
    table.do(ChangeCounter(name="tokens_on_board", by=-12))
    assert table.game().counter("tokens_on_board") == 0


@pytest.mark.rule("W-7", "R-STORY-4", "R-STORY-2", "R-STORY-6")
def test_w_7_in_a_port_without_checkmark_the_paragraph_of_the_location_may_be_read(
    new_table: Callable[..., Table],
) -> None:
    table = new_table("vasilisa", "evgenia", asleep=True)
    assert story_offers(table)[0] == (1, None)
    table.do({"command": "story_action", "number": 1})
    assert "Read paragraph 31" in str(table.question.text)
    table.answer("done", outcome="the boat is ready")
    read = table.state.all(ParagraphRead)
    assert [(row.paragraph, row.day, row.phase, row.outcome) for row in read] == [
        (31, 1, "morning", "the boat is ready")
    ]
    with pytest.raises(RuleBroken) as broken:
        table.do({"command": "location_action"})
    assert broken.value.rule == "R-DAY-8"


@pytest.mark.rule("W-7", "R-STORY-4")
@pytest.mark.parametrize("marked", [True, False])
def test_w_7_a_checkmark_or_a_place_inland_bars_it(new_table: Callable[..., Table], marked: bool) -> None:
    table = new_table("vasilisa", "evgenia", asleep=True)
    if marked:
        table.add(LocationMarker(marker="checkmark", location="salt-works"))
    else:
        table.game().character("vasilisa").location = "station"
    assert story_offers(table)[0] == (1, "R-STORY-4")
    with pytest.raises(RuleBroken) as broken:
        table.do({"command": "story_action", "number": 1})
    assert broken.value.rule == "R-STORY-4"


@pytest.mark.rule("R-STORY-5")
@pytest.mark.parametrize("first", ["lightning", "action"])
def test_an_action_with_lightning_is_added_before_or_after(new_table: Callable[..., Table], first: str) -> None:
    table = new_table("yegor", "evgenia", asleep=True)
    lightning = {"command": "story_action", "number": 2}
    if first == "lightning":
        table.do(lightning)
        assert not table.game().story.acted
    table.do({"command": "location_action"})
    table.answer("1")
    if first == "action":
        table.do(lightning)
    assert table.game().character("yegor").rubles == 3
    assert story_offers(table) == [(1, "R-STORY-4"), (2, None)]


@pytest.mark.rule("R-STORY-7")
def test_another_chapter_swaps_the_board(new_table: Callable[..., Table]) -> None:
    table = new_table("vasilisa", "evgenia", asleep=True)
    table.game().character("vasilisa").location = "mill"
    table.do({"command": "go_to_chapter", "chapter": 2})
    assert story_offers(table) == [(1, None)]
    table.do({"command": "story_action", "number": 1})
    assert table.game().character("vasilisa").rubles == 3
    table.do({"command": "change_counter", "name": "tokens_on_board", "by": 9})
    assert not table.waits  # the trigger was on the other board


def test_a_board_that_nobody_has_told_is_followed_by_hand(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("alexander", "evgenia"), story="wolves", market=False)
    assert story_offers(table) == [(None, None), (None, None)]
    table.do({"command": "story_action"})
    table.answer("done")
    assert table.game().story.acted
    table.do({"command": "story_action", "lightning": True})
    table.answer("done")
    assert not table.waits


@pytest.mark.rule("R-STORY-1", "R-STORY-2", "R-LOC-17")
def test_the_number_of_a_location_is_asked_for_once(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("vasilisa", "evgenia"), market=False)
    table.game().character("vasilisa").location = "salt-works"
    carry_out(table, [{"read": "location"}], "vasilisa")
    table.answer("keep", number=31)
    assert "Read paragraph 31" in str(table.question.text)
    table.answer("done")
    carry_out(table, [{"read": "location"}], "vasilisa")
    assert "Read paragraph 31" in str(table.question.text)


@pytest.mark.rule("R-SIN-3", "R-DEFEAT-3")
def test_what_follows_from_a_paragraph_waits_until_it_is_over(table: Table) -> None:
    table.do({"command": "read_paragraph", "paragraph": 12})
    assert paragraph_is_open(table.game())
    carry_out(table, [{"sin": 13}], "evgenia")
    assert str(table.question.text) == "Read paragraph 12"
    assert table.game().character("evgenia").sins == 13
    table.answer("done")
    assert not paragraph_is_open(table.game())
    assert "deal" in str(table.question.text)


@pytest.mark.rule("R-GEN-3")
def test_what_a_paragraph_gives_goes_to_the_active_character(table: Table) -> None:
    table.do({"command": "apply_effects", "effects": [{"rubles": 2}]})
    assert table.game().character("alexander").rubles == 5
    assert table.game().character("evgenia").rubles == 4


@pytest.mark.rule("R-GEN-6")
@pytest.mark.parametrize(
    ("characters", "rubles"), [(("alexander", "evgenia"), 4), (("alexander", "yegor", "evgenia"), 6)]
)
def test_the_number_of_characters_counts_those_in_the_game(
    new_table: Callable[..., Table], characters: tuple[str, ...], rubles: int
) -> None:
    table = new_table(*characters)
    before = table.game().character("alexander").rubles
    carry_out(table, [{"rubles": {"x": "characters", "times": 2}}])
    assert table.game().character("alexander").rubles == before + rubles


@pytest.mark.rule("R-GEN-8")
def test_three_ways_of_not_having_enough(table: Table) -> None:
    carry_out(table, [{"rubles": -5}])
    assert table.game().character("alexander").rubles == 0  # a forced loss stops at none
    carry_out(table, [{"pay": [{"rubles": -1}], "then": [{"wounds": 1}]}])
    assert table.game().character("alexander").wounds == 0  # a price is paid in full, or nothing follows
    carry_out(table, [{"one_of": [{"pay": [{"rubles": -1}], "then": []}, {"sin": 1}]}])
    assert table.game().character("alexander").sins == 2  # a job's ruble or sin falls back to the sin
    assert not table.waits


def test_effects_of_a_command_survive_as_json(table: Table) -> None:
    command = ApplyEffects(effects=effects_from_data([{"item": {"gain": 1, "from": "bag"}}, {"sin": {"set": 0}}]))
    assert parse_command(command.to_json()) == command


@pytest.mark.rule("R-STORY-1")
class TestMarkers:
    def test_a_marker_lies_where_the_players_put_it(self, table: Table) -> None:
        carry_out(table, [{"marker": {"put": "checkmark", "at": {"port": True}}}])
        assert {option.id for option in table.question.options} == {"salt-works", "nyrob", "docks"}
        table.answer("docks")
        assert [(row.marker, row.location) for row in table.state.all(LocationMarker)] == [("checkmark", "docks")]
        assert table.game().counter("checkmark") == 1

    def test_it_is_flipped_and_taken_where_it_lies(self, table: Table) -> None:
        table.add(LocationMarker(marker="bell", location="mill"))
        carry_out(table, [{"marker": {"flip": "bell", "at": {"any": True}}}])
        assert [row.face_up for row in table.state.all(LocationMarker)] == [False]
        carry_out(table, [{"marker": {"take": "bell", "at": {"any": True}}}])
        assert table.state.all(LocationMarker) == []

    def test_a_port_that_nobody_has_told_may_get_one(self, rulebook_library: Library) -> None:
        table = set_table(rulebook_library, market=False)
        carry_out(table, [{"marker": {"put": "checkmark", "at": {"port": True}}}])
        assert {"salt-works", "nyrob"} <= {option.id for option in table.question.options}

    def test_a_marker_that_fits_nowhere_is_told(self, table: Table) -> None:
        carry_out(table, [{"marker": {"take": "bell", "at": {"any": True}}}])
        assert "bell: no location fits" in table.told

    def test_a_story_may_flip_the_tokens_of_the_track(self, table: Table) -> None:
        carry_out(table, [{"marker": {"flip": "token_4"}}])
        assert not table.game().track.token_4_up


@pytest.mark.rule("R-END-1", "R-TRACK-6", "R-GEN-2")
def test_paragraph_10_loses_whatever_led_to_it(table: Table) -> None:
    table.do({"command": "read_paragraph", "paragraph": 10})
    with pytest.raises(RuleBroken) as broken:
        table.answer("go_on")
    assert broken.value.rule == "R-TRACK-6"
    table.answer("done")
    assert table.game().story.outcome == "lost"
    assert [(row.story, row.outcome, row.characters) for row in table.state.all(StoryResult)] == [
        ("progress", "lost", ["alexander", "evgenia"])
    ]


@pytest.mark.rule("R-END-1", "R-REQ-13")
def test_the_story_board_may_say_otherwise(table: Table) -> None:
    table.do({"command": "read_paragraph", "paragraph": 10})
    table.answer("go_on", despite=("R-TRACK-6",))
    assert table.game().story.outcome is None


@pytest.mark.rule("R-END-4", "R-CAMP-5")
def test_a_story_is_won_and_what_was_still_to_do_is_dropped(table: Table) -> None:
    table.do({"command": "read_paragraph", "paragraph": 5})
    carry_out(table, [{"end": "win"}, {"rubles": 2}])
    assert table.game().story.outcome == "won"
    assert not table.waits
    assert table.game().agenda.steps == ()
    assert table.game().character("alexander").rubles == 3
    assert [(row.outcome, row.day) for row in table.state.all(StoryResult)] == [("won", 1)]


@pytest.mark.rule("R-END-1")
def test_a_story_ends_once(table: Table) -> None:
    carry_out(table, [{"end": "loss"}])
    assert table.game().story.outcome == "lost"
    carry_out(table, [{"end": "win"}])
    assert table.game().story.outcome == "lost"
    assert len(table.state.all(StoryResult)) == 1


@pytest.mark.rule("R-END-3", "R-BOSS-4")
def test_a_loss_in_the_final_battle_is_told_apart(table: Table) -> None:
    table.add(Scene(kind="combat", active="alexander", location="cherdyn", round=3, final=True))
    carry_out(table, [{"end": "loss"}])
    assert table.game().story.outcome == "lost_final"


@pytest.mark.rule("R-END-3", "R-BOSS-4")
def test_the_final_battle_can_be_lost_too(table: Table) -> None:
    table.do({"command": "end_story", "outcome": "lost_final"})
    assert table.game().story.outcome == "lost_final"
    with pytest.raises(RuleBroken) as broken:
        table.do({"command": "end_story", "outcome": "won"})
    assert broken.value.rule == "R-END-1"
    table.do({"command": "end_story", "outcome": "won", "despite": ["R-END-1"]})
    assert [row.outcome for row in table.state.all(StoryResult)] == ["won"]


@pytest.mark.rule("R-END-2")
def test_a_story_that_is_lost_is_to_be_played_again(table: Table) -> None:
    table.do({"command": "end_story", "outcome": "lost"})
    assert "In a campaign this story is played again (R-END-2)." in table.told


def test_steps_of_a_story_keep_their_cause(table: Table) -> None:
    game = table.game()
    game.agenda.push(
        *perform(effects_from_data([{"marker": {"put": "bell", "at": {"port": True}}}]), Cause(who="evgenia"))
    )
    game.agenda.run()
    table.session.commit()
    table.answer("nyrob")
    assert [row.location for row in table.state.all(LocationMarker)] == ["nyrob"]
