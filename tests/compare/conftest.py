"""The shipped concordance, read from its files without a database."""

import pytest

from rules.compare.concordance import Concordance, Version
from rules.library.numbering import versions
from rules.library.reading import SHIPPED, read_library


def shipped_concordance() -> Concordance:
    library = read_library(SHIPPED)
    return Concordance.of(
        Version(edition.key, entry.rule.slug, entry.number, entry.clause, entry.rule.title)
        for edition in library.editions
        for entry in versions(library.rules, edition.key)
    )


@pytest.fixture(scope="session")
def concordance() -> Concordance:
    return shipped_concordance()
