"""Which tests show which rules: `python -m tests.coverage_of_rules` prints every id with its tests.

It fails if a requirement that the program carries out, checks or asks has no test, if a worked example or an edge case
has no test of its name, or if a test names an id that there is not.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path

import pytest

IDS = Path(__file__).with_name("rule_ids.txt")
NEEDS_TEST = frozenset("AVPWT")


class Collector:
    """Notes the rule markers of all tests that pytest finds."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = defaultdict(set)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            name = item.nodeid.split("[")[0]
            for marker in item.iter_markers("rule"):
                for id in marker.args:
                    self.tests[id].add(name)


def rule_ids() -> dict[str, str]:
    """Every id with its tag."""
    lines = [line.split() for line in IDS.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {line[0]: line[1] for line in lines}


def faults(ids: dict[str, str], tests: dict[str, set[str]]) -> list[str]:
    """What is wrong with the coverage, a line each."""
    found = [f"{id}: no test shows it" for id, tag in ids.items() if tag in NEEDS_TEST and id not in tests]
    found += [f"{id}: there is no such rule, but {min(names)} names it" for id, names in tests.items() if id not in ids]
    for id, tag in ids.items():
        if tag in "WT" and id in tests and not any(is_named_after(name, id) for name in tests[id]):
            found.append(f"{id}: no test is named after it")
    return found


def is_named_after(test: str, id: str) -> bool:
    wanted = f"test_{id.lower().replace('-', '_')}"
    function = test.rsplit("::", 1)[-1]
    return function == wanted or function.startswith(f"{wanted}_")


def main() -> int:
    collector = Collector()
    quiet = ["--collect-only", "-q", "-q", "-n", "0", "-p", "no:randomly", "--no-header", "--no-summary", "tests"]
    status = pytest.main(quiet, plugins=[collector])
    if status != pytest.ExitCode.OK:
        return int(status)
    ids = rule_ids()
    for id, tag in ids.items():
        names = sorted(collector.tests.get(id, ()))
        print(f"{id} [{tag}] {', '.join(names) if names else '—'}")
    wrong = faults(ids, collector.tests)
    shown = sum(id in collector.tests for id in ids)
    print(f"{shown} of {len(ids)} ids are shown by tests; {len(wrong)} fault(s)")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
