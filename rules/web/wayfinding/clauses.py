"""Clauses that are cited by a letter, such as 46-C: of many rules the text is not held, so that they have no place."""

import re

from django.http import HttpRequest

from rules.models import Passage
from rules.web.site import addresses
from rules.web.site.concordance import RuleInEdition

_CLAUSE = re.compile(r"[A-Za-z](?:\.[0-9]{1,2})?")
_WITH_CLAUSE = re.compile(r"((?:RP-)?[0-9]{1,3})-([A-Za-z])", re.IGNORECASE)


def part_of_rule(language: str, place: RuleInEdition, key: str) -> str:
    """Return the address of a case, of a clause on the page of its rule, or of that page, which says what it lacks."""
    kinds = {
        known.casefold(): (known, kind)
        for known, kind in Passage.objects.rewrite(False).filter(version=place.pk).values_list("key", "kind")
    }
    if key.casefold() not in kinds and _CLAUSE.fullmatch(key):
        return addresses.unprinted_clause(language, place, key.upper())
    known, kind = kinds.get(key.casefold(), (key, Passage.Kind.CASE))
    return (addresses.case if kind == Passage.Kind.CASE else addresses.rule)(language, place, known)


def is_clause(key: str) -> bool:
    """Return whether a key is written like that of a clause: C, or C.2."""
    return _CLAUSE.fullmatch(key) is not None


def split_clause(name: str) -> tuple[str, str]:
    """Return the number and the clause of a name such as 46-C; the clause is empty where there is none."""
    match = _WITH_CLAUSE.fullmatch(name)
    return (match[1].upper(), match[2].upper()) if match else (name, "")


def unprinted_clause(request: HttpRequest, printed: set[str]) -> str:
    """Return the clause that an address asks for, if it is not among the passages that are printed."""
    asked = request.GET.get("clause", "")
    return asked if is_clause(asked) and asked.upper() not in {key.upper() for key in printed} else ""
