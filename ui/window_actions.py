"""The actions of the window, and what the palette finds besides: what can be done at the table now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from blackbook.text import Text
from ui.keys import Action, Keys, buttons_with_keys, key_text
from ui.language import LANGUAGES, said_in, shown
from ui.look import scale_text, switch_language, switch_theme
from ui.open_campaign import OpenCampaign
from ui.palette import Entry

if TYPE_CHECKING:
    from ui.window import Window

CONTEXT = "Actions"


def window_actions(window: Window) -> tuple[Action, ...]:
    """Everything the window can do, with its keys."""

    def at_table() -> bool:
        return window.campaign is not None

    def in_trial() -> bool:
        return window.what_if.is_on

    def for_good() -> bool:
        return at_table() and not in_trial()

    def action(
        id: str, source: str, do: Callable[[], object], key: str = "", possible: Callable[[], bool] = lambda: True
    ) -> Action:
        return Action(id, CONTEXT, source, do, key, possible)

    wearer = window.preferences
    return (
        action("palette", QT_TRANSLATE_NOOP("Actions", "Find any action"), window.show_palette, "Ctrl+K"),
        action("keys", QT_TRANSLATE_NOOP("Actions", "Show all keys"), window.show_keys, "?"),
        action("undo", QT_TRANSLATE_NOOP("Actions", "Undo"), window.undo, "Ctrl+Z", at_table),
        action("redo", QT_TRANSLATE_NOOP("Actions", "Redo"), window.redo, "Ctrl+Shift+Z", at_table),
        action("table", QT_TRANSLATE_NOOP("Actions", "Show the table"), window.show_table, "F2", at_table),
        action("scene", QT_TRANSLATE_NOOP("Actions", "Show the check or fight"), window.show_scene, "F3",
               window.scene_is_on),
        action("shelf", QT_TRANSLATE_NOOP("Actions", "Close and show the shelf"), window.show_shelf, "Ctrl+W",
               at_table),
        action("new", QT_TRANSLATE_NOOP("Actions", "New campaign"), window.begin_new, "Ctrl+N"),
        action("open", QT_TRANSLATE_NOOP("Actions", "Open a campaign from another folder"), window.open_other,
               "Ctrl+O"),
        action("sample", QT_TRANSLATE_NOOP("Actions", "Open the sample campaign"),
               lambda: window.begin(sample=True)),
        action("story", QT_TRANSLATE_NOOP("Actions", "Set up a story"), window.set_up_story, "", at_table),
        action("settings", QT_TRANSLATE_NOOP("Actions", "Settings"), window.show_settings, "Ctrl+,"),
        action("theme", QT_TRANSLATE_NOOP("Actions", "Switch between dark and light"),
               partial(switch_theme, wearer), "Ctrl+T"),
        action("language", QT_TRANSLATE_NOOP("Actions", "Switch between English and Russian"),
               partial(switch_language, wearer), "Ctrl+L"),
        action("larger", QT_TRANSLATE_NOOP("Actions", "Larger text"), partial(scale_text, wearer, 10), "Ctrl++"),
        action("smaller", QT_TRANSLATE_NOOP("Actions", "Smaller text"), partial(scale_text, wearer, -10), "Ctrl+-"),
        action("backup", QT_TRANSLATE_NOOP("Actions", "Take a backup now"), window.back_up, "Ctrl+S", for_good),
        action("try", QT_TRANSLATE_NOOP("Actions", "Try it in a copy"), window.what_if.begin, "F6", for_good),
        action("keep", QT_TRANSLATE_NOOP("Actions", "Keep the trial"), window.what_if.keep, "F7", in_trial),
        action("drop", QT_TRANSLATE_NOOP("Actions", "Drop the trial"), window.what_if.drop, "F8", in_trial),
        action("quit", QT_TRANSLATE_NOOP("Actions", "Quit"), window.close, "Ctrl+Q"),
    )  # fmt: skip


def palette_entries(keys: Keys, page: QWidget | None, campaign: OpenCampaign | None) -> list[Entry]:
    """What can be done at the table first, then what the page and the window can do."""
    entries = list(_offers(campaign)) if campaign is not None else []
    known = {entry.text for entry in entries}
    for button in buttons_with_keys(page) if page is not None else ():
        text = button.accessibleName() or button.text()
        if button.isEnabled() and text not in known:
            entries.append(Entry(text, (text,), button.click, key_text(button.shortcut())))
    entries += [
        Entry(action.text, action.words, action.do, key_text(action.key))
        for action in keys.possible
        if action.id != "palette"
    ]
    return entries


def _offers(campaign: OpenCampaign) -> list[Entry]:
    table, question, game = campaign.table, campaign.question, campaign.keeper.game()
    entries = [
        _entry(offer.label, partial(campaign.do, offer.command), offer.command.describe(game))
        for offer in table.offers
        if offer.barred is None
    ]
    if question is not None and question.form == "options" and question.most == 1:
        required = any(entry.required for entry in question.entries)
        entries = [
            *(
                _entry(option.label, partial(campaign.answer, option.id), question.text)
                for option in question.open_options
                if not required
            ),
            *entries,
        ]
    return entries


def _entry(label: Text, do: Callable[[], object], what: Text) -> Entry:
    """Found by its label and by the sentence that the journal would have."""
    words = tuple(dict.fromkeys(said_in(language, text) for text in (label, what) for language in LANGUAGES))
    return Entry(shown(label), words, do, note=shown(what) if shown(what) != shown(label) else "")
