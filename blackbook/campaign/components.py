"""Components on the table, each in one place: word cards, items, jobs, helpers, requests; decks and bags as counts."""

from __future__ import annotations

from sqlmodel import Field

from blackbook.campaign.base import Row

MARKET = "market"


class CardInPlay(Row, table=True):
    """A word card: in a conspiracy, in a hand, in the market, or out of the game."""

    __tablename__ = "card_in_play"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    card: str
    place: str
    """conspiracy, hand, market or out (R-CARD-7)."""
    owner: str | None = None
    slot: int | None = None
    """1 to 4 in a conspiracy (R-CARD-1); 1 to 3 in the market, a row for each colour."""
    face_up: bool = True
    flipped_by: str | None = None
    """demon or fight (R-CARD-9); None while face up."""
    flipping_demon: str | None = None


class ItemToken(Row, table=True):
    """An item token: in an inventory or in the market; those in a bag are only counted."""

    __tablename__ = "item_token"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    item: str
    """Id of the item, or `natural` / `crafted` for a token that nobody has named yet."""
    pool: str
    """natural or crafted: which bag it goes back to (R-ITEM-4)."""
    place: str
    """inventory or market."""
    owner: str | None = None
    slot: int | None = None
    """1 to 6 in an inventory (R-ITEM-1); 1 to 3 in the market, a row for each pool."""


class JobCard(Row, table=True):
    """A job card of a character: in hand, in a demon slot, or set aside while jobs are dealt with."""

    __tablename__ = "job_card"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    job: str
    owner: str
    place: str
    """hand, slot or aside."""
    slot: int | None = None
    """1 to 3: the demon that is at work."""


class HelperCard(Row, table=True):
    """A helper of a character; face down after use until restored (R-HELPER-1)."""

    __tablename__ = "helper_card"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    helper: str
    owner: str
    face_up: bool = True


class RequestCard(Row, table=True):
    """A personal request in a character's hand; its marker lies on its location (R-REQ-1)."""

    __tablename__ = "request_card"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    request: str
    deck: str
    """main, special or story: where its discard pile lies."""
    owner: str
    location: str | None = None
    read: bool = False
    """Its flavour text was read aloud at the first attempt (R-REQ-2)."""
    failed_on: str | None = None
    """Day and phase of the last attempt that failed, as "3 noon": no other way is open in that turn (R-REQ-7)."""
    received_day: int = 1
    """The day for which it was taken; one that is kept over the night counts for the next day (A-REQ-3)."""
    by_day: bool = False
    """It was taken in the middle of that day."""


class Deck(Row, table=True):
    """A deck or bag of which only the numbers are known."""

    __tablename__ = "deck"

    name: str = Field(primary_key=True)
    """black, white: word cards of the market; natural, crafted: the bags; regular, strong: enemies; deal, useless,
    helpers; main, special: requests of the story."""
    left: int = 0
    discarded: int = 0
