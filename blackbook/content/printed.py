"""What all things printed on components have in common: they are frozen and read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import BaseModel, ConfigDict, Strict, model_serializer, model_validator
from pydantic_core import PydanticCustomError

Number = Annotated[int, Strict()]
"""A printed whole number; neither a text of digits nor a yes or no passes as one."""

Flag = Annotated[bool, Strict()]
"""A printed yes or no; 0 and 1 do not pass as one."""


class Printed(BaseModel):
    """A frozen value that knows no field but its own."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, hide_input_in_errors=True)

    def to_data(self) -> dict[str, Any]:
        """The form in which packs hold this value: only what was said, under the printed keys."""
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True)


class Wrapped(Printed):
    """A value whose fields stand in a table of their own: ``{"item": {"gain": 1}}``.

    The fields named in `beside` stand next to that table, not in it.
    """

    key: ClassVar[str]
    beside: ClassVar[tuple[str, ...]] = ()

    @model_validator(mode="before")
    @classmethod
    def unwrap(cls, data: Any) -> Any:
        if not isinstance(data, Mapping) or cls.key not in data:
            return data
        inside = data[cls.key]
        if not isinstance(inside, Mapping):
            raise PydanticCustomError("table_needed", "{key} must be a table", {"key": cls.key})
        outside = {key: value for key, value in data.items() if key != cls.key}
        misplaced = [key for key in cls.beside if key in inside]
        if misplaced:
            context = {"field": misplaced[0], "key": cls.key}
            raise PydanticCustomError("stands_beside", "{field} stands beside {key}, not in it", context)
        strangers = [key for key in outside if key not in cls.beside]
        if strangers:
            context = {"field": strangers[0], "key": cls.key}
            raise PydanticCustomError("stranger", "{field} cannot stand beside {key}", context)
        return {**inside, **outside}

    @model_serializer
    def wrap(self) -> dict[str, Any]:
        """Only what was said, in and beside the table.

        Written without pydantic's own handler, which wraps twice where effects stand within effects.
        """
        fields = type(self).model_fields
        said = [name for name in fields if name in self.model_fields_set]
        data = {fields[name].alias or name: _plain(getattr(self, name)) for name in said}
        inside = {key: value for key, value in data.items() if key not in self.beside}
        return {self.key: inside, **{key: value for key, value in data.items() if key in self.beside}}


def _plain(value: Any) -> Any:
    if isinstance(value, Printed):
        return value.to_data()
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def exactly_one(value: Printed, names: tuple[str, ...]) -> None:
    """Refuse a value that gives none or several of the fields `names`."""
    if sum(getattr(value, name) is not None for name in names) != 1:
        printed = [type(value).model_fields[name].alias or name for name in names]
        raise PydanticCustomError("one_needed", "needs exactly one of {fields}", {"fields": ", ".join(printed)})


def at_least_one(value: Printed, names: tuple[str, ...]) -> None:
    """Refuse a value that gives none of the fields `names`."""
    if all(getattr(value, name) is None for name in names):
        raise PydanticCustomError("some_needed", "needs at least one of {fields}", {"fields": ", ".join(names)})


def single_or_all(value: Any) -> Any:
    """Let one thing stand where a list of things may stand."""
    return (value,) if isinstance(value, Mapping | Printed | str) else value


def key_of(value: Any, keys: tuple[str, ...]) -> str | None:
    """Which of the keys a table has; the first one counts, so that the reader can name what is left over."""
    if isinstance(value, Mapping):
        return next((key for key in keys if key in value), None)
    return None
