"""The small style sheet over Fusion; widgets choose their part of it by the property ``role``."""

from __future__ import annotations

from string import Template

from ui.icons import tinted_file
from ui.theme import BODY, CORNER, CORNER_LARGE, CORNER_SMALL, HUGE, LARGE, SMALL, TITLE, Theme

_LABELS = """
QLabel { background: transparent; }
QLabel[role="heading"] { font-family: "$serif"; font-weight: bold; font-size: ${large}px; }
QLabel[role="title"] { font-family: "$serif"; font-weight: bold; font-size: ${title}px; }
QLabel[role="huge"] { font-family: "$serif"; font-weight: bold; font-size: ${huge}px; }
QLabel[role="number"] { font-weight: bold; font-size: ${large}px; }
QLabel[role="name"] { font-family: "$serif"; font-weight: bold; font-size: ${body}px; }
QLabel[role="strong"] { font-weight: bold; }
QLabel[role="small"] { font-size: ${small}px; color: $dim; }
QLabel[role="dim"] { color: $dim; }
QLabel[role="danger"] { color: $cinnabar_text; }
QLabel[role="active"] { color: $ochre_text; }
QLabel[role="on_trial"] { color: $on_ochre; font-weight: bold; }
QLabel[role="good"] { color: $spruce_text; }
QLabel[role="key"] { font-family: monospace; font-size: ${small}px; color: $dim;
    border: 1px solid $outline; border-radius: ${corner_small}px; padding: 1px 5px; }
"""

_FRAMES = """
QFrame[role="panel"] { background: $panel; border: 1px solid $line; border-radius: ${corner_large}px; }
QFrame[role="raised"] { background: $raised; border: none; border-radius: ${corner}px; }
QFrame[role="active"] { background: $panel; border: 2px solid $ochre; border-radius: ${corner_large}px; }
QFrame[role="alert"] { background: $alert; border: none; border-left: 3px solid $cinnabar;
    border-radius: ${corner_small}px; }
QFrame[role="bar"] { background: $panel; border: none; border-bottom: 1px solid $line; }
QFrame[role="trial"] { background: $ochre; border: none; }
QFrame[role="side"] { background: $panel; border: none; border-left: 1px solid $line; }
QFrame[role="popover"] { background: $panel; border: 1px solid $outline; border-radius: ${corner}px; }
QFrame[role="rule"] { background: $line; border: none; max-height: 1px; min-height: 1px; }
"""

_BUTTONS = """
QPushButton { background: $raised; color: $text; border: 1px solid $line; border-radius: ${corner}px;
    padding: 6px 12px; min-height: ${line_height}px; icon-size: ${icon}px; }
QPushButton:hover { background: $hover; border-color: $outline; }
QPushButton:pressed { background: $line; }
QPushButton:focus { border: 2px solid $ochre; padding: 5px 11px; }
QPushButton:checked { background: $hover; border-color: $ochre; }
QPushButton:disabled { color: $dim; background: transparent; border: 1px dashed $line; }
QPushButton[role="primary"] { background: $ochre; color: $on_ochre; border-color: $ochre; font-weight: bold; }
QPushButton[role="primary"]:hover { border-color: $text; }
QPushButton[role="primary"]:focus { border: 2px solid $text; }
QPushButton[role="primary"]:disabled { background: $raised; color: $dim; border: 1px dashed $outline; }
QPushButton[role="quiet"], QToolButton { background: transparent; color: $text; border: 1px solid transparent;
    border-radius: ${corner}px; padding: 4px 8px; icon-size: ${icon}px; }
QPushButton[role="quiet"]:hover, QToolButton:hover { background: $hover; }
QPushButton[role="quiet"]:focus, QToolButton:focus { border: 2px solid $ochre; padding: 3px 7px; }
QPushButton[role="link"] { background: transparent; border: none; color: $ochre_text; padding: 2px 0;
    text-align: left; }
QPushButton[role="link"]:hover, QPushButton[role="link"]:focus { text-decoration: underline; }
QPushButton[role="note"] { background: transparent; border: none; color: $dim; padding: 0; min-height: 0;
    font-size: ${small}px; text-align: right; }
QPushButton[role="note"]:hover, QPushButton[role="note"]:focus { color: $ochre_text; text-decoration: underline; }
QPushButton[role="danger"] { background: $alert; color: $cinnabar_text; border-color: $cinnabar; }
QPushButton[role="danger"]:focus { border: 2px solid $ochre; }
QToolButton:checked { background: $hover; border-color: $ochre; }
"""

