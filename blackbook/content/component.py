"""What every component has: an id, a name in one or two languages, and values that may still be unknown."""

from __future__ import annotations

from typing import Any, ClassVar

from blackbook.content.printed import Flag, Printed
from blackbook.text import Name


class Component(Printed):
    """A thing in the box. A value of None is printed on it but not known yet: it is asked for at first use.

    `sample` marks values taken from an example, where it is not said which component they belong to.
    `proposed` names fields whose values are a reading or a proposal of the program, not print.
    `campaign` marks what lies in the campaign envelope until it is released.
    """

    ASKED: ClassVar[tuple[str, ...]] = ()
    """Values that a game needs, so that an unknown one is asked for."""
    MERGED: ClassVar[tuple[str, ...]] = ()
    """Tables that a later pack may fill field by field; any other value is replaced whole."""

    id: str
    name: str | None = None
    name_ru: str | None = None
    sample: Flag = False
    proposed: tuple[str, ...] = ()
    campaign: Flag = False

    @property
    def label(self) -> Name:
        return Name({key: name for key, name in (("en", self.name), ("ru", self.name_ru)) if name})

    def unknown(self) -> tuple[str, ...]:
        """Which of the values that a game needs are not known, as dotted names of the pack's fields."""
        return tuple(name for name in self.asked() if _value(self, name) is None)

    def asked(self) -> tuple[str, ...]:
        """Which values a game needs of this component; they may depend on what is already known of it."""
        return self.ASKED


def _value(component: Component, dotted: str) -> Any:
    value: Any = component
    for name in dotted.split("."):
        value = getattr(value, name, None)
    return value
