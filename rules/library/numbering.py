"""The concordance edition by edition: which rules stand in one, under what number, in what order."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.library.entries import RuleEntry


@dataclass(frozen=True)
class VersionEntry:
    """A rule as it stands in one edition."""

    edition: str
    rule: RuleEntry
    number: str | None
    clause: str
    certainty: str
    position: int


def versions(rules: list[RuleEntry], edition: str) -> Iterator[VersionEntry]:
    """Yield the rules of an edition in its order.

    A rule stands in an edition that gives it a number, or of which it is said that the number is unknown.
    """
    for position, rule in enumerate(_in_order(rules, edition), start=1):
        number = rule.numbers.get(edition)
        certainty = rule.certainty.get(edition, "certain")
        yield VersionEntry(edition, rule, number, rule.clauses.get(edition, ""), certainty, position)


def _in_order(rules: list[RuleEntry], edition: str) -> list[RuleEntry]:
    """Order the rules of an edition by number and clause; one without a number stays behind the rule before it.

    The recommended procedures have numbers of their own, and come after the rules.
    """
    reached = (False, 0)
    places = []
    for place, rule in enumerate(rules):
        if edition in rule.numbers or rule.certainty.get(edition) == "unknown":
            reached = _counted(rule.numbers[edition]) if edition in rule.numbers else reached
            places.append((reached, rule.clauses.get(edition, ""), place))
    return [rules[place] for _number, _clause, place in sorted(places)]


def _counted(number: str) -> tuple[bool, int]:
    """A number as it is put in order, after whether it is that of a recommended procedure."""
    return number.startswith("RP-"), int(number.removeprefix("RP-"))
