"""Shorthands for tests of checks and fights: who has what, how the dice fell, which plan is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from blackbook.campaign.characters import Character
from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.campaign.scene import EnemyInPlay, Participant, Scene
from blackbook.content.effects import Fight, effects_from_data
from blackbook.rules.agenda import Step
from blackbook.rules.check import begin_check
from blackbook.rules.combat import begin_fight
from blackbook.rules.effects import Cause
from tests.rules.table import Table


def person(table: Table, who: str) -> Character:
    return table.state.get(Character, who)


def stand(table: Table, who: str, location: str, **values: Any) -> Character:
    """Put a character somewhere, with values of its own."""
    character = person(table, who)
    character.location = location
    for name, value in values.items():
        setattr(character, name, value)
    table.session.commit()
    return character


def conspire(table: Table, who: str, *cards: str, hand: Sequence[str] = ()) -> list[CardInPlay]:
    """Give a character this conspiracy and this hand, in place of all it has."""
    for card in [card for card in table.state.all(CardInPlay) if card.owner == who]:
        table.state.remove(card)
    rows = [CardInPlay(card=card, place="conspiracy", owner=who, slot=slot) for slot, card in enumerate(cards, 1)]
    rows += [CardInPlay(card=card, place="hand", owner=who) for card in hand]
    table.add(*rows)
    return rows


def carry(table: Table, who: str, item: str, pool: str = "natural") -> int:
    """An item in the inventory; its row."""
    slot = 1 + sum(1 for token in table.state.all(ItemToken) if token.owner == who)
    token = ItemToken(item=item, pool=pool, place="inventory", owner=who, slot=slot)
    table.add(token)
    return token.id or 0


def helper(table: Table, who: str, id: str) -> int:
    card = HelperCard(helper=id, owner=who)
    table.add(card)
    return card.id or 0


def items_of(table: Table, who: str) -> list[str]:
    return [token.item for token in table.state.all(ItemToken) if token.owner == who]


def token_of(table: Table, who: str, item: str) -> int:
    """The row of an item in the character's inventory."""
    return next(t.id or 0 for t in table.state.all(ItemToken) if t.owner == who and t.item == item)


def run(table: Table, *steps: Step) -> None:
    """Carry steps out, up to the next question."""
    game = table.game()
    game.agenda.push(*steps)
    game.agenda.run()
    table.session.commit()
    table.told += [str(line) for line in game.told]


def check(
    table: Table, who: str, kind: str | None, difficulty: int | None, success: Sequence[dict[str, Any]] = (),
    fail: Sequence[dict[str, Any]] = (),
) -> None:  # fmt: skip
    """A check begins."""
    effects = effects_from_data(list(success)), effects_from_data(list(fail))
    run(table, *begin_check(table.game(), who, kind, difficulty, *effects, Cause(who=who)))


def fight(table: Table, who: str, *named: str, won: Sequence[dict[str, Any]] = (), **fields: Any) -> None:
    """A fight against named enemies begins."""
    spec = Fight(named=named, **fields)
    steps = begin_fight(table.game(), who, spec, won=effects_from_data(list(won)), cause=Cause(who=who))
    run(table, *steps)


def request(table: Table, who: str, id: str, location: str) -> int:
    card = RequestCard(request=id, deck="main", owner=who, location=location)
    table.add(card)
    return card.id or 0


def roll(table: Table, despite: tuple[str, ...] = (), **dice: str) -> None:
    """Answer how the dice fell: roll(table, yegor="d2 a4 a1")."""
    table.answer(despite=despite, dice={who: fallen.split() for who, fallen in dice.items()})


def place(card: CardInPlay, die: int, who: str | None = None) -> dict[str, Any]:
    return {"character": who or card.owner, "die": die, "card": f"card-{card.id}"}


def aim(who: str, enemy: EnemyInPlay, die: int | None = None, card: CardInPlay | None = None) -> dict[str, Any]:
    source: dict[str, Any] = {"character": who}
    source |= {"card": f"card-{card.id}"} if card is not None else {"die": die}
    return {"source": source, "enemy": f"enemy-{enemy.id}"}


def plan(*placements: dict[str, Any], used: Sequence[Any] = (), targets: Sequence[Any] = ()) -> dict[str, Any]:
    return {"placements": list(placements), "used": list(used), "targets": list(targets)}


def keep_cards(table: Table) -> None:
    """Answer each question about the conspiracy by leaving it as it lies."""
    while table.waits and table.question.rule == "R-CARD-3":
        table.answer(*table.question.suggested)


def enemy(table: Table, id: str) -> EnemyInPlay:
    return next(row for row in table.state.all(EnemyInPlay) if row.enemy == id)


def scene(table: Table) -> Scene | None:
    return table.state.find(Scene, 1)


def taking_part(table: Table) -> list[str]:
    return sorted(row.character for row in table.state.all(Participant) if not row.excluded)


def facts(table: Table) -> dict[str, Any]:
    return dict(table.question.facts)


def party_of_three(new_table: Callable[..., Table]) -> Table:
    """Alexander, on turn, and Evgenia at Nyrob, each with an attack and a defense die; Vasilisa elsewhere."""
    table = new_table("alexander", "evgenia", "vasilisa", asleep=True, market=False)
    for who, location in (("alexander", "nyrob"), ("evgenia", "nyrob"), ("vasilisa", "cherdyn")):
        stand(table, who, location, attack_dice=1, defense_dice=1, rubles=0, health=9)
        conspire(table, who)
    return table


def wake(table: Table, who: str, slot: int) -> None:
    """Let one demon of a character awake."""
    for job in table.state.all(JobCard):
        if job.owner == who and job.place == "slot" and job.slot == slot:
            table.state.remove(job)
    table.session.commit()


def both(table: Table, alexander: str, evgenia: str) -> None:
    roll(table, alexander=alexander, evgenia=evgenia)


def arrive(table: Table, who: str) -> None:
    """A character comes by an item that takes it to a neighbouring place."""
    table.do({"command": "use_item", "token": carry(table, who, "step-adjacent", "crafted")})
    if table.waits and table.question.form == "options" and table.question.option("nyrob") is not None:
        table.answer("nyrob")
