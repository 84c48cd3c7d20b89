"""What cards and boards may say beside what the rulebook shows: it is done, or the players are told to do it."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackbook.campaign.components import ItemToken
from blackbook.campaign.game import StoryGame
from blackbook.campaign.scene import Participant
from blackbook.content.library import read_library
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.deals import AcceptOrRefuse
from blackbook.rules.ending import end_game
from blackbook.rules.radar import radar
from blackbook.rules.requests import draw_requests
from tests.rules.conftest import SAMPLE
from tests.rules.hands import offered
from tests.rules.scene_table import carry, check, conspire, fight, items_of, person, plan, roll, run, scene, stand
from tests.rules.table import Table, set_table


def with_pack(tmp_path: Path, pack: str, story: str = "progress") -> Table:
    """Alexander, on turn, at Nyrob and Evgenia at Bondyug, each with an attack and a defense die; no demon is idle."""
    path = tmp_path / "seldom.toml"
    path.write_text(f'[pack]\nid = "seldom"\n{pack}', encoding="utf-8")
    table = set_table(read_library([SAMPLE, path]), asleep=True, market=False, story=story)
    for who, location in (("alexander", "nyrob"), ("evgenia", "bondyug")):
        stand(table, who, location, attack_dice=1, defense_dice=1, rubles=5, health=9)
        conspire(table, who)
    return table


# ------------------------------------------------------------------------------------------------------ deals

TOLL = """
[deals.toll]
name = "Sample: toll"
accept = []
refuse = { pay = [{ item = { lose = 1, filter = { type = "valuable" } } }], sin = -3 }
"""


@pytest.mark.rule("R-DEAL-2", "R-GEN-8")
def test_a_refusal_is_paid_in_full_also_with_items_that_nobody_has_read(tmp_path: Path) -> None:
    table = with_pack(tmp_path, TOLL)
    stand(table, "alexander", "nyrob", sins=13)
    tokens = [carry(table, "alexander", "natural"), carry(table, "alexander", "natural")]
    run(table, AcceptOrRefuse(who="alexander", deal="toll"))
    table.answer("refuse")
    assert (table.question.least, table.question.most) == (1, 1)
    table.answer(str(tokens[0]))
    assert ([token.id for token in table.state.all(ItemToken)], person(table, "alexander").sins) == ([tokens[1]], 10)


# ------------------------------------------------------------------------------------------------------ bosses


@pytest.mark.rule("R-BOSS-5", "R-DEFEAT-3", "R-DEFEAT-4", "R-BOSS-4")
def test_where_the_story_goes_on_after_a_special_enemy_the_fallen_are_dealt_with(tmp_path: Path) -> None:
    table = with_pack(tmp_path, "")
    fight(table, "alexander", boss="dam-master")
    while table.question.rule == "R-STORY-1":
        table.answer("done")
    roll(table, alexander="a0 d0")
    table.answer("go", plan=plan())
    table.answer("go")
    roll(table, alexander="a0 d0")
    table.answer("go", plan=plan())
    table.answer("go")
    assert person(table, "alexander").fell_in_final
    while table.question.rule != "R-BOSS-4":
        table.answer(table.question.options[0].id)
    table.answer("on")
    alexander = person(table, "alexander")
    assert (alexander.location, alexander.wounds, alexander.fell_in_final) == ("cherdyn", 0, False)
    assert table.question.rule == "R-DEFEAT-4"


@pytest.mark.rule("R-END-1")
def test_a_story_that_ends_in_the_middle_of_a_check_leaves_none_on_the_table(tmp_path: Path) -> None:
    table = with_pack(tmp_path, "")
    check(table, "alexander", "attack", 5)
    assert scene(table) is not None
    run(table, *end_game(table.game(), "lost"))
    assert (scene(table), table.state.all(Participant), table.waits) == (None, [], False)


# ------------------------------------------------------------------------------------------------------ stories

STORY = """
[stories.fair]
name = "Sample: fair"
chapters = [{{ night = [], triggers = [{{ if = {condition}, do = [{{ rubles = 2 }}], once = {once} }}] }}]
"""


def fair(tmp_path: Path, condition: str, once: str = "true") -> Table:
    return with_pack(tmp_path, STORY.format(condition=condition, once=once), "fair")


@pytest.mark.rule("R-STORY-3")
def test_a_trigger_that_only_the_players_can_judge_is_set_off_by_them_once(tmp_path: Path) -> None:
    table = fair(tmp_path, '{ ask = "Is the bell gone?" }')
    check(table, "alexander", "attack", 5)
    assert [str(offer.label) for offer in offered(table, "set_off_trigger")] == ["Is the bell gone? Yes"]
    table.do({"command": "set_off_trigger", "number": 1})
    assert person(table, "alexander").rubles == 7
    assert offered(table, "set_off_trigger") == []
    with pytest.raises(RuleBroken):
        table.do({"command": "set_off_trigger", "number": 1})
    with pytest.raises(UserError):
        table.do({"command": "set_off_trigger", "number": 2})


@pytest.mark.rule("R-STORY-3")
def test_a_trigger_that_comes_back_is_offered_again(tmp_path: Path) -> None:
    table = fair(tmp_path, '{ ask = "Is the bell gone?" }', once="false")
    for rubles in (7, 9):
        table.do({"command": "set_off_trigger", "number": 1})
        assert person(table, "alexander").rubles == rubles
        assert len(offered(table, "set_off_trigger")) == 1


@pytest.mark.rule("R-STORY-3")
def test_what_the_program_knows_of_a_condition_it_tests_itself(tmp_path: Path) -> None:
    table = fair(tmp_path, '{ all = [{ phase = "evening" }, { ask = "Is the bell gone?" }] }')
    assert offered(table, "set_off_trigger") == []
    with pytest.raises(RuleBroken):
        table.do({"command": "set_off_trigger", "number": 1})
    table.state.get(StoryGame, 1).phase = "evening"
    assert len(offered(table, "set_off_trigger")) == 1
    table.state.get(StoryGame, 1).outcome = "won"
    assert offered(table, "set_off_trigger") == []


@pytest.mark.rule("R-NIGHT-5", "R-REQ-1")
def test_numbered_cards_of_a_story_are_taken_though_nobody_has_counted_them(tmp_path: Path) -> None:
    table = with_pack(tmp_path, "")
    run(table, *draw_requests(table.game(), "evgenia", "story"))
    assert table.question.rule == "R-NIGHT-5"
    table.answer("new", name="Bell", location="nyrob")
    assert "Evgenia takes Bell" in table.told


# ------------------------------------------------------------------------------------------------------ keys

KEY = """
[word_cards.lantern]
name = "Sample: lantern"
colour = "white"
type = "{type}"
market = true
price = 1
{more}
"""


def lantern(tmp_path: Path, more: str, type: str = "key") -> Table:
    """Alexander has a key that says this in the conspiracy."""
    table = with_pack(tmp_path, KEY.format(type=type, more=more))
    conspire(table, "alexander", "lantern")
    return table


def shown(table: Table) -> list[str]:
    return [str(each.text) for each in radar(table.game()) if each.rule == "R-CARD-6"]


@pytest.mark.rule("R-CARD-6", "R-GEN-1")
@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("passive = [{ do = { note = 'Sample: glow' } }]", ["Sample: lantern, by hand: Sample: glow"]),
        ("passive = [{ do = { rubles = 1 } }]", ["Sample: lantern, by hand: +1 ruble"]),
        ("passive = [{ do = { dice = { reroll = 1 } } }]", ["Sample: lantern: dice may be rolled again"]),
        ("passive = [{ in = 'combat', do = { rubles = 1 } }]", []),
        ("passive = [{ if = { phase = 'night' }, do = { rubles = 1 } }]", []),
        ("passive = [{ do = { stat = { attack = 2 } } }]", []),
        ("passive = []\nextra = [{ note = 'Sample: glow' }]", ["Sample: lantern, by hand: Sample: glow"]),
    ],
)
def test_what_the_program_cannot_count_of_a_key_is_shown_as_long_as_it_matters(
    tmp_path: Path, more: str, words: list[str]
) -> None:
    table = lantern(tmp_path, more)
    check(table, "alexander", "attack", 5)
    assert shown(table) == words


@pytest.mark.rule("R-CARD-6")
def test_what_an_order_gives_without_a_die_is_shown(tmp_path: Path) -> None:
    more = "accepts = 'any'\nyields = [{ kind = 'attack', amount = 3 }]\npassive = [{ do = { stat = { attack = 2 } } }]"
    table = lantern(tmp_path, more, type="order")
    check(table, "alexander", "attack", 5)
    assert shown(table) == ["Sample: lantern, by hand: +2 attack"]


@pytest.mark.rule("R-CARD-6", "R-BOSS-6")
@pytest.mark.parametrize(("final", "dice"), [(True, 3), (False, 1)])
def test_a_key_may_add_dice_in_the_final_battle_alone(tmp_path: Path, final: bool, dice: int) -> None:
    table = lantern(tmp_path, "passive = [{ in = 'final', do = { dice = { add = 2, kind = 'attack' } } }]")
    if final:
        fight(table, "alexander", boss="dam-master")
        while table.question.rule == "R-STORY-1":
            table.answer("done")
    else:
        fight(table, "alexander", "drowned-one")
    assert table.question.facts["characters"][0]["attack"] == dice


# ------------------------------------------------------------------------------------------------------ dice

IMP = """
[enemies.imp]
name = "Sample: imp"
tier = "regular"
attack = 2
health = 9
effects = [{{ when = "{when}", step = "roll", who = "assignee", do = {{ dice = {{ add = 1, kind = "attack" }} }} }}]
reward = []
"""


@pytest.mark.rule("R-CHECK-3", "R-ENEMY-1")
def test_dice_that_are_added_before_the_roll_lie_with_those_of_the_roll(tmp_path: Path) -> None:
    table = with_pack(tmp_path, IMP.format(when="each_round"))
    fight(table, "alexander", "imp")
    roll(table, alexander="a4")
    roll(table, alexander="a1 d2")
    dice = [(die["kind"], die["value"]) for die in table.state.get(Participant, "alexander").dice]
    assert dice == [("attack", 4), ("attack", 1), ("defense", 2)]


@pytest.mark.rule("R-CHECK-3", "R-GEN-1")
def test_dice_that_are_added_before_the_first_round_are_left_to_the_players(tmp_path: Path) -> None:
    table = with_pack(tmp_path, IMP.format(when="start"))
    fight(table, "alexander", "imp")
    assert (table.question.rule, str(table.question.text)[:19]) == ("R-GEN-1", "Alexander, by hand:")


CHARM = """
[items.charm]
name = "Sample: charm"
pool = "natural"
types = []
use = [{ dice = { set = 6 } }]
in = ["check"]
"""


@pytest.mark.rule("R-ITEM-3", "R-CHECK-3", "R-GEN-1")
def test_an_item_that_changes_a_die_before_any_has_fallen_is_left_to_the_players(tmp_path: Path) -> None:
    table = with_pack(tmp_path, CHARM)
    token = carry(table, "alexander", "charm")
    check(table, "alexander", "attack", 5)
    table.do({"command": "use_item", "token": token})
    assert str(table.question.text).startswith("Alexander, by hand:")
    table.answer("done")
    assert (items_of(table, "alexander"), table.question.form) == ([], "dice")
