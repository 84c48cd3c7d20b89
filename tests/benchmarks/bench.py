"""Runs every benchmark of this folder: `python -m tests.benchmarks.bench [NAME …]`.

A benchmark is a module with a function `measure()` that yields JSON objects, one a measurement. They compare two ways
to the same answer within one run and give ratios, never absolute times, so they mean the same on every machine.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

Measure = Callable[[], Iterator[dict[str, Any]]]


def measures() -> dict[str, Measure]:
    """Every benchmark by the name of its module."""
    names = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in ("__init__", "bench"))
    modules = {name: import_module(f"tests.benchmarks.{name}") for name in names}
    return {name: module.measure for name, module in modules.items() if hasattr(module, "measure")}


def main(chosen: list[str]) -> int:
    """Print one line a measurement; status 1 if some answers differed or a name is unknown."""
    known = measures()
    unknown = [name for name in chosen if name not in known]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; known are {', '.join(known)}", file=sys.stderr)
        return 1
    status = 0
    for name in chosen or known:
        for measurement in known[name]():
            print(json.dumps(measurement), flush=True)
            status |= int(measurement.get("same_answers") is False)
    return status


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
