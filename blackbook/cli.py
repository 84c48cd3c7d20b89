"""The `blackbook` command: opens the window, or does one thing with a campaign file and prints what came of it.

A mistake of the person's gets one sentence on standard error and exit status 1; wrong usage gives 2.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from blackbook.errors import RuleBroken, UserError
from blackbook.text import say

if TYPE_CHECKING:
    from blackbook.keeper import Keeper

Verb = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    parsed = parser_for(words).parse_args(words)
    verb: Verb = parsed.verb
    try:
        return verb(parsed)
    except RuleBroken as refused:
        print(f"{refused.rule}: {refused.reason}", file=sys.stderr)
        return 1
    except UserError as mistake:
        print(str(mistake), file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception:
        print(str(logged_bug()), file=sys.stderr)
        return 1


def parser_for(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of the window's arguments, or that of a verb if the first word is one."""
    parser = argparse.ArgumentParser(
        prog="blackbook",
        description="Keeps campaigns of Black Book: The Board Game.",
        epilog=f"Instead of FILE there can be one of: {', '.join(VERBS)}. Each of them has --help.",
    )
    parser.add_argument("--version", action="version", version=f"blackbook {version('blackbook')}")
    if words and words[0] in VERBS:
        verbs = parser.add_subparsers(required=True, metavar="VERB")
        for name, add in VERBS.items():
            add(verbs.add_parser(name, help=HELP[name], description=HELP[name]))
        return parser
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="campaign to open in the window")
    parser.add_argument("--sample", action="store_true", help="open a working copy of the sample campaign")
    parser.add_argument("--theme", choices=("dark", "light"), help="look of the window")
    parser.add_argument("--language", choices=("en", "ru"), help="language of the window")
    parser.set_defaults(verb=open_window)
    return parser


def logged_bug() -> Any:
    """Write the trace of the exception at hand to the log, and say where it is."""
    import traceback
    from datetime import UTC, datetime

    from blackbook import paths

    folder = paths.made(paths.logs())
    file = folder / "errors.log"
    with file.open("a", encoding="utf-8") as log:
        log.write(f"{datetime.now(UTC).isoformat()}\n{traceback.format_exc()}\n")
    return say("The program has made a mistake; nothing was changed. The details are in {file}.", file=str(file))


def open_window(parsed: argparse.Namespace) -> int:
    from ui.app import run

    return run(parsed.file, sample=parsed.sample, theme=parsed.theme, language=parsed.language)


# -- a campaign file


def add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="campaign file")


def opened(file: Path, *, read_only: bool = False) -> Keeper:
    from blackbook.keeper import Keeper

    keeper = Keeper.open(file, read_only=read_only)
    while keeper.notices:
        print(keeper.notices.pop(0), file=sys.stderr)
    return keeper


