"""What the log shows: time and level in each line, and one line for what would otherwise fill it."""

import logging
import time

SECONDS = 60
"""How long a record that is `seldom` is left out after one like it."""


class Seldom(logging.Filter):
    """Let a record through once a minute by its attribute `seldom`, which names what has happened."""

    def __init__(self) -> None:
        super().__init__()
        self._again: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        event = getattr(record, "seldom", None)
        if event is None:
            return True
        now = time.monotonic()
        if now < self._again.get(event, now):
            return False
        self._again[event] = now + SECONDS
        return True


class Unlogged(logging.Filter):
    """Leave out what Django logs of a request whose failure has a line of its own: its attribute is `logged`."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not getattr(getattr(record, "request", None), "logged", False)


class WithoutTraceback(logging.Filter):
    """Log the message alone."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.exc_info = record.exc_text = None
        return True
