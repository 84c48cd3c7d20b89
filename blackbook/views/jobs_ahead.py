"""A character's jobs planned ahead, as the table screen shows them."""

from __future__ import annotations

from dataclasses import dataclass

from blackbook.rules.game import Game
from blackbook.rules.planner import HORIZON, Outlook, Placement, outlook, placements
from blackbook.text import Name, Text, say


@dataclass(frozen=True)
class PlacementView:
    """One way to place jobs from the hand, and what comes of it the night after."""

    jobs: tuple[Name, ...]
    slots: tuple[int, ...]
    effects: tuple[Text, ...]
    """What it brings and costs, the sins last."""
    awake: tuple[Name | Text, ...]
    deal: bool
    """Whether a deal card is drawn for it."""


@dataclass(frozen=True)
class JobsAhead:
    """All ways, those that keep most demons at work and cost least first; and which goals stay in reach."""

    placements: tuple[PlacementView, ...]
    outlook: tuple[Text, ...]


def jobs_ahead(game: Game, who: str) -> JobsAhead:
    """The jobs of a character planned ahead."""
    found = sorted(placements(game, who), key=_cost)
    return JobsAhead(tuple(_view(each) for each in found), _outlook(outlook(game, who)))


def _cost(placement: Placement) -> tuple[int, bool, int, int, int]:
    sins = placement.sins or 0
    return len(placement.awake), placement.deal, placement.discontent, sins, -placement.rubles


def _view(placement: Placement) -> PlacementView:
    if placement.sins is None:
        sins = say("sins not known")
    else:
        sins = say("sins {change} → {after}", change=f"{placement.sins:+d}", after=placement.sins_after)
    return PlacementView(
        placement.jobs, placement.slots, (*placement.brings, sins), placement.awake, placement.deal
    )


def _outlook(ahead: Outlook) -> tuple[Text, ...]:
    lines = [_reach(ahead.zero_in, 0), _reach(ahead.thirteen_in, 13)]
    if not ahead.complete:
        lines.append(say("The sins of some jobs are not known."))
    return tuple(lines)


def _reach(nights: int | None, goal: int) -> Text:
    if nights is None:
        return say("{goal} sins: out of reach by jobs for %n night(s)", n=HORIZON, goal=goal)
    if nights == 0:
        return say("{goal} sins: reached", goal=goal)
    return say("{goal} sins: in reach in %n night(s)", n=nights, goal=goal)
