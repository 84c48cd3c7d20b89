"""Shows all widgets: ``python -m ui.widgets``; with ``--picture FILE.png`` draws them into a file instead."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from ui import theme
from ui.language import use_language
from ui.widgets.gallery import gallery


def main(arguments: list[str] | None = None) -> int:
    """Show or draw the gallery and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m ui.widgets", description="All widgets with sample values.")
    parser.add_argument("--theme", choices=sorted(theme.PALETTES), default="dark")
    parser.add_argument("--language", choices=["en", "ru"], default="en")
    parser.add_argument("--scale", type=int, default=100, help="text scale in per cent, 75 to 200")
    parser.add_argument("--width", type=int, default=1440, help="width of the picture or window in pixels")
    parser.add_argument("--picture", type=Path, metavar="FILE.png", help="draw into a file, without a window")
    chosen = parser.parse_args(arguments)
    if chosen.picture:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication([])
    theme.apply_theme(app, chosen.theme, chosen.scale)
    use_language(chosen.language)
    if chosen.picture:
        return draw(chosen.picture, chosen.language, chosen.width)
    window = QScrollArea()
    window.setWidgetResizable(True)
    window.setWidget(_page(chosen.language))
    window.resize(chosen.width, 900)
    window.show()
    return app.exec()


def draw(file: Path, language: str, width: int) -> int:
    """Draw the gallery into a picture file; 1 if it could not be written."""
    page = _page(language)
    page.resize(width, page.heightForWidth(width))
    page.show()
    return 0 if page.grab().save(str(file)) else 1


def _page(language: str) -> QWidget:
    return gallery(lambda english, russian: russian if language == "ru" else english)


if __name__ == "__main__":
    sys.exit(main())
