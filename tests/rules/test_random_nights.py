"""Nights answered at random: every question can be answered, everything stays whole, and morning comes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.campaign.agenda import AgendaStep
from blackbook.campaign.components import JobCard
from blackbook.content.library import Library
from blackbook.rules.agenda import DO_IT
from blackbook.rules.conservation import differences
from blackbook.rules.night import begin_night
from blackbook.rules.question import Entry, Question
from tests.rules.night_table import character, give_item, give_request, run, story, track
from tests.rules.table import Table, set_table


def value_for(entry: Entry, random: Random) -> Any:
    """Some value that the entry says it takes."""
    if entry.kind == "number":
        low = entry.minimum if entry.minimum is not None else 0
        high = entry.maximum if entry.maximum is not None else low + 5
        return random.randint(low, max(low, min(high, low + 12)))
    if entry.kind == "choice":
        return random.choice(entry.options).id
    return f"Name {random.randint(1, 99)}"


def answer_at_random(table: Table, question: Question, random: Random) -> None:
    open_ones = [option.id for option in question.open_options]
    if DO_IT in open_ones:
        table.answer(DO_IT)
        return
    most = min(question.most, len(open_ones))
    chosen = random.sample(open_ones, random.randint(min(question.least, most), most)) if question.options else []
    values = {entry.name: value_for(entry, random) for entry in question.entries}
    table.answer(*chosen, **values)


def play_night(table: Table, random: Random) -> None:
    """One night, to the next morning or the end of the story."""
    run(table, *begin_night(table.game()))
    for _ in range(400):
        if not table.waits or story(table).phase != "night":
            return
        answer_at_random(table, table.question, random)
    raise AssertionError(f"still asks: {table.question.text}")


@pytest.mark.rule("R-NIGHT-1", "R-DEMON-2", "R-DEAL-5")
@settings(max_examples=max(1, settings().max_examples // 3))
@given(seed=st.integers(0, 10_000), sample=st.booleans(), story_id=st.sampled_from(["progress", "wolves"]))
def test_nights_at_random(library: Library, rulebook_library: Library, seed: int, sample: bool, story_id: str) -> None:
    random = Random(seed)
    known = library if sample else rulebook_library
    whos = random.sample(["alexander", "vasilisa", "yegor", "evgenia"], random.randint(2, 4))
    table = set_table(known, whos, "night", story=story_id, market=sample)
    for who in whos:
        each = character(table, who)
        each.health, each.sins = 6, random.choice([0, 11, 12])
        each.attack_dice, each.defense_dice = random.randint(0, 1), random.randint(0, 1)
        table.add(*(JobCard(job="useless", owner=who, place="hand") for _ in range(random.randint(0, 2))))
        if random.random() < 0.5:
            give_item(table, who, "herb" if sample else "natural")
            give_request(table, who, "thiefs-hat")
        if random.random() < 0.3:
            each.wounds, each.defeated = 6, True
    before = {difference.subject for difference in differences(table.game())}
    for night in range(2):
        story(table).phase, story(table).on_turn = "night", None
        play_night(table, random)
        for each in table.game().characters:
            assert 0 <= each.sins <= 13
            assert each.rubles >= 0
            slots = [card.slot for card in table.state.all(JobCard) if (card.owner, card.place) == (each.id, "slot")]
            assert len(slots) == len(set(slots)) <= 3
            assert not any(card.place == "aside" for card in table.state.all(JobCard))
        assert 0 <= track(table).marker <= 10
        if story(table).outcome is not None:
            return
        assert story(table).day == night + 2
        assert table.state.all(AgendaStep) == [] or table.waits
        while table.waits:
            answer_at_random(table, table.question, random)
    new = {difference.subject for difference in differences(table.game())} - before
    assert not {
        subject for subject in new if subject.split(":")[0] in ("useless", "demons", "deal", "jobs", "inventory")
    }


@pytest.mark.rule("R-GEN-1", "R-NIGHT-1")
@settings(max_examples=max(1, settings().max_examples // 5))
@given(seed=st.integers(0, 10_000))
def test_what_is_suggested_is_what_would_be_done(library: Library, seed: int) -> None:
    ends = []
    for mode in ("auto", "suggest"):
        random = Random(seed)
        table = set_table(library, ("vasilisa", "alexander"), "night", market=False)
        for chapter in ("night", "demons", "track", "sins", "defeat"):
            table.do({"command": "set_automation", "chapter": chapter, "mode": mode})
        for who in ("vasilisa", "alexander"):
            character(table, who).sins = 12
            give_request(table, who, "thiefs-hat")
        character(table, "alexander").wounds, character(table, "alexander").defeated = 9, True
        track(table).marker = track(table).highest = random.randint(0, 9)
        play_night(table, random)
        table.game().campaign.automation = {}
        ends.append(table.snapshot())
    assert ends[0] == ends[1]
