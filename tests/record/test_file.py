"""Creating, opening, verifying and copying a campaign file, and what is said when that fails."""

import errno
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Column, ForeignKey, Integer, MetaData, Table, text
from sqlalchemy.exc import OperationalError

from blackbook.errors import UserError
from blackbook.record.failures import explanation
from blackbook.record.file import CampaignFile
from blackbook.record.journal import Journal
from blackbook.record.lock import lock_path
from tests.record.toy import SCHEMA, WORD, Guest, Inn, inn_file, new_file, open_inn, rename, rows, state_of


def test_a_new_file_is_marked_sound_and_alone(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        assert file.verify() == ()
        assert file.version == 1
    assert [each.name for each in tmp_path.iterdir()] == ["inn.toy"]
    header = (tmp_path / "inn.toy").read_bytes()[:100]
    assert header[68:72] == b"TOY1"


def test_the_engine_is_set_to_keep_campaigns_safe(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        names = ("foreign_keys", "synchronous", "journal_mode", "locking_mode")
        values = [file.connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]
        assert values == [1, 2, "truncate", "exclusive"]


def test_surrogate_ids_are_never_reused(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        query = "SELECT sql FROM sqlite_master WHERE name = ?"
        assert "AUTOINCREMENT" in file.connection.execute(query, ("inn",)).fetchone()[0]
        assert "AUTOINCREMENT" not in file.connection.execute(query, ("bag",)).fetchone()[0]


def test_a_file_is_never_created_over_another(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    before = path.read_bytes()
    with pytest.raises(UserError, match="exists already"):
        CampaignFile.create(path, SCHEMA)
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_laid_out_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot be read or written"):
        CampaignFile.create(tmp_path / "missing" / "inn.toy", SCHEMA)
    with pytest.raises(UserError):
        CampaignFile.create(Path("/proc/inn.toy"), SCHEMA)
    assert list(tmp_path.iterdir()) == []


def write_text_file(path: Path) -> None:
    path.write_text("Dear diary, " * 50)


def write_other_database(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE t (x)")
    connection.close()


@pytest.mark.parametrize(
    ("prepare", "reason"),
    [
        (lambda path: None, "no file"),
        (lambda path: path.mkdir(), "is a folder"),
        (lambda path: path.touch(), "is empty"),
        (write_text_file, "not a campaign of this game"),
        (write_other_database, "not a campaign of this game"),
        (lambda path: path.write_bytes(b"SQLite format 3\0"), "not a campaign of this game"),
    ],
    ids=["missing", "folder", "empty", "text", "other database", "cut short"],
)
def test_what_is_no_campaign_is_refused_and_left_alone(tmp_path: Path, prepare: object, reason: str) -> None:
    path = tmp_path / "inn.toy"
    prepare(path)  # type: ignore[operator]
    before = sorted(tmp_path.iterdir())
    with pytest.raises(UserError, match=reason):
        CampaignFile.open(path, SCHEMA)
    assert sorted(tmp_path.iterdir()) == before


def test_the_campaign_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="not a campaign of this game"):
        CampaignFile.open(inn_file(tmp_path), replace(SCHEMA, application_id=77))


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    CampaignFile.create(tmp_path / "inn.toy", replace(SCHEMA, version=2)).close()
    before = (tmp_path / "inn.toy").read_bytes()
    with pytest.raises(UserError, match="newer version"):
        CampaignFile.open(tmp_path / "inn.toy", SCHEMA)
    assert (tmp_path / "inn.toy").read_bytes() == before
    assert not lock_path(tmp_path / "inn.toy").exists()


def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    content = bytearray(path.read_bytes())
    content[4096:] = b"\x5a" * (len(content) - 4096)
    path.write_bytes(content)
    with pytest.raises(UserError, match="damaged"):
        CampaignFile.open(path, SCHEMA)
    assert path.read_bytes() == content
    assert not lock_path(path).exists()


def test_small_damage_is_found_on_opening(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    content = bytearray(path.read_bytes())
    content[36:40] = (5).to_bytes(4, "big")
    path.write_bytes(content)
    with pytest.raises(UserError, match="is damaged"):
        CampaignFile.open(path, SCHEMA)
    assert path.read_bytes() == content


def test_verify_finds_an_index_that_does_not_fit_its_table(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA writable_schema=ON")
    changed = "UPDATE sqlite_master SET sql = replace(sql, '(parent)', '(id)') WHERE name = 'ix_journal_entry_parent'"
    assert connection.execute(changed).rowcount == 1
    connection.commit()
    connection.close()
    with CampaignFile.open(path, SCHEMA) as file:
        assert [str(each) for each in file.verify()] == [
            "The file is damaged: row 1 missing from index ix_journal_entry_parent"
        ]


def test_damage_that_comes_while_playing_is_told(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    with CampaignFile.open(path, SCHEMA) as file:
        file.connection.execute("PRAGMA cache_size=0")
        content = bytearray(path.read_bytes())
        content[4096:] = b"\x5a" * (len(content) - 4096)
        path.write_bytes(content)
        file.connection.execute("PRAGMA shrink_memory")
        assert any("damaged" in str(each) for each in file.verify())


@pytest.mark.parametrize("protected", ["file", "folder"])
def test_a_write_protected_file_is_refused_but_can_be_shown(tmp_path: Path, protected: str) -> None:
    path = inn_file(tmp_path)
    target = path if protected == "file" else tmp_path
    mode = target.stat().st_mode
    target.chmod(mode & ~0o222)
    try:
        with pytest.raises(UserError, match="read-only"):
            CampaignFile.open(path, SCHEMA)
        with CampaignFile.open(path, SCHEMA, read_only=True) as file:
            assert [each["name"] for each in rows(file, "inn")] == ["The Bear"]
    finally:
        target.chmod(mode)


def test_a_file_opened_for_a_look_cannot_be_changed(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    before = path.read_bytes()
    with CampaignFile.open(path, SCHEMA, read_only=True) as file:
        assert not lock_path(path).exists()
        with pytest.raises(UserError, match="read-only"):
            open_inn(Journal(file))
        with pytest.raises(UserError, match="read-only"):
            Journal(file).undo()
    assert path.read_bytes() == before


def test_tables_that_cannot_be_made_leave_no_file(tmp_path: Path) -> None:
    metadata = MetaData()
    Table("inn", metadata, Column("id", Integer, primary_key=True), Column("name", Integer, server_default=text("(")))
    with pytest.raises(OperationalError, match="syntax error"):
        CampaignFile.create(tmp_path / "inn.toy", replace(SCHEMA, metadata=metadata))
    assert list(tmp_path.iterdir()) == []


def test_a_table_without_a_key_is_a_fault_of_the_game(tmp_path: Path) -> None:
    metadata = MetaData()
    Table("inn", metadata, Column("name", Integer))
    with pytest.raises(ValueError, match="inn has no primary key"):
        CampaignFile.create(tmp_path / "inn.toy", replace(SCHEMA, metadata=metadata))
    assert list(tmp_path.iterdir()) == []


def test_what_undo_leaves_alone_must_not_point_to_what_it_removes(tmp_path: Path) -> None:
    metadata = MetaData()
    Table("inn", metadata, Column("id", Integer, primary_key=True))
    key = Column("id", Integer, primary_key=True)
    Table("roll", metadata, key, Column("inn", ForeignKey("inn.id")), info={"journal": False})
    with pytest.raises(ValueError, match="roll is not journaled"):
        CampaignFile.create(tmp_path / "inn.toy", replace(SCHEMA, metadata=metadata))
    assert list(tmp_path.iterdir()) == []


def test_a_failing_disk_is_told(tmp_path: Path) -> None:
    errors = {
        OSError(errno.ENOSPC, "full"): "no room left",
        OSError(errno.EROFS, "read-only"): "read-only folder",
        OSError(errno.EIO, "Input/output error"): "Input/output error",
        engine_error(sqlite3.SQLITE_IOERR_FSYNC): "its disk is connected",
        engine_error(sqlite3.SQLITE_CANTOPEN): "its disk is connected",
        engine_error(sqlite3.SQLITE_LOCKED): "open in another program",
        engine_error(sqlite3.SQLITE_READONLY_DBMOVED): "read-only folder",
        engine_error(sqlite3.SQLITE_NOTADB): "is damaged",
    }
    assert {error: words in str(explanation(tmp_path, error)) for error, words in errors.items()} == dict.fromkeys(
        errors, True
    )
    assert explanation(tmp_path, engine_error(sqlite3.SQLITE_CONSTRAINT)) is None
    assert explanation(tmp_path, ValueError()) is None


def engine_error(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("trouble")
    error.sqlite_errorcode = code
    return error


def crowd(journal: Journal, inn: Inn) -> None:
    with journal.record("crowd", {}, WORD) as recording:
        inn.name = "Crowded"
        recording.session.add_all(Guest(inn=1, name="x" * 900) for _ in range(500))


def test_a_full_disk_takes_the_action_back_and_says_so(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        before = state_of(file)
        pages = file.connection.execute("PRAGMA page_count").fetchone()[0]
        file.session.commit()
        file.connection.execute(f"PRAGMA max_page_count={pages + 2}")
        with pytest.raises(UserError, match="no room left on the disk") as caught:
            crowd(journal, inn)
        assert "What was being saved was taken back" in str(caught.value)
        assert (state_of(file), inn.name) == (before, "The Bear")
        assert [each.name for each in journal.history()] == ["open_inn"]
        file.session.commit()
        file.connection.execute("PRAGMA max_page_count=1000000")
        crowd(journal, inn)
        assert (inn.name, len(rows(file, "guest"))) == ("Crowded", 500)
        assert file.verify() == ()


def test_verify_names_rows_that_point_nowhere(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    connection = sqlite3.connect(path)
    connection.execute("DROP TRIGGER journal_guest_insert")
    connection.execute("INSERT INTO guest (inn, mood) VALUES (99, 'GOOD')")
    connection.execute("PRAGMA application_id=5")
    connection.commit()
    connection.execute(f"PRAGMA application_id={SCHEMA.application_id}")
    connection.close()
    with CampaignFile.open(path, SCHEMA) as file:
        assert [str(each) for each in file.verify()] == ["Row 1 of guest points to a row of inn that is not there."]
        file.connection.execute("PRAGMA application_id=5")
        assert str(file.verify()[-1]) == "The file is not marked as a campaign of this game."
        file.connection.execute(f"PRAGMA application_id={SCHEMA.application_id}")


def test_a_copy_is_a_campaign_of_its_own_with_its_journal(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        rename(journal, inn, "Elk")
        file.save_copy(tmp_path / "copy.toy")
        assert inn.name == "Elk"
        with CampaignFile.open(tmp_path / "copy.toy", SCHEMA) as copy:
            assert state_of(copy) == state_of(file)
            Journal(copy).undo()
            assert [each["name"] for each in rows(copy, "inn")] == ["The Bear"]
        assert [each["name"] for each in rows(file, "inn")] == ["Elk"]
        with pytest.raises(UserError, match="onto itself"):
            file.save_copy(tmp_path / "inn.toy")
        with pytest.raises(UserError, match="cannot be read or written"):
            file.save_copy(tmp_path / "missing" / "copy.toy")


def test_transactions_do_not_nest(tmp_path: Path) -> None:
    with new_file(tmp_path) as file, file.transaction():
        with pytest.raises(RuntimeError, match="open already"), file.transaction():
            pass
        with pytest.raises(RuntimeError, match="half of it"):
            file.save_copy(tmp_path / "copy.toy")


def test_rows_changed_outside_a_transaction_are_taken_back(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        inn.name = "Forged"
        with pytest.raises(RuntimeError, match="outside a transaction"):
            rename(journal, inn, "Elk")
        assert inn.name == "The Bear"


def test_rows_stay_loaded_between_transactions(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    with CampaignFile.open(path, SCHEMA) as file:
        key = id(file.session.get(Inn, 1))
        assert len(file.rows) == 1
        with file.transaction() as session:
            assert id(session.get(Inn, 1)) == key
