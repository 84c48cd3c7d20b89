"""Jobs planned ahead: what each way to place them brings, costs and leaves awake."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from blackbook.views.jobs_ahead import JobsAhead, PlacementView
from ui import theme
from ui.language import shown
from ui.table.popover import Popover
from ui.widgets.labels import WrappingLabel

HEIGHT = 420


class JobsPopover(Popover):
    """The ways that keep most demons at work come first; jobs are placed at night, by the night's own question."""

    width_wanted = 400

    def __init__(self, title: str, ahead: JobsAhead, parent: QWidget) -> None:
        super().__init__(title, parent)
        for line in ahead.outlook:
            self.body.addWidget(WrappingLabel(shown(line), "dim"))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, theme.step(1), 0)
        column.setSpacing(theme.step(1))
        self.rows: list[tuple[str, str]] = []
        for placement in ahead.placements:
            column.addWidget(self._row(placement))
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(content)
        area.setFixedHeight(min(theme.scaled(HEIGHT), max(theme.scaled(80), len(self.rows) * theme.scaled(62))))
        self.body.addWidget(area)

    def _row(self, placement: PlacementView) -> QFrame:
        row = QFrame()
        row.setProperty("role", "alert" if placement.deal else "raised")
        inner = QVBoxLayout(row)
        inner.setContentsMargins(10, 6, 10, 6)
        inner.setSpacing(1)
        jobs = " + ".join(shown(job) for job in placement.jobs) or self.tr("No job")
        parts = [shown(effect) for effect in placement.effects]
        if placement.deal:
            parts.append(self.tr("a deal is drawn"))
        awake = ", ".join(shown(name) for name in placement.awake)
        parts.append(self.tr("awake: {demons}").format(demons=awake) if awake else self.tr("nobody awake"))
        details = " · ".join(parts)
        inner.addWidget(WrappingLabel(jobs, "strong"))
        inner.addWidget(WrappingLabel(details, "small"))
        self.rows.append((jobs, details))
        return row
