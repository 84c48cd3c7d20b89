"""The journal beside the table: what has happened, newest first; any point can be gone back to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QToolButton, QVBoxLayout, QWidget

from blackbook.keeper import HistoryLine
from blackbook.text import Name, Text
from ui import theme
from ui.icons import icon
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.widgets.journal_list import JournalList, JournalRow

SHOWN, SEARCHED = 200, 100_000


class JournalPanel(QWidget):
    """Lists the entries, and above them those that were undone and can be done again."""

    jump_asked = Signal(object, str, QWidget)
    """Entry (None is the start), what it says, and the widget to ask at."""
    bookmark_asked = Signal(QWidget)

    def __init__(self, campaign: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._campaign = campaign
        self._lines: list[HistoryLine] = []
        self.title = QLabel(self)
        self.title.setProperty("role", "name")
        self.bookmark = self._tool("bookmark")
        self.bookmark.clicked.connect(lambda: self.bookmark_asked.emit(self.bookmark))
        self.points = self._tool("journal")
        self.points.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self.fill_menu)
        self.points.setMenu(self.menu)
        self.search = QLineEdit(self)
        self.search.setObjectName("search_journal")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.refresh)
        self.list = JournalList(parent=self)
        self.list.setObjectName("journal")
        self.list.clicked.connect(self._ask_to_jump)
        self.list.activated.connect(self._ask_to_jump)
        self._lay_out()
        self.retranslate()

    def _tool(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setIcon(icon(name))
        return button

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self.title)
        head.addSpacing(theme.step(2))
        head.addWidget(self.search, 1)
        head.addWidget(self.bookmark)
        head.addWidget(self.points)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 8, 12, 4)
        layout.setSpacing(theme.step(1))
        layout.addLayout(head)
        layout.addWidget(self.list, 1)

    @property
    def lines(self) -> list[HistoryLine]:
        """The entries of the rows, from the top."""
        return self._lines

    def refresh(self) -> None:
        """Show the journal as it stands, narrowed down to what is searched for."""
        keeper = self._campaign.keeper
        wanted = self.search.text().strip().casefold()
        past = keeper.history(SEARCHED if wanted else SHOWN)
        future = tuple(reversed(keeper.future()))
        marked = {entry: name for name, entry in keeper.bookmarks()}
        rows = [(line, True) for line in future] + [(line, False) for line in past]
        found = [(line, self._row(line, undone, marked)) for line, undone in rows]
        found = [(line, row) for line, row in found if wanted in f"{row.text}\n{row.detail}".casefold()]
        self._lines = [line for line, _ in found]
        self.list.set_rows([row for _, row in found])

    def _row(self, line: HistoryLine, undone: bool, marked: dict[int | None, str]) -> JournalRow:
        notes = [marked[line.id]] if line.id in marked else []
        if line.despite:
            notes.append(self.tr("Despite {rules}").format(rules=", ".join(line.despite)))
        return JournalRow(
            time=line.at.astimezone().strftime("%H:%M"),
            text=shown(line.text),
            detail="\n".join(shown(text) for text in line.told),
            names=tuple(self._things(line)),
            undone=undone,
            mark="bookmark" if line.id in marked else "despite" if line.despite else "",
            note="\n".join(notes),
        )

    def _things(self, line: HistoryLine) -> set[str]:
        """Names of components in the sentences, but not those of people and places."""
        known = {shown(board.name) for board in self._campaign.table.boards}
        known |= {shown(board.place) for board in self._campaign.table.boards if board.place is not None}
        return {name for text in (line.text, *line.told) for name in _names(text)} - known

    def _ask_to_jump(self, index: QModelIndex) -> None:
        line = self._lines[index.row()]
        self.jump_asked.emit(line.id, shown(line.text), self.list)

    # -- points to go back to

    def fill_menu(self) -> None:
        """List bookmarks and the ends of lines that were abandoned."""
        keeper = self._campaign.keeper
        self.menu.clear()
        bookmarks = keeper.bookmarks()
        self.menu.addSection(self.tr("Bookmarks"))
        for name, entry in bookmarks:
            self._add_point(entry, name)
        if not bookmarks:
            self.menu.addAction(self.tr("None yet")).setEnabled(False)
        self._add_point(None, self.tr("The start of the campaign"))
        branches = keeper.branches()
        if branches:
            self.menu.addSection(self.tr("Abandoned lines"))
        for tip, _ in branches:
            self._add_point(tip.id, f"{tip.at.astimezone():%H:%M}  {shown(tip.text)}")

    def _add_point(self, entry: int | None, name: str) -> None:
        action = self.menu.addAction(name)
        action.triggered.connect(lambda: self.jump_asked.emit(entry, name, self.points))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        self.title.setText(self.tr("Journal"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the journal"))
        for button, text in (
            (self.bookmark, self.tr("Set a bookmark here")),
            (self.points, self.tr("Bookmarks and abandoned lines")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.refresh()


def _names(value: object) -> list[str]:
    """The names of components within a text, also within texts that it holds."""
    if isinstance(value, Name):
        return [shown(value)]
    if isinstance(value, Text):
        return [name for each in value.values.values() for name in _names(each)]
    if isinstance(value, tuple | list):
        return [name for each in value for name in _names(each)]
    return []
