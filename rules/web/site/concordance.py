"""Which number a rule has in which edition, as a page needs it: read once for each request, in two queries.

Titles are ours, in the language of the interface.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from rules.compare.concordance import Concordance as ComparedConcordance
from rules.compare.concordance import Version
from rules.languages import LANGUAGES, column
from rules.models import Certainty, Edition, RuleVersion
from rules.models.addressing import EDITION, IS_EDITION, IS_RULE_NUMBER, IS_RULE_SLUG, RULE_NUMBER, WORDS
from rules.web.site.broken_rows import Unshown, unshown
from rules.web.site.content_cache import Memory, while_unchanged

_PROCEDURE = "RP-"
"""What stands before the number of a recommended procedure: they are counted apart from the rules."""


_ADDRESS = re.compile(rf"{RULE_NUMBER}|{WORDS}")


def written_number(typed: str) -> str:
    """A number as the editions write it, however it was typed: 48, or RP-11 for a recommended procedure."""
    digits = str(int(re.sub(r"\D", "", typed)))
    return f"{_PROCEDURE}{digits}" if typed[:1] in {"R", "r"} else digits


@dataclass(frozen=True, slots=True)
class RuleInEdition:
    """A rule as it stands in one edition; `shared` where its number stands for another rule as well."""

    pk: int
    edition: str
    slug: str
    number: str | None
    clause: str
    certainty: str
    titles: dict[str, str] = field(hash=False)
    language: str
    shared: bool

    @property
    def title(self) -> str:
        return self.titles[self.language] or self.slug

    @property
    def address(self) -> str:
        """The part of an address that names this rule alone."""
        return self.number if self.number and not self.shared else self.slug

    @property
    def label(self) -> str:
        """The number as it is shown, such as 48 or 41-A; empty where it is unknown."""
        return "-".join(filter(None, (self.number, self.clause)))

    @property
    def is_procedure(self) -> bool:
        """Whether it is a recommended procedure, and no rule."""
        return (self.number or "").startswith(_PROCEDURE)

    @property
    def derived(self) -> bool:
        """Whether the number was worked out from another edition, and not read in a text."""
        return bool(self.number) and self.certainty in {Certainty.DERIVED, Certainty.LIKELY}


class Concordance:
    """Every rule in every edition; editions are in their order, the oldest first."""

    def __init__(self, editions: list[Edition], rules: list[RuleInEdition]) -> None:
        self.unshown = [*_without_address(editions), *_without_page(rules)]
        self.editions = {edition.key: edition for edition in editions}
        self.rules = rules
        self.memory = Memory()

    @property
    def current(self) -> str:
        """The key of the current edition; the newest where none is marked, empty where there is none at all."""
        keys = [key for key, edition in self.editions.items() if edition.current] or list(self.editions)
        return keys[-1] if keys else ""

    @cached_property
    def _by_rule(self) -> dict[tuple[str, str], RuleInEdition]:
        return {(rule.edition, rule.slug): rule for rule in self.rules}

    @cached_property
    def compared(self) -> ComparedConcordance:
        """The same concordance, as comparing knows it."""
        return ComparedConcordance.of(Version(p.edition, p.slug, p.number, p.clause, p.titles) for p in self.rules)

    def at(self, edition: str, slug: str) -> RuleInEdition | None:
        """A rule as it stands in an edition; None where it is not known to stand there."""
        return self._by_rule.get((edition, slug))

    def find(self, edition: str, name: str) -> list[RuleInEdition]:
        """The rules that a number (48), a number with a clause (41-A) or a slug names in an edition."""
        return [p for p in self.rules if p.edition == edition and name in {p.number, p.label, p.slug}]

    def named(self, edition: str, name: str) -> list[RuleInEdition]:
        """The rules that a name in an address stands for in an edition, whether its letters are capital or small."""
        return self.find(edition, name.upper()) or self.find(edition, name.lower())

    def of(self, edition: str) -> list[RuleInEdition]:
        """The rules of an edition, in its order."""
        return [rule for rule in self.rules if rule.edition == edition]

    def across(self, slug: str) -> list[RuleInEdition]:
        """A rule in each edition that has it, the newest first."""
        return [rule for key in reversed(self.editions) if (rule := self.at(key, slug))]

    def numbered(self, number: str) -> Iterator[RuleInEdition]:
        """What a number stands for, the newest edition first."""
        for key in reversed(self.editions):
            yield from (rule for rule in self.of(key) if rule.number == number)


def _without_address(editions: list[Edition]) -> Iterator[Unshown]:
    """Yield the editions that no address can name."""
    for edition in editions:
        if not re.fullmatch(EDITION, edition.key):
            yield unshown(Edition, edition.pk, edition.key, str(IS_EDITION.message))


def _without_page(rules: list[RuleInEdition]) -> Iterator[Unshown]:
    """Yield the rules of editions whose number or name fits no address."""
    for rule in rules:
        if not _ADDRESS.fullmatch(rule.address):
            sentence = IS_RULE_NUMBER.message if rule.address == rule.number else IS_RULE_SLUG.message
            yield unshown(RuleVersion, rule.pk, f"{rule.edition} {rule.label or rule.slug}", str(sentence))


@while_unchanged
def read_concordance(language: str) -> Concordance:
    """Read all editions and all their rules, with titles in `language`."""
    editions = list(Edition.objects.rewrite(False).order_by("position"))
    titles = [column("title", language) for language in LANGUAGES]
    rows = list(
        RuleVersion.objects.rewrite(False)
        .order_by("edition__position", "position")
        .values_list("pk", "edition__key", "rule__slug", "number", "clause", "certainty", *titles)
    )
    sharing = Counter((edition, number) for _, edition, _, number, *_ in rows)
    rules = [
        RuleInEdition(
            pk, edition, slug, number, clause, certainty, _by_language(titles), language, sharing[edition, number] > 1
        )
        for pk, edition, slug, number, clause, certainty, *titles in rows
    ]
    return Concordance(editions, rules)


def read_rules(language: str, fits: Callable[[RuleInEdition], bool]) -> list[RuleInEdition]:
    """Read the rules that fit, those of the current edition first, then of the newest."""
    concordance = read_concordance(language)
    order = sorted(
        concordance.editions.values(), key=lambda edition: (edition.key != concordance.current, -edition.position)
    )
    return [rule for edition in order for rule in concordance.of(edition.key) if fits(rule)]


def _by_language(titles: list[str | None]) -> dict[str, str]:
    return {language: title or "" for language, title in zip(LANGUAGES, titles, strict=True)}
