"""The command `blackbook resolve`: one JSON object a line for each case, in the order given."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TextIO

from blackbook.errors import UserError
from blackbook.resolver.model.case import Case
from blackbook.resolver.model.document import parse_case
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.resolution import resolve, to_json
from blackbook.text import say

Answer = Callable[[Case], dict[str, Any]]


def resolve_files(paths: Iterable[str], output: TextIO | None = None) -> int:
    """Answer each file on a line of its own; exit status 1 if one of them could not be answered."""
    return answer_files(paths, lambda case: to_json(resolve(case)), output)


def answer_files(paths: Iterable[str], answer: Answer, output: TextIO | None = None) -> int:
    """Put each file's answer, or what is wrong with it, on a line; exit status 1 if anything was wrong."""
    status = 0
    stream = output or sys.stdout
    for path in paths:
        line: dict[str, Any] = {"case": path}
        try:
            line |= answer(parse_case(read_document(path)))
        except (UserError, RecursionError) as error:
            line["error"] = str(error if isinstance(error, UserError) else say("is nested too deeply"))
            status = 1
        try:
            print(_readable(line, stream), file=stream, flush=True)
        except BrokenPipeError:
            # Nobody reads any more; at the end Python must not try to write the rest.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
    return status


def _readable(line: dict[str, Any], stream: TextIO) -> str:
    """The line as it can be written: letters that the stream does not know are written as numbers."""
    text = json.dumps(line, ensure_ascii=False)
    try:
        text.encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(line)
    return text


def read_document(path: str) -> object:
    """The JSON document in a file. Raises `CaseError` if there is none."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise CaseError("", say("cannot be opened: {reason}", reason=error.strerror)) from error
    except UnicodeDecodeError as error:
        raise CaseError("", say("is not a text in UTF-8")) from error
    except (json.JSONDecodeError, RecursionError) as error:
        raise CaseError("", say("is no JSON: {reason}", reason=str(error))) from error
    except ValueError as error:
        raise CaseError("", say("holds a number that is too large")) from error
