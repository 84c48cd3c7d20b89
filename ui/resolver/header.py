"""The head of the page: what is checked or fought, its difficulty or the step of the round, and the line for rolls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from blackbook.resolver.explanation.outcome import Number
from blackbook.views.scene import SceneView
from ui import theme
from ui.language import shown
from ui.resolver.segments import Segments
from ui.resolver.typed_rolls import Roller, read_rolls
from ui.undo_key import leave_undo_to_the_table
from ui.widgets.labels import ElidedLabel
from ui.widgets.roll import RollError

MOST_TITLE = 420
"""Up to this width the title is never shortened; what stands beside it is."""

ROOM_FOR_HINT = 1400
"""Width from which on there is room for a hint beside the line for rolls."""

STAGES = ("roll", "character", "enemy")


class ResolverHeader(QFrame):
    """Title, kind or stage, difficulty with its parts, and the roll as people type it."""

    rolled = Signal(object)
    """Dice by character as typed: dict of id to tuple of `RolledDie`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._scene: SceneView | None = None
        self._difficulty: Number | None = None
        self._rollers: tuple[Roller, ...] = ()
        self.title = ElidedLabel("", "title")
        self.title.setObjectName("scene_title")
        self.segments = Segments()
        self.segments.setObjectName("scene_kind")
        self.caption = QLabel()
        self.caption.setProperty("role", "dim")
        self.number = QLabel()
        self.number.setProperty("role", "number")
        self.number.setObjectName("difficulty")
        self.parts = ElidedLabel("", "dim")
        self.parts.setObjectName("difficulty_parts")
        self.hint = ElidedLabel("", "dim")
        self.line = QLineEdit()
        self.line.setObjectName("roll_line")
        self.line.setFixedWidth(theme.scaled(200))
        leave_undo_to_the_table(self.line)
        self.line.textEdited.connect(lambda: self._say(""))
        self.problem = QLabel()
        self.problem.setObjectName("roll_problem")
        self.problem.setProperty("role", "danger")
        self.problem.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(theme.step(4))
        row.addWidget(self.title)
        row.addWidget(self.segments)
        row.addWidget(self.caption)
        row.addWidget(self.number)
        row.addWidget(self.parts)
        row.addStretch(1)
        row.addWidget(self.hint)
        row.addWidget(self.line)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.step(6), theme.step(3), theme.step(6), theme.step(3))
        layout.setSpacing(theme.step(1))
        layout.addLayout(row)
        layout.addWidget(self.problem)

    def show_scene(self, scene: SceneView, difficulty: Number | None, rollers: Sequence[Roller]) -> None:
        """Show another state; `rollers` are those whose dice are asked for now, nobody if none are."""
        self._scene, self._difficulty, self._rollers = scene, difficulty, tuple(rollers)
        self._say("")
        self._retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.hint.setVisible(not self._rollers or event.size().width() >= ROOM_FOR_HINT)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        scene = self._scene
        if scene is None:
            return
        self.title.set_full_text(shown(scene.title))
        self.title.setMinimumWidth(min(self.title.sizeHint().width(), theme.scaled(MOST_TITLE)))
        if scene.kind == "check":
            kinds = (self.tr("Defense"), self.tr("Attack"))
            self.segments.set_words(kinds, 1 if scene.check_kind == "attack" else 0)
        else:
            stage = "enemy" if scene.stage == "first" else scene.stage
            steps = (self.tr("Roll"), self.tr("Dice and aims"), self.tr("Enemies"))
            self.segments.set_words(steps, STAGES.index(stage) if stage in STAGES else 0)
        self._say_number(scene)
        asked = bool(self._rollers)
        self.line.setVisible(asked)
        self.hint.set_full_text(self._hint_words(scene, asked))
        self.hint.setVisible(not asked or self.width() >= ROOM_FOR_HINT)
        sample = self._rollers[0].letter if len(self._rollers) > 1 else ""
        self.line.setPlaceholderText(self.tr("{who} d2 a4 a1").format(who=sample).strip())
        self.line.setAccessibleName(self.tr("Roll: the letter of the character, then d for defense or a for attack"))
        self.line.setToolTip(self.line.accessibleName())

    def _hint_words(self, scene: SceneView, asked: bool) -> str:
        if asked:
            return self.tr("Type the roll, or click a die")
        if scene.kind == "check":
            return self.tr("Click a die, then a card")
        if scene.stage == "character":
            return self.tr("Click a die, then a card or an enemy")
        return self.tr("Items and helpers may still be used")

    def _say_number(self, scene: SceneView) -> None:
        fight = scene.kind != "check"
        self.caption.setText(self.tr("Round") if fight else self.tr("Difficulty"))
        self.number.setText(str(scene.round) if fight else str(self._difficulty.value if self._difficulty else "?"))
        self.parts.set_full_text(self._rounds_words(scene) if fight else self._parts_words())

    def _rounds_words(self, scene: SceneView) -> str:
        return self.tr("of {rounds}").format(rounds=scene.rounds) if scene.rounds is not None else ""

    def _parts_words(self) -> str:
        parts = self._difficulty.parts if self._difficulty is not None else ()
        if len(parts) == 1:
            return self.tr("printed {amount}, no demon in the way").format(amount=parts[0].amount)
        words = [self.tr("printed {amount}").format(amount=part.amount) for part in parts[:1]]
        harder = self.tr("{what} +{amount}")
        words += [harder.format(what=shown(part.text), amount=part.amount) for part in parts[1:]]
        return ", ".join(words)

    def read_line(self) -> None:
        """Read what is typed; a sentence says what is not understood."""
        try:
            rolls = read_rolls(self.line.text(), self._rollers)
        except RollError as error:
            self._say(str(error))
            return
        if rolls:
            self.line.clear()
            self._say("")
            self.rolled.emit(rolls)

    def _say(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.line.setProperty("wrong", "true" if problem else "false")
        self.line.style().polish(self.line)
