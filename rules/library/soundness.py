"""All that can be wrong with the library, from the form of a file to the figures of our own cases."""

from collections.abc import Iterator
from pathlib import Path

from rules.library.checks import problems
from rules.library.claims import claim_problems
from rules.library.problems import LibraryRefused, Problem
from rules.library.reading import read_library
from rules.library.stated import stated_problems
from rules.library.worked_checks import worked_problems


def every_problem(root: Path) -> Iterator[Problem]:
    """Yield every fault of the library in `root`: of form, else of what does not fit, else of what our cases state."""
    try:
        library = read_library(root)
    except LibraryRefused as refusal:
        yield from refusal.problems
        return
    misfits = [*problems(library), *worked_problems(library), *claim_problems(library)]
    yield from misfits or stated_problems(library)
