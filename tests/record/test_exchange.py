"""Export to and import from one readable document."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from blackbook.errors import UserError
from blackbook.record.backup import list_backups
from blackbook.record.exchange import export_document, export_to, import_into, import_new, preview
from blackbook.record.file import CampaignFile
from blackbook.record.journal import Journal
from blackbook.text import say
from tests.record.test_migrations import SCHEMAS, old_file
from tests.record.toy import SCHEMA, WORD, Bag, Guest, Inn, Mood, Roll, new_file, open_inn, rename, rows, state_of


def lively_inn(folder: Path, name: str = "inn.toy") -> CampaignFile:
    """An inn with rows of every kind of value, and three actions."""
    file = new_file(folder, name)
    journal = Journal(file)
    inn = open_inn(journal)
    with journal.record("arrive", {"who": "Василиса"}, say("{who} comes", who="Василиса"), ["R-3"]) as recording:
        guest = Guest(inn=inn.id, name='Василиса "\n', weight=61.5, portrait=b"\x00\xff", mood=Mood.BAD)
        guest.notes = {"knows": ["Прошка", 3, None]}
        guest.arrived = datetime(1879, 3, 1, 12, 30, tzinfo=UTC)
        recording.session.add(guest)
        recording.session.add(Roll(pips=6))
        recording.session.flush()
        recording.session.add(Bag(guest=guest.id, slot="back", count=2))
        recording.session.add(Guest(inn=inn.id, friend=guest.id))
    rename(journal, inn, "Elk")
    return file


def exported(folder: Path) -> Path:
    with lively_inn(folder) as file:
        export_to(folder / "inn.json", file, "1.0")
    return folder / "inn.json"


def changed(path: Path, change: Callable[[Any], object]) -> Path:
    document = json.loads(path.read_text("utf-8"))
    change(document)
    path.write_text(json.dumps(document), "utf-8")
    return path


def test_the_document_can_be_read(tmp_path: Path) -> None:
    document = json.loads(exported(tmp_path).read_text("utf-8"))
    assert (document["format"], document["document_version"], document["version"]) == ("campaign", 1, 1)
    assert document["program"] == "1.0"
    guest = document["tables"]["guest"]["rows"][0]
    assert guest["full name"] == 'Василиса "\n'
    assert guest["notes"] == {"knows": ["Прошка", 3, None]}
    assert (guest["mood"], guest["weight"], guest["portrait"]) == ("BAD", 61.5, "AP8=")
    assert document["tables"]["inn"]["rows"][0]["open"] is True
    assert [each["name"] for each in document["history"]] == ["open_inn", "arrive", "rename"]
    assert "Василиса" in (tmp_path / "inn.json").read_text("utf-8")


def test_export_import_export_is_the_same(tmp_path: Path) -> None:
    path = exported(tmp_path)
    with import_new(path, tmp_path / "new.toy", SCHEMA) as file:
        export_to(tmp_path / "again.json", file, "1.0")
        assert file.verify() == ()
    assert (tmp_path / "again.json").read_bytes() == path.read_bytes()


def test_an_imported_history_can_be_read_but_not_undone(tmp_path: Path) -> None:
    import_new(exported(tmp_path), tmp_path / "new.toy", SCHEMA).close()
    with CampaignFile.open(tmp_path / "new.toy", SCHEMA) as file:
        journal = Journal(file)
        assert [str(each.text) for each in journal.history()] == [
            "The inn is now Elk",
            "Василиса comes",
            "The Bear opens",
        ]
        assert journal.history()[1].despite == ("R-3",)
        assert (journal.can_undo, journal.can_redo, journal.branches()) == (False, False, ())
        before = state_of(file)
        inn = file.session.get(Inn, 1)
        assert inn is not None
        rename(journal, inn, "Hare")
        journal.undo()
        assert (state_of(file), journal.can_undo) == (before, False)


def test_the_history_can_be_left_out(tmp_path: Path) -> None:
    with lively_inn(tmp_path) as file:
        export_to(tmp_path / "inn.json", file, "1.0", with_history=False)
    with import_new(tmp_path / "inn.json", tmp_path / "new.toy", SCHEMA) as file:
        assert Journal(file).history() == ()
        assert len(rows(file, "guest")) == 2


def test_a_preview_tells_what_the_document_holds(tmp_path: Path) -> None:
    path = exported(tmp_path)
    found = preview(path, SCHEMA)
    assert found.rows == {"bag": 1, "guest": 2, "inn": 1, "roll": 1}
    assert (found.version, found.program) == (1, "1.0")
    assert [str(each) for each in found.history] == ["The Bear opens", "Василиса comes", "The inn is now Elk"]
    assert found.last_at is not None
    assert found.last_at.isoformat(timespec="microseconds") == json.loads(path.read_text("utf-8"))["history"][-1]["at"]


def test_an_import_into_a_campaign_is_one_action_and_backed_up(tmp_path: Path) -> None:
    path = exported(tmp_path)
    with CampaignFile.open(tmp_path / "inn.toy", SCHEMA) as file:
        wanted = state_of(file)
    with new_file(tmp_path, "other.toy") as file:
        journal = Journal(file)
        inn = open_inn(journal, "Other")
        with journal.record("roll", {}, WORD) as recording:
            recording.session.add(Roll(pips=1))
            recording.session.add(Guest(inn=inn.id, name="Gone"))
        before = state_of(file)
        entry = import_into(path, file, journal, tmp_path / "backups")
        assert (entry.name, entry.parameters) == ("import", {"file": "inn.json"})
        assert state_of(file) == wanted
        assert inn.name == "Elk"
        assert [each.name for each in journal.history()] == ["import", "roll", "open_inn"]
        assert export_document(file, "1.0")["tables"]["roll"]["rows"] == [{"id": 1, "pips": 1}]
        (backup,) = list_backups(tmp_path / "backups", tmp_path / "other.toy")
        assert backup.reason == "before import"
        journal.undo()
        assert (state_of(file), inn.name) == (before, "Other")
        journal.redo()
        assert state_of(file) == wanted


def rows_in(document: Any, table: str) -> Any:
    return document["tables"][table]["rows"]


FAULTS: dict[str, tuple[Callable[[Any], object], str]] = {
    "wrong kind of number": (
        lambda d: rows_in(d, "inn")[0].update(guests_seen="many"),
        "inn, row 1, guests_seen: 'many'",
    ),
    "too large a number": (lambda d: rows_in(d, "inn")[0].update(guests_seen=2**70), "inn, row 1, guests_seen: 1180"),
    "true is no number": (lambda d: rows_in(d, "bag")[0].update(count=True), "bag, row 1, count: True is not a whole"),
    "neither true nor false": (lambda d: rows_in(d, "inn")[0].update(open=2), "inn, row 1, open: 2 is neither"),
    "no fraction": (lambda d: rows_in(d, "guest")[0].update(weight="heavy"), "guest, row 1, weight: 'heavy'"),
    "not text": (lambda d: rows_in(d, "inn")[0].update(name=5), "inn, row 1, name: 5 is not text"),
    "broken text": (lambda d: rows_in(d, "inn")[0].update(name="\ud800"), "inn, row 1, name: .* is not valid"),
    "too long a text": (lambda d: rows_in(d, "inn")[0].update(name="x" * 41), "inn, row 1, name: .* longer than 40"),
    "not base64": (
        lambda d: rows_in(d, "guest")[0].update(portrait="?"),
        r"guest, row 1, portrait: '\?' is not base64",
    ),
    "unknown choice": (lambda d: rows_in(d, "guest")[0].update(mood="SAD"), "guest, row 1, mood: 'SAD' is not valid"),
    "impossible date": (lambda d: rows_in(d, "guest")[0].update(arrived="1879-02-30"), "guest, row 1, arrived: "),
    "empty": (lambda d: rows_in(d, "guest")[1].update(inn=None), "guest, row 2, inn: a value is needed"),
    "missing field": (lambda d: rows_in(d, "guest")[1].pop("inn"), "guest, row 2, inn: a value is needed"),
    "unknown field": (
        lambda d: rows_in(d, "inn")[0].update(colour="red"),
        "inn, row 1, colour: there is no such field",
    ),
    "no row": (lambda d: rows_in(d, "inn").append(7), "inn, row 2: this is not a row"),
    "same key": (lambda d: rows_in(d, "bag").append(rows_in(d, "bag")[0]), "bag, row 2: row 1 has the same key"),
    "points nowhere": (lambda d: rows_in(d, "guest")[1].update(friend=9), "guest, row 2: it points to a row of guest"),
    "against a rule of the table": (
        lambda d: rows_in(d, "bag")[0].update(count=-200),
        "bag, row 1: CHECK .*not_too_few",
    ),
    "unknown table": (lambda d: d["tables"].update(moon={"rows": []}), "There is no table moon"),
    "missing table": (lambda d: d["tables"].pop("bag"), "The table bag is missing"),
    "no rows": (lambda d: d["tables"]["bag"].update(rows=5), "The table bag must be a list"),
    "history without text": (lambda d: d["history"][1].pop("text"), "history, action 2: it is not whole"),
    "history without order": (lambda d: d.update(history={}), "The history must be a list"),
    "time that is none": (lambda d: d["history"][0].update(at="noon"), "history, action 1"),
    "newer tables": (lambda d: d.update(version=2), "newer version"),
    "newer document": (lambda d: d.update(document_version=2), "newer version"),
    "no version": (lambda d: d.update(version="one"), "does not say of which version"),
    "other game": (lambda d: d.update(application_id=1), "not a campaign document of this game"),
    "other format": (lambda d: d.update(format="recipe"), "not a campaign document of this game"),
    "no tables": (lambda d: d.pop("tables"), "holds no tables"),
    "empty campaign": (lambda d: [each.update(rows=[]) for each in d["tables"].values()], "empty campaign"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_document_changes_nothing_and_names_the_fault(tmp_path: Path, fault: str) -> None:
    change, reason = FAULTS[fault]
    path = changed(exported(tmp_path), change)
    with pytest.raises(UserError, match=reason):
        import_new(path, tmp_path / "new.toy", SCHEMA)
    assert not (tmp_path / "new.toy").exists()
    assert not (tmp_path / "new.toy.lock").exists()
    with CampaignFile.open(tmp_path / "inn.toy", SCHEMA) as file:
        before = state_of(file)
        journal = Journal(file)
        with pytest.raises(UserError, match=reason):
            import_into(path, file, journal, tmp_path / "backups")
        assert state_of(file) == before
        assert journal.history()[0].name == "rename"


def test_many_faults_are_counted_and_the_first_named(tmp_path: Path) -> None:
    path = changed(exported(tmp_path), lambda d: rows_in(d, "inn").extend({"id": n} for n in range(10, 40)))
    with pytest.raises(UserError, match="90 faults") as caught:
        preview(path, SCHEMA)
    assert str(caught.value).count("a value is needed") == 20


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"[]", b"3"])
def test_what_is_no_document_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "inn.json"
    path.write_bytes(content)
    with pytest.raises(UserError, match=r"not a (JSON|campaign) document"):
        preview(path, SCHEMA)


def test_a_missing_document_and_an_unwritable_place_are_told(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="There is no file"):
        preview(tmp_path / "missing.json", SCHEMA)
    with lively_inn(tmp_path) as file, pytest.raises(UserError, match="cannot be read or written"):
        export_to(tmp_path / "missing" / "inn.json", file, "1.0")


def test_an_export_never_replaces_its_campaign(tmp_path: Path) -> None:
    with lively_inn(tmp_path) as file:
        before = state_of(file)
        with pytest.raises(UserError, match="onto itself"):
            export_to(tmp_path / "inn.toy", file, "1.0")
    with CampaignFile.open(tmp_path / "inn.toy", SCHEMA) as file:
        assert state_of(file) == before


def test_an_import_never_replaces_a_file(tmp_path: Path) -> None:
    path = exported(tmp_path)
    before = (tmp_path / "inn.toy").read_bytes()
    with pytest.raises(UserError, match="exists already"):
        import_new(path, tmp_path / "inn.toy", SCHEMA)
    assert (tmp_path / "inn.toy").read_bytes() == before


def test_a_document_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with CampaignFile.open(old_file(tmp_path), SCHEMAS[1]) as file:
        export_to(tmp_path / "old.json", file, "0.1")
    assert preview(tmp_path / "old.json", SCHEMAS[3]).rows == {"sailor": 1, "ship": 1}
    with import_new(tmp_path / "old.json", tmp_path / "new.toy", SCHEMAS[3]) as file:
        assert rows(file, "ship") == [{"id": 1, "name": "Kite"}]
        assert rows(file, "sailor") == [{"id": 1, "ship": 1, "rank": 1}]
        assert [each.name for each in Journal(file).history()] == ["launch"]


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d["tables"]["ship"].pop("columns"),
        lambda d: d["tables"]["ship"].pop("key"),
        lambda d: d["tables"].pop("ship"),
        lambda d: d["tables"]["ship"]["columns"].update(id="INTEGER); DROP TABLE ship; --"),
        lambda d: d["tables"]["ship"].update(rows=[5]),
    ],
    ids=["columns", "key", "table", "type", "row"],
)
def test_an_older_document_that_is_not_whole_is_refused(tmp_path: Path, change: Callable[[Any], object]) -> None:
    with CampaignFile.open(old_file(tmp_path), SCHEMAS[1]) as file:
        export_to(tmp_path / "old.json", file, "0.1")
    with pytest.raises(UserError, match="of version 1 is not whole"):
        preview(changed(tmp_path / "old.json", change), SCHEMAS[3])


def test_a_document_older_than_the_known_steps_is_refused(tmp_path: Path) -> None:
    with CampaignFile.open(old_file(tmp_path), SCHEMAS[1]) as file:
        export_to(tmp_path / "old.json", file, "0.1")
    with pytest.raises(UserError, match="can no longer read"):
        preview(tmp_path / "old.json", replace(SCHEMAS[3], migrations={}))
