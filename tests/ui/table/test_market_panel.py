"""The middle of the table: prices with what the buyer's demons add, decks, counters, paragraphs."""

from tests.ui.table.clicking import LEFT, choose, find, popover
from ui.widgets.chip import Chip
from ui.widgets.labels import WrappingLabel
from ui.widgets.word_card import WordCard


def test_prices_are_those_of_whoever_is_on_turn(page, qtbot) -> None:
    page.turn_over()
    assert page.market.prices["Chur"] == "3"
    page.campaign.do_json({"command": "correct", "what": "story_game.on_turn", "of": 1, "value": "yegor"})
    assert page.market.prices["Chur"] == "5", "word cards cost Yegor two rubles more"
    assert page.market.prices["Sample: herb"] == "1"


def test_price_opens_into_its_parts(page, qtbot) -> None:
    page.campaign.do_json({"command": "correct", "what": "story_game.on_turn", "of": 1, "value": "yegor"})
    page.turn_over()
    row = find(page.market, "row white")
    chip = next(each for each in row.findChildren(Chip) if each.accessibleName() == "Chur costs 5")
    qtbot.mouseClick(chip, LEFT)
    assert popover(page).lines == [("printed price", "3"), ("demons of the buyer", "2"), ("To pay", "5")]


def test_card_of_the_market_is_taken_out_of_the_game(page, qtbot) -> None:
    page.turn_over()
    cards = find(page.market, "row black").findChildren(WordCard)
    assert [card.face.name for card in cards] == ["Sample: hail", "Sample: frost", "Sample: ember"]
    qtbot.mouseClick(cards[0], LEFT)
    choose(page, "Out of the game")
    assert [str(card.name) for card in page.campaign.table.market[0].cards] == ["Sample: frost", "Sample: ember"]


def test_decks_stand_in_the_order_of_the_box(page) -> None:
    page.turn_over()
    assert find(page.market, "deck natural").accessibleName() == "Natural items: 19"
    assert find(page.market, "deck useless").value == 8


def test_counters_and_paragraphs(page, qtbot) -> None:
    page.turn_over()
    page.campaign.do_json({"command": "correct_add", "what": "counter", "values": {"name": "candles", "value": 2}})
    page.campaign.do_json(
        {
            "command": "correct_add",
            "what": "paragraph_read",
            "values": {"paragraph": 14, "day": 3, "phase": "noon", "outcome": "by the river"},
        }
    )
    assert find(page.market, "counter candles").text() == "candles: 2"
    texts = [label.text() for label in page.market.findChildren(WrappingLabel) if label.isVisible()]
    assert "Paragraph 14 · day 3, Noon — by the river" in texts


def test_panel_stays_as_it_is_when_only_a_board_changes(page) -> None:
    page.turn_over()
    before = find(page.market, "deck regular")
    page.campaign.do_json({"command": "correct", "what": "character.wounds", "of": "alexander", "value": 1})
    assert find(page.market, "deck regular") is before


def test_price_that_nobody_has_read_is_told(page, qtbot) -> None:
    page.turn_over()
    page.campaign.do_json(
        {
            "command": "correct_add",
            "what": "card_in_play",
            "values": {"card": "castle", "place": "market", "slot": 3},
        }
    )
    assert page.market.prices["Castle"] == "?"
    chips = find(page.market, "row white").findChildren(Chip)
    qtbot.mouseClick(next(chip for chip in chips if chip.accessibleName() == "Price of Castle: not known"), LEFT)
    qtbot.keyClicks(popover(page).number, "6")
    qtbot.mouseClick(find(popover(page), "confirm"), LEFT)
    assert page.market.prices["Castle"] == "6"
