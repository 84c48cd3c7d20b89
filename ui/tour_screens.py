"""The screens of the tour: each sets the window to a moment and gives what is to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.tour import Tour

Draw = Callable[["Tour"], "QWidget"]


def shelf(tour: Tour) -> QWidget:
    from blackbook import paths
    from blackbook.keeper import SUFFIX
    from blackbook.shelf import sample_copy

    sample_copy()
    (paths.campaigns() / f"Old notes{SUFFIX}").write_bytes(b"notes, and no campaign")
    tour.window.show_shelf()
    return tour.window


def empty_shelf(tour: Tour) -> QWidget:
    tour.window.show_shelf()
    assert tour.window.campaigns is not None
    tour.window.campaigns.page.set_cards(())
    return tour.window


def wizard_page(page: int) -> Draw:
    """A page of the wizard for a new campaign, filled in as far as that."""

    def draw(tour: Tour) -> QWidget:
        from PySide6.QtCore import Qt

        from ui.setup.new_campaign import NewCampaign

        wizard = NewCampaign(tour.window)
        wizard.name_page.line.setText("Ныроб")
        for who in ("alexander", "evgenia"):
            wizard.party_page.item(who).setCheckState(Qt.CheckState.Checked)
        for _ in range(page):
            wizard.go_on()
        return tour.dialog(wizard)

    return draw


def table_day(tour: Tour) -> QWidget:
    from ui.tour_play import on_turn

    return tour.at("day", on_turn)


def table_night(tour: Tour) -> QWidget:
    from ui.tour_play import at_night

    return tour.at("night", at_night)


def question_barred(tour: Tour) -> QWidget:
    from PySide6.QtWidgets import QPushButton, QScrollArea

    from ui.tour_play import has_a_barred_option

    window = tour.at("barred", has_a_barred_option)
    tour.settle()
    for link in window.findChildren(QPushButton, "barred"):
        link.setChecked(True)
        tour.settle()
        for area in window.findChildren(QScrollArea):
            if area.isAncestorOf(link):
                area.ensureWidgetVisible(link.parentWidget())
    return window


def refusal(tour: Tour) -> QWidget:
    """A rule is against setting up a story while another one is on the table."""
    from blackbook.rules.setup import SetUp
    from ui.refusal import RefusalDialog
    from ui.tour_play import on_turn

    window = tour.at("day", on_turn)
    assert window.campaign is not None
    window.campaign.do(SetUp(story="blight", characters=("alexander", "vasilisa")))
    dialog = window.findChild(RefusalDialog)
    assert dialog is not None
    return dialog


def earlier_point(tour: Tour) -> QWidget:
    from blackbook.shelf import sample_copy
    from ui.shelf.points_dialog import PointsDialog

    tour.window.show_shelf()
    assert tour.window.campaigns is not None
    tour.window.campaigns.ask_earlier(sample_copy())
    dialog = tour.window.findChild(PointsDialog)
    assert dialog is not None
    return dialog


def import_preview(tour: Tour) -> QWidget:
    from importlib import resources

    from blackbook.shelf import SAMPLE
    from ui.shelf.preview_dialog import PreviewDialog

    tour.window.show_shelf()
    assert tour.window.campaigns is not None
    with resources.as_file(resources.files("campaigns").joinpath(f"{SAMPLE}.json")) as document:
        tour.window.campaigns.preview(document)
    dialog = tour.window.findChild(PreviewDialog)
    assert dialog is not None
    return dialog


def market(tour: Tour) -> QWidget:
    from ui.table.table_page import TablePage
    from ui.tour_play import on_turn

    page = tour.at("day", on_turn).pages.currentWidget()
    assert isinstance(page, TablePage)
    page.turn_over()
    return tour.window


def table_cards(tour: Tour) -> QWidget:
    """The chances beside the question which cards are in the conspiracy."""
    from ui.tour_play import asks_for_cards, take_cards_up

    tour.at("check-cards", asks_for_cards, {"check": {"kind": "defense", "difficulty": 11}}, take_cards_up)
    tour.wait_for_chances()
    return tour.window


def check_cards(tour: Tour) -> QWidget:
    from ui.tour_play import asks_for_cards, take_cards_up

    tour.at("check-cards", asks_for_cards, {"check": {"kind": "defense", "difficulty": 11}}, take_cards_up)
    tour.window.show_scene()
    tour.wait_for_chances()
    return tour.window


def check_dice(tour: Tour) -> QWidget:
    from ui.tour_play import asks_for_dice

    tour.at("check-dice", asks_for_dice, {"check": {"kind": "defense", "difficulty": 11}})
    tour.window.show_scene()
    tour.wait_for_chances()
    return tour.window


def check_plan(tour: Tour) -> QWidget:
    from ui.tour_play import asks_for_a_plan

    tour.at("check-plan", asks_for_a_plan, {"check": {"kind": "defense", "difficulty": 11}})
    tour.window.show_scene()
    return tour.window


def fight_dice(tour: Tour) -> QWidget:
    from ui.tour_play import asks_for_dice

    tour.at("fight-dice", asks_for_dice, {"fight": {"regular": 1}})
    tour.window.show_scene()
    tour.wait_for_chances()
    return tour.window


def fight(tour: Tour) -> QWidget:
    from ui.tour_play import asks_for_a_plan

    tour.at("fight", asks_for_a_plan, {"fight": {"regular": 2}})
    tour.window.show_scene()
    return tour.window


def trial(tour: Tour) -> QWidget:
    from ui.tour_play import on_turn

    tour.at("trial", on_turn)
    tour.window.what_if.begin()
    return tour.window


def settings_tab(tab: int) -> Draw:
    """A page of the settings."""

    def draw(tour: Tour) -> QWidget:
        from ui.tour_play import on_turn

        dialog = tour.at("day", on_turn).show_settings()
        dialog.tabs.setCurrentIndex(tab)
        return dialog

    return draw


def keys(tour: Tour) -> QWidget:
    from ui.tour_play import on_turn

    tour.at("day", on_turn).show_keys()
    return tour.window


def palette(tour: Tour) -> QWidget:
    from ui.tour_play import on_turn

    tour.at("day", on_turn).show_palette()
    return tour.window


def gallery(tour: Tour) -> QWidget:
    from ui.language import language
    from ui.widgets.gallery import gallery as all_widgets

    page = all_widgets(lambda english, russian: russian if language() == "ru" else english)
    page.setObjectName("gallery")
    page.resize(tour.window.width(), page.heightForWidth(tour.window.width()))
    return tour.dialog(page)


SCREENS: dict[str, Draw] = {
    "shelf-empty": empty_shelf,
    "shelf": shelf,
    "shelf-earlier-point": earlier_point,
    "shelf-import": import_preview,
    "wizard-1-name": wizard_page(0),
    "wizard-2-story": wizard_page(1),
    "wizard-3-characters": wizard_page(2),
    "wizard-4-boards": wizard_page(3),
    "table-day": table_day,
    "table-market": market,
    "table-cards": table_cards,
    "table-night": table_night,
    "question-barred": question_barred,
    "refusal": refusal,
    "check-cards": check_cards,
    "check-dice": check_dice,
    "check-plan": check_plan,
    "fight-dice": fight_dice,
    "fight": fight,
    "trial": trial,
    "settings-look": settings_tab(0),
    "settings-house-rules": settings_tab(1),
    "settings-automation": settings_tab(2),
    "keys": keys,
    "palette": palette,
    "widgets": gallery,
}
"""Every screen by the first part of the names of its pictures."""
