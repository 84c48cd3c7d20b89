"""Second page of the wizard: which story, how hard, and whether one person plays alone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QRadioButton, QWidget

from blackbook.new_campaign import DIFFICULTIES, StoryChoice
from ui import theme
from ui.language import shown
from ui.setup.page import Page
from ui.table.words import word
from ui.widgets.labels import WrappingLabel


class StoryPage(Page):
    """The first story is chosen until somebody chooses another; one that must wait says for what."""

    def __init__(self, stories: Sequence[StoryChoice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_heading(
            self.tr("Which story?"), self.tr("In the recommended order. A first campaign begins with the first one.")
        )
        self._stories = QButtonGroup(self)
        self.story_buttons: dict[str, QRadioButton] = {}
        for story in stories:
            self.body.addWidget(self._story_button(story))
        self.story_buttons[stories[0].id].setChecked(True)
        self.body.addSpacing(theme.step(2))
        self.body.addWidget(WrappingLabel(self.tr("Difficulty"), "heading"))
        self.body.addLayout(self._difficulties())
        self.solo_box = QCheckBox(self.tr("Solo: one person plays two characters"))
        self.solo_box.setObjectName("solo")
        self.solo_box.toggled.connect(self.changed)
        self.body.addWidget(self.solo_box)
        self.body.addStretch(1)
        self.setFocusProxy(self.story_buttons[stories[0].id])

    def _story_button(self, story: StoryChoice) -> QRadioButton:
        button = QRadioButton(shown(story.name))
        button.setObjectName(story.id)
        if story.barred is not None:
            button.setEnabled(False)
            button.setText(self.tr("{story} (waits for other stories)").format(story=shown(story.name)))
            button.setToolTip(shown(story.barred))
        self._stories.addButton(button)
        self.story_buttons[story.id] = button
        return button

    def _difficulties(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.step(4))
        self._difficulty = QButtonGroup(self)
        self.difficulty_buttons: dict[str, QRadioButton] = {}
        for id in DIFFICULTIES:
            button = QRadioButton(word(id).capitalize())
            button.setObjectName(id)
            self._difficulty.addButton(button)
            self.difficulty_buttons[id] = button
            row.addWidget(button)
        row.addStretch(1)
        self.difficulty_buttons["normal"].setChecked(True)
        return row

    @property
    def story(self) -> str:
        """Id of the chosen story."""
        return self._stories.checkedButton().objectName()

    @property
    def difficulty(self) -> str:
        """normal, hard or very_hard."""
        return self._difficulty.checkedButton().objectName()

    @property
    def solo(self) -> bool:
        return self.solo_box.isChecked()
