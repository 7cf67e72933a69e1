"""The database is away, locked or too slow: how that is recognized, logged, and answered for a while."""

import logging
import sqlite3

from django.db import InterfaceError, OperationalError

RETRY_AFTER = 10
"""Seconds after which a client may ask again."""

log = logging.getLogger(__name__)


def is_outage(error: BaseException | None) -> bool:
    """Return whether an error is the database's own, so that the same request may succeed later.

    SQLite raises OperationalError for a wrong statement as well; only the code of its error tells the two apart.
    """
    if not isinstance(error, (OperationalError, InterfaceError)):
        return False
    code = getattr(error.__cause__, "sqlite_errorcode", None)
    return code is None or code & 0xFF != sqlite3.SQLITE_ERROR


def log_outage(error: BaseException | None) -> None:
    """Log an outage; the log shows one line a minute of it."""
    reason = str(error).strip().partition("\n")[0]
    log.error("The database does not answer: %s", reason or type(error).__name__, extra={"seldom": "outage"})
