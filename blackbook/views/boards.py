"""A character's board as the table screen shows it."""

from __future__ import annotations

from dataclasses import dataclass

from blackbook.campaign.characters import Character, SetAsideDie
from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.content.captions import describe_word_card
from blackbook.content.wording import describe_all
from blackbook.rules.conspiracy import card_name, conspiracy, hand
from blackbook.rules.demons import DEMON_SLOTS, awake_slots, demon_in, demon_name, job_in
from blackbook.rules.fulfilling import reasons_against, ways_of, words_of_way
from blackbook.rules.game import Game
from blackbook.rules.helpers import cannot_help, helpers_of
from blackbook.rules.items import SPACES, inventory, item_name
from blackbook.rules.requests import request_name, requests_of
from blackbook.text import Name, Text


@dataclass(frozen=True)
class CardView:
    """A word card; `lines` say what it does as far as that is known."""

    id: int
    card: str
    name: Name | Text
    colour: str | None
    type: str | None
    lines: tuple[Text, ...]
    face_up: bool
    slot: int | None
    known: bool


@dataclass(frozen=True)
class ItemView:
    """An item token; `lines` say what it does."""

    id: int
    item: str
    name: Name | Text
    pool: str
    types: tuple[str, ...]
    lines: tuple[Text, ...]
    slot: int | None
    named: bool


@dataclass(frozen=True)
class DemonView:
    """A demon slot: who lies in wait there, and which job keeps it at work."""

    slot: int
    name: Name | Text
    awake: bool
    penalty: Text | None
    job: JobView | None


@dataclass(frozen=True)
class JobView:
    id: int
    job: str
    name: Name | Text
    does: Text | None
    sins: int | None
    useless: bool


@dataclass(frozen=True)
class HelperView:
    id: int
    name: Name | Text
    does: Text | None
    ready: bool
    barred: Text | None


@dataclass(frozen=True)
class RequestView:
    """A personal request; `conditions` may be told, the card's story is not (R-REQ-2)."""

    id: int
    name: Name | Text
    place: Name | None
    conditions: tuple[Text, ...]
    phases: tuple[str, ...]
    here: bool
    open: bool
    read: bool


@dataclass(frozen=True)
class BoardView:
    """Everything on and beside a character's board."""

    id: str
    name: Name
    letter: str
    place: Name | None
    location: str | None
    port: bool
    on_turn: bool
    first_player: bool
    defeated: bool
    sins: int
    cursed: bool
    wounds: int
    health: int
    rubles: int
    attack_dice: int
    defense_dice: int
    attack_set_aside: int
    defense_set_aside: int
    conspiracy: tuple[CardView | None, ...]
    """Four slots."""
    hand: tuple[CardView, ...]
    items: tuple[ItemView | None, ...]
    """Six spaces, and behind them what is too many."""
    demons: tuple[DemonView, ...]
    jobs_in_hand: tuple[JobView, ...]
    helpers: tuple[HelperView, ...]
    requests: tuple[RequestView, ...]


def board(game: Game, character: Character) -> BoardView:
    """The board of a character."""
    who = character.id
    printed = game.library.characters.get(who)
    story = game.story
    name = game.name("characters", who)
    aside = [die.kind for die in game.state.all(SetAsideDie) if die.character == who]
    cards = {card.slot: card_view(game, card) for card in conspiracy(game, who)}
    return BoardView(
        id=who,
        name=name,
        letter=(printed.letter if printed is not None and printed.letter else str(name)[:1]),
        place=game.name("locations", character.location) if character.location is not None else None,
        location=character.location,
        port=is_port(game, character.location),
        on_turn=story.on_turn == who,
        first_player=story.first_player == who,
        defeated=character.defeated,
        sins=character.sins,
        cursed=character.cursed,
        wounds=character.wounds,
        health=character.health,
        rubles=character.rubles,
        attack_dice=character.attack_dice,
        defense_dice=character.defense_dice,
        attack_set_aside=aside.count("attack"),
        defense_set_aside=aside.count("defense"),
        conspiracy=tuple(cards.get(slot) for slot in range(1, 5)),
        hand=tuple(card_view(game, card) for card in hand(game, who)),
        items=spaces(game, who),
        demons=tuple(demon_view(game, who, slot) for slot in DEMON_SLOTS),
        jobs_in_hand=tuple(job_view(game, job) for job in jobs(game, who) if job.place != "slot"),
        helpers=tuple(helper_view(game, card) for card in helpers_of(game, who)),
        requests=tuple(request_view(game, card) for card in requests_of(game, who)),
    )


