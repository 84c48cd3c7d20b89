"""Prepares a checkout: Qt's system libraries, the virtual environment, the pinned packages and the program itself.

    python scripts/prepare.py run     what the program needs
    python scripts/prepare.py test    that, and what the tests and checks need

The Makefile calls it with any Python from 3.11 on; it uses the standard library alone and does only what is missing.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
LOCKS = {"run": "requirements.lock", "test": "requirements-dev.lock"}

# Each shared library that Qt opens, with the packages of Debian and of Arch that hold it.
QT_LIBRARIES = {
    "libGL.so.1": ("libgl1", "libglvnd"),
    "libEGL.so.1": ("libegl1", "libglvnd"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
}
WINDOW_LIBRARIES = {
    "libX11-xcb.so.1": ("libx11-xcb1", "libx11"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
}
LIBRARIES = {"run": QT_LIBRARIES | WINDOW_LIBRARIES, "test": QT_LIBRARIES}


def missing_libraries(names: Iterable[str]) -> list[str]:
    """Those of the shared libraries that cannot be loaded here."""
    missing = []
    for name in names:
        try:
            ctypes.CDLL(name)
        except OSError:
            missing.append(name)
    return missing


def debian_packages(libraries: Iterable[str]) -> list[str]:
    """The packages of Debian and Ubuntu that hold these libraries, each once."""
    return sorted({LIBRARIES["run"][name][0] for name in libraries})


def command_for(libraries: list[str]) -> str:
    """What to type to install these libraries on this kind of system."""
    if shutil.which("apt-get"):
        return f"sudo apt-get update && sudo apt-get install -y {shlex.join(debian_packages(libraries))}"
    for installer in ("dnf", "zypper"):
        if shutil.which(installer):  # both look up a package by the library that it provides
            return f"sudo {installer} install {shlex.join(f'{name}()(64bit)' for name in libraries)}"
    if shutil.which("pacman"):
        return f"sudo pacman -S --needed {shlex.join(sorted({LIBRARIES['run'][name][1] for name in libraries}))}"
    return f"the package manager of your system, for the packages that hold {' '.join(libraries)}"


def install_with_apt(packages: list[str]) -> None:
    """Installs packages as root on Debian or Ubuntu; whether it worked is for the caller to see."""
    print(f"Installing {' '.join(packages)} …", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=environment, check=False)
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
    subprocess.run(install, env=environment, check=False, stdout=subprocess.DEVNULL)


def may_install() -> bool:
    """Whether packages of the system can be installed without asking: as root on Debian or Ubuntu."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def prepare_libraries(purpose: str) -> None:
    """Sees to it that the libraries Qt needs are there. Ends the program with the command to type if they are not."""
    if sys.platform != "linux":
        return
    missing = missing_libraries(LIBRARIES[purpose])
    if missing and may_install():
        install_with_apt(debian_packages(missing))
        missing = missing_libraries(missing)
    if missing:
        sys.exit(f"Qt needs {', '.join(missing)}. To install what is missing, type:\n\n    {command_for(missing)}\n")


def environment_fits() -> bool:
    """Whether the virtual environment works and is of the Python that runs this script."""
    report = "import pip, sys; print(sys.version_info[:2])"
    try:
        answer = subprocess.run([VENV_PYTHON, "-c", report], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.stdout.strip() == str(sys.version_info[:2])


def prepare_environment() -> None:
    """Makes the virtual environment if there is none that fits. Ends the program if this Python cannot make one."""
    if environment_fits():
        return
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if may_install():
            install_with_apt([package])
            importlib.invalidate_caches()
        if importlib.util.find_spec("ensurepip") is None:
            sys.exit(
                f"{sys.executable} cannot make virtual environments. On Debian or Ubuntu, type:\n\n"
                f"    sudo apt-get update && sudo apt-get install -y {package}\n"
            )
    print(f"Making the virtual environment with Python {sys.version.split()[0]} …", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)


def install_packages(purpose: str) -> None:
    """Installs the pinned packages and, editable, the program itself. Ends the program if pip fails."""
    print("Installing the pinned packages …", flush=True)
    pip: list[str | Path] = [VENV_PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    pinned = [*pip, "--requirement", LOCKS[purpose]]
    program = [*pip, "--no-deps", "--no-build-isolation", "--editable", "."]
    for command in (pinned, program):
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            sys.exit("The packages could not be installed; pip says why above. Is the network there? Then try again.")


def fingerprint() -> str:
    """Changes with everything that decides what must be installed."""
    sources = (*LOCKS.values(), "pyproject.toml", "scripts/prepare.py")
    return hashlib.sha256(b"".join((ROOT / name).read_bytes() for name in sources)).hexdigest()


def prepare(purpose: str) -> None:
    """Makes everything ready to run the program or to test it, and does nothing that is done already."""
    prepare_libraries(purpose)
    prepare_environment()
    # What is ready to be tested is ready to run.
    stamps = {"run": [VENV / "ready-to-run"], "test": [VENV / "ready-to-run", VENV / "ready-to-test"]}[purpose]
    wanted = fingerprint()
    if all(stamp.is_file() and stamp.read_text() == wanted for stamp in stamps):
        return
    install_packages(purpose)
    for stamp in stamps:
        stamp.write_text(wanted)


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in LOCKS:
        sys.exit("Usage: python scripts/prepare.py run|test")
    if sys.version_info < (3, 11):  # noqa: UP036 - anyone may name an older Python to the Makefile
        sys.exit(f"Python 3.11 or newer is needed, and {sys.executable} is {sys.version.split()[0]}.")
    prepare(sys.argv[1])


if __name__ == "__main__":
    main()
