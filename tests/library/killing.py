"""Runs commands in processes of their own: killed at a moment, or two at once.

A test runs ``python -m tests.library.killing JSON``, says in JSON what to do, and gets back in JSON what became of the
database.  One process loads Django and the library; each run is a fork of it, so that a run costs little.
"""

import hashlib
import json
import os
import select
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
django.setup()

from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402

from rules.finding.indexing import refresh_index  # noqa: E402
from rules.library import loading  # noqa: E402

OTHERS = {"rules_contentstamp"}
"""The stamp is another after every change; all other tables of the content must be as before or as after."""


def prepare() -> None:
    """Read the library, and look up the stems of its words, once for all runs."""
    refresh_index()
    library = loading.read_library()
    loading.read_library = lambda root: library
    loading.problems = loading.worked_problems = lambda library: []


def digest() -> str:
    """Return a digest of the content and the log."""
    hashed = hashlib.sha256()
    with connection.cursor() as cursor:
        tables = connection.introspection.table_names(cursor)
        for table in sorted(name for name in tables if name.startswith("rules_") and name not in OTHERS):
            cursor.execute(f'SELECT * FROM "{table}" ORDER BY id')
            hashed.update(repr((table, cursor.fetchall())).encode())
        cursor.execute("SELECT count(*) FROM django_admin_log")
        hashed.update(repr(cursor.fetchall()).encode())
    return hashed.hexdigest()


def in_fork(work: Callable[[], None]) -> int:
    """Start some work in a fork, and return its process."""
    connection.close()
    child = os.fork()
    if child:
        return child
    try:
        work()
    except BaseException as error:
        print(error, file=sys.stderr)
        os._exit(1)
    os._exit(0)


def exit_of(child: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def watched(command: list[str], *, at: Callable[[int | str], None]) -> None:
    """Run a command, and call `at` with the number of each statement, before it commits, and after."""
    count = 0

    def count_statement(execute, sql, params, many, context):
        nonlocal count
        result = execute(sql, params, many, context)
        count += 1
        at(count)
        return result

    def commit() -> None:
        at("before")
        committed()
        at("after")

    connection.ensure_connection()
    connection.execute_wrappers.append(count_statement)
    committed, connection._commit = connection._commit, commit
    with Path(os.devnull).open("w") as nowhere:
        call_command(*command, stdout=nowhere)


def count_statements(command: list[str]) -> int:
    """Return how many statements a command makes before it commits, without letting it commit."""
    reader, writer = os.pipe()
    last = 0

    def at(moment: int | str) -> None:
        nonlocal last
        if moment == "before":
            os.write(writer, str(last).encode())
            os.kill(os.getpid(), signal.SIGKILL)
        elif isinstance(moment, int):
            last = moment

    child = in_fork(lambda: watched(command, at=at))
    os.close(writer)
    exit_of(child)
    return int(os.read(reader, 100))


def kill_at(command: list[str], moment: int | str) -> bool:
    """Run a command that is killed at a moment; return whether it was."""

    def at(now: int | str) -> None:
        if now == moment:
            os.kill(os.getpid(), signal.SIGKILL)

    return exit_of(in_fork(lambda: watched(command, at=at))) == -signal.SIGKILL


def killed(command: list[str], times: int) -> dict:
    """Kill a command at so many moments, the last one after it has committed."""
    before, statements = digest(), count_statements(command)
    steps = times - 2
    moments = [*(1 + at * (statements - 1) // max(1, steps - 1) for at in range(steps)), "before", "after"]
    runs = [{"moment": moment, "killed": kill_at(command, moment), "digest": digest()} for moment in moments]
    rest = exit_of(in_fork(lambda: watched(command, at=lambda moment: None)))
    return {"before": before, "runs": runs, "again": rest, "after": digest(), "index": refresh_index()}


def together(first: list[str], second: list[str]) -> dict:
    """Run a command that stops in its middle until another one waits for it, or is done."""
    middle = count_statements(first) // 2
    stopped, stops = os.pipe()
    goes_on, go_on = os.pipe()

    def at(moment: int | str) -> None:
        if moment == middle:
            os.write(stops, b".")
            os.read(goes_on, 1)

    one = in_fork(lambda: watched(first, at=at))
    os.read(stopped, 1)
    ended, end = os.pipe()
    other = in_fork(lambda: watched(second, at=lambda moment: None))
    os.close(end)
    while not select.select([ended], [], [], 0.2)[0] and not someone_waits():
        pass
    os.write(go_on, b".")
    return {"exits": [exit_of(one), exit_of(other)], "index": refresh_index()}


def someone_waits() -> bool:
    """Say whether a process waits for the other's lock; SQLite does not tell, so that 0.2 seconds must do."""
    if connection.vendor != "postgresql":
        return True
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
        waits = cursor.fetchone()[0] > 0
    connection.close()
    return waits


if __name__ == "__main__":
    prepare()
    asked = json.loads(sys.argv[1])
    print(json.dumps([{"killed": killed, "together": together}[work](*arguments) for work, *arguments in asked]))
