"""Lines of a TOML document, found by the path of a field."""

from __future__ import annotations

import pytest

from blackbook.content.lines import Path, line_of

DOCUMENT = """\
# a comment with = and [brackets]
title = "x"

[items.salt]
price = 1
use = [
    { rubles = 1 },
    { rubles = 2 },
]
name = '''
[items.fake]
price = 9
'''
types = []
start.sin = 3
start.rubles = 4

[items."black bread"]
price = 2

[[ways]]
do = "pay"

[ways.spec]
kind = "attack"

[[ways]]
do = "check"

[ways.spec]
kind = "defense"
[[ways.reward]]
rubles = 1
[[ways.reward]]
rubles = 2
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("items", "salt"), 4),
        (("items", "salt", "price"), 5),
        (("items", "salt", "use"), 6),
        (("items", "salt", "use", 1, "rubles"), 6),
        (("items", "salt", "types"), 14),
        (("items", "salt", "start", "sin"), 15),
        (("items", "salt", "start", "rubles"), 16),
        (("items", "salt", "missing"), 4),
        (("items", "black bread", "price"), 19),
        (("ways", 0, "do"), 22),
        (("ways", 0, "spec", "kind"), 25),
        (("ways", 1), 27),
        (("ways", 1, "do"), 28),
        (("ways", 1, "spec", "kind"), 31),
        (("ways", 1, "reward", 0, "rubles"), 33),
        (("ways", 1, "reward", 1, "rubles"), 35),
        (("nowhere",), 1),
        ((), 1),
    ],
    ids=str,
)
def test_the_line_of_the_nearest_statement_is_found(path: Path, line: int) -> None:
    assert line_of(DOCUMENT, path) == line
