"""The site's cache for what only saves time or counts: where the cache fails, the answer is made without it."""

import logging
from typing import Any

from django.core.cache import cache

log = logging.getLogger(__name__)


def get(key: str) -> Any:
    """Return what is in the cache under a key; None where there is nothing, or no cache."""
    try:
        return cache.get(key)
    except Exception as error:  # A full disk, a missing table, a file that another release has written.
        return _log(error)


def put(key: str, value: object, seconds: int) -> None:
    """Write a value to the cache."""
    try:
        cache.set(key, value, seconds)
    except Exception as error:
        _log(error)


def count(key: str, seconds: int) -> int:
    """Count one more under a key, for so many seconds from the first; return the count, or 1 without a cache."""
    try:
        cache.add(key, 0, timeout=seconds)
        return cache.incr(key)
    except ValueError:  # The cache stores nothing, or has just made room.
        return 1
    except Exception as error:
        _log(error)
        return 1


def _log(error: Exception) -> None:
    """Log a failure of the cache; the log shows one line a minute of it."""
    reason = str(error).strip().partition("\n")[0]
    log.error("The cache fails: %s: %s", type(error).__name__, reason, extra={"seldom": "cache"})
