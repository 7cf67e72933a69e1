"""One writer of the content at a time, in one transaction: everything that it writes is seen, or nothing.

SQLite takes its write lock when a transaction begins (``transaction_mode`` in the settings).  PostgreSQL lets writers
run side by side, so they wait for each other at an advisory lock, which ends with the transaction.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import OperationalError, connection, transaction
from django.utils.translation import gettext as _

_LOCK = 4_802_026
"""The number of the advisory lock; it says nothing but that it is ours."""

LONGEST_WAIT = 20
"""Seconds to wait for another writer."""

_GIVEN_UP = {"55P03", "57014", "40P01", "40001"}
"""PostgreSQL's codes for a lock not got in time, a statement cut off, a deadlock and a serialization failure."""


class ContentBusy(OperationalError):
    """Another writer took too long; nothing was written."""

    def __str__(self) -> str:
        return _("Somebody else is writing to the content just now. Nothing was written: try again in a moment.")


@contextmanager
def exclusively() -> Iterator[None]:
    """Write the content in one transaction while nobody else does; raise ContentBusy if another does not end.

    Within a transaction it waits for its turn in that one.  It comes before the first statement that writes.
    """
    try:
        with transaction.atomic():
            if connection.vendor == "postgresql":
                _take_turn()
            yield
    except OperationalError as error:
        if _has_given_up(error):
            raise ContentBusy from error
        raise


def _take_turn() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT set_config('lock_timeout', %s, true)", [f"{LONGEST_WAIT}s"])
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])


def _has_given_up(error: OperationalError) -> bool:
    code = getattr(error.__cause__, "sqlstate", None)
    return code in _GIVEN_UP if code else "locked" in str(error)
