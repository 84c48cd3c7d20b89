"""What must hold for all odds, whatever the numbers; and checks against icepool."""

from __future__ import annotations

from copy import deepcopy
from fractions import Fraction
from random import Random

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.resolver import CaseError, parse_case
from blackbook.resolver.odds.chance import check_odds, odds
from tests.resolver.everything import layouts
from tests.resolver.odds_everything import Expectimax, with_dice
from tests.resolver.odds_tables import Document, unrolled_full_table, unrolled_small_table
from tests.resolver.sample import attack, character, check, enemy, fight, gives, item, key, order, stat

SEEDS = st.integers(0, 2**32 - 1)


def chance(document: Document) -> Fraction:
    found = odds(parse_case(document), limit_seconds=1000)
    assert found.exact
    return found.probability


def small_fight(seed: int) -> Document:
    return unrolled_small_table(Random(seed), "combat", dice=4, rich=True)


def unrolled(document: Document, attack: int, defense: int) -> Document:
    del document["dice"]
    return {**document, "pool": {"attack": attack, "defense": defense}}


@settings(max_examples=25)
@given(SEEDS, st.integers(1, 5))
def test_more_health_or_attack_of_an_enemy_never_helps(seed: int, more: int) -> None:
    document = small_fight(seed)
    before = chance(document)
    for value in ("health", "attack"):
        harder = deepcopy(document)
        harder["enemies"][0][value] += more
        assert chance(harder) <= before


@settings(max_examples=25)
@given(SEEDS)
def test_a_further_enemy_never_helps_and_a_beaten_one_is_none(seed: int) -> None:
    document = small_fight(seed)
    before = chance(document)
    wolf = enemy("wolf", 3, 3, document["characters"][0]["id"])
    assert chance({**document, "enemies": [*document["enemies"], wolf]}) <= before
    assert chance({**document, "enemies": [*document["enemies"], {**wolf, "damage": 3}]}) == before


@settings(max_examples=25)
@given(SEEDS)
def test_wounds_and_lost_rounds_never_help(seed: int) -> None:
    document = small_fight(seed)
    before = chance(document)
    wounded = deepcopy(document)
    wounded["characters"][0]["wounds"] += 1
    assert chance(wounded) <= before
    if document["round"] < 3 and not any(enemy["effects"] for enemy in document["enemies"]):
        assert chance({**document, "round": document["round"] + 1}) <= before


@settings(max_examples=25)
@given(SEEDS, st.sampled_from(["check", "combat"]), st.sampled_from(["attack", "defense"]))
def test_another_die_or_word_card_never_harms(seed: int, scene: str, kind: str) -> None:
    document = unrolled_small_table(Random(seed), scene, rich=True)
    before = chance(document)
    richer = deepcopy(document)
    richer["characters"][0]["pool"][kind] += 1
    assert chance(richer) >= before
    carded = deepcopy(document)
    carded["characters"][0]["conspiracy"].append(order("more", kind, gives("attack", 3), gives("defense", 1)))
    assert chance(carded) >= before


@settings(max_examples=25)
@given(SEEDS)
def test_chances_of_all_totals_add_up_and_fall_with_the_difficulty(seed: int) -> None:
    document = unrolled_full_table(seed, "check")
    found = check_odds(parse_case(document))
    assert sum(found.totals.values()) == 1
    assert found.probability == chance(document)
    document["check"]["difficulty"] += 1
    harder = check_odds(parse_case(document))
    assert harder.totals == found.totals
    assert found.probability - harder.probability == found.totals.get(found.difficulty, 0)


@settings(max_examples=25)
@given(SEEDS)
def test_icepool_finds_the_same_chance_of_a_check(seed: int) -> None:
    document = unrolled_small_table(Random(seed), "check", dice=5)
    kind = document["check"]["kind"]
    total = icepool.Die([0])
    for who in document["characters"]:
        alone = {**document, "characters": [who]}
        rolled = [
            icepool.Pool([icepool.Die(document["faces"][each])] * who["pool"][each]).expand()
            for each in ("attack", "defense")
        ]

        def best(attack: tuple[int, ...], defense: tuple[int, ...], alone: Document = alone) -> int:
            dice = (*(("attack", value) for value in attack), *(("defense", value) for value in defense))
            sides = (each[0] for each in layouts(with_dice(alone, (dice,))))
            return max(sum(side.sources.values()) if kind == "attack" else side.defense for side in sides)

        total += icepool.map(best, *rolled, star=False)
    found = check_odds(parse_case(document))
    assert {each: Fraction(total.probability(each)) for each in total.outcomes()} == found.totals


@pytest.mark.rule("A-COMBAT-15", "R-ENEMY-11")
def test_a_die_fewer_while_the_enemy_lives() -> None:
    faces = {"attack": [1, 2], "defense": [4]}
    who = unrolled(character("a", health=9), 2, 0)
    weak = enemy("weak", 0, 1, "a", {"dice": {"kind": "attack", "minus": 1}})
    document = {**fight([who], [weak, enemy("strong", 0, 4, "a")], round=2), "faces": faces}
    # One die now, for the weak one; in the last round two dice again, 2 and 2 for the strong one.
    assert chance(document) == Fraction(1, 4)
    document["enemies"][0]["effects"] = []
    # Two dice now: one for each, then 2 or 3 are missing; both for the strong one if they are 2 and 2, then the weak.
    assert chance(document) > Fraction(1, 4)


