"""All components that are known, from all packs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path as File
from typing import Any

from blackbook.content.components import (
    KINDS,
    SINGLES,
    Achievement,
    Boss,
    BoxContents,
    CharacterBoard,
    Component,
    Deal,
    Demon,
    DemonKind,
    DiceFaces,
    Enemy,
    EnvelopeEntry,
    Helper,
    Item,
    Job,
    Location,
    Request,
    Story,
    Track,
    WordCard,
)
from blackbook.content.packs import Pack, Readable, Values, check, read_pack, rulebook
from blackbook.content.references import check_references, with_mutual_neighbours
from blackbook.errors import UserError
from blackbook.text import Name, say


@dataclass(frozen=True)
class Library:
    """An immutable view of all packs: later ones have added components, and filled or replaced fields."""

    word_cards: Mapping[str, WordCard]
    items: Mapping[str, Item]
    helpers: Mapping[str, Helper]
    enemies: Mapping[str, Enemy]
    bosses: Mapping[str, Boss]
    characters: Mapping[str, CharacterBoard]
    demons: Mapping[str, Demon]
    demon_kinds: Mapping[str, DemonKind]
    jobs: Mapping[str, Job]
    deals: Mapping[str, Deal]
    requests: Mapping[str, Request]
    locations: Mapping[str, Location]
    stories: Mapping[str, Story]
    achievements: Mapping[str, Achievement]
    envelope: Mapping[str, EnvelopeEntry]
    box: BoxContents
    dice: DiceFaces
    track: Track
    packs: tuple[Pack, ...] = field(repr=False, default=())

    def of_kind(self, kind: str) -> Mapping[str, Component]:
        """All components of a table, such as "word_cards", by id."""
        components: Mapping[str, Component] = getattr(self, kind)
        return components

    def find(self, kind: str, id: str) -> Component:
        """One component; a UserError if no pack has it."""
        try:
            return self.of_kind(kind)[id]
        except KeyError:
            raise UserError(say("No pack has {id} among its {kind}; add it to a pack", id=id, kind=kind)) from None

    def has(self, kind: str, id: str) -> bool:
        return id in self.of_kind(kind)

    def name_of(self, kind: str, id: str) -> Name | str:
        """What a component is called: its printed name, or its id where none is known."""
        component = self.of_kind(kind).get(id)
        return component.label if component is not None and component.label.languages else id

    def all(self) -> Iterator[tuple[str, Component]]:
        """Every component with its kind."""
        for kind in KINDS:
            for component in self.of_kind(kind).values():
                yield kind, component

    def character_with_letter(self, typed: str) -> CharacterBoard | None:
        """The board with this letter; Latin A, B and E pass for Cyrillic ones (R-SETUP-9)."""
        return next((board for board in self.characters.values() if board.has_letter(typed)), None)

    def demons_of(self, character: str) -> tuple[Demon, ...]:
        """A character's demons, by slot; those of unknown slot last."""
        mine = (demon for demon in self.demons.values() if demon.owner == character)
        return tuple(sorted(mine, key=lambda demon: (demon.slot is None, demon.slot or 0, demon.id)))

    def jobs_of(self, owner: str) -> tuple[Job, ...]:
        return tuple(job for job in self.jobs.values() if job.owner == owner)

    def starting_cards_of(self, character: str) -> tuple[WordCard, ...]:
        return tuple(card for card in self.word_cards.values() if card.owner == character)

    def with_values(self, told: Mapping[tuple[str, str], Mapping[str, Any]]) -> Library:
        """This library with values that the owner of the box has read off components, by kind and id.

        A component that no pack has is added. A table such as "dice" is filled under the kind of its own name.
        """
        changed: dict[str, Any] = {}
        for (kind, id), values in told.items():
            if kind in SINGLES:
                single = changed.get(kind, getattr(self, kind))
                changed[kind] = SINGLES[kind].model_validate({**single.to_data(), **values})
                continue
            table = changed.setdefault(kind, dict(self.of_kind(kind)))
            earlier = table[id].to_data() if id in table else {}
            table[id] = KINDS[kind].model_validate({**overlay(kind, earlier, nested(values)), "id": id})
        if "locations" in changed:
            changed["locations"] = with_mutual_neighbours(changed["locations"])
        return replace(self, **changed)

    def packs_with(self, kind: str, id: str) -> tuple[Pack, ...]:
        """The packs that say something of a component, first to last."""
        return tuple(pack for pack in self.packs if id in pack.tables.get(kind, {}))


def read_library(files: Iterable[Readable | File] = ()) -> Library:
    """The rulebook's pack and the given ones after it; a UserError names the first fault."""
    return merge([read_pack(rulebook()), *(read_pack(file) for file in files)])


def read_what_can_be(files: Iterable[Readable | File]) -> tuple[Library, tuple[UserError, ...]]:
    """Like `read_library`, but a faulty pack is left out, and its fault handed back."""
    packs = [read_pack(rulebook())]
    library = merge(packs)
    faults: list[UserError] = []
    for file in files:
        try:
            pack = read_pack(file)
            library = merge([*packs, pack])
        except UserError as fault:
            faults.append(fault)
        else:
            packs.append(pack)
    return library, tuple(faults)


def merge(packs: Iterable[Pack]) -> Library:
    """One library of several packs, later ones over earlier ones, with all references checked."""
    packs = tuple(packs)
    tables: dict[str, Any] = {kind: _components(kind, packs) for kind in KINDS}
    tables["locations"] = with_mutual_neighbours(tables["locations"])
    check_references(tables, packs)
    singles: dict[str, Any] = {name: _single(name, packs) for name in SINGLES}
    return Library(**tables, **singles, packs=packs)


def _components(kind: str, packs: tuple[Pack, ...]) -> dict[str, Component]:
    values: dict[str, Values] = {}
    last: dict[str, Pack] = {}
    for pack in packs:
        for id, said in pack.tables.get(kind, {}).items():
            values[id] = overlay(kind, values.get(id, {}), said)
            last[id] = pack
    model = KINDS[kind]
    for id, merged in values.items():
        check(last[id].error, (kind, id), model, {**merged, "id": id}, partial=False)
    return {id: model.model_validate({**merged, "id": id}) for id, merged in values.items()}


def overlay(kind: str, earlier: Values, later: Values) -> Values:
    """The fields of both, the later ones winning; what is given anew is no longer a proposal of the earlier."""
    merged = {**earlier, **later}
    for name in KINDS[kind].MERGED:
        if name in earlier and name in later:
            merged[name] = {**earlier[name], **later[name]}
    still_proposed = [name for name in earlier.get("proposed", []) if name not in later]
    if "proposed" not in later and "proposed" in earlier:
        merged["proposed"] = still_proposed
    return merged


def nested(values: Mapping[str, Any]) -> Values:
    """Values by dotted names, such as "start.sin", as tables within tables."""
    tables: Values = {}
    for name, value in values.items():
        *outer, inner = name.split(".")
        place = tables
        for part in outer:
            place = place.setdefault(part, {})
        place[inner] = value
    return tables


def _single(name: str, packs: tuple[Pack, ...]) -> Any:
    merged: Values = {}
    last = packs[0]
    for pack in packs:
        if name in pack.singles:
            merged |= pack.singles[name]
            last = pack
    check(last.error, (name,), SINGLES[name], merged, partial=False)
    return SINGLES[name].model_validate(merged)
