"""Corrections by hand: the table is right; any value can be set, any component moved, added, taken away (R-GEN-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field

from blackbook.campaign.base import Row
from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.errors import UserError
from blackbook.rules.command import Command
from blackbook.rules.correctable import Value, check_value, key_field, key_of, row_of, subject, tables
from blackbook.rules.correctable_values import VALUES
from blackbook.rules.correction_effects import before_correction, corrected, lifted
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

MOVABLE: tuple[type[Row], ...] = (CardInPlay, ItemToken, JobCard, HelperCard, RequestCard)
"""Components that lie somewhere, and may be laid elsewhere."""
PLACES_WITH_SLOTS = {("card_in_play", "conspiracy"): 4, ("item_token", "inventory"): 6, ("job_card", "slot"): 3}
RULES_OF_SLOTS = {"card_in_play": "R-CARD-1", "item_token": "R-ITEM-1", "job_card": "R-DEMON-1"}


def field_of(what: str) -> tuple[type[Row], str, Value]:
    """Table, field and kind of a value such as "character.wounds". UserError if there is none."""
    name, _, field = what.partition(".")
    table = tables().get(name)
    if table is None or field not in VALUES[table]:
        raise UserError(say('There is no value "{what}" to correct.', what=what))
    return table, field, VALUES[table][field]


def table_of(what: str) -> type[Row]:
    table = tables().get(what)
    if table is None:
        raise UserError(say('There are no "{what}" to correct.', what=what))
    return table


class Correct(Command):
    """Set a value by hand; what is derived from it follows."""

    command: ClassVar[str] = "correct"
    at_any_time: ClassVar[bool] = True

    what: str
    """Table and field, such as character.wounds."""
    of: str | int | None = None
    """Which row; not needed where there is one only."""
    value: Any = None

    def describe(self, game: Game) -> Text:
        table, _, value = field_of(self.what)
        about = subject(game, row_of(game, table, self.of))
        shown = in_words(game, value, self.value)
        return say("Corrected: {subject}, {field} = {value}", subject=about, field=value.label, value=shown)

    def apply(self, game: Game) -> None:
        table, field, value = field_of(self.what)
        row = row_of(game, table, self.of)
        set_value(game, row, field, value, self.value)
        require_steps_to_go_on(game)


def in_words(game: Game, value: Value, given: Any) -> Any:
    """A value as people read it: the name of a choice, yes or no."""
    if given is None:
        return say("nothing")
    if isinstance(given, bool):
        return say("yes") if given else say("no")
    labels = {option.id: option.label for option in value.choices(game)} if value.choices is not None else {}
    return labels.get(given, given) if isinstance(given, str) else given


def set_value(game: Game, row: Row, field: str, value: Value, given: Any) -> None:
    barred = check_value(game, field, value, given)
    if barred is not None:
        game.forbid(barred.rule, barred.reason)
    before = getattr(row, field)
    if before == given:
        return
    before_correction(game, row, field, given)
    setattr(row, field, given)
    game.agenda.push(*corrected(game, row, field, before))


WITHOUT_OWNER = ("market", "out")
"""Places where a component belongs to nobody."""


class MoveComponent(Command):
    """Lay a card, token, job, helper or request elsewhere: another place, owner or slot."""

    command: ClassVar[str] = "correct_move"
    at_any_time: ClassVar[bool] = True

    what: str
    """card_in_play, item_token, job_card, helper_card or request_card."""
    of: int
    place: str | None = None
    owner: str | None = None
    """Left out, it stays with its owner where things have one, and nobody has it elsewhere."""
    slot: int | None = Field(default=None, ge=1)
    """The first free one if none is named."""

    def describe(self, game: Game) -> Text:
        row = row_of(game, table_of(self.what), self.of)
        about, owner = subject(game, row), self._owner(row)
        to = game.name("characters", owner) if owner is not None else say("nobody")
        known = VALUES[table_of(self.what)].get("place")
        place = in_words(game, known, self.place) if known is not None and self.place is not None else say("hand")
        return say("Corrected: {subject} → {place}, {who}", subject=about, place=place, who=to)

    def apply(self, game: Game) -> None:
        table = table_of(self.what)
        if table not in MOVABLE:
            raise UserError(say("Only cards, items, jobs, helpers and requests lie in places."))
        row = row_of(game, table, self.of)
        new: dict[str, Any] = {"owner": self._owner(row)}
        if "place" in VALUES[table]:
            new["place"] = self.place if self.place is not None else getattr(row, "place", None)
            new["slot"] = self._slot(game, row, str(new["place"]))
        for field, given in new.items():
            barred = check_value(game, field, VALUES[table][field], given)
            if barred is not None:
                game.forbid(barred.rule, barred.reason)
        for field, given in new.items():
            setattr(row, field, given)
        game.agenda.push(*corrected(game, row, "place", None))
        require_steps_to_go_on(game)

    def _owner(self, row: Row) -> str | None:
        if self.owner is not None or self.place in WITHOUT_OWNER:
            return self.owner
        return getattr(row, "owner", None)

    def _slot(self, game: Game, row: Row, place: str) -> int | None:
        """The slot named, or the first free one; RuleBroken if the place is full or the slot taken."""
        size = PLACES_WITH_SLOTS.get((self.what, place), 3 if place == "market" else None)
        if size is None:
            return None
        here = (place, self._owner(row))
        taken = {
            getattr(each, "slot", None)
            for each in game.state.all(type(row))
            if each is not row and (getattr(each, "place", None), getattr(each, "owner", None)) == here
        }
        free = next((slot for slot in range(1, size + 1) if slot not in taken), None)
        slot = self.slot if self.slot is not None else free
        if place != "market" and (slot is None or slot in taken):
            game.forbid(RULES_OF_SLOTS[self.what], say("There is no free slot."))
        return slot if slot is not None else size


class AddRow(Command):
    """Put something on the table that the program does not know of, such as a card, a token or an enemy."""

    command: ClassVar[str] = "correct_add"
    at_any_time: ClassVar[bool] = True

    what: str
    values: dict[str, Any]

    def describe(self, game: Game) -> Text:
        return say("Corrected: {thing} is added", thing=self.what.replace("_", " "))

    def apply(self, game: Game) -> None:
        table = table_of(self.what)
        fields = VALUES[table]
        key = key_field(table)
        known = {*fields, key} if key is not None else set(fields)
        strangers = tuple(sorted(set(self.values) - known))
        if strangers:
            raise UserError(say("These are no values of it: {names}.", names=strangers))
        for field, given in self.values.items():
            if field == key:
                if not isinstance(given, str | int) or given in {key_of(row) for row in game.state.all(table)}:
                    raise UserError(say('"{key}" is there already, or is no name.', key=str(given)))
                continue
            barred = check_value(game, field, fields[field], given)
            if barred is not None:
                game.forbid(barred.rule, barred.reason)
        missing = tuple(
            name for name, info in table.model_fields.items() if info.is_required() and name not in self.values
        )
        if missing:
            raise UserError(say("Tell these values too: {names}.", names=missing))
        row = game.state.add(table(**self.values))
        game.tell(say("{subject} is on the table", subject=subject(game, row)))
        game.agenda.push(*corrected(game, row, "place", None))


class RemoveRow(Command):
    """Take something off the table that is not there; with `back` it is counted into its bag or deck again."""

    command: ClassVar[str] = "correct_remove"
    at_any_time: ClassVar[bool] = True

    what: str
    of: str | int
    back: bool = False

    def describe(self, game: Game) -> Text:
        about = subject(game, row_of(game, table_of(self.what), self.of))
        return say("Corrected: {subject} is not there", subject=about)

    def apply(self, game: Game) -> None:
        table = table_of(self.what)
        if str(table.__tablename__) in ("campaign", "story_game", "track", "character", "seat", "scene"):
            raise UserError(say("This cannot be taken away; clear the table instead."))
        row = row_of(game, table, self.of)
        if self.back:
            deck = deck_of(game, row)
            if deck is None:
                raise UserError(say("It belongs to no deck or bag."))
            game.deck(deck).left += 1
        game.state.remove(row)
        game.agenda.push(*lifted(game, row))
        require_steps_to_go_on(game)


def require_steps_to_go_on(game: Game) -> None:
    """UserError if something that is still to be done is about what has just been taken away."""
    for step in game.agenda.steps:
        try:
            step.question(game)
            step.title(game)
        except (KeyError, UserError):
            raise UserError(
                say("Something that waits to be done needs it: finish that, or tick it off first.")
            ) from None


def deck_of(game: Game, row: Row) -> str | None:
    """The deck or bag that a component came from."""
    match row:
        case ItemToken():
            return row.pool
        case RequestCard():
            return row.deck
        case HelperCard():
            return "helpers"
        case JobCard():
            return "useless" if row.job == "useless" else None
        case CardInPlay():
            if row.card in ("black", "white"):
                return row.card
            printed = game.library.word_cards.get(row.card)
            return printed.colour if printed is not None else None
    return None
