"""Backups: proved when taken, listed by campaign, thinned out by age and never to none."""

import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from blackbook.errors import UserError
from blackbook.record import backup
from blackbook.record.backup import Backup, back_up, list_backups, mark_of, restore, thin_out, worth_keeping
from blackbook.record.file import CampaignFile
from blackbook.record.journal import Journal
from tests.record.toy import SCHEMA, Inn, new_file, open_inn, rename, state_of

NOW = datetime(2030, 6, 15, 12, tzinfo=UTC)


def test_a_backup_can_be_opened_and_undone_in(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        rename(journal, open_inn(journal), "Elk")
        path = back_up(file, tmp_path / "backups", "at start")
        expected = state_of(file)
    with CampaignFile.open(path, SCHEMA) as copy:
        assert state_of(copy) == expected
        assert Journal(copy).undo() is not None


def test_a_campaign_can_be_made_of_a_backup(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        open_inn(Journal(file))
        expected = state_of(file)
        path = back_up(file, tmp_path / "backups", "at start")
    before = path.read_bytes()
    with pytest.raises(UserError, match="exists already"):
        restore(path, tmp_path / "inn.toy", SCHEMA)
    with pytest.raises(UserError, match="not a campaign of this game"):
        restore(path, tmp_path / "new.toy", replace(SCHEMA, application_id=5))
    with CampaignFile.open(restore(path, tmp_path / "new.toy", SCHEMA), SCHEMA) as file:
        assert state_of(file) == expected
        rename(Journal(file), file.session.get_one(Inn, 1), "Elk")
    assert path.read_bytes() == before


def test_a_backup_tells_when_and_why_it_was_taken(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        before = datetime.now(UTC)
        first = back_up(file, tmp_path / "backups", "at start")
        second = back_up(file, tmp_path / "backups", "before: import/of *all*")
    found = list_backups(tmp_path / "backups", tmp_path / "inn.toy")
    assert [each.path for each in found] == [second, first]
    assert [each.reason for each in found] == ["before- import-of -all-", "at start"]
    assert before <= found[1].at <= found[0].at <= datetime.now(UTC)
    assert {each.campaign for each in found} == {"inn"}


def test_campaigns_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        with new_file(tmp_path / folder) as file:
            back_up(file, tmp_path / "backups", folder)
    assert [each.reason for each in list_backups(tmp_path / "backups", tmp_path / "one" / "inn.toy")] == ["one"]
    assert len(list_backups(tmp_path / "backups")) == 2


def test_other_files_in_the_folder_are_no_backups(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("hello")
    (tmp_path / f"inn {'0' * 8} 20209901T000000000000 at start.toy").touch()
    for end in (".lock", "-journal", ".unfinished"):
        (tmp_path / f"inn {'0' * 8} 20200901T000000000000 at start.toy{end}").touch()
    assert list_backups(tmp_path) == ()
    assert list_backups(tmp_path / "missing") == ()


def test_a_backup_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("in the way")
    with new_file(tmp_path) as file, pytest.raises(UserError, match="cannot be read or written"):
        back_up(file, tmp_path / "backups", "at start")


def test_what_is_not_whole_or_not_ours_is_no_sound_backup(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        open_inn(Journal(file))
    path = tmp_path / "inn.toy"
    assert backup.is_sound(path, SCHEMA.application_id)
    assert not backup.is_sound(path, 5)
    assert not backup.is_sound(tmp_path / "missing", SCHEMA.application_id)
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\x5a" * (len(content) - 4096))
    assert not backup.is_sound(path, SCHEMA.application_id)
    path.write_bytes(b"nonsense" * 100)
    assert not backup.is_sound(path, SCHEMA.application_id)


def test_a_backup_that_does_not_reopen_is_not_kept(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        file.connection.execute("PRAGMA application_id=5")
        with pytest.raises(UserError, match="could not be read again"):
            back_up(file, tmp_path / "backups", "at start")
    assert list((tmp_path / "backups").iterdir()) == []


def taken(*ages: timedelta) -> list[Backup]:
    return [Backup(Path(f"{age}"), "inn", "0" * 8, NOW - age, "at start") for age in ages]


def ages_kept(*ages: timedelta) -> list[timedelta]:
    return sorted(NOW - each.at for each in worth_keeping(taken(*ages), NOW))


def test_all_of_the_last_day_stay() -> None:
    ages = [timedelta(minutes=50 * n) for n in range(20)]
    assert ages_kept(*ages) == ages


def test_older_ones_stay_one_a_day_a_week_a_month() -> None:
    newest = [timedelta(hours=n) for n in range(3)]
    days = [timedelta(days=5, hours=n) for n in range(8)]
    assert ages_kept(*newest, *days) == [*newest, days[0]]
    weeks = [timedelta(days=34 + n) for n in range(5)]
    assert ages_kept(*newest, *weeks) == [*newest, weeks[0]]
    months = [timedelta(days=700 + n) for n in range(5)]
    assert ages_kept(*newest, *months) == [*newest, months[0]]


def test_the_newest_stay_however_old() -> None:
    ages = [timedelta(days=900, hours=n) for n in range(6)]
    assert ages_kept(*ages) == ages[:3]


def test_thinning_deletes_only_what_is_needless_of_this_campaign(tmp_path: Path) -> None:
    campaign = tmp_path / "inn.toy"
    names = [f"inn {mark_of(campaign)} 20200101T{hour:02}0000000000 at start.toy" for hour in range(6)]
    other = f"inn {'0' * 8} 20200101T000000000000 at start.toy"
    unfinished = f"inn {mark_of(campaign)} 20200101T000000000001 at start.toy.unfinished"
    for name in [*names, other, unfinished]:
        (tmp_path / name).touch()
    deleted = thin_out(tmp_path, campaign, NOW)
    assert sorted(each.name for each in deleted) == sorted([*names[:3], unfinished])
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([*names[3:], other])
    assert thin_out(tmp_path, campaign, NOW) == ()


def test_the_copy_takes_its_name_only_when_whole(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        (tmp_path / "copy.toy").write_text("older copy")
        file.connection.close()
        with pytest.raises(sqlite3.ProgrammingError):
            file.save_copy(tmp_path / "copy.toy")
    assert (tmp_path / "copy.toy").read_text() == "older copy"
    assert not (tmp_path / "copy.toy.unfinished").exists()
