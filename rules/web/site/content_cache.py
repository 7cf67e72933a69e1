"""What is read of the content is kept in memory while the content is unchanged: its stamp tells.

Verdicts are no content: they are computed whenever a page is made.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from rules.models.stamp import seen_stamp

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

MOST = 1024
"""So many results of one reading are kept; then it begins anew."""


class Memory(dict[object, Any]):
    """What was worked out of something that is kept: it is let go of together with it."""

    def keep(self, key: object, work_out: Callable[[], Result]) -> Result:
        """Return what is kept under a key; where there is nothing yet, work it out."""
        with suppress(KeyError):
            known: Result = self[key]
            return known
        result = work_out()
        self.put(key, result)
        return result

    def put(self, key: object, result: object) -> None:
        """Keep a result, and begin anew where there are too many."""
        if len(self) >= MOST:
            self.clear()
        self[key] = result


_memories: list[dict[str, dict[object, object]]] = []


def while_unchanged(read: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Keep what a function reads, by its arguments; nobody may change what it returns."""
    memory: dict[str, dict[object, Result]] = {}
    _memories.append(memory)  # type: ignore[arg-type]

    @wraps(read)
    def kept(*args: Parameters.args, **named: Parameters.kwargs) -> Result:
        # The stamp is looked at before the content is read: what changes meanwhile is found under the next one.
        now = seen_stamp()
        known = memory.get(now)
        if known is None:
            memory.clear()
            known = memory[now] = {}
        key = (args, tuple(named.items()))
        if key not in known:
            if len(known) >= MOST:
                known.clear()
            known[key] = read(*args, **named)
        return known[key]

    return kept


def forget() -> None:
    """Let go of everything that is kept."""
    for memory in _memories:
        memory.clear()