def spaces(game: Game, who: str) -> tuple[ItemView | None, ...]:
    """The items by their space; a seventh one, or one whose space is taken, comes behind (R-ITEM-2)."""
    lying: dict[int, ItemView] = {}
    too_many = []
    for token in inventory(game, who):
        slot = token.slot or 0
        if 0 < slot <= SPACES and slot not in lying:
            lying[slot] = item_view(game, token)
        else:
            too_many.append(item_view(game, token))
    return (*(lying.get(slot) for slot in range(1, SPACES + 1)), *too_many)


def is_port(game: Game, location: str | None) -> bool:
    printed = game.library.locations.get(location) if location is not None else None
    return printed is not None and bool(printed.port)


def card_view(game: Game, card: CardInPlay) -> CardView:
    printed = game.library.word_cards.get(card.card)
    lines = describe_word_card(printed) if printed is not None else ()
    colour = printed.colour if printed is not None else card.card if card.card in ("black", "white") else None
    return CardView(
        id=card.id or 0,
        card=card.card,
        name=card_name(game, card),
        colour=colour,
        type=printed.type if printed is not None else None,
        lines=lines,
        face_up=card.face_up,
        slot=card.slot,
        known=bool(lines),
    )


def item_view(game: Game, token: ItemToken) -> ItemView:
    printed = game.library.items.get(token.item)
    lines = (describe_all(printed.use, game.library.name_of),) if printed is not None and printed.use else ()
    return ItemView(
        id=token.id or 0,
        item=token.item,
        name=item_name(game, token),
        pool=token.pool,
        types=(printed.types or ()) if printed is not None else (),
        lines=lines,
        slot=token.slot,
        named=printed is not None,
    )


def jobs(game: Game, who: str) -> list[JobCard]:
    return [job for job in game.state.all(JobCard) if job.owner == who]


def job_view(game: Game, job: JobCard) -> JobView:
    printed = game.library.jobs.get(job.job)
    return JobView(
        id=job.id or 0,
        job=job.job,
        name=game.name("jobs", job.job),
        does=describe_all(printed.do, game.library.name_of) if printed is not None and printed.do else None,
        sins=printed.sin if printed is not None else None,
        useless=printed is not None and printed.owner == "useless",
    )


def demon_view(game: Game, who: str, slot: int) -> DemonView:
    demon, job = demon_in(game, who, slot), job_in(game, who, slot)
    return DemonView(
        slot=slot,
        name=demon_name(game, who, slot),
        awake=slot in awake_slots(game, who),
        penalty=describe_all(demon.effect, game.library.name_of) if demon is not None and demon.effect else None,
        job=job_view(game, job) if job is not None else None,
    )


def helper_view(game: Game, card: HelperCard) -> HelperView:
    printed = game.library.helpers.get(card.helper)
    barred = cannot_help(game, card)
    return HelperView(
        id=card.id or 0,
        name=game.name("helpers", card.helper),
        does=describe_all(printed.use, game.library.name_of) if printed is not None and printed.use else None,
        ready=card.face_up,
        barred=barred.reason if barred is not None else None,
    )


def request_view(game: Game, card: RequestCard) -> RequestView:
    printed = game.library.requests.get(card.request)
    return RequestView(
        id=card.id or 0,
        name=request_name(game, card),
        place=game.name("locations", card.location) if card.location is not None else None,
        conditions=tuple(words_of_way(way) for way in ways_of(game, card)),
        phases=printed.phases if printed is not None else (),
        here=card.location is not None and game.character(card.owner).location == card.location,
        open=not reasons_against(game, card),
        read=card.read,
    )