_INPUTS = """
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox, QDateEdit {
    background: $window; color: $text; border: 1px solid $outline; border-radius: ${corner_small}px;
    padding: 4px 8px; selection-background-color: $ochre; selection-color: $on_ochre; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
    border: 2px solid $ochre; padding: 3px 7px; }
QComboBox QLineEdit { background: transparent; border: none; padding: 0; }
QAbstractSpinBox { qproperty-alignment: AlignCenter; }
QLineEdit[wrong="true"] { border-color: $cinnabar; }
QComboBox::drop-down { border: none; width: ${arrow_room}px; }
QComboBox::down-arrow { image: url("$chevron_down"); width: ${arrow}px; height: ${arrow}px; }
QComboBox QAbstractItemView { background: $panel; color: $text; border: 1px solid $outline;
    selection-background-color: $hover; selection-color: $text; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: ${arrow_room}px; subcontrol-origin: border; }
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-arrow { image: url("$chevron_up"); width: ${arrow}px; height: ${arrow}px; }
QSpinBox::down-arrow { image: url("$chevron_down"); width: ${arrow}px; height: ${arrow}px; }
QCheckBox, QRadioButton { spacing: 8px; padding: 2px; border: 2px solid transparent; border-radius: ${corner_small}px; }
QCheckBox:focus, QRadioButton:focus { border-color: $ochre; }
QCheckBox:disabled, QRadioButton:disabled { color: $dim; }
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator, QTreeView::indicator, QTableView::indicator,
QMenu::indicator, QGroupBox::indicator {
    width: ${indicator}px; height: ${indicator}px; border: 1px solid $outline; border-radius: ${corner_small}px;
    background: $window; }
QRadioButton::indicator { border-radius: ${indicator_round}px; }
QCheckBox::indicator:checked, QListView::indicator:checked, QTreeView::indicator:checked, QMenu::indicator:checked,
QTableView::indicator:checked, QRadioButton::indicator:checked, QGroupBox::indicator:checked {
    background: $ochre; border-color: $ochre; image: url("$check"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: $raised; border-color: $line; }
QCheckBox::indicator:checked:disabled { image: url("$check_dim"); }
"""

_VIEWS = """
QAbstractScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner, QTableCornerButton::section { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QListView, QTreeView, QTableView { background: $panel; alternate-background-color: $raised; color: $text;
    border: 1px solid $line; border-radius: ${corner}px; gridline-color: $line; outline: none; }
QListView[role="plain"] { background: transparent; border: none; }
QListView:focus, QTreeView:focus, QTableView:focus { border: 2px solid $ochre; }
QListView::item, QTreeView::item, QTableView::item { padding: 4px 8px; }
QListView::item:hover, QTreeView::item:hover { background: $raised; color: $text; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected { background: $hover; color: $text; }
QHeaderView::section { background: $raised; color: $dim; border: none; border-bottom: 1px solid $line;
    padding: 4px 8px; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: $dim; border: none; border-bottom: 2px solid transparent;
    padding: 8px 14px; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $ochre; }
QTabBar::tab:focus { background: $hover; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: $outline; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: $line; }
"""

_WINDOWS = """
QToolTip { background: $raised; color: $text; border: 1px solid $outline; padding: 4px 6px; }
QMenuBar { background: $panel; color: $text; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $panel; color: $text; border: 1px solid $outline; padding: 4px; }
QMenu::item { padding: 6px 20px 6px 12px; border-radius: ${corner_small}px; }
QMenu::item:selected { background: $hover; }
QMenu::item:disabled { color: $dim; }
QMenu::separator { height: 1px; background: $line; margin: 4px; }
QStatusBar { background: $panel; color: $dim; }
QProgressBar { background: $window; color: $text; border: 1px solid $line; border-radius: ${corner_small}px;
    text-align: center; }
QProgressBar::chunk { background: $ochre; border-radius: ${corner_small}px; }
QSlider::groove:horizontal { background: $outline; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $ochre; border-radius: 2px; }
QSlider::handle:horizontal { background: $text; width: 14px; margin: -6px 0; border-radius: 7px; }
QSlider:focus::handle:horizontal, QSlider::handle:horizontal:focus { border: 2px solid $ochre; }
QGroupBox { border: 1px solid $line; border-radius: ${corner}px; margin-top: ${line_height}px; padding: 8px; }
QGroupBox::title { subcontrol-origin: margin; left: 8px; padding: 0 4px; color: $dim; }
"""


def style_sheet(theme: Theme, serif: str) -> str:
    """The style sheet of a theme; `serif` is the family for headings."""
    palette = theme.palette
    values: dict[str, object] = {field: getattr(palette, field) for field in palette.__dataclass_fields__}
    values |= {
        "serif": serif,
        "small": theme.scaled(SMALL),
        "body": theme.scaled(BODY),
        "large": theme.scaled(LARGE),
        "title": theme.scaled(TITLE),
        "huge": theme.scaled(HUGE),
        "corner_small": CORNER_SMALL,
        "corner": CORNER,
        "corner_large": CORNER_LARGE,
        "line_height": theme.scaled(18),
        "icon": theme.scaled(16),
        "arrow": theme.scaled(12),
        "arrow_room": theme.scaled(22),
        "indicator": theme.scaled(15),
        "indicator_round": theme.scaled(15) // 2,
        "check": tinted_file("check", palette.on_ochre).as_posix(),
        "check_dim": tinted_file("check", palette.dim).as_posix(),
        "chevron_down": tinted_file("chevron-down", palette.dim).as_posix(),
        "chevron_up": tinted_file("chevron-up", palette.dim).as_posix(),
    }
    return Template(_LABELS + _FRAMES + _BUTTONS + _INPUTS + _VIEWS + _WINDOWS).substitute(values)
