"""The folders of the program."""

from pathlib import Path

import pytest

from blackbook import paths
from blackbook.errors import UserError

FOLDERS = {
    "campaigns": paths.campaigns,
    "backups": paths.backups,
    "packs": paths.packs,
    "logs": paths.logs,
    "settings": paths.settings,
}


@pytest.mark.parametrize("name", FOLDERS)
def test_every_folder_lies_under_the_home(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BLACKBOOK_HOME", str(tmp_path))
    assert FOLDERS[name]() == tmp_path / name


def test_a_home_given_in_part_is_made_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BLACKBOOK_HOME", "here")
    assert paths.packs() == tmp_path / "here" / "packs"


def test_without_a_home_the_standard_folders_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BLACKBOOK_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert paths.campaigns() == tmp_path / "data" / "blackbook" / "campaigns"
    assert paths.backups() == tmp_path / "data" / "blackbook" / "backups"
    assert paths.settings() == tmp_path / "config" / "blackbook"
    assert len({folder() for folder in FOLDERS.values()}) == len(FOLDERS)


def test_naming_a_folder_does_not_create_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BLACKBOOK_HOME", str(tmp_path / "home"))
    paths.campaigns()
    assert not (tmp_path / "home").exists()
    assert paths.made(paths.campaigns()).is_dir()


def test_a_folder_that_cannot_be_made_says_where_else_to_go(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(UserError, match="BLACKBOOK_HOME"):
        paths.made(tmp_path / "file" / "campaigns")
