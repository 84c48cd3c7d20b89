"""What an action leaves in the journal, and what undo and redo bring back."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from blackbook.record.file import CampaignFile
from blackbook.record.journal import Journal
from blackbook.text import say
from tests.record.toy import SCHEMA, WORD, Bag, Guest, Inn, Mood, Roll, new_file, open_inn, rename, rows, state_of


def test_an_action_and_its_entry_are_saved_together(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        before = datetime.now(UTC)
        with journal.record("open_inn", {"name": "Bear"}, say("{inn} opens", inn="Bear"), ["R-1"]) as recording:
            recording.session.add(Inn(name="Bear"))
        assert recording.entry == journal.head
    with CampaignFile.open(tmp_path / "inn.toy", SCHEMA) as file:
        entry = Journal(file).head
        assert entry is not None
        assert (entry.id, entry.parent, entry.name) == (1, None, "open_inn")
        assert entry.parameters == {"name": "Bear"}
        assert entry.text == say("{inn} opens", inn="Bear")
        assert entry.despite == ("R-1",)
        assert entry.kinds == {"inn"}
        assert before <= entry.at <= before + timedelta(minutes=5)
        assert [each["name"] for each in rows(file, "inn")] == ["Bear"]


def rename_and_fail(journal: Journal, inn: Inn) -> None:
    with journal.record("rename", {}, WORD) as recording:
        inn.name = "Lost"
        recording.session.flush()
        _ = 1 / 0


def test_an_exception_takes_rows_and_entry_back(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        before = state_of(file)
        with pytest.raises(ZeroDivisionError):
            rename_and_fail(journal, inn)
        assert state_of(file) == before
        assert inn.name == "The Bear"
        assert [each.name for each in journal.history()] == ["open_inn"]
        rename(journal, inn, "Elk")
        assert inn.name == "Elk"


def test_what_is_learned_during_the_action_goes_into_its_entry(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        with journal.record("open_inn", {}, WORD) as recording:
            recording.session.add(Inn(name="Elk"))
            recording.text = say("The Elk opened late")
            recording.despite = ["R-2"]
            recording.parameters = {"late": True}
        assert journal.head is not None
        assert str(journal.head.text) == "The Elk opened late"
        assert journal.head.despite == ("R-2",)
        assert journal.head.parameters == {"late": True}


def test_undo_and_redo_survive_a_restart(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        start = state_of(file)
        journal = Journal(file)
        inn = open_inn(journal)
        rename(journal, inn, "Elk")
        end = state_of(file)
    with CampaignFile.open(tmp_path / "inn.toy", SCHEMA) as file:
        undone = [Journal(file).undo(), Journal(file).undo(), Journal(file).undo()]
        assert [each and each.name for each in undone] == ["rename", "open_inn", None]
        assert state_of(file) == start
    with CampaignFile.open(tmp_path / "inn.toy", SCHEMA) as file:
        redone = [Journal(file).redo(), Journal(file).redo(), Journal(file).redo()]
        assert [each and each.name for each in redone] == ["open_inn", "rename", None]
        assert state_of(file) == end


def test_loaded_rows_show_what_undo_restored(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        rename(journal, inn, "Elk")
        journal.undo()
        assert inn.name == "The Bear"
        assert file.session.get(Inn, inn.id) is inn


def test_a_key_of_the_game_can_be_used_again_after_undo(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        with journal.record("arrive", {}, WORD) as recording:
            recording.session.add(Guest(inn=inn.id, name="Vasilisa"))
        with journal.record("pack", {}, WORD) as recording:
            kept = Bag(guest=1, slot="back", count=1)
            recording.session.add(kept)
        journal.undo()
        with journal.record("pack", {}, WORD) as recording:
            recording.session.add(Bag(guest=1, slot="back", count=7))
        assert rows(file, "bag") == [{"guest": 1, "slot": "back", "count": 7}]


def test_undo_restores_what_cascades_took(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        with journal.record("arrive", {}, WORD) as recording:
            recording.session.add(Guest(inn=inn.id, name="Vasilisa"))
            recording.session.add(Guest(inn=inn.id, name="Proshka", friend=1))
            recording.session.flush()
            recording.session.add(Bag(guest=1, slot="back", count=2))
        full = state_of(file)
        with journal.record("burn", {}, WORD) as recording:
            recording.session.execute(delete(Inn))
        assert rows(file, "bag") == rows(file, "guest") == []
        assert journal.changed == {"inn", "guest", "bag"}
        empty = state_of(file)
        journal.undo()
        assert state_of(file) == full
        assert journal.changed == {"inn", "guest", "bag"}
        journal.redo()
        assert state_of(file) == empty


def test_undo_restores_links_that_a_deletion_cut_and_keys_that_moved(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        with journal.record("arrive", {}, WORD) as recording:
            recording.session.add(Guest(inn=inn.id, name="Vasilisa"))
            recording.session.add(Guest(inn=inn.id, name="Proshka", friend=1))
            recording.session.flush()
            recording.session.add(Bag(guest=2, slot="back", count=2))
        full = state_of(file)
        with journal.record("leave", {}, WORD) as recording:
            recording.session.execute(delete(Guest).where(Guest.name == "Vasilisa"))
        assert rows(file, "guest")[0]["friend"] is None
        with journal.record("renumber", {}, WORD) as recording:
            recording.session.execute(update(Guest).where(Guest.id == 2).values(id=50))
        assert rows(file, "bag")[0]["guest"] == 50
        moved = state_of(file)
        journal.undo()
        journal.undo()
        assert state_of(file) == full
        journal.redo()
        journal.redo()
        assert state_of(file) == moved


def test_loaded_rows_show_what_cascades_did(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        with journal.record("arrive", {}, WORD) as recording:
            vasilisa = Guest(inn=inn.id, name="Vasilisa")
            recording.session.add(vasilisa)
            recording.session.flush()
            proshka = Guest(inn=inn.id, name="Proshka", friend=vasilisa.id)
            recording.session.add(proshka)
        with journal.record("leave", {}, WORD) as recording:
            recording.session.execute(delete(Guest).where(Guest.name == "Vasilisa"))
        assert proshka.friend is None
        journal.undo()
        assert proshka.friend == 1
        with journal.record("pack", {}, WORD) as recording:
            recording.session.add(Bag(guest=1, slot="back"))
        with journal.record("renumber", {}, WORD) as recording:
            recording.session.execute(update(Guest).where(Guest.id == 1).values(id=70))
        assert file.session.get(Bag, (1, "back")) is None
        assert file.session.get_one(Bag, (70, "back")).count == 0


@pytest.mark.parametrize(
    "values",
    [
        {"name": 'О\'Коннор "Ёж"\nвторая строка; -- ?:x %s'},
        {"name": "cut\0here'\0"},
        {"name": ""},
        {"name": "12"},
        {"weight": 0.1},
        {"weight": -1e-12},
        {"weight": float("inf")},
        {"weight": float("-inf")},
        {"weight": 3.0},
        {"portrait": b"\x00\xff'"},
        {"portrait": b""},
        {"notes": {"a": [1, None, "ё"]}},
        {"notes": 5},
        {"notes": "5"},
        {"mood": Mood.BAD},
        {"arrived": datetime(1879, 3, 1, 12, 30, tzinfo=UTC)},
    ],
    ids=repr,
)
def test_values_of_every_kind_come_back_exactly(tmp_path: Path, values: dict[str, object]) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        with journal.record("arrive", {}, WORD) as recording:
            recording.session.add(Guest(inn=inn.id, **values))
        stored = file.session.connection().exec_driver_sql("SELECT * FROM guest").fetchall()
        with journal.record("change", {}, WORD) as recording:
            nothing = {"name": None, "weight": None, "portrait": None, "notes": None, "arrived": None}
            recording.session.execute(update(Guest).values(**nothing, mood=Mood.GOOD))
        with journal.record("leave", {}, WORD) as recording:
            recording.session.execute(delete(Guest))
        journal.undo()
        journal.undo()
        assert file.session.connection().exec_driver_sql("SELECT * FROM guest").fetchall() == stored
        journal.undo()
        journal.redo()
        assert file.session.connection().exec_driver_sql("SELECT * FROM guest").fetchall() == stored


def test_an_update_that_changes_nothing_leaves_no_entry(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        open_inn(journal)
        with journal.record("again", {}, WORD) as recording:
            recording.session.execute(update(Inn).values(name=Inn.name))
        assert recording.entry is None
        assert [each.name for each in journal.history()] == ["open_inn"]
        assert journal.changed == frozenset()


def test_an_action_without_rows_is_kept_on_request(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        open_inn(journal)
        before = state_of(file)
        with journal.record("read", {"paragraph": 12}, WORD, keep_empty=True):
            pass
        assert journal.head is not None
        assert (journal.head.name, journal.head.kinds) == ("read", frozenset())
        journal.undo()
        assert (journal.head.name, state_of(file)) == ("open_inn", before)


def test_tables_left_out_of_the_journal_are_not_undone_but_reported(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        with journal.record("roll", {}, WORD) as recording:
            recording.session.add(Inn(name="Bear"))
            recording.session.add(Roll(pips=6))
        assert journal.changed == {"inn", "roll"}
        journal.undo()
        assert rows(file, "inn") == []
        assert file.session.execute(select(Roll.pips)).scalars().all() == [6]


def test_rows_cannot_change_past_the_journal(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        with pytest.raises(IntegrityError, match=r"journal_change\.entry"), file.transaction() as session:
            session.add(Inn(name="Hidden"))
        assert rows(file, "inn") == []


def test_the_first_rows_may_be_laid_out_without_an_entry(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        with journal.unrecorded() as session:
            session.add(Inn(name="Bear"))
        assert (journal.changed, journal.can_undo) == ({"inn"}, False)
        inn = file.session.execute(select(Inn)).scalar_one()
        rename(journal, inn, "Elk")
        with pytest.raises(RuntimeError, match="past a journal"), journal.unrecorded():
            pass
        journal.undo()
        assert inn.name == "Bear"
