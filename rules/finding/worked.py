"""Our own words as search reads them: without markup, and under the edition in which they are found."""

import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.languages import LANGUAGES, column
from rules.models import CaseOption, RuleVersion, WorkedCase

FIELDS = ("title", "situation", "ruling", "remark")
"""The words of a worked case, in the order in which they are read."""

OPTION_FIELDS = ("condition", "outcome")
"""The words of an option of the director; they come after those of its case."""

REFERENCE = re.compile(r"\[\[([a-z-]+)\]\]")
"""A rule that is named by its slug; a reader sees its number."""

_MARKUP = re.compile(r"\*+|^>\s?", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Standing:
    """A rule in an edition: the version of it, and the position of the edition among all."""

    version: int
    position: int

    def is_told(self, case: WorkedCase) -> bool:
        """Whether a worked case is told for this edition."""
        newest = case.last.position if case.last else self.position
        return case.first.position <= self.position <= newest


def standing() -> Mapping[int, list[Standing]]:
    """Every rule in its editions: the current one comes last, before it the newest."""
    rows = RuleVersion.objects.rewrite(False).order_by("edition__current", "edition__position")
    found: dict[int, list[Standing]] = defaultdict(list)
    for rule, version, position in rows.values_list("rule_id", "pk", "edition__position"):
        found[rule].append(Standing(version, position))
    return dict(found)


def words_of_options() -> Mapping[int, dict[str, str]]:
    """Return the words of the options of every case by its primary key and language, in one query."""
    names = [column(field, language) for language in LANGUAGES for field in OPTION_FIELDS]
    found: dict[int, dict[str, str]] = defaultdict(lambda: dict.fromkeys(LANGUAGES, ""))
    for case, *words in CaseOption.objects.rewrite(False).values_list("case_id", *names):
        for at, language in enumerate(LANGUAGES):
            told = words[at * len(OPTION_FIELDS) : (at + 1) * len(OPTION_FIELDS)]
            line = ": ".join(filter(None, told))
            found[case][language] = " ".join(filter(None, (found[case][language], line)))
    return dict(found)


def unmarked(text: str | None, cite: Callable[[str], str] = lambda slug: "") -> str:
    """A text of ours in one line as it is read; `cite` names a rule by its slug, and search needs no name of it."""
    plain = REFERENCE.sub(lambda named: cite(named[1]), _MARKUP.sub("", text or ""))
    return " ".join(plain.split())
