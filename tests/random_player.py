"""A player without a plan: takes any command that is offered and gives any answer that is open.

It knows nothing of the rules. What it may do it reads off offers and questions alone, as a screen would.
"""

from __future__ import annotations

import random
from typing import Any

from blackbook.keeper import Keeper
from blackbook.rules.agenda import Answer
from blackbook.rules.command import Command
from blackbook.rules.question import Entry, Question
from blackbook.rules.setup import SetUp

MOST_NUMBER = 6
"""Numbers without a bound are drawn up to here."""


class RandomPlayer:
    """Plays a campaign step by step; equal seeds play alike."""

    def __init__(self, keeper: Keeper, seed: int) -> None:
        self.keeper = keeper
        self.chance = random.Random(seed)
        self.names = 0

    def step(self) -> Command:
        """Do something that is offered or open; returns what it was."""
        command = self._choose()
        self.keeper.do(command)
        return command

    def _choose(self) -> Command:
        table = self.keeper.table()
        offers = [offer.command for offer in table.offers if offer.barred is None]
        if table.question is not None and (not offers or self.chance.random() < 0.9):
            return self.answer(table.question)
        if offers:
            return self.chance.choice(offers)
        return self.set_up()

    def set_up(self) -> SetUp:
        library = self.keeper.library
        characters = self.chance.sample(sorted(library.characters), self.chance.randint(2, 4))
        return SetUp(
            story="progress",
            characters=tuple(characters),
            difficulty=self.chance.choice(("normal", "hard", "very_hard")),
            first_player=characters[0],
            main_requests=self.chance.randint(4, 32),
            special_requests=self.chance.randint(2, 20),
            lay_out=self.chance.random() < 0.5,
            despite=("R-CAMP-5", "R-CAMP-2"),
        )

    def answer(self, question: Question) -> Answer:
        """Any answer that the question leaves open."""
        choices = [option.id for option in question.open_options]
        n = self.chance.randint(min(question.least, len(choices)), min(question.most, len(choices)))
        chosen = tuple(self.chance.sample(choices, n))
        if question.form == "dice":
            return Answer(values={"dice": self.dice(question.facts)})
        if question.form == "plan":
            return self.plan(question)
        values = {
            entry.name: self.value(entry)
            for entry in question.entries
            if entry.is_needed(chosen) or self.chance.random() < 0.3
        }
        return Answer(choices=chosen, values={name: value for name, value in values.items() if value is not None})

    def plan(self, question: Question) -> Answer:
        choice = self.chance.choice([option.id for option in question.open_options])
        proposed = question.facts.get("plan")
        if proposed is not None and self.chance.random() < 0.5:
            return Answer(choice=choice, values={"plan": proposed})
        return Answer(choice=choice)

    def dice(self, facts: Any) -> dict[str, list[str]]:
        """As many dice of each kind as are due, with any of their faces."""
        rolled = {}
        for row in facts["characters"]:
            dice = []
            for kind in ("attack", "defense"):
                faces = facts["faces"][kind] or range(5)
                dice += [f"{kind[0]}{self.chance.choice(list(faces))}" for _ in range(row.get(kind, 0))]
            if row.get("any"):
                dice += [f"a{self.chance.randint(0, 4)}" for _ in range(row["any"])]
            rolled[row["id"]] = dice
        return rolled

    def value(self, entry: Entry) -> Any:
        if entry.kind == "number":
            least = entry.minimum or 0
            most = entry.maximum if entry.maximum is not None else least + MOST_NUMBER
            return self.chance.randint(least, min(most, least + MOST_NUMBER))
        if entry.kind == "choice":
            open_options = [option.id for option in entry.options if option.barred is None]
            return self.chance.choice(open_options) if open_options else None
        if entry.kind == "faces":
            return [self.chance.randint(0, 4) for _ in range(6)]
        if entry.kind == "text":
            self.names += 1
            return f"Thing {self.names}"
        return None