@pytest.mark.rule("A-COMBAT-15", "R-DEMON-8")
def test_the_owner_chooses_which_die_is_set_aside() -> None:
    thief = {"id": "thief", "rule": {"dice": {"kind": "any", "minus": 1}}}
    who = unrolled(character("a", demons=[thief]), 1, 1)
    document = {**check("attack", 3, who), "faces": {"attack": [1, 3], "defense": [5]}}
    assert chance(document) == Fraction(1, 2)
    document["check"] = {"kind": "defense", "difficulty": 5}
    assert chance(document) == 1
    wolf = fight([who], [enemy("wolf", 1, 3, "a")], round=3)
    assert chance({**wolf, "faces": document["faces"]}) == Fraction(1, 2)


@pytest.mark.rule("R-COMBAT-21", "A-COMBAT-8")
def test_an_enemy_of_the_fallen_rests_and_is_taken_over() -> None:
    faces = {"attack": [2], "defense": [3]}
    weak, strong = character("weak", health=1), character("strong", health=4)
    document = fight([unrolled(weak, 0, 0), unrolled(strong, 1, 1)], [enemy("wolf", 5, 6, "weak")], round=1)
    # The weak one falls; then the wolf wounds the strong one by 2 in the second round, and dies in the third.
    assert chance({**document, "faces": faces}) == 1
    document["enemies"][0]["attack"] = 7
    assert chance({**document, "faces": faces}) == 0


@pytest.mark.rule("R-ENEMY-12", "R-COMBAT-23")
def test_a_fled_enemy_counts_as_beaten_if_somebody_still_stands() -> None:
    who = unrolled(character("a", health=4), 0, 1)
    document = fight([who], [enemy("hare", 5, 30, "a", "flees")], round=3)
    assert chance({**document, "faces": {"attack": [], "defense": [1, 2]}}) == Fraction(1, 2)


def test_what_is_decided_already() -> None:
    fallen, beaten = character("a", health=3, wounds=3), {**enemy("wolf", 1, 2, "a"), "damage": 2}
    faces = {"attack": [1], "defense": [1]}
    lost = {**fight([unrolled(fallen, 2, 2)], [enemy("wolf", 1, 1, "a")]), "faces": faces}
    won = {**fight([unrolled(character("a"), 0, 0)], [beaten]), "faces": faces}
    assert (chance(lost), chance(won)) == (0, 1)


def test_consumables_are_not_used_nor_do_they_stand_in_the_way() -> None:
    items = [item("salt", stat("attack", 5)), item("mirror", {"dice": {"reroll": 1}})]
    who = unrolled(character("a", items=items), 1, 0)
    assert chance({**check("attack", 2, who), "faces": {"attack": [1, 2]}}) == Fraction(1, 2)


@pytest.mark.rule("R-DEFEAT-2", "R-COMBAT-21")
def test_whoever_has_fallen_in_an_earlier_round_is_not_healed_by_a_word_card() -> None:
    mend = order("mend", "any", extra=[{"may": {"wounds": -3}}])
    falls = unrolled(character("a", health=1, wounds=0, conspiracy=[mend]), 1, 0)
    stays = unrolled(character("b", health=1, wounds=0), 0, 0)
    document = {**fight([falls, stays], [enemy("wolf", 1, 1, "a")], round=1), "faces": {"attack": [0, 1]}}
    assert chance(document) == Fraction(1, 2)
    assert chance(document) == Expectimax(document).chance()


def test_what_counts_wounds_is_only_told_for_the_last_round() -> None:
    rage = order("rage", "attack", gives("attack", {"x": "wounds", "plus": 1}))
    who = unrolled(character("a", wounds=3, conspiracy=[rage]), 1, 0)
    document = {**fight([who], [enemy("wolf", 1, 4, "a")], round=3), "faces": {"attack": [1, 2]}}
    assert chance(document) == 1
    for card in (rage, key("rage", {"if": {"cursed": False}, "then": stat("attack", {"x": "wounds"}), "else": []})):
        document["characters"] = [{**who, "conspiracy": [card]}]
        with pytest.raises(CaseError, match=r"characters\[0\].conspiracy\[0\]: counts wounds"):
            odds(parse_case({**document, "round": 2}))


def test_what_cannot_be_told_is_said() -> None:
    again = unrolled(character("a", conspiracy=[key("again", {"dice": {"reroll": 1}})]), 1, 0)
    plain = unrolled(character("a"), 1, 0)
    wolf = enemy("wolf", 1, 1, "a")
    for document, message in (
        ({**fight([again], [wolf]), "faces": {"attack": [1]}}, "lets dice be rolled again"),
        ({**check("attack", 1, again, {**again, "id": "b"}), "faces": {"attack": [1]}}, "lets dice be rolled again"),
        ({**fight([plain], [wolf]), "faces": {"attack": []}}, "faces.attack: must hold at least one face"),
        ({**check("attack", 1, plain), "faces": {"defense": [1]}}, "faces.attack: must hold at least one face"),
        (fight([character("a", attack(1))], [wolf]), r"characters\[0\].pool: is missing"),
    ):
        with pytest.raises(CaseError, match=message):
            odds(parse_case(document))
    with pytest.raises(CaseError, match="must be a check"):
        check_odds(parse_case({**fight([plain], [wolf]), "faces": {"attack": [1]}}))
