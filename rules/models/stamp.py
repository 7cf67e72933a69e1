"""A stamp on the content: another value after every change, so that one look tells whether pages are as they were.

Every statement that writes to a table of the content is watched, whoever sends it: the admin, the loader, an update of
many rows at once, a row that goes with another.  The stamp changes in the same transaction, so that nobody sees the
new stamp on the old content.
"""

import re
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from django.db import connection, models
from django.db.backends.base.base import BaseDatabaseWrapper


class ContentStamp(models.Model):
    """The one row that holds the stamp."""

    value = models.CharField(max_length=16)

    def __str__(self) -> str:
        return self.value


TABLE = "rules_contentstamp"

NOT_SHOWN = {TABLE, "rules_loadedcontent"}
"""Tables that no page shows anything of."""

_WRITES = re.compile(r"\s*(?:INSERT|UPDATE|DELETE|REPLACE|TRUNCATE)\b[^\"']*\"(rules_[a-z]+)\"", re.IGNORECASE)


def stamp() -> str:
    """The stamp as it is now; empty before anything was written."""
    # Every page asks for it, also those that are answered with "unchanged": a plain statement costs the least.
    with connection.cursor() as cursor:
        cursor.execute("SELECT value FROM rules_contentstamp")
        row = cursor.fetchone()
    _last.append(row[0] if row else "")
    return _last[-1]


def last_stamp() -> str:
    """The stamp that this process has seen last; empty before it has seen any."""
    return _last[-1] if _last else ""


_last: deque[str] = deque(maxlen=1)
_seen: ContextVar[str] = ContextVar("seen")


def seen_stamp() -> str:
    """The stamp as whoever is answered has seen it, so that one answer rests on one look; else as it is now."""
    seen = _seen.get(None)
    return stamp() if seen is None else seen


@contextmanager
def seeing(seen: str) -> Iterator[None]:
    """Take this stamp for the one that is seen, as long as an answer is made."""
    token = _seen.set(seen)
    try:
        yield
    finally:
        _seen.reset(token)


def watch(sender: type[BaseDatabaseWrapper], connection: BaseDatabaseWrapper, **signal: Any) -> None:
    """Watch what a new connection writes."""
    if watch_statement not in connection.execute_wrappers:
        connection.execute_wrappers.append(watch_statement)


def watch_statement(execute: Callable[..., Any], sql: str, params: Any, many: bool, context: dict[str, Any]) -> Any:
    """Execute a statement, and change the stamp where it writes to the content."""
    result = execute(sql, params, many, context)
    if sql.startswith("SELECT"):
        return result
    written = _WRITES.match(sql)
    if written and written[1] not in NOT_SHOWN and _has_table(context["connection"]):
        with context["connection"].cursor() as cursor:
            cursor.execute(_CHANGE, [secrets.token_hex(8)])
    return result


_CHANGE = (
    "INSERT INTO rules_contentstamp (id, value) VALUES (1, %s) ON CONFLICT (id) DO UPDATE SET value = excluded.value"
)

_with_table: set[str] = set()


def _has_table(connection: BaseDatabaseWrapper) -> bool:
    """Whether the table is there; while the first migrations run, it is not yet."""
    name = str(connection.settings_dict["NAME"])
    if name not in _with_table and TABLE in connection.introspection.table_names():
        _with_table.add(name)
    return name in _with_table
