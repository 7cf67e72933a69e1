"""Whoever is killed while he writes has written all or nothing; two who write at once have both written."""

import json
import os
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest
from django.db import OperationalError, connection, transaction

from rules.models import exclusive
from rules.models.exclusive import ContentBusy, exclusively
from tests.documents import five

MOMENTS = int(os.environ.get("MOMENTS", "5"))
"""How often a command is killed; `make exhaustive` sets more."""

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def database(transactional_db, library, tmp_path):
    """The address of a database with the library, which other processes may write to."""
    if connection.vendor == "postgresql":
        address = urlsplit(os.environ["DATABASE_URL"])
        return urlunsplit(address._replace(path=f"/{connection.settings_dict['NAME']}"))
    path = tmp_path / "db.sqlite3"
    path.write_bytes(connection.connection.serialize())
    return f"sqlite:///{path}"


def run(database: str, *asked: list) -> list[dict]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.library.killing", json.dumps(asked)],
        cwd=ROOT, env=os.environ | {"DATABASE_URL": database}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def importing(path: Path, *arguments: str) -> list[str]:
    edition = path.parent.parent.name
    return ["importdocument", str(path), f"--language={path.stem[:2]}", f"--edition={edition}", *arguments]


@pytest.fixture
def pages(tmp_path):
    """Two pages that replace shipped ones, in two languages of one rule."""
    folder = tmp_path / "2024" / "multiple-chips"
    folder.mkdir(parents=True)
    for path in (five.MULTIPLE_CHIPS_IT, five.MULTIPLE_CHIPS_DE):
        text = path.read_text().replace("B", "Zecchino B")
        (folder / path.name).write_text(text[: len(text) // 2], encoding="utf-8")
    return {path.stem: importing(path, "--replace", "--remove") for path in folder.iterdir()}


def test_whenever_a_writer_is_killed_everything_is_as_before_or_as_after(database, pages):
    for result in run(database, ["killed", pages["de"], MOMENTS], ["killed", ["loadlibrary", "--force"], MOMENTS]):
        *unfinished, finished = result["runs"]
        assert all(at["killed"] for at in result["runs"])
        assert {at["digest"] for at in unfinished} == {result["before"]}
        assert finished["digest"] != result["before"]
        assert (result["again"], result["after"], result["index"]) == (0, finished["digest"], 0)


def test_two_writers_at_once_both_succeed_and_no_word_is_indexed_twice(database, pages):
    """Two imports for one rule, then two loads, each started while the other is halfway through."""
    load = ["loadlibrary", "--force"]
    results = run(database, ["together", pages["it"], pages["de"]], ["together", load, load])
    assert results == [{"exits": [0, 0], "index": 0}] * 2


@pytest.mark.django_db
@pytest.mark.parametrize("reason", ["database is locked", "database table is locked: rules_passage"])
def test_a_writer_who_waited_in_vain_is_told_to_try_again(reason):
    with pytest.raises(ContentBusy, match="Nothing was written: try again in a moment"), exclusively():
        raise OperationalError(reason)


@pytest.mark.django_db
def test_other_failures_of_the_database_are_not_taken_for_waiting():
    with pytest.raises(OperationalError, match="disk") as failure, exclusively():
        raise OperationalError("disk I/O error")
    assert not isinstance(failure.value, ContentBusy)


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_a_writer_waits_for_another_and_gives_up_at_last(monkeypatch):
    monkeypatch.setattr(exclusive, "LONGEST_WAIT", 0.05)
    holder = connection.copy()
    with holder.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_lock(%s)", [exclusive._LOCK])
    with pytest.raises(ContentBusy), exclusively():
        pytest.fail("it did not wait")
    holder.close()
    with exclusively():
        assert transaction.get_connection().in_atomic_block
