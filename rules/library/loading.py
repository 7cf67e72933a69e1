"""Loading the library: everything that is shipped, in one transaction, and an account of what became of it."""

from pathlib import Path

from django.db import transaction

from rules.finding.indexing import refresh_index
from rules.library.checks import problems
from rules.library.glossary import keep_glossary
from rules.library.keeping import Keeper, Report
from rules.library.pages import keep_pages
from rules.library.problems import LibraryRefused
from rules.library.reading import SHIPPED, read_library
from rules.library.scenarios import keep_scenarios
from rules.library.structure import keep_structure
from rules.library.worked import keep_worked
from rules.library.worked_checks import worked_problems


@transaction.atomic
def load_library(root: Path = SHIPPED, *, force: bool = False) -> Report:
    """Load the library that lies in `root`; raises LibraryRefused, with nothing written, where it is not sound.

    What has been edited in the database since it was loaded stays, unless `force` is given.
    """
    library = read_library(root)
    faults = [*problems(library), *worked_problems(library)]
    if faults:
        raise LibraryRefused(faults)
    keeper = Keeper(force=force)
    versions = keep_structure(keeper, library)
    keep_pages(keeper, library.shelves, versions)
    keep_scenarios(keeper, library.shelves, versions)
    keep_worked(keeper, library.ours)
    keep_glossary(keeper, library.glossary)
    keeper.close()
    refresh_index()
    return keeper.report
