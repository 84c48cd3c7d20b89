"""An enemy of the fight: its numbers, what it does, whom it attacks, and what the plan does to it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from blackbook.resolver.explanation.outcome import EnemyOutcome
from blackbook.views.scene import Foe
from ui import theme
from ui.icons import draw_icon
from ui.language import shown
from ui.resolver.dragging import DropTarget
from ui.widgets.health_bar import draw_bar
from ui.widgets.lettering import draw_line, draw_wrapped, line_height, text_height, text_width
from ui.widgets.tile import Tile, draw_box

MOST_LINES = 4
"""Lines that one effect may take on the card."""


class EnemyCard(Tile):
    """A click, or a die dropped on it, aims what is chosen at it."""

    die_dropped = Signal(str, int)

    def __init__(self, foe: Foe, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(foe.id)
        self._foe = foe
        self._outcome: EnemyOutcome | None = None
        self._target = False
        self.wrap_freely()
        DropTarget(self).dropped.connect(self.die_dropped)
        self.retranslate()

    @property
    def foe(self) -> Foe:
        return self._foe

    def show_foe(self, foe: Foe, outcome: EnemyOutcome | None, target: bool) -> None:
        """Show another state; `outcome` is what the plan does to it, `target` whether a click aims at it now."""
        self._foe, self._outcome, self._target = foe, outcome, target
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        numbers = self.tr("attack {attack}, health {left} of {health}").format(
            attack=self._foe.attack, left=self._foe.health - self._foe.damage, health=self._foe.health)  # fmt: skip
        parts = (shown(self._foe.name), numbers, self.against, *self.lines(), self.planned)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.setToolTip("\n".join(part for part in parts if part))

    @property
    def against(self) -> str:
        """Whom it attacks."""
        if self._foe.state == "defeated":
            return self.tr("defeated")
        if self._foe.state == "fled":
            return self.tr("fled")
        if self._foe.waits:
            return self.tr("waits for somebody to take it over")
        if self._foe.against is None:
            return self.tr("attacks everyone")
        return self.tr("attacks {who}").format(who=shown(self._foe.against))

    @property
    def planned(self) -> str:
        """What the plan does to it this round."""
        if self._outcome is None:
            return ""
        damage = self._outcome.damage.value
        if self._outcome.beaten:
            return self.tr("−{damage}: beaten").format(damage=damage)
        if not damage:
            return ""
        return self.tr("−{damage}: {left} left").format(damage=damage, left=self._outcome.health_left)

    def lines(self) -> list[str]:
        """What it does and what beating it brings."""
        reward = [self.tr("reward: {reward}").format(reward=shown(self._foe.reward))] if self._foe.reward else []
        return [*(shown(effect) for effect in self._foe.effects), *reward]

    # -- drawing

    def _room(self, width: int) -> int:
        return max(20, width - theme.step(6))

    def height_at(self, width: int) -> int:
        small, body = theme.body_font(theme.SMALL), theme.body_font()
        text = sum(text_height(line, small, self._room(width), MOST_LINES) for line in self.lines())
        head = line_height(theme.heading_font()) + line_height(theme.body_font(15, True)) + line_height(body)
        return head + theme.step(2) + theme.scaled(6) + text + theme.step(4)

    def natural_size(self) -> QSize:
        return QSize(theme.scaled(300), self.height_at(theme.scaled(300)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(186), self.height_at(theme.scaled(186)))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        out = self._foe.state != "standing"
        self.corner = theme.CORNER_LARGE
        fill = theme.colour("hover" if self._target and self.underMouse() else "panel")
        edge, width = (theme.colour("ochre"), 2) if self._target else (theme.colour("line"), 1)
        draw_box(painter, rect, fill, edge, self.corner, width)
        inner = rect.adjusted(theme.step(3), theme.step(2), -theme.step(3), -theme.step(2))
        top = self._draw_head(painter, inner, out)
        bar = QRectF(inner.left(), top + theme.step(1), inner.width(), theme.scaled(6))
        draw_bar(painter, bar, self._foe.damage, self._foe.health)
        self._draw_coming(painter, bar)
        top = bar.bottom() + theme.step(1)
        small, dim = theme.body_font(theme.SMALL), theme.colour("dim")
        for line in self.lines():
            place = QRectF(inner.left(), top, inner.width(), inner.bottom() - top + 2)
            top += draw_wrapped(painter, place, line, small, dim, most=MOST_LINES)

    def _draw_head(self, painter: QPainter, inner: QRectF, out: bool) -> float:
        font, body = theme.heading_font(), theme.body_font()
        name = QRectF(inner.left(), inner.top(), inner.width(), line_height(font))
        draw_line(painter, name, shown(self._foe.name), font, theme.colour("dim" if out else "text"))
        numbers = QRectF(inner.left(), name.bottom(), inner.width(), line_height(theme.body_font(15, True)))
        self._draw_numbers(painter, numbers, out)
        below = QRectF(inner.left(), numbers.bottom(), inner.width(), line_height(body))
        draw_line(painter, below, self.against, body, theme.colour("dim"))
        return below.bottom()

    def _draw_numbers(self, painter: QPainter, line: QRectF, out: bool) -> None:
        """Attack and health from the left, what the plan does at the right."""
        font, side = theme.body_font(15, True), theme.scaled(15)
        tint = theme.colour("dim" if out else "text")
        left = line.left()
        left_health = self._foe.health - self._foe.damage
        for icon, text in (("attack", str(self._foe.attack)), ("wound", f"{left_health}/{self._foe.health}")):
            draw_icon(painter, QRectF(left, line.center().y() - side / 2, side, side), icon, theme.colour("dim"))
            left += side + 4
            width = text_width(text, font)
            draw_line(painter, QRectF(left, line.top(), width + 1, line.height()), text, font, tint)
            left += width + theme.step(3)
        self._draw_planned(painter, QRectF(left, line.top(), line.right() - left, line.height()))

    def _draw_planned(self, painter: QPainter, place: QRectF) -> None:
        """In full where there is room, else the damage with a tick or what is left."""
        if self._outcome is None:
            return
        font, beaten = theme.body_font(bold=True), self._outcome.beaten
        tint = theme.colour("spruce_text" if beaten else "ochre_text")
        damage, text = self._outcome.damage.value, self.planned
        if text_width(text, font) > place.width():
            text = f"−{damage}"
            if beaten:
                side = theme.scaled(15)
                tick = QRectF(place.right() - side, place.center().y() - side / 2, side, side)
                draw_icon(painter, tick, "check", tint)
                place = place.adjusted(0, 0, -side - 3, 0)
        draw_line(painter, place, text, font, tint, Qt.AlignmentFlag.AlignRight)

    def _draw_coming(self, painter: QPainter, bar: QRectF) -> None:
        """The damage that the plan adds, in ochre after what is there."""
        if self._outcome is None or not self._foe.health:
            return
        damage = min(self._outcome.damage.value, self._foe.health - self._foe.damage)
        if damage > 0:
            start = bar.width() * self._foe.damage / self._foe.health
            place = QRectF(bar.left() + start, bar.top(), bar.width() * damage / self._foe.health, bar.height())
            draw_box(painter, place, theme.colour("ochre"), None, bar.height() / 2)