def add_new(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("--name", help="name of the campaign; that of the file if left out")
    parser.set_defaults(verb=new)


def new(parsed: argparse.Namespace) -> int:
    from blackbook.keeper import Keeper

    with Keeper.create(parsed.file, parsed.name or parsed.file.stem) as keeper:
        print(say("{campaign} is in {file}", campaign=keeper.name, file=str(keeper.path)))
    return 0


def add_show(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("--json", action="store_true", help="the whole state, the question and the offers as JSON")
    parser.set_defaults(verb=show)


def show(parsed: argparse.Namespace) -> int:
    from blackbook.views.summary import offer_lines, table_lines

    with opened(parsed.file, read_only=True) as keeper:
        table = keeper.table()
        if parsed.json:
            document = {
                "state": json.loads(keeper.document_text()),
                "question": table.question.to_json() if table.question is not None else None,
                "to_do": [str(title) for title in table.to_do],
                "offers": [offer.to_json() for offer in table.offers],
                "undo": str(keeper.undo_text) if keeper.undo_text is not None else None,
            }
            print(json.dumps(document, ensure_ascii=False, indent=1))
            return 0
        for line in (*table_lines(table), *offer_lines(table.offers)):
            print(line)
    return 0


def add_do(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("commands", nargs="+", metavar="COMMAND", help='JSON such as {"command": "end_turn"}')
    parser.set_defaults(verb=do)


def do(parsed: argparse.Namespace) -> int:
    from blackbook.rules.command import parse_command
    from blackbook.views.summary import question_lines

    commands = [parse_command(read_json(text)) for text in parsed.commands]
    with opened(parsed.file) as keeper:
        for command in commands:
            done = keeper.do(command)
            print(done.text)
            for line in done.told:
                print(f"  {line}")
            for line in question_lines(keeper.table().question):
                print(line)
    return 0


def read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise UserError(say("This is not JSON: {text} ({error})", text=text, error=str(error))) from None


def add_undo(parser: argparse.ArgumentParser) -> None:
    add_travel(parser, back=True)


def add_redo(parser: argparse.ArgumentParser) -> None:
    add_travel(parser, back=False)


def add_travel(parser: argparse.ArgumentParser, *, back: bool) -> None:
    add_file(parser)
    parser.add_argument("--times", type=int, default=1, metavar="N", help="how many commands")
    parser.set_defaults(verb=travel, back=back)


def travel(parsed: argparse.Namespace) -> int:
    """Undo or redo one command after the other."""
    with opened(parsed.file) as keeper:
        for _ in range(parsed.times):
            text = keeper.undo() if parsed.back else keeper.redo()
            if text is None:
                raise UserError(say("There is nothing to undo.") if parsed.back else say("There is nothing to redo."))
            print(say("Undone: {text}", text=text) if parsed.back else say("Redone: {text}", text=text))
    return 0


def add_verify(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    parser.set_defaults(verb=verify)


def verify(parsed: argparse.Namespace) -> int:
    with opened(parsed.file, read_only=True) as keeper:
        faults = keeper.verify()
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print(say("{file} is sound.", file=str(parsed.file)))
    return 1 if faults else 0


def add_export(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("document", type=Path, metavar="DOCUMENT", help="JSON document to write")
    parser.set_defaults(verb=export)


def export(parsed: argparse.Namespace) -> int:
    with opened(parsed.file, read_only=True) as keeper:
        keeper.export_to(parsed.document)
    print(say("{file} is written.", file=str(parsed.document)))
    return 0


def add_import(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("document", type=Path, metavar="DOCUMENT", help="JSON document to read")
    parser.add_argument("file", type=Path, metavar="FILE", help="campaign file; one that exists is backed up first")
    parser.add_argument("--preview", action="store_true", help="only say what the document holds")
    parser.set_defaults(verb=import_document)


def import_document(parsed: argparse.Namespace) -> int:
    from blackbook.keeper import Keeper, preview_document

    found = preview_document(parsed.document)
    rows = sum(found.rows.values())
    print(say("{file}: %n row(s), {actions} actions", n=rows, file=str(parsed.document), actions=len(found.history)))
    if parsed.preview:
        return 0
    if parsed.file.exists():
        with opened(parsed.file) as keeper:
            keeper.import_into(parsed.document)
    else:
        Keeper.import_new(parsed.document, parsed.file).close()
    print(say("{file} holds the campaign now.", file=str(parsed.file)))
    return 0


# -- without a campaign


def add_commands(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(verb=commands)


def commands(parsed: argparse.Namespace) -> int:
    import blackbook.rules
    from blackbook.rules.command import command_schemas

    assert blackbook.rules.CHAPTERS
    print(json.dumps(command_schemas(), ensure_ascii=False, indent=1))
    return 0


def add_resolve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("cases", nargs="+", metavar="CASE", help="case with rolled dice, as JSON")
    parser.set_defaults(verb=resolve)


def resolve(parsed: argparse.Namespace) -> int:
    from blackbook.resolver.command import resolve_files

    return resolve_files(parsed.cases)


def add_odds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("cases", nargs="+", metavar="CASE", help="case with dice to be rolled, as JSON")
    parser.set_defaults(verb=odds)


def odds(parsed: argparse.Namespace) -> int:
    from blackbook.resolver.odds_command import odds_files

    return odds_files(parsed.cases)


VERBS: dict[str, Callable[[argparse.ArgumentParser], None]] = {
    "new": add_new,
    "show": add_show,
    "commands": add_commands,
    "do": add_do,
    "undo": add_undo,
    "redo": add_redo,
    "export": add_export,
    "import": add_import,
    "verify": add_verify,
    "resolve": add_resolve,
    "odds": add_odds,
}
HELP = {
    "new": "Begin a campaign.",
    "show": "Print what lies on the table.",
    "commands": "Print every command with its parameters as JSON schema.",
    "do": "Do commands in order and print what happened, questions included.",
    "undo": "Take back the last command.",
    "redo": "Do again what was last taken back.",
    "export": "Write a campaign as one readable JSON document.",
    "import": "Bring a JSON document into a campaign file, new or not.",
    "verify": "Check that a campaign file is sound.",
    "resolve": "Find the best placement of rolled dice.",
    "odds": "Compute the chance before the dice are rolled.",
}


if __name__ == "__main__":
    raise SystemExit(main())
