"""The shipped library in a database of its own."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.core.management import call_command
from django.db import connection


class _Silent:
    def write(self, text: str) -> None:
        """Say nothing."""


@contextmanager
def library() -> Iterator[None]:
    """Make the database, load what is shipped, and take the database away in the end."""
    name = connection.settings_dict["NAME"]
    connection.creation.create_test_db(verbosity=0, serialize=False)
    call_command("loadlibrary", verbosity=0, stdout=_Silent())
    yield
    connection.creation.destroy_test_db(name, verbosity=0)
