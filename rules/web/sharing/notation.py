"""A scenario as a short text that stands in a link, and back.

Version 1 holds a hand of betting, version 2 any other kind: ``1~2026~25-50~SB_BB_BTN~2to600_0fold_1call``,
``2~2026~misdeal~fault.boxed-cards``.  All characters are ones that no address escapes.  The edition is always named, so
that a link keeps its verdict when a new edition becomes the current one.  A link that was read once is read for ever:
a version gains words, and loses none.
"""

import re
from typing import Any

from pydantic import ValidationError

from rules.engine.kinds import KINDS
from rules.engine.record import AnyScenario
from rules.engine.scenario import Scenario
from rules.web.sharing import hands, procedures
from rules.web.sharing.words import LinkRefused, matched

__all__ = ["LONGEST", "LinkRefused", "read", "write"]

LONGEST = 2000
"""The longest text that is written or read: longer addresses do not survive every messenger."""

HANDS, KINDS_BESIDES = "1", "2"
"""The versions: of a hand of betting, and of every other kind."""


def write(scenario: AnyScenario) -> str:
    """Write a scenario; empty where it is too long for an address, or holds what no version can say."""
    try:
        text = _write(scenario)
        whole = len(text) <= LONGEST and _validated(read(text)) == scenario
    except (LinkRefused, ValidationError, KeyError):
        return ""
    return text if whole else ""


def read(text: str) -> dict[str, Any]:
    """Read a text into plain data in scenario format 1; raises LinkRefused.  It may tell what cannot have been."""
    version, _, rest = text.partition("~")
    if re.fullmatch(r"[0-9]{1,4}", version) and version not in {HANDS, KINDS_BESIDES}:
        raise LinkRefused("unknown-version")
    edition, _, told = rest.partition("~")
    if version not in {HANDS, KINDS_BESIDES} or len(text) > LONGEST or not told:
        raise LinkRefused("unreadable")
    matched(r"[0-9A-Za-z]{1,12}", edition)
    reader = hands.read if version == HANDS else procedures.read
    return {**reader(told), "edition": edition}


def _write(scenario: AnyScenario) -> str:
    if isinstance(scenario, Scenario):
        return f"{HANDS}~{scenario.edition}~{hands.write(scenario)}"
    return f"{KINDS_BESIDES}~{scenario.edition}~{procedures.write(scenario)}"


def _validated(data: dict[str, Any]) -> AnyScenario:
    record = KINDS[data["kind"]].record if "kind" in data else Scenario
    return record.model_validate(data)
