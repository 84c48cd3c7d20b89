"""A row of dice is turned, typed, lengthened and shortened by hand."""

from PySide6.QtCore import Qt

from ui.widgets.dice_row import DiceRow
from ui.widgets.roll import Roll, RolledDie

ROLL = (RolledDie("defense", 2), RolledDie("attack", 4), RolledDie("attack", 1))


def changes_of(row: DiceRow) -> list[tuple[RolledDie, ...]]:
    changes: list[tuple[RolledDie, ...]] = []
    row.dice_changed.connect(changes.append)
    return changes


def test_typed_roll_replaces_the_dice(shown, qtbot) -> None:
    row = shown(DiceRow([RolledDie("attack")]))
    changes, rolls = changes_of(row), []
    row.rolled.connect(rolls.append)
    qtbot.keyClicks(row.entry.line, "Y d2 a4 a1")
    qtbot.keyClick(row.entry.line, Qt.Key.Key_Return)
    assert rolls == [Roll(ROLL, "Y")]
    assert changes == [ROLL]
    assert row.dice == ROLL
    assert [(tile.kind, tile.value) for tile in row.tiles] == [("defense", 2), ("attack", 4), ("attack", 1)]
    assert row.entry.line.text() == ""


def test_wrong_roll_changes_nothing_and_is_explained_until_mended(shown, qtbot) -> None:
    row = shown(DiceRow(ROLL))
    changes = changes_of(row)
    qtbot.keyClicks(row.entry.line, "d2 q")
    qtbot.keyClick(row.entry.line, Qt.Key.Key_Return)
    assert changes == []
    assert row.dice == ROLL
    assert row.entry.problem.isVisible()
    assert "“q”" in row.entry.problem.text()
    assert row.entry.line.text() == "d2 q"
    qtbot.keyClick(row.entry.line, Qt.Key.Key_Backspace)
    assert not row.entry.problem.isVisible()


def test_turning_one_die_tells_all_dice(shown, qtbot) -> None:
    row = shown(DiceRow(ROLL))
    changes = changes_of(row)
    qtbot.keyClick(row.tiles[1], Qt.Key.Key_3)
    assert changes == [(ROLL[0], RolledDie("attack", 3), ROLL[2])]


def test_dice_are_added_and_removed(shown, qtbot) -> None:
    row = shown(DiceRow(ROLL))
    changes = changes_of(row)
    row.add_tile.kind_chosen.emit("defense")
    assert row.dice == (*ROLL, RolledDie("defense"))
    qtbot.keyClick(row.tiles[3], Qt.Key.Key_Delete)
    assert row.dice == ROLL
    assert len(changes) == 2
    assert len(row.tiles) == 3


def test_click_names_the_place(shown, qtbot) -> None:
    row = shown(DiceRow(ROLL, editable=False))
    places: list[int] = []
    row.die_clicked.connect(places.append)
    qtbot.mouseClick(row.tiles[2], Qt.MouseButton.LeftButton)
    assert places == [2]
    assert row.dice == ROLL
    assert not row.entry.isVisible()
    assert not row.add_tile.isVisible()


def test_states_reach_the_dice(shown) -> None:
    row = shown(DiceRow(ROLL))
    kept = row.tiles
    row.set_dice([ROLL[0], RolledDie("attack", 4, placed=True), RolledDie("attack", 1, dim=True)])
    assert row.tiles is kept
    assert [tile.placed for tile in row.tiles] == [False, True, False]
    assert "counts for nothing" in row.tiles[2].accessibleName()


def test_known_faces_bound_the_dice(shown, qtbot) -> None:
    row = shown(DiceRow([RolledDie("attack", 4)], faces={"attack": (1, 4)}))
    qtbot.keyClick(row.tiles[0], Qt.Key.Key_Up)
    assert row.dice == (RolledDie("attack", 1),)
