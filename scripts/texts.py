"""Bring the translation files up to date with the texts in the code: `make texts`.

Texts of the game are literals given to `say`, and the closed sets of words that it hands over as values; texts of the
screens are found by Qt's own lupdate. Translations that exist are kept, texts that are gone are dropped. What remains
to be translated is listed, and the files that the program loads are compiled. A language is added by naming it once:
`python scripts/texts.py de`.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
FILES = {file.stem.removeprefix("blackbook_"): file for file in sorted(FOLDER.glob("blackbook_*.ts"))}
"""The translation file of each language."""
CONTEXT = "blackbook"
"""Context of the texts of the game, as `ui.language` looks them up."""

COMPUTED = {
    ("blackbook/text.py", "template"),  # `say` itself
    ("blackbook/text.py", "document['text']"),  # texts that were kept in a campaign
    ("blackbook/rules/radar.py", "template.template"),  # a text of its table of keywords, which is found there
    ("blackbook/resolver/model/reading.py", "message"),  # quotes what a person typed
}
"""Places where a text may be given by something else than a literal: the file and the expression."""

WORDS = (
    *("attack", "defense", "any"),
    *("morning", "noon", "evening", "night"),
    *("natural", "crafted", "plant", "sorcerous", "incendiary", "valuable", "church"),
    *("black", "white", "order", "key"),
    *("settlement", "enterprise", "wildland"),
    *("check", "combat", "final"),
    *("normal", "hard", "won", "lost"),
    # Decks and bags, by their rows in the record.
    *("deal", "useless", "helpers", "regular", "strong", "main", "special", "story"),
    # Tables of the record, of which a correction speaks.
    *("campaign", "story result", "story achievement", "character sheet", "released", "ruling", "story game", "seat"),
    *("counter", "location marker", "paragraph read", "trigger fired", "track", "character", "set aside die"),
    *("card in play", "item token", "job card", "helper card", "request card", "deck", "scene", "participant"),
    "enemy in play",
    # What a value can be, in a correction that does not fit.
    *("number", "flag", "choice", "text", "json"),
    # Tokens and counters of the story that the rulebook shows.
    *("checkmark", "tokens on board"),
)
"""Words of the rules that the game hands over as values of its texts."""


@dataclass(frozen=True)
class Found:
    """A text of the game as it stands in the code."""

    text: str
    counted: bool
    """Whether it is given a number, so that it has plural forms."""


class NotLiteralError(Exception):
    """A text that no translator would see, because it is not a literal; says where it stands."""


def texts_of_the_game(root: Path = ROOT) -> frozenset[Found]:
    """All texts of `blackbook/`; `NotLiteralError` names those that cannot be found."""
    found: set[Found] = {Found(word, counted=False) for word in WORDS}
    faults: list[str] = []
    for file in sorted((root / "blackbook").rglob("*.py")):
        name = file.relative_to(root).as_posix()
        for call in _calls(ast.parse(file.read_text(encoding="utf-8"))):
            given = call.args[0]
            if isinstance(given, ast.Constant) and isinstance(given.value, str):
                if is_to_translate(call, given.value):
                    found.add(Found(given.value, _is_counted(call)))
            elif (name, ast.unparse(given)) not in COMPUTED:
                faults.append(f"{name}:{call.lineno}: not a literal: {ast.unparse(call)}")
    if faults:
        raise NotLiteralError("\n".join(faults))
    return frozenset(found)


def is_to_translate(call: ast.Call, text: str) -> bool:
    """Whether a translator has something to do: words, or values whose order may differ; `Text` alone joins values."""
    if any(letter.isalpha() for letter in re.sub(r"\{\w+\}|%n", "", text)):
        return True
    return _makes(call) == "say" and text.count("{") > 1


def _calls(tree: ast.Module) -> Iterator[ast.Call]:
    """The calls that make a text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _makes(node) in ("say", "Text"):
            yield node


def _makes(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _is_counted(call: ast.Call) -> bool:
    """`say` takes the number second or as n, `Text` third."""
    place = 1 if _makes(call) == "say" else 2
    return len(call.args) > place or any(keyword.arg == "n" for keyword in call.keywords)


def screen_files(root: Path = ROOT) -> list[Path]:
    return sorted((root / "ui").rglob("*.py"))


def as_source(texts: Iterable[Found]) -> str:
    """The texts of the game written as lupdate reads them."""
    lines = ["from PySide6.QtCore import QCoreApplication"]
    for each in sorted(texts, key=lambda found: (found.text, found.counted)):
        arguments = f'"{CONTEXT}", {json.dumps(each.text, ensure_ascii=False)}'
        lines.append(f"QCoreApplication.translate({arguments}{', None, 1' if each.counted else ''})")
    return "\n".join(lines) + "\n"


def update(files: dict[str, Path] = FILES, root: Path = ROOT) -> None:
    """Merge the texts of the code into the translation files; English needs only plural forms."""
    texts = texts_of_the_game(root)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "texts.py"
        source.write_text(as_source(texts), encoding="utf-8")
        for language, file in files.items():
            options = ["-no-obsolete", "-locations", "none", "-sort-messages", "-silent", "-source-language", "en"]
            options += ["-disable-heuristic", "similartext", "-disable-heuristic", "sametext"]
            options += ["-target-language", language, *(["-pluralonly"] if language == "en" else [])]
            run("lupdate", *options, *map(str, [*screen_files(root), source]), "-ts", str(file))


def compile_to(folder: Path, files: dict[str, Path] = FILES) -> None:
    """Write what the program loads, a file for each language; a program that runs keeps the one it has read."""
    for file in files.values():
        with tempfile.TemporaryDirectory(dir=folder) as beside:
            made = Path(beside) / f"{file.stem}.qm"
            run("lrelease", "-silent", str(file), "-qm", str(made))
            made.replace(folder / made.name)


def run(tool: str, *arguments: str) -> None:
    """A tool of Qt Linguist; its words are shown if it fails."""
    program = Path(sys.executable).with_name(f"pyside6-{tool}")
    done = subprocess.run([str(program), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{tool}: {done.stdout}{done.stderr}")


def unfinished(file: Path) -> list[str]:
    """The texts of a translation file that still wait for a translator, with their contexts."""
    return [
        f"{context.findtext('name')}: {message.findtext('source')}"
        for context in ElementTree.parse(file).iter("context")
        for message in context.iter("message")
        if message.find("translation[@type='unfinished']") is not None
    ]


def main(languages: list[str]) -> int:
    """Do it for the languages that have a file, and those named, which get one. The status is 1 if work remains."""
    files = {**FILES, **{language: FOLDER / f"blackbook_{language}.ts" for language in languages}}
    try:
        update(files)
    except NotLiteralError as fault:
        print(fault, file=sys.stderr)
        return 1
    compile_to(FOLDER, files)
    waiting = {language: unfinished(file) for language, file in files.items()}
    for language, texts in waiting.items():
        for text in texts:
            print(f"{language}: not translated: {text}")
    return 1 if any(waiting.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
