"""Pages in words of our own, clean in three languages: what the checks must leave alone, and faults are planted in."""

import tomllib
from pathlib import Path
from typing import Any

from rules.compare.checks.page import Case, Page, Row
from rules.compare.concordance import Concordance
from rules.compare.meaning import Reading
from rules.engine.judging import judge
from rules.engine.reading import in_edition, read_stored_scenario
from rules.languages import TEXT_LANGUAGES


def case(data: dict[str, Any], edition: str, **more: Any) -> Case:
    scenario = in_edition(read_stored_scenario(data), edition)
    return Case(scenario, judge(scenario), **more)


def built(
    concordance: Concordance,
    edition: str,
    slug: str,
    number: str,
    rows: list[tuple[str, str, dict[str, str]]],
    cases: dict[str, tuple[Case, ...]] | None = None,
) -> Page:
    held = tuple(Row(key, kind, {lang: f"{text}\n" for lang, text in texts.items()}) for key, kind, texts in rows)
    return Page(Reading(concordance, edition, slug), held, cases or {}, {}, number)


RAISED = {"blinds": [100, 200], "seats": [{"name": "SB"}, {"name": "BB"}, {"name": "UTG"}, {"name": "UTG+1"}]}


def answered(chips: str) -> dict[str, Any]:
    acts = [{"player": "UTG", "does": "raise", "to": 700}, {"player": "UTG+1", "does": "push", "chips": chips}]
    return {**RAISED, "events": acts}


def flop(bet: int, chips: str) -> dict[str, Any]:
    acts = [{"player": "A", "does": "bet", "to": bet}, {"player": "B", "does": "push", "chips": chips}]
    return {"street": "flop", "seats": [{"name": "A"}, {"name": "B"}], "events": acts}


def blind(chips: str, **more: Any) -> dict[str, Any]:
    seats = [{"name": "SB"}, {"name": "BB", "out": "1x100"}, {"name": "BTN"}]
    acts = [{"player": "BTN", "does": "raise", "to": 500}, {"player": "SB", "does": "fold"}]
    push = {"player": "BB", "does": "push", "chips": chips, **more}
    return {"blinds": [50, 100], "seats": seats, "events": [*acts, push]}


def shown_down() -> dict[str, Any]:
    acts: list[dict[str, Any]] = [
        {"player": "A", "does": "all-in"},
        {"player": "B", "does": "call"},
        {"player": "C", "does": "call"},
        {"does": "deal", "street": "flop"},
        {"player": "B", "does": "bet", "to": 1500},
        {"player": "C", "does": "call"},
        {"does": "deal", "street": "turn"},
        {"player": "B", "does": "check"},
        {"player": "C", "does": "check"},
        {"does": "deal", "street": "river"},
        {"player": "B", "does": "check"},
        {"player": "C", "does": "check"},
    ]
    return {"seats": [{"name": "A", "stack": 900}, {"name": "B"}, {"name": "C"}], "events": acts, "ask": "tabling"}


TEXTS = {
    name: [(row["key"], row["kind"], {lang: row[lang] for lang in TEXT_LANGUAGES}) for row in rows]
    for name, rows in tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")).items()
}


def several(concordance: Concordance, rows: list | None = None) -> Page:
    cases = {
        key: (case(answered(chips), "2024"),)
        for key, chips in {"1": "2x500", "2": "1x500 5x100", "3": "1x500 3x100"}.items()
    }
    cases["4"] = (case(flop(2400, "2x1000 3x500"), "2024"),)
    return built(concordance, "2024", "multiple-chips", "45", rows or TEXTS["several"], cases)


def prior(concordance: Concordance, rows: list | None = None) -> Page:
    cases = {
        "1.1": (case(blind("1x1000"), "2026"),),
        "1.2": (case(blind("2x500"), "2026", letter="a"), case(blind("1x500 2x100"), "2026", letter="b")),
    }
    return built(concordance, "2026", "prior-bet-chips", "48", rows or TEXTS["prior"], cases)


def tabled(concordance: Concordance, rows: list | None = None) -> Page:
    cases = {"1": (case(shown_down(), "2024"),)}
    return built(concordance, "2024", "face-up-for-all-ins", "16", rows or TEXTS["tabled"], cases)


def prose(concordance: Concordance, rows: list | None = None) -> Page:
    return built(concordance, "2024", "string-bets", "56", rows or TEXTS["prose"])


MAKERS = {"several": several, "prior": prior, "tabled": tabled, "prose": prose}
PAGES = {name: (MAKERS[name], TEXTS[name]) for name in MAKERS}


def with_fault(concordance: Concordance, name: str, language: str, key: str, old: str, new: str) -> Page:
    """Return a clean page with one text changed in one place."""
    make, rows = PAGES[name]
    changed = []
    for row_key, kind, texts in rows:
        if row_key == key and language in texts:
            assert old in texts[language], (name, language, key, old)
            texts = {**texts, language: texts[language].replace(old, new, 1)}
            texts = {lang: text for lang, text in texts.items() if text}
        changed.append((row_key, kind, texts))
    return make(concordance, changed)
