"""Effects are written alike wherever they stand, in whatever order the modules were imported."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import blackbook.content.{first}
from blackbook.content.effects import effects_from_data
from blackbook.rules.effects import Cause, Perform
effects = effects_from_data([{{"fight": {{"regular": 1}}, "draw": "win"}}, {{"check": {{"kind": "attack"}}}}])
print(Perform(effects=effects, cause=Cause(who="a")).model_dump(mode="json", by_alias=True, exclude_unset=True))
"""


def test_import_order_does_not_change_how_effects_are_written() -> None:
    effects = "[{'fight': {'regular': 1}, 'draw': 'win'}, {'check': {'kind': 'attack'}}]"
    expected = f"{{'effects': {effects}, 'cause': {{'who': 'a'}}}}"
    for first in ("requests", "effects", "library"):
        script = SCRIPT.format(first=first)
        written = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
        assert written.strip() == expected, first
