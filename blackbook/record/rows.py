"""The loaded rows of an open campaign, kept between commands so that they need not be read again."""

from __future__ import annotations

from sqlalchemy import event, inspect, select
from sqlmodel import Session


class LoadedRows:
    """Holds each loaded object for as long as its row exists; a session alone would let go of it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._objects: dict[int, object] = {}
        for name in ("pending_to_persistent", "deleted_to_persistent", "loaded_as_persistent"):
            event.listen(session, name, self._hold)
        for name in ("persistent_to_deleted", "persistent_to_detached", "persistent_to_transient"):
            event.listen(session, name, self._let_go)

    def __len__(self) -> int:
        return len(self._objects)

    def read_again(self, tables: frozenset[str]) -> None:
        """After rows of `tables` changed behind the session's back: values are read anew at next use.

        Objects whose row is gone leave the session, so that a new row may take their key.
        """
        for mapper in {inspect(each).mapper for each in self._objects.values()}:
            if mapper.local_table.name in tables:
                keys = {tuple(row) for row in self._session.execute(select(*mapper.primary_key))}
                for each in self._of(mapper):
                    if inspect(each).identity in keys:
                        self._session.expire(each)
                    else:
                        self._session.expunge(each)

    def _of(self, mapper: object) -> list[object]:
        return [each for each in self._objects.values() if inspect(each).mapper is mapper]

    def _hold(self, _session: Session, instance: object) -> None:
        self._objects[id(instance)] = instance

    def _let_go(self, _session: Session, instance: object) -> None:
        self._objects.pop(id(instance), None)
