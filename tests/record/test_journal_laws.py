"""Whatever is done to the rows, undoing it all gives the start byte for byte, and redoing it all gives the end."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert, literal, update
from sqlmodel import Session, select

from blackbook.record.file import CampaignFile
from blackbook.record.journal import Journal
from tests.record.toy import SCHEMA, WORD, Bag, Guest, Inn, Mood, new_file, state_of

Change = Callable[[Session], object]

texts = st.text(st.characters(codec="utf-8"), max_size=6)
numbers = st.integers(-(2**63), 2**63 - 1)
weights = st.none() | st.floats(-1e15, 1e15, allow_subnormal=False).filter(lambda x: x == 0 or abs(x) > 1e-15)
notes = st.recursive(st.none() | st.booleans() | st.integers(-9, 9) | texts, st.lists, max_leaves=4)
guest_values = st.fixed_dictionaries(
    {},
    optional={
        "name": st.none() | texts,
        "weight": weights,
        "portrait": st.none() | st.binary(max_size=6),
        "notes": notes,
        "mood": st.sampled_from(Mood),
    },
)


def pick(session: Session, table: type[Inn] | type[Guest], index: int) -> int | None:
    ids = session.exec(select(table.id).order_by(table.id)).all()
    return ids[index % len(ids)] if ids else None


def add_inn(name: str, seen: int) -> Change:
    return lambda session: session.add(Inn(name=name, guests_seen=seen))


def add_guest(index: int, values: dict[str, object]) -> Change:
    def change(session: Session) -> None:
        inn = pick(session, Inn, index)
        if inn is not None:
            session.add(Guest(inn=inn, friend=pick(session, Guest, index), **values))

    return change


def put_bag(index: int, slot: str, count: int) -> Change:
    def change(session: Session) -> None:
        guest = pick(session, Guest, index)
        if guest is not None and session.get(Bag, (guest, slot)) is None:
            session.add(Bag(guest=guest, slot=slot, count=count))

    return change


def move_guests(index: int) -> Change:
    def change(session: Session) -> None:
        inn = pick(session, Inn, index)
        if inn is not None:
            session.execute(update(Guest).values(inn=inn))

    return change


def rewrite_guests(values: dict[str, object]) -> Change:
    return lambda session: session.execute(update(Guest).values(**values, friend=None))


def renumber_guest(index: int) -> Change:
    def change(session: Session) -> None:
        guest = pick(session, Guest, index)
        last = session.exec(select(Guest.id).order_by(Guest.id.desc())).first()
        if guest is not None:
            session.execute(update(Guest).where(Guest.id == guest).values(id=last + 1))
            session.expire_all()

    return change


def delete_one(table: type[Inn] | type[Guest], index: int) -> Change:
    return lambda session: session.execute(delete(table).where(table.id == pick(session, table, index)))


def empty_bags(count: int) -> Change:
    return lambda session: session.execute(delete(Bag).where(Bag.count < count))


def copy_bags(slot: str) -> Change:
    def change(session: Session) -> None:
        taken = select(Bag.guest).where(Bag.slot == slot)
        source = select(Bag.guest, literal(slot), Bag.count).where(Bag.guest.not_in(taken)).group_by(Bag.guest)
        session.execute(insert(Bag).from_select(["guest", "slot", "count"], source))

    return change


small = st.integers(0, 5)
slots = st.sampled_from(["back", "belt", "it's"])
changes = st.one_of(
    st.builds(add_inn, texts, numbers),
    st.builds(add_guest, small, guest_values),
    st.builds(add_guest, small, guest_values),
    st.builds(put_bag, small, slots, st.integers(-3, 3)),
    st.builds(move_guests, small),
    st.builds(rewrite_guests, guest_values),
    st.builds(renumber_guest, small),
    st.builds(delete_one, st.sampled_from([Inn, Guest]), small),
    st.builds(empty_bags, st.integers(-3, 3)),
    st.builds(copy_bags, slots),
)
actions = st.lists(changes, min_size=1, max_size=5)


def act(journal: Journal, action: list[Change]) -> int | None:
    with journal.record("act", {}, WORD) as recording:
        for change in action:
            change(recording.session)
            recording.session.flush()
    return None if recording.entry is None else recording.entry.id


@settings(max_examples=30, deadline=None)
@given(st.lists(actions, min_size=1, max_size=6))
def test_undo_all_gives_the_start_and_redo_all_the_end(plan: list[list[Change]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with new_file(Path(folder)) as file:
            journal = Journal(file)
            states = [state_of(file)]
            for action in plan:
                if act(journal, action) is not None:
                    states.append(state_of(file))
            for expected in reversed(states[:-1]):
                journal.undo()
                assert state_of(file) == expected
            assert not journal.can_undo
        with CampaignFile.open(Path(folder) / "inn.toy", SCHEMA) as file:
            journal = Journal(file)
            for expected in states[1:]:
                journal.redo()
                assert state_of(file) == expected
            assert not journal.can_redo
            assert file.verify() == ()


@settings(max_examples=20, deadline=None)
@given(st.lists(st.tuples(actions, small, st.booleans()), min_size=1, max_size=8))
def test_every_point_of_the_tree_can_be_gone_back_to(plan: list[tuple[list[Change], int, bool]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = new_file(Path(folder))
        known: dict[int | None, str] = {None: state_of(file)}
        for action, target, restart in plan:
            if restart:
                file.close()
                file = CampaignFile.open(Path(folder) / "inn.toy", SCHEMA)
            journal = Journal(file)
            entry = act(journal, action)
            if entry is not None:
                known[entry] = state_of(file)
            point = list(known)[target % len(known)]
            journal.jump(point)
            assert state_of(file) == known[point]
        for point, expected in known.items():
            Journal(file).jump(point)
            assert state_of(file) == expected
        file.close()


@settings(max_examples=30, deadline=None)
@given(actions, actions)
def test_loaded_rows_tell_what_the_file_holds_after_undo(first: list[Change], second: list[Change]) -> None:
    with tempfile.TemporaryDirectory() as folder, new_file(Path(folder)) as file:
        journal = Journal(file)
        act(journal, first)
        before = [guest.model_dump() for guest in file.session.exec(select(Guest).order_by(Guest.id)).all()]
        if act(journal, second) is not None:
            journal.undo()
        after = [guest.model_dump() for guest in file.session.exec(select(Guest).order_by(Guest.id)).all()]
        assert after == before
