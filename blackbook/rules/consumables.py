"""Items and helpers used in a check or fight (R-ITEM-3, R-ITEM-8, R-ITEM-9, R-CHECK-12, R-COMBAT-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from blackbook.campaign.components import HelperCard, ItemToken
from blackbook.campaign.scene import COMBAT, ENEMY, STANDING, EnemyInPlay, Participant
from blackbook.content.effects import Effects, If, May, OneOf, Stat, Wounds
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.choices import NoteToPlayers, words
from blackbook.rules.conditions import amount, asks, holds
from blackbook.rules.effects import Cause, operation, perform
from blackbook.rules.question import Barred, Entry, Option, Question
from blackbook.rules.wounds import heal
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

MOST = 30


def use_consumable(
    game: Game, owner: str, kind: str, id: int, target: str | None = None, also: str | None = None
) -> Steps:
    """Use an item ("items") or helper ("helpers") of that row in the scene; the token is spent at once.

    `target` is the enemy that its attack hits (``enemy-5``) or the character that its defense or healing is for, `also`
    that character where it gives both. RuleBroken if a rule is against it.
    """
    component, effects = _taken(game, owner, kind, id)
    whom = _whom(game, owner, target, also)
    _allowed(game, owner, whom, effects)
    enemy = _enemy(game, target)
    if effects is None:
        return (UnknownUse(owner=owner, kind=kind, component=component, whom=whom, enemy=enemy),)
    return (ApplyUse(owner=owner, kind=kind, component=component, effects=effects, whom=whom, enemy=enemy),)


def note_use(game: Game, own: Cause, attack: int, defense: int, whom: str) -> Steps:
    """Keep what was used; in a fight attack is aimed, and hits at once if the character step is over (W-17)."""
    scene = game.scene
    assert scene is not None
    use = {
        "owner": own.who, "kind": own.kind, "component": own.component, "attack": attack, "defense": defense,
        "target": whom, "enemy": own.enemy, "round": scene.round, "dealt": False, "counted": False,
    }  # fmt: skip
    scene.used = [*scene.used, use]
    game.tell(
        say("{who} uses {what}", who=game.name("characters", own.who), what=game.name(own.kind, own.component))
    )
    if attack and scene.kind == COMBAT:
        return (AimConsumable(index=len(scene.used) - 1),)
    return NOTHING


class ApplyUse(Step):
    """What a consumable does, once what it leaves to choose is chosen (R-GEN-7)."""

    step: ClassVar[str] = "apply_use"
    chapter: ClassVar[str] = "items"

    owner: str
    kind: str
    component: str
    effects: Effects
    whom: str
    enemy: int | None = None

    def title(self, game: Game) -> Text:
        who, what = game.name("characters", self.owner), game.name(self.kind, self.component)
        return say("{who} uses {what}", who=who, what=what)

    def question(self, game: Game) -> Question | None:
        ways = self._ways(game)
        if len(ways) < 2:
            return None
        options = tuple(Option(str(number), words(game, way)) for number, way in enumerate(ways, 1))
        return Question("R-GEN-7", self.title(game), options, who=self.owner)

    def run(self, game: Game) -> Steps:
        return self._apply(game, self._ways(game)[0])

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._apply(game, self._ways(game)[int(answer.chosen[0]) - 1])

    def _own(self) -> Cause:
        return Cause(who=self.owner, kind=self.kind, component=self.component, enemy=self.enemy)

    def _ways(self, game: Game) -> list[Effects]:
        return ways_of_use(game, self.effects, self._own())

    def _apply(self, game: Game, effects: Effects) -> Steps:
        own = self._own()
        attack = defense = 0
        steps: list[Step] = []
        for effect in effects:
            if isinstance(effect, Stat):
                attack += amount(game, effect.attack or 0, own)
                defense += amount(game, effect.defense or 0, own)
            else:
                steps += perform((effect,), own.about(self.whom) if isinstance(effect, Wounds) else own)
        if attack or defense:
            steps += note_use(game, own, attack, defense, self.whom)
        return steps


def ways_of_use(game: Game, effects: Effects, own: Cause) -> list[Effects]:
    """Every way to take the effects: conditions of the owner decided, one option of each choice."""
    ways: list[Effects] = [()]
    for effect in effects:
        more: list[Effects] = [(effect,)]
        if isinstance(effect, If) and not asks(effect.condition):
            taken = effect.then if holds(game, effect.condition, own) else effect.otherwise
            more = ways_of_use(game, taken, own)
        elif isinstance(effect, OneOf):
            more = [way for option in effect.options for way in ways_of_use(game, option, own)]
        elif isinstance(effect, May):
            more = [*ways_of_use(game, effect.effects, own), ()]
        ways = [(*way, *each) for way in ways for each in more]
    return ways


def _taken(game: Game, owner: str, kind: str, id: int) -> tuple[str, Effects | None]:
    """Spend the token or turn the helper down; its component and what that does, None if nobody knows."""
    if kind == "items":
        token = game.state.find(ItemToken, id)
        if token is None or token.owner != owner or token.place != "inventory":
            raise UserError(say("{who} has no such item.", who=game.name("characters", owner)))
        from blackbook.rules.items import discard_item

        item = game.library.items.get(token.item)
        _check_item(game, token, item.scenes if item is not None else ("any",))
        discard_item(game, token)
        return token.item, item.use if item is not None else None
    card = game.state.find(HelperCard, id)
    if card is None or card.owner != owner:
        raise UserError(say("{who} has no such helper.", who=game.name("characters", owner)))
    from blackbook.rules.helpers import cannot_help, spend

    barred = cannot_help(game, card)
    if barred is not None:
        game.forbid(barred.rule, barred.reason)
    helper = game.library.helpers.get(card.helper)
    spend(game, card)
    return card.helper, helper.use if helper is not None else None


def _check_item(game: Game, token: ItemToken, scenes: tuple[str, ...]) -> None:
    barred = item_barred(game, token.pool)
    if barred is not None:
        game.forbid(barred.rule, barred.reason)
    scene = game.scene
    now = {"any"} if scene is None else {"any", scene.kind, "final" if scene.final else scene.kind}
    if not now & set(scenes):
        game.forbid("R-ITEM-8", say("This item does not help here; it helps in: {scenes}.", scenes=scenes))


def item_barred(game: Game, pool: str) -> Barred | None:
    """Why no item of a category can be used now: an enemy blocks it (R-ENEMY-9, R-ITEM-7)."""
    from blackbook.rules.enemies import blocking

    enemy = blocking(game, pool)
    if enemy is None:
        return None
    name = game.name("enemies", enemy.enemy)
    if pool == "natural":
        return Barred("R-ENEMY-9", say("{enemy} blocks natural items.", enemy=name))
    return Barred("R-ENEMY-9", say("{enemy} blocks crafted items.", enemy=name))


def _whom(game: Game, owner: str, target: str | None, also: str | None) -> str:
    """The character that is helped: the one named, else the owner."""
    return next((id for id in (also, target) if id is not None and id in game.seats), owner)


def _enemy(game: Game, target: str | None) -> int | None:
    if target is None or target in game.seats:
        return None
    number = target.rpartition("-")[2]
    enemy = game.state.find(EnemyInPlay, int(number)) if number.isdigit() else None
    if enemy is None:
        raise UserError(say('"{id}" names nothing on the table.', id=target))
    return enemy.id


def _allowed(game: Game, owner: str, whom: str, effects: Effects | None) -> None:
    for who in dict.fromkeys((owner, whom)):
        name = game.name("characters", who)
        if game.character(who).defeated:
            game.forbid("R-DEFEAT-2", say("{who} is defeated: no own items, no healing.", who=name))
        row = game.state.find(Participant, who)
        if row is None or row.excluded:
            game.forbid("R-COMBAT-19", say("{who} does not take part.", who=name))


class AimConsumable(Step):
    """An attack used is aimed at one enemy; once the dice have struck it strikes at once (R-COMBAT-13)."""

    step: ClassVar[str] = "aim_consumable"
    chapter: ClassVar[str] = "combat"

    index: int

    def title(self, game: Game) -> Text:
        use = self._use(game)
        if use is None:
            return say("Aim an attack")
        return say("Which enemy does {what} hit?", what=game.name(use["kind"], use["component"]))

    def question(self, game: Game) -> Question | None:
        use = self._use(game)
        enemies = self._enemies(game)
        if use is None or use["enemy"] is not None or len(enemies) < 2:
            return None
        options = tuple(
            Option(str(enemy.id), say("{enemy}", enemy=game.name("enemies", enemy.enemy))) for enemy in enemies
        )
        return Question("R-COMBAT-13", self.title(game), options, who=use["owner"])

    def run(self, game: Game) -> Steps:
        use = self._use(game)
        if use is None:
            return NOTHING
        enemies = self._enemies(game)
        chosen = use["enemy"] if use["enemy"] is not None else enemies[0].id if enemies else None
        return self._aim(game, use, chosen)

    def answered(self, game: Game, answer: Answer) -> Steps:
        use = self._use(game)
        return self._aim(game, use, int(answer.chosen[0])) if use is not None else NOTHING

    def _use(self, game: Game) -> dict[str, Any] | None:
        used = game.scene.used if game.scene is not None else []
        return used[self.index] if self.index < len(used) else None

    def _enemies(self, game: Game) -> list[EnemyInPlay]:
        return [enemy for enemy in game.state.all(EnemyInPlay) if enemy.state == STANDING]

    def _aim(self, game: Game, use: dict[str, Any], enemy: int | None) -> Steps:
        from blackbook.rules.enemies import hit

        scene = game.scene
        assert scene is not None
        strikes = scene.stage == ENEMY and enemy is not None
        aimed = {**use, "enemy": enemy, "dealt": strikes}
        scene.used = [aimed if index == self.index else each for index, each in enumerate(scene.used)]
        return hit(game, game.state.get(EnemyInPlay, enemy), use["attack"]) if strikes else NOTHING


class UnknownUse(Step):
    """A consumable of which nobody has told what it does: the players tell what it gives here."""

    step: ClassVar[str] = "unknown_use"
    chapter: ClassVar[str] = "items"

    owner: str
    kind: str
    component: str
    whom: str
    enemy: int | None = None

    def title(self, game: Game) -> Text:
        return say("What does {what} give?", what=game.name(self.kind, self.component))

    def question(self, game: Game) -> Question | None:
        entries = (
            Entry("attack", "number", say("Attack"), required=False, minimum=0, maximum=MOST, default=0),
            Entry("defense", "number", say("Defense"), required=False, minimum=0, maximum=MOST, default=0),
            Entry("heal", "number", say("Wounds healed"), required=False, minimum=0, maximum=MOST, default=0),
        )
        options = (Option("done", say("Done")),)
        return Question("R-ITEM-8", self.title(game), options, least=0, entries=entries, who=self.owner)

    def answered(self, game: Game, answer: Answer) -> Steps:
        attack, defense, healed = (int(answer.values.get(name) or 0) for name in ("attack", "defense", "heal"))
        heal(game, game.character(self.whom), healed)
        own = Cause(who=self.owner, kind=self.kind, component=self.component, enemy=self.enemy)
        return note_use(game, own, attack, defense, self.whom) if game.scene is not None else NOTHING


@operation(Stat)
def stat(game: Game, effect: Stat, cause: Cause) -> Steps:
    """Attack or defense that an effect brings into the scene that is going on; elsewhere the players see to it."""
    if game.scene is None:
        return (NoteToPlayers(effects=(effect,), cause=cause),)
    attack, defense = (amount(game, value or 0, cause) for value in (effect.attack, effect.defense))
    return note_use(game, cause, attack, defense, cause.who)
