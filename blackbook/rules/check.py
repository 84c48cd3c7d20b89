"""Checks: everyone in the location rolls, places dice and may help; the result stays open until accepted (R-CHECK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from blackbook.campaign.scene import CHARACTER, CHECK, Scene
from blackbook.content.amounts import Counted
from blackbook.content.effects import Check, Effects
from blackbook.resolver.explanation.outcome import Number
from blackbook.rules.advice import advise
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.bridge import resolver_case
from blackbook.rules.conditions import amount
from blackbook.rules.dice import EnterDice
from blackbook.rules.effects import Cause, operation, perform
from blackbook.rules.placing import carry_out_uses, chosen_plan, extras, kept_plan
from blackbook.rules.question import Entry, Option, Question
from blackbook.rules.scenes import CloseScene, SetStage, WhoTakesPart, busy, open_scene, participants
from blackbook.rules.sums import check_number, difficulty_number, number_to_json
from blackbook.rules.unread_cards import ReadCards
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

SUCCESS, FAILURE = "success", "failure"


def begin_check(
    game: Game,
    who: str,
    kind: str | None,
    difficulty: int | str | Counted | None,
    success: Effects,
    fail: Effects,
    cause: Cause,
    request: int | None = None,
    way: int | None = None,
) -> Steps:
    """Steps of a check by that character (R-CHECK-1); what is not known of it is asked for.

    `request` and `way` name the request that it may fulfil.
    """
    number = amount(game, difficulty, cause) if difficulty is not None else None
    return (
        BeginCheck(
            who=who, kind=kind, difficulty=number, success=success, fail=fail, cause=cause, request=request, way=way
        ),
    )


@operation(Check)
def check(game: Game, effect: Check, cause: Cause) -> Steps:
    return begin_check(game, cause.who, effect.kind, effect.difficulty, effect.success, effect.fail, cause)


class CheckStep(Step):
    """What every step of a check knows of it."""

    chapter: ClassVar[str] = "check"

    success: Effects = ()
    fail: Effects = ()
    cause: Cause
    request: int | None = None
    way: int | None = None

    def outcome(self) -> CheckOutcome:
        return CheckOutcome(
            success=self.success, fail=self.fail, cause=self.cause, request=self.request, way=self.way
        )


class BeginCheck(CheckStep):
    """Everyone in the location takes part: they swap cards, then roll (R-CHECK-2, R-CHECK-3)."""

    step: ClassVar[str] = "begin_check"

    who: str
    kind: str | None = None
    difficulty: int | None = None

    def title(self, game: Game) -> Text:
        return say("{who}: a check", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        if self.kind is not None and self.difficulty is not None:
            return None
        kinds = (Option("attack", say("Attack")), Option("defense", say("Defense")))
        options = tuple(option for option in kinds if self.kind in (None, option.id))
        entry = Entry("difficulty", "number", say("Difficulty"), minimum=0, maximum=99, default=self.difficulty)
        return Question("R-CHECK-1", self.title(game), options, entries=(entry,), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return (self.model_copy(update={"kind": answer.chosen[0], "difficulty": int(answer.values["difficulty"])}),)

    def run(self, game: Game) -> Steps:
        from blackbook.rules.conspiracy import swap_cards

        if busy(game, self):
            return NOTHING
        scene = Scene(
            kind=CHECK,
            active=self.who,
            location=game.character(self.who).location,
            check_kind=self.kind,
            difficulty=self.difficulty,
        )
        open_scene(game, scene)
        whos = tuple(row.character for row in participants(game))
        return (
            WhoTakesPart(), *swap_cards(game, whos), ReadCards(whos=whos), EnterDice(),
            SetStage(stage=CHARACTER), AcceptCheck(), self.outcome(), CloseScene(),
        )  # fmt: skip


class AcceptCheck(Step):
    """Dice on cards, items and helpers; until the players accept, anything may still change (R-CHECK-7)."""

    step: ClassVar[str] = "accept_check"
    chapter: ClassVar[str] = "check"

    def title(self, game: Game) -> Text:
        scene = game.scene
        if scene is not None and scene.check_kind == "attack":
            return say("Check of attack: accept the result?")
        return say("Check of defense: accept the result?")

    def question(self, game: Game) -> Question | None:
        scene = game.scene
        if scene is None or scene.result is not None:
            return None
        options = (
            Option("accept", say("Accept the result")),
            Option("keep", say("Keep it open: somebody may still help")),
            Option("dice", say("Tell the dice anew")),
            Option("passed", say("Passed, whatever the sum is")),
            Option("failed", say("Failed, whatever the sum is")),
        )
        entries = (
            Entry("plan", "plan", say("Dice on cards, items and helpers used"), required=False),
            Entry("total", "number", say("The total, if only the sum is told"), required=False, minimum=0, maximum=999),
        )
        return Question(
            "R-CHECK-6", self.title(game), options, entries=entries, who=scene.active, form="plan",
            facts=self._facts(game),
        )  # fmt: skip

    def _facts(self, game: Game) -> dict[str, Any]:
        case = resolver_case(game)
        advice = advise(case, kept_plan(game))
        told = game.scene is not None and "total" in game.scene.plan
        total = check_number(game) if told or advice.outcome is None else advice.outcome.total
        difficulty = difficulty_number(game)
        return {
            "stage": "check",
            "case": case,
            **advice.to_json(),
            "total": number_to_json(total),
            "difficulty": number_to_json(difficulty),
            "success": total.value >= difficulty.value,
        }

    def answered(self, game: Game, answer: Answer) -> Steps:
        choice = answer.chosen[0]
        scene = game.scene
        assert scene is not None
        if choice in ("passed", "failed"):
            scene.result = SUCCESS if choice == "passed" else FAILURE
            return NOTHING
        if choice == "dice":
            return (EnterDice(whos=tuple(row.character for row in participants(game))), self)
        sums_only = "total" in answer.values or bool(scene.plan.get("by_sums"))
        plan = chosen_plan(game, answer.values.get("plan"), sums_only)
        if "total" in answer.values:
            scene.plan = {**scene.plan, "total": answer.values["total"]}
        if choice == "keep":
            return (self,)
        return (*extras(game, plan), *carry_out_uses(game, plan), SettleCheck())


class SettleCheck(Step):
    """The total meets the difficulty or not (R-CHECK-6)."""

    step: ClassVar[str] = "settle_check"
    chapter: ClassVar[str] = "check"

    def title(self, game: Game) -> Text:
        return say("The result of the check")

    def run(self, game: Game) -> Steps:
        scene = game.scene
        if scene is not None:
            total, difficulty = check_number(game), difficulty_number(game)
            scene.result = SUCCESS if total.value >= difficulty.value else FAILURE
            tell_result(game, total, difficulty)
        return NOTHING


def tell_result(game: Game, total: Number, difficulty: Number) -> None:
    numbers = {"total": total.value, "difficulty": difficulty.value}
    if total.value >= difficulty.value:
        game.tell(say("The check succeeds: {total} of {difficulty}", **numbers))
    else:
        game.tell(say("The check fails: {total} of {difficulty}", **numbers))


class CheckOutcome(CheckStep):
    """The consequences, then the table is tidied up (R-CHECK-6, R-CHECK-9, R-CHECK-10)."""

    step: ClassVar[str] = "check_outcome"
    chapter: ClassVar[str] = "table"

    def title(self, game: Game) -> Text:
        return say("How did the check end?")

    def question(self, game: Game) -> Question | None:
        if game.scene is None or game.scene.result is not None:
            return None
        options = (Option(SUCCESS, say("Success")), Option(FAILURE, say("Failure")))
        return Question("R-CHECK-6", self.title(game), options)

    def answered(self, game: Game, answer: Answer) -> Steps:
        if game.scene is not None:
            game.scene.result = answer.chosen[0]
        return (self,)

    def run(self, game: Game) -> Steps:
        if game.scene is None:
            return NOTHING
        passed = game.scene.result == SUCCESS
        close = CloseScene(fulfilled=passed, request=self.request, way=self.way)
        return (*perform(self.success if passed else self.fail, self.cause), close)
