"""Loading the library: everything that is shipped, in one transaction, and an account of what became of it."""

from collections.abc import Collection
from pathlib import Path

from django.utils.translation import gettext as _

from rules.finding.indexing import refresh_index
from rules.library.checks import problems
from rules.library.glossary import keep_glossary
from rules.library.keeping import Keeper, Report
from rules.library.pages import keep_pages
from rules.library.problems import LibraryRefused, Problem
from rules.library.reading import SHIPPED, read_library
from rules.library.scenarios import keep_scenarios
from rules.library.structure import keep_structure
from rules.library.worked import keep_worked
from rules.library.worked_checks import worked_problems
from rules.models.exclusive import exclusively


def load_library(root: Path = SHIPPED, *, force: bool | Collection[str] = False) -> Report:
    """Load the library that lies in `root`; raises LibraryRefused, with nothing written, where it is not sound.

    What has been edited in the database since it was loaded stays, unless `force` is given, or names its key.
    Raises ContentBusy where somebody else is writing.
    """
    library = read_library(root)
    faults = [*problems(library), *worked_problems(library)]
    if faults:
        raise LibraryRefused(faults)
    with exclusively():
        keeper = Keeper(force=force)
        versions = keep_structure(keeper, library)
        keep_pages(keeper, library.shelves, versions)
        keep_scenarios(keeper, library.shelves, versions)
        keep_worked(keeper, library.ours)
        keep_glossary(keeper, library.glossary)
        if unknown := keeper.unknown():
            raise LibraryRefused(Problem(key, "", _("nothing that is shipped has this key")) for key in unknown)
        keeper.close()
        refresh_index()
    return keeper.report
