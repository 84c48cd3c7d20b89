"""What `make` does before everything else: it says what is missing and does nothing twice."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from ctypes.util import find_library
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "scripts" / "prepare.py"
LIBRARIES = ["libGL.so.1", "libEGL.so.1", "libxcb-shape.so.0"]


@pytest.fixture
def prepare() -> ModuleType:
    """The script as a module of its own for each test."""
    spec = importlib.util.spec_from_file_location("prepare", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("installer", "command"),
    [
        ("apt-get", "sudo apt-get update && sudo apt-get install -y libegl1 libgl1 libxcb-shape0"),
        ("dnf", "sudo dnf install 'libGL.so.1()(64bit)' 'libEGL.so.1()(64bit)' 'libxcb-shape.so.0()(64bit)'"),
        ("zypper", "sudo zypper install 'libGL.so.1()(64bit)' 'libEGL.so.1()(64bit)' 'libxcb-shape.so.0()(64bit)'"),
        ("pacman", "sudo pacman -S --needed libglvnd libxcb"),
        (
            "another",
            "the package manager of your system, for the packages that hold libGL.so.1 libEGL.so.1 libxcb-shape.so.0",
        ),
    ],
)
def test_each_system_gets_its_own_command(
    prepare: ModuleType, monkeypatch: pytest.MonkeyPatch, installer: str, command: str
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name == installer else None)

    assert prepare.command_for(LIBRARIES) == command


def test_only_what_cannot_be_loaded_is_missing(prepare: ModuleType) -> None:
    there, absent = find_library("c"), "libnothing-holds-this.so.7"

    assert prepare.missing_libraries([there, absent]) == [absent]


def test_a_missing_library_ends_with_the_command_to_type(prepare: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(prepare, "missing_libraries", lambda names: ["libxcb-cursor.so.0"])
    monkeypatch.setattr(prepare, "may_install", lambda: False)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)

    with pytest.raises(SystemExit, match=r"Qt needs libxcb-cursor\.so\.0\.") as ended:
        prepare.prepare_libraries("run")

    assert "sudo apt-get install -y libxcb-cursor0\n" in str(ended.value)


def test_an_unreachable_registry_is_no_matter_when_the_libraries_are_there(
    prepare: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is installed that is there already."""
    asked: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(prepare, "missing_libraries", lambda names: [])
    monkeypatch.setattr(prepare, "install_with_apt", asked.append)

    prepare.prepare_libraries("run")

    assert asked == []


@pytest.fixture
def installed(prepare: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """A checkout of empty files whose installations are noted down instead of done."""
    done: list[str] = []
    for name in ("requirements.lock", "requirements-dev.lock", "pyproject.toml", "scripts/prepare.py", ".venv/pip"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    monkeypatch.setattr(prepare, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(prepare, "prepare_libraries", lambda purpose: None)
    monkeypatch.setattr(prepare, "prepare_environment", lambda: None)
    monkeypatch.setattr(prepare, "install_packages", done.append)
    return done


def test_nothing_is_installed_twice(prepare: ModuleType, installed: list[str]) -> None:
    """What is ready to be tested is ready to run as well; the other way round more is needed."""
    for purpose in ("run", "run", "test", "test", "run"):
        prepare.prepare(purpose)

    assert installed == ["run", "test"]


@pytest.mark.parametrize("changed", ["requirements.lock", "requirements-dev.lock", "pyproject.toml"])
def test_a_changed_lock_or_project_is_installed_anew(
    prepare: ModuleType, installed: list[str], tmp_path: Path, changed: str
) -> None:
    prepare.prepare("test")
    (tmp_path / changed).write_text("changed", encoding="utf-8")
    prepare.prepare("test")
    prepare.prepare("test")

    assert installed == ["test", "test"]
