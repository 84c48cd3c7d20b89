"""Enemies and special enemies."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from blackbook.content.amounts import Amount, Who
from blackbook.content.component import Component
from blackbook.content.effects import Effects
from blackbook.content.printed import Number, Printed

Moment = Literal["start", "round1", "each_round", "dealt_damage"]
CombatStep = Literal["roll", "character", "enemy", "end"]


class EnemyEffect(Printed):
    """What an enemy does, when in the fight and to whom."""

    when: Moment
    step: CombatStep | None = None
    who: Who = "here"
    do: Effects


class Enemy(Component):
    """An enemy card; `count` is how many such cards are in its deck."""

    ASKED = ("tier", "attack", "health", "effects", "reward")

    tier: Literal["regular", "strong"] | None = None
    attack: Number | None = Field(default=None, ge=0)
    health: Number | None = Field(default=None, ge=1)
    effects: tuple[EnemyEffect, ...] | None = None
    reward: Effects | None = None
    count: Number = Field(default=1, ge=1)


class Boss(Component):
    """A special enemy; `rules_paragraph`, `win` and `loss` are paragraphs of its story."""

    ASKED = ("attack", "health", "win", "loss")

    story: str | None = None
    attack: Amount | None = None
    health: Amount | None = None
    rules_paragraph: Number | None = None
    differences: tuple[str, ...] = ()
    effects: tuple[EnemyEffect, ...] = ()
    win: Number | None = None
    loss: Number | None = None
