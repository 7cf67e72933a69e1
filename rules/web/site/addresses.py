"""Addresses of pages, and the parts they are made of."""

import logging
from collections.abc import Mapping, Sequence

from django.http import HttpRequest
from django.urls import NoReverseMatch
from django.urls import reverse as django_reverse
from django.utils.http import urlencode

from rules.languages import LANGUAGES
from rules.models.addressing import EDITION, PASSAGE_KEY
from rules.web.site.concordance import RuleInEdition

log = logging.getLogger(__name__)


class Part:
    """A part of an address: a path converter that passes on what it matches."""

    regex = ""

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


class LanguagePart(Part):
    """A language of the interface."""

    regex = "|".join(LANGUAGES)


class EditionPart(Part):
    """The year of an edition."""

    regex = EDITION


class RulePart(Part):
    """A rule: its number, with a clause where that number stands for two rules (41-A), or its slug."""

    regex = "[0-9]{1,3}(?:-[A-Za-z])?|[Rr][Pp]-[0-9]{1,2}|[a-z][a-z0-9-]{2,49}"


class CasePart(Part):
    """The key of a case: 1.3, 4-B."""

    regex = PASSAGE_KEY


class JumpPart(Part):
    """A rule number, and what is looked for in the rule: 48, 48-1.3, 45-4-B, 41-A, 46c, RP-11."""

    regex = "(?:[0-9]{1,3}|[Rr][Pp]-?[0-9]{1,2})(?:-[0-9A-Za-z.-]{1,39}|[A-Za-z])?"


class QuestionPart(Part):
    """A question of the quiz: edition, rule, case, and what tells it from others of that case."""

    regex = rf"(?:{EditionPart.regex}/)?(?:{RulePart.regex})/{CasePart.regex}(?:/[0-9A-Za-z-]{{1,20}})?"


class WayPart(Part):
    """The answers that lead to a rule, one after the other."""

    regex = "[a-z-]{2,40}(?:/[a-z-]{2,40}){0,5}"


CONVERTERS = {
    "language": LanguagePart,
    "edition": EditionPart,
    "rule": RulePart,
    "case": CasePart,
    "jump": JumpPart,
    "question": QuestionPart,
    "way": WayPart,
}


def reverse(name: str, args: Sequence[str] = ()) -> str:
    """Return the address of a page; empty, and logged, where a stored name fits no address."""
    try:
        return django_reverse(name, args=args)
    except NoReverseMatch:
        log.warning("No address for %s of %s", name, args)
        return ""


def home(language: str) -> str:
    return reverse("home", args=[language])


def contents(language: str, edition: str) -> str:
    return reverse("contents", args=[language, edition])


def rule(language: str, place: RuleInEdition, key: str = "") -> str:
    """The page of a rule, at the passage `key`."""
    address = reverse("rule", args=[language, place.edition, place.address])
    return f"{address}#{key}" if key and address else address


def unprinted_clause(language: str, place: RuleInEdition, key: str) -> str:
    """The page of a rule, which says that a clause of it is not printed there."""
    return f"{rule(language, place)}?clause={key}"


def case(language: str, place: RuleInEdition, key: str) -> str:
    return reverse("case", args=[language, place.edition, place.address, key])


def what_if(language: str, text: str = "", of: str = "") -> str:
    """The what-if for a shared scenario; `of` names the case that it came from."""
    return _shared(reverse("what-if", args=[language]), text, of)


def card(language: str, text: str, of: str = "") -> str:
    return _shared(reverse("card", args=[language]), text, of)


def shared(text: str) -> str:
    """The what-if in the language of whoever opens it."""
    return _shared(reverse("jump-what-if"), text, "")


def _shared(address: str, text: str, of: str) -> str:
    query = "&".join([f"s={text}", *([f"of={of}"] if of else [])])
    return f"{address}?{query}" if text else address


def name_case(place: RuleInEdition, key: str) -> str:
    """A case as a part of other addresses: 2026/48/1.3."""
    return f"{place.edition}/{place.address}/{key}"


def named_case(language: str, name: str) -> str:
    """The page of a case that was named so; empty where it is no name of a case."""
    parts = name.split("/")
    try:
        return django_reverse("case", args=[language, *parts]) if len(parts) == 3 else ""
    except NoReverseMatch:
        return ""


def quiz(language: str, question: str, query: Mapping[str, str]) -> str:
    """A question of the quiz, by its name."""
    return _with_query(reverse("question", args=[language, question]), query)


def _with_query(address: str, query: Mapping[str, str]) -> str:
    return f"{address}?{urlencode(query)}" if query else address


def compare(language: str, slug: str, *columns: str) -> str:
    """A rule side by side in some columns, each an edition and a language such as ``2024.it``."""
    chosen = "&".join(f"{name}={column}" for name, column in zip("abcd", columns, strict=False))
    address = reverse("compare", args=[language, slug])
    return f"{address}?{chosen}" if chosen else address


def dismissal() -> str:
    """The form in which staff dismisses a finding."""
    return reverse("admin:rules_dismissal_add")


def picture(language: str, text: str) -> str:
    """The preview picture of a shared scenario; empty where there is none."""
    return _shared(reverse("hand-png", args=[language]), text, "") if text else ""


def case_within(rule: str, key: str) -> str:
    """The page of a case, by the address of its rule: many of them on one page would be looked up one by one."""
    return f"{rule}{key}/"


def keep_query(request: HttpRequest, address: str) -> str:
    """An address with the query that the request came with."""
    query = request.META.get("QUERY_STRING", "")
    path, anchor, key = address.partition("#")
    return f"{path}{'&' if '?' in path else '?'}{query}{anchor}{key}" if query else address


def elsewhere(language: str, path: str) -> str:
    """The same page in another interface language; its home where the address names no language."""
    named, _, rest = path.removeprefix("/").partition("/")
    return f"/{language}/{rest}" if named in LANGUAGES else home(language)
