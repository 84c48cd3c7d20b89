"""Play without a plan: any command that is offered, any answer that is open, and the table stays in order."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from blackbook.campaign.components import CardInPlay, ItemToken, JobCard
from blackbook.content.library import read_library
from blackbook.keeper import Keeper
from blackbook.rules.conservation import differences
from tests.random_player import RandomPlayer

SAMPLE = Path(__file__).parent / "rules" / "sample.toml"
LIBRARY = read_library([SAMPLE])
LIMITED_BY_THE_SUPPLY = frozenset({"attack_dice", "defense_dice", "rubles", "wounds"})
"""The sample's boards have more dice than the box, and nobody spends what is gained: that is rightly pointed out."""


class RandomPlay(RuleBasedStateMachine):
    """One campaign on a real file, from the empty table; in the end everything is undone and redone."""

    @initialize()
    def begin(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="blackbook-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")))
        self.keeper = Keeper.create(self.folder / "random.blackbook", "Random", library=LIBRARY)
        self.start = self.keeper.document_text()
        self.player = RandomPlayer(self.keeper, seed=0)

    @rule(chance=st.randoms(use_true_random=False))
    def step(self, chance: Random) -> None:
        self.player.chance = chance
        self.player.step()

    @invariant()
    def numbers_are_within_bounds(self) -> None:
        game = self.keeper.game()
        if not game.is_set_up:
            return
        for character in game.characters:
            assert 0 <= character.sins <= 13
            assert character.rubles >= 0
            assert character.wounds >= 0
        track = game.track
        assert track.lowest_space <= track.marker <= track.final_space

    @invariant()
    def everything_lies_in_one_place(self) -> None:
        rows = self.keeper.game().state
        items = [(token.owner, token.slot) for token in rows.all(ItemToken) if token.place == "inventory"]
        active = [(card.owner, card.slot) for card in rows.all(CardInPlay) if card.place == "conspiracy"]
        at_work = [(job.owner, job.slot) for job in rows.all(JobCard) if job.place == "slot"]
        for places, most in ((items, 6), (active, 4), (at_work, 3)):
            assert len(set(places)) == len(places)
            assert all(slot is not None and 1 <= slot <= most for _, slot in places)
            assert all(n <= most for n in Counter(owner for owner, _ in places).values())

    @invariant()
    def components_add_up_to_the_box(self) -> None:
        game = self.keeper.game()
        if game.is_set_up:
            missing = {each.subject for each in differences(game) if not each.accepted}
            assert missing <= LIMITED_BY_THE_SUPPLY

    def teardown(self) -> None:
        if not hasattr(self, "keeper"):
            return
        end = self.keeper.document_text()
        while self.keeper.undo() is not None:
            pass
        assert self.keeper.document_text() == self.start
        while self.keeper.redo() is not None:
            pass
        assert self.keeper.document_text() == end
        assert self.keeper.verify() == ()
        self.keeper.close()
        shutil.rmtree(self.folder)


TestRandomPlay = RandomPlay.TestCase
TestRandomPlay.settings = settings(
    max_examples=10,
    stateful_step_count=200,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)
