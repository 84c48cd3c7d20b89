"""The rulebook as code, one file a chapter; each command a small class with describe().

Importing this package makes every chapter known: its commands, steps, effects, offers and watchers.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

CHAPTERS = tuple(sorted(module.name for module in iter_modules(__path__)))
"""Every file of this folder; a chapter is in force by being there."""

for _chapter in CHAPTERS:
    import_module(f"{__name__}.{_chapter}")
