"""What is given away works: the locks are complete, and the wheel starts in an environment without the checkout."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DATA = {"resources": {".toml", ".svg", ".ts"}, "campaigns": {".toml", ".json"}}
READ_DATA = """
import hashlib, importlib.resources, json, sys

def read(folder, path=""):
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from read(entry, f"{path}{entry.name}/")
        else:
            yield path + entry.name, hashlib.sha256(entry.read_bytes()).hexdigest()

print(json.dumps({name: dict(read(importlib.resources.files(name))) for name in sys.argv[1:]}))
"""


def needed(requirements: list[str]) -> dict[str, str]:
    """Each installed distribution that these requirements bring along here, with its version."""
    found: dict[str, str] = {}
    seen: set[tuple[str, str]] = set()
    todo = [Requirement(line) for line in requirements]
    while todo:
        requirement = todo.pop()
        name = canonicalize_name(requirement.name)
        for extra in {"", *requirement.extras}:
            if (name, extra) in seen or not (requirement.marker is None or requirement.marker.evaluate()):
                continue
            seen.add((name, extra))
            installed = distribution(name)
            found[name] = installed.version
            for line in installed.requires or []:
                wanted = Requirement(line)
                if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
                    wanted.marker = None
                    todo.append(wanted)
    return found


def pinned(lock: str) -> dict[str, str]:
    """What a lock pins for this Python."""
    pins: dict[str, str] = {}
    for line in (ROOT / lock).read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            pins |= pinned(line.removeprefix("-r "))
        elif line and not line.startswith("#"):
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate():
                pins[canonicalize_name(requirement.name)] = str(requirement.specifier).removeprefix("==")
    return pins


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_a_lock_pins_exactly_what_the_project_needs(lock: str) -> None:
    requirements = [*PROJECT["dependencies"], "hatchling"]
    if lock == "requirements-dev.lock":
        requirements += PROJECT["optional-dependencies"]["dev"]

    assert pinned(lock) == needed(requirements)


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_a_lock_holds_names_and_exact_versions_alone(lock: str) -> None:
    """No address of a registry, no range of versions."""
    marker = r'python_version (<|>=) "3\.\d+"|sys_platform == "win32"'
    pin = re.compile(rf"[A-Za-z0-9-]+==[0-9.]+(; ({marker}))?|-r requirements\.lock|#.*|")

    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()

    assert [line for line in lines if not pin.fullmatch(line)] == []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program as a wheel, built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    build: list[str | Path] = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT]
    subprocess.run(build, check=True, capture_output=True, text=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def clean_environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a fresh environment that holds the wheel.

    The wheel's dependencies are the installed ones of the running environment, put at the end of the search path by a
    .pth file. The checkout is not among them: Python reads no .pth file, so not that of the editable program either,
    in a folder that was added by one.
    """
    folder = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    places = sysconfig.get_paths(scheme="venv", vars={"base": str(folder), "platbase": str(folder)})
    commands = Path(places["scripts"])
    python = commands / Path(sys.executable).name
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python]
    install = [*pip, "install", "--quiet", "--no-deps", "--no-index", wheel]
    subprocess.run(install, check=True, capture_output=True, text=True)
    borrowed = Path(places["purelib"]) / "dependencies.pth"
    borrowed.write_text("\n".join(dict.fromkeys(sysconfig.get_paths()[kind] for kind in ("purelib", "platlib"))))
    return commands


def output(*command: str | Path, folder: Path) -> str:
    """What a command prints when it is run in a folder outside the checkout."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_the_wheel_starts(clean_environment: Path, tmp_path: Path) -> None:
    printed = output(clean_environment / "blackbook", "--version", folder=tmp_path)

    assert printed.split() == ["blackbook", PROJECT["version"]]


def test_the_wheel_is_read_and_not_the_checkout(clean_environment: Path, tmp_path: Path) -> None:
    where = "import blackbook, ui, resources, campaigns; print(blackbook.__file__, ui.__file__, resources.__file__)"

    printed = output(clean_environment / "python", "-c", where, folder=tmp_path)

    assert [Path(place).is_relative_to(clean_environment.parent) for place in printed.split()] == [True] * 3


def test_the_wheel_holds_every_resource(clean_environment: Path, tmp_path: Path) -> None:
    """Packs, icons, translations and campaigns, byte for byte, read as the program reads them."""
    printed = json.loads(output(clean_environment / "python", "-c", READ_DATA, *DATA, folder=tmp_path))

    found = {name: {path: digest for path, digest in files.items() if is_data(path)} for name, files in printed.items()}
    assert found == {name: data_in_checkout(name) for name in DATA}
    assert {name: kinds - {Path(path).suffix for path in found[name]} for name, kinds in DATA.items()} == {
        "resources": set(),
        "campaigns": set(),
    }


def is_data(path: str) -> bool:
    """Whether the file is more than Python code."""
    return Path(path).suffix not in {".py", ".pyc"}


def data_in_checkout(package: str) -> dict[str, str]:
    """The files of a package that are more than Python code, with their digests."""
    folder = ROOT / package
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and is_data(path.name)
    }
