"""What is wrong with the library, said so that whoever edits it finds the place."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _


@dataclass(frozen=True)
class Problem:
    """A fault: the file below the content, the key in it, empty where it is the whole file, and what is wrong.

    In a file that has no keys, `line` is where it is.
    """

    file: str
    key: str
    fault: str
    line: int = 0

    def __str__(self) -> str:
        if self.line:
            return _("%(file)s, line %(line)s: %(fault)s") % {"file": self.file, "line": self.line, "fault": self.fault}
        if not self.key:
            return _("%(file)s: %(fault)s") % {"file": self.file, "fault": self.fault}
        return _("%(file)s, %(key)s: %(fault)s") % {"file": self.file, "key": self.key, "fault": self.fault}


class LibraryRefused(Exception):
    """A library that cannot be loaded; `problems` holds every fault that was found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))
