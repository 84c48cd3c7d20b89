"""Dice of a check or round: how many are due, and how they fell (R-CHECK-3, R-COMBAT-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from blackbook.campaign.components import CardInPlay
from blackbook.campaign.scene import CHECK, Participant, Scene
from blackbook.content.effects import DiceChange
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import amount, holds
from blackbook.rules.effects import Cause
from blackbook.rules.question import Entry, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

Die = dict[str, Any]
KINDS = {"a": "attack", "d": "defense"}


def scene_names(scene: Scene) -> set[str]:
    """What a printed "only in …" is compared with."""
    return {"any", scene.kind, "final" if scene.final else scene.kind}


def dice_due(game: Game, who: str) -> dict[str, int]:
    """Dice that a character rolls now: its own without those set aside, and those that its keys add."""
    from blackbook.rules.demons import dice_of

    due = dict(dice_of(game, who))
    scene = game.scene
    for card in game.state.all(CardInPlay):
        printed = game.library.word_cards.get(card.card)
        if card.owner != who or card.place != "conspiracy" or not card.face_up or printed is None or scene is None:
            continue
        cause = Cause(who=who, kind="word_cards", component=card.card)
        for passive in printed.passive or ():
            if not scene_names(scene) & set(passive.scenes) or not holds(game, passive.condition, cause):
                continue
            for effect in passive.do:
                if isinstance(effect, DiceChange) and effect.add is not None and effect.kind != "any":
                    due[effect.kind] = due.get(effect.kind, 0) + amount(game, effect.add, cause)
    return {kind: max(0, due.get(kind, 0)) for kind in ("attack", "defense")}


def dice_are_open(game: Game, who: str) -> bool:
    """Whether nobody has told yet how many dice the board of the character gives."""
    character, board = game.character(who), game.library.characters.get(who)
    told = board is not None and board.dice.attack is not None and board.dice.defense is not None
    return not told and not character.attack_dice and not character.defense_dice


def lost_dice(game: Game, row: Participant) -> set[str]:
    """Dice that lie on a card that was flipped or lost since: they stay there and give nothing (R-CARD-8)."""
    lost = set()
    for die, id in row.placements.items():
        card = game.state.find(CardInPlay, id)
        if card is None or not card.face_up or card.place != "conspiracy":
            lost.add(die)
    return lost


def read_die(written: object) -> Die:
    """A die as people write it, "d2" or "a4"; UserError if it is no die."""
    if isinstance(written, dict) and written.get("kind") in KINDS.values() and isinstance(written.get("value"), int):
        return {"kind": written["kind"], "value": max(0, written["value"])}
    if isinstance(written, str):
        letter, number = written.strip().casefold()[:1], written.strip()[1:]
        if letter in KINDS and number.isdigit():
            return {"kind": KINDS[letter], "value": int(number)}
    raise UserError(say('"{die}" is no die: write d2 for a defense die, a4 for an attack die.', die=str(written)))


def write_die(die: Die) -> str:
    return f"{die['kind'][0]}{die['value']}"


class EnterDice(Step):
    """All roll at once, and tell how the dice fell; or they will tell sums only."""

    step: ClassVar[str] = "enter_dice"
    chapter: ClassVar[str] = "check"

    whos: tuple[str, ...] = ()
    """Who rolls; nobody named = everyone who takes part and has not rolled yet."""
    more: int | None = None
    """So many further dice of one kind instead of all that are due."""
    kind: str = "any"

    def title(self, game: Game) -> Text:
        names = tuple(game.name("characters", row.character) for row in self._rows(game))
        return say("Roll the dice: {names}", names=names)

    def question(self, game: Game) -> Question | None:
        from blackbook.rules.bridge import resolver_case

        rows = self._rows(game)
        if game.scene is None or not rows:
            return None
        faces = game.library.dice
        facts: dict[str, Any] = {
            "scene": game.scene.kind,
            "round": game.scene.round,
            "characters": [self._asked(game, row) for row in rows],
            "faces": {
                "attack": list(faces.attack) if faces.attack is not None else None,
                "defense": list(faces.defense) if faces.defense is not None else None,
            },
        }
        if self.more is None:
            facts["case"] = resolver_case(game)
        return Question(
            "R-CHECK-3" if game.scene.kind == CHECK else "R-COMBAT-10",
            self.title(game),
            (Option("totals", say("Only sums will be told")),),
            least=0,
            entries=(Entry("dice", "dice", say("Dice of each character, such as d2 a4"), required=False),),
            who=self.whos[0] if len(self.whos) == 1 else None,
            form="dice",
            facts=facts,
        )

    def answered(self, game: Game, answer: Answer) -> Steps:
        rolled = answer.values.get("dice")
        sums_only = "totals" in answer.chosen
        if not sums_only and not isinstance(rolled, dict):
            raise UserError(say("Tell the dice of each character, or choose to tell sums only."))
        again = self.more is None and any(row.rolled for row in self._rows(game))
        if again and game.scene is not None:
            # Dice told anew: the plan for the old ones is void.
            game.scene.plan = {key: value for key, value in game.scene.plan.items() if key == "by_sums"}
        for row in self._rows(game):
            if sums_only:
                self._keep(row, [])
                continue
            written = rolled.get(row.character, []) if isinstance(rolled, dict) else []
            if not isinstance(written, list):
                raise UserError(say("The dice of {who} must be a list.", who=game.name("characters", row.character)))
            dice = [read_die(each) for each in written]
            self._check_number(game, row, dice)
            self._keep(row, dice)
            shown = tuple(write_die(die) for die in dice)
            game.tell(say("{who} rolls {dice}", who=game.name("characters", row.character), dice=shown))
        if sums_only and game.scene is not None:
            game.scene.plan = {**game.scene.plan, "by_sums": True}
        return NOTHING

    def _rows(self, game: Game) -> list[Participant]:
        from blackbook.rules.scenes import standing

        if not self.whos:
            return [row for row in standing(game) if not row.rolled]
        return [row for row in standing(game) if row.character in self.whos]

    def _due(self, game: Game, who: str) -> dict[str, int]:
        if self.more is None:
            return dice_due(game, who)
        return {self.kind: self.more}

    def _asked(self, game: Game, row: Participant) -> dict[str, Any]:
        due = self._due(game, row.character)
        return {
            "id": row.character,
            "name": dict(game.name("characters", row.character).languages),
            "attack": due.get("attack", 0),
            "defense": due.get("defense", 0),
            "any": due.get("any", 0),
            "now": [write_die(die) for die in row.dice],
        }

    def _keep(self, row: Participant, dice: list[Die]) -> None:
        if self.more is not None:
            row.dice = [*row.dice, *dice]
            return
        # Dice that an effect has added before the roll lie there already.
        row.dice = dice if row.rolled else [*row.dice, *dice]
        row.placements = {}
        row.rolled = True

    def _check_number(self, game: Game, row: Participant, dice: list[Die]) -> None:
        if self.more is None and dice_are_open(game, row.character):
            return
        due = self._due(game, row.character)
        rolled = {kind: sum(1 for die in dice if die["kind"] == kind) for kind in KINDS.values()}
        fits = len(dice) == due["any"] if "any" in due else all(n == due.get(kind, 0) for kind, n in rolled.items())
        if not fits:
            reason = say(
                "{who} rolls {attack} attack and {defense} defense dice.",
                who=game.name("characters", row.character), attack=due.get("attack", 0), defense=due.get("defense", 0),
            )  # fmt: skip
            game.forbid("R-CHECK-3" if game.scene is not None and game.scene.kind == CHECK else "R-COMBAT-10", reason)
