"""Components name each other: an owner, a place, an enemy. Here it is checked that what they name exists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from blackbook.content.amounts import LocationFilter
from blackbook.content.complaints import Path
from blackbook.content.components import (
    Achievement,
    Boss,
    CharacterBoard,
    Component,
    Demon,
    EnvelopeEntry,
    Job,
    Location,
    Request,
    Story,
    WordCard,
)
from blackbook.content.effects import Fight, Unlock
from blackbook.content.packs import Pack
from blackbook.content.printed import Printed, Wrapped
from blackbook.text import say

Tables = Mapping[str, Mapping[str, Any]]
Reference = tuple[Path, str, str]
"""Where it stands inside the component, which kind it names, and which id."""


def check_references(tables: Tables, packs: Sequence[Pack]) -> None:
    """Raise a UserError at the first component that names another one that no pack has."""
    for kind, table in tables.items():
        for component in table.values():
            for path, target, id in (*_own(component), *_inside(component, ())):
                if id not in tables[target]:
                    pack = _pack_that_says(packs, kind, component.id, path)
                    problem = say("no pack has {id} among its {kind}", id=id, kind=target)
                    raise pack.error((kind, component.id, *path), problem)
    _check_slots(tables["demons"], packs)
    _check_neighbours(tables["locations"], packs)


def with_mutual_neighbours(locations: Mapping[str, Location]) -> dict[str, Location]:
    """A way leads both ways: who is named as a neighbour has the other one too, unless its list is complete."""
    ways: dict[str, list[str]] = {id: list(location.neighbours) for id, location in locations.items()}
    for id, location in locations.items():
        for neighbour in location.neighbours:
            other = locations.get(neighbour)
            if other is not None and not other.neighbours_complete and id not in ways[neighbour]:
                ways[neighbour].append(id)
    return {id: _with_neighbours(location, tuple(ways[id])) for id, location in locations.items()}


def _with_neighbours(location: Location, neighbours: tuple[str, ...]) -> Location:
    return location if location.neighbours == neighbours else location.model_copy(update={"neighbours": neighbours})


def _own(component: Component) -> Iterator[Reference]:
    """The references in the component's own fields."""
    for field, kind, id in _named(component):
        if id is not None:
            yield field, kind, id


def _named(component: Component) -> list[tuple[Path, str, str | None]]:
    match component:
        case WordCard() | Demon():
            return [(("owner",), "characters", component.owner)]
        case Job():
            return [(("owner",), "characters", None if component.owner == "useless" else component.owner)]
        case CharacterBoard():
            return _named_by_board(component)
        case Request():
            return [(("location",), "locations", component.location), (("story",), "stories", component.story)]
        case Location():
            return [(("neighbours",), "locations", id) for id in component.neighbours]
        case Story():
            return [(("boss",), "bosses", component.boss)]
        case Boss() | Achievement():
            return [(("story",), "stories", component.story)]
        case EnvelopeEntry():
            return _named_by_entry(component)
    return []


def _named_by_board(board: CharacterBoard) -> list[tuple[Path, str, str | None]]:
    return [
        (("home",), "locations", board.home),
        (("start", "location"), "locations", board.start.location),
        *((("start", "items"), "items", id) for id in board.start.items or ()),
        *((("ability", "at"), "locations", id) for id in board.ability.at or ()),
    ]


def _named_by_entry(entry: EnvelopeEntry) -> list[tuple[Path, str, str | None]]:
    named: list[tuple[Path, str, str | None]] = [
        (("achievement",), "achievements", entry.achievement),
        (("owner",), "characters", entry.owner),
    ]
    if entry.kind is not None:
        named.append((("component",), entry.kind, entry.component))
    return named


def _inside(value: Any, path: Path) -> Iterator[Reference]:
    """The references in effects and conditions, however deep."""
    if isinstance(value, tuple):
        for place, each in enumerate(value):
            yield from _inside(each, (*path, place))
    elif isinstance(value, Printed):
        yield from _in_effect(value, path)
        for name, field in type(value).model_fields.items():
            printed = field.alias or name
            inner = (*path, value.key) if isinstance(value, Wrapped) and name not in value.beside else path
            yield from _inside(getattr(value, name), (*inner, printed))


def _in_effect(value: Printed, path: Path) -> Iterator[Reference]:
    match value:
        case LocationFilter(id=str(id)):
            yield (*path, "id"), "locations", id
        case Fight():
            if value.boss is not None:
                yield (*path, "fight", "boss"), "bosses", value.boss
            for enemy in value.named:
                yield (*path, "fight", "named"), "enemies", enemy
        case Unlock(envelope=str(id)):
            yield (*path, "unlock", "envelope"), "envelope", id


def _check_slots(demons: Mapping[str, Demon], packs: Sequence[Pack]) -> None:
    taken: dict[tuple[str, int], str] = {}
    for demon in demons.values():
        if demon.owner is None or demon.slot is None:
            continue
        other = taken.setdefault((demon.owner, demon.slot), demon.id)
        if other != demon.id:
            pack = _pack_that_says(packs, "demons", demon.id, ("slot",))
            raise pack.error(("demons", demon.id, "slot"), say("this slot is taken by {demon}", demon=other))


def _check_neighbours(locations: Mapping[str, Location], packs: Sequence[Pack]) -> None:
    for location in locations.values():
        for neighbour in location.neighbours:
            if location.id not in locations[neighbour].neighbours:
                pack = _pack_that_says(packs, "locations", location.id, ("neighbours",))
                path = ("locations", location.id, "neighbours")
                raise pack.error(path, say("{neighbour} does not name it among its neighbours", neighbour=neighbour))


def _pack_that_says(packs: Sequence[Pack], kind: str, id: str, path: Path) -> Pack:
    """The last pack that gives the field, or else the last one that knows the component."""
    knowing = [pack for pack in packs if id in pack.tables.get(kind, {})]
    saying = [pack for pack in knowing if path[0] in pack.tables[kind][id]]
    return (saying or knowing)[-1]
