"""Help for one who asked for a page that is not there: what the number was in other editions, and where to look."""

import re
from dataclasses import dataclass

from rules.languages import LANGUAGES
from rules.web.site.concordance import Concordance, RuleInEdition, read_concordance
from rules.web.wayfinding.case_editions import Whereabouts, whereabouts

_ASKED = re.compile(
    rf"^/(?:({'|'.join(LANGUAGES)})(?:/|$))?(?:([0-9]{{4}})(?:/|$))?"
    r"(?:([0-9]{1,3}(?![0-9])(?:-[A-Za-z](?=/|$))?|[Rr][Pp]-[0-9]{1,2}(?![0-9])|[a-z][a-z0-9-]{2,49}(?=/|$)))?"
    r"(?:[/-]([0-9A-Za-z.-]{1,40}))?"
)
_PROCEDURE = re.compile(r"rp-[0-9]{1,2}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Asked:
    """What an address seems to have asked for; a part that it does not have is empty."""

    edition: str
    rule: str
    case: str


@dataclass(frozen=True, slots=True)
class Help:
    """What can be said to one who is lost.

    `edition_known` tells whether the edition is one of ours, `here` is the rule where only the case is wrong, `told` is
    that case in the editions that have it, `places` what the number or the name stands for in other editions.
    """

    asked: Asked
    edition_known: bool
    here: RuleInEdition | None
    told: tuple[Whereabouts, ...]
    places: tuple[RuleInEdition, ...]
    editions: tuple[str, ...]


def read_asked(path: str) -> Asked:
    match = _ASKED.match(path)
    _, edition, rule, case = match.groups() if match else (None,) * 4
    if rule and _PROCEDURE.fullmatch(rule):
        rule = rule.upper()
    return Asked(edition or "", rule or "", (case or "").strip("/"))


def find_help(path: str, language: str) -> Help:
    """Look up what an address may have meant, in three queries."""
    concordance = read_concordance(language)
    asked = read_asked(path)
    edition = asked.edition or concordance.current
    named = concordance.find(edition, asked.rule) if asked.rule else []
    here = named[0] if len(named) == 1 and asked.case else None
    return Help(
        asked,
        edition in concordance.editions,
        here,
        tuple(whereabouts(concordance, here, asked.case)) if here else (),
        tuple(_elsewhere(concordance, asked, edition)) if asked.rule else (),
        tuple(reversed(concordance.editions)),
    )


def _elsewhere(concordance: Concordance, asked: Asked, edition: str) -> list[RuleInEdition]:
    """What a number or a slug names outside the edition asked for; an address of no edition we know counts for none."""
    number = asked.rule if _PROCEDURE.fullmatch(asked.rule) else asked.rule.partition("-")[0]
    found = [*concordance.numbered(number), *concordance.across(asked.rule)]
    return [place for place in found if place.edition != edition or not asked.edition]
