"""Values from the environment, read strictly: a bad one stops the start, and the message names the variable."""

import os
import re
import warnings
from pathlib import Path
from typing import Any

import environ
from django.core.exceptions import ImproperlyConfigured

FLAGS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}

DATABASE_SCHEMES = ("sqlite", "postgres", "postgresql")
CACHE_SCHEMES = ("locmemcache", "filecache", "dbcache", "dummycache")

# Readers outnumber writers: WAL lets them read on while one writes, and a transaction that
# takes the write lock at its start waits for it instead of failing halfway.
SQLITE_OPTIONS: dict[str, Any] = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;",
}

# A request waits three seconds for a lock or a connection and ten for an answer.  Commands have no limits.
SQLITE_LIMITS: dict[str, Any] = {"timeout": 3}
POSTGRES_LIMITS: dict[str, Any] = {
    "connect_timeout": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c lock_timeout=3s -c statement_timeout=10s",
}

SHORTEST_KEY = 50
"""Characters that a secret key needs; `manage.py check --deploy` asks for as many."""


def flag(name: str, default: bool = False) -> bool:
    text = os.environ.get(name, "").strip().lower()
    if not text:
        return default
    if text not in FLAGS:
        raise ImproperlyConfigured(f"{name} is {text!r}: it must be one of {', '.join(FLAGS)}.")
    return FLAGS[text]


def hosts(name: str, default: list[str]) -> list[str]:
    """Names of hosts, written with commas: without scheme, port and path."""
    text = os.environ.get(name, "").strip()
    if not text:
        return default
    names = [word.strip() for word in text.split(",") if word.strip()]
    bad = [
        word for word in names if not re.fullmatch(r"\*|\.?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*|\[[0-9A-Fa-f:.]+\]", word)
    ]
    if bad or not names:
        raise ImproperlyConfigured(
            f"{name} is {text!r}: it must be names such as rules.example.org, with commas between them and without "
            "https://, port and path."
        )
    return names


def number(name: str, default: int) -> int:
    """A whole number, zero or more."""
    text = os.environ.get(name, "").strip() or str(default)
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise ImproperlyConfigured(f"{name} is {text!r}: it must be a whole number, zero or more.")
    return int(text)


def contact(name: str) -> str:
    """A mail address or a web page that readers may write to; empty where there is none."""
    text = os.environ.get(name, "").strip()
    if text and not re.fullmatch(r"https?://\S+|[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+", text):
        raise ImproperlyConfigured(
            f"{name} is {text!r}: it must be a mail address, or a page that begins with https://."
        )
    return text


def database(name: str, default: str, limited: bool = True) -> dict[str, Any]:
    """The database; `limited` gives its statements the time that a request has."""
    url = os.environ.get(name, "").strip() or default
    _require_scheme(name, url, DATABASE_SCHEMES)
    config: dict[str, Any] = dict(_parsed(name, url, environ.Env.db_url_config))
    if not config.get("NAME"):
        raise ImproperlyConfigured(f"{name} names no database.")
    config["CONN_MAX_AGE"] = None
    if config["ENGINE"].endswith("sqlite3"):
        config["OPTIONS"] = SQLITE_OPTIONS | (SQLITE_LIMITS if limited else {}) | config.get("OPTIONS", {})
    else:
        config["OPTIONS"] = (POSTGRES_LIMITS if limited else {}) | config.get("OPTIONS", {})
        # A connection kept for ever may have died since the last request: PostgreSQL may have been restarted.
        config["CONN_HEALTH_CHECKS"] = True
    return config


def cache(name: str, default: str) -> dict[str, Any]:
    url = os.environ.get(name, "").strip() or default
    _require_scheme(name, url, CACHE_SCHEMES)
    config: dict[str, Any] = _parsed(name, url, environ.Env.cache_url_config)
    folder = config["LOCATION"] if url.startswith("filecache") else ""
    if folder and not (Path(folder).is_dir() and os.access(folder, os.W_OK)):
        raise ImproperlyConfigured(f"{name} names {folder}: it must be a folder that can be written to.")
    return config


def secret_key(debug: bool, default_file: Path) -> str:
    """SECRET_KEY itself, or the content of the file SECRET_KEY_FILE; none is needed while debugging."""
    key = os.environ.get("SECRET_KEY", "").strip() or _key_in_file(default_file)
    if key and len(key) < SHORTEST_KEY and not debug:
        raise ImproperlyConfigured(
            f"SECRET_KEY has {len(key)} characters: it must have {SHORTEST_KEY} or more, drawn at random."
        )
    if key:
        return key
    if debug:
        return "only-for-debugging"
    raise ImproperlyConfigured(
        "There is no secret key, and production does not start without one: set SECRET_KEY, "
        "or SECRET_KEY_FILE to a file that holds it. `make serve` brings its own; DEBUG=1 needs none."
    )


def _key_in_file(default: Path) -> str:
    named = os.environ.get("SECRET_KEY_FILE", "").strip()
    if not named and not default.exists():
        return ""
    try:
        return Path(named or default).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise ImproperlyConfigured(f"SECRET_KEY_FILE cannot be read: {error}") from error


def _require_scheme(name: str, url: str, schemes: tuple[str, ...]) -> None:
    scheme, separator, _ = url.partition("://")
    if not separator or scheme not in schemes:
        # The value may hold a password, so only its scheme is repeated.
        found = f"{scheme}://" if separator else "no scheme"
        raise ImproperlyConfigured(f"{name} has {found}: it must begin with one of {', '.join(schemes)}, then ://.")


def _parsed(name: str, url: str, parse: Any) -> Any:
    try:
        with warnings.catch_warnings(action="error"):
            return parse(url)
    except (ValueError, UserWarning, ImproperlyConfigured) as error:
        raise ImproperlyConfigured(f"{name} cannot be read as an address.") from error
