"""The audit of a synthetic corpus, word differences and alignment.

The corpus is 2 editions of 75 rules in 4 languages, each page as long as the longest that is shipped; half of it shows
whether the time grows with the number of pages and no faster.
"""

import tests.ready  # noqa: F401 - Django must be set up before its models are imported
from rules.compare.alignment import Column, align
from rules.compare.checks.page import Page
from rules.compare.checks.registry import CHECKS
from rules.compare.differences import differences
from rules.compare.findings import findings
from rules.compare.roles import placed_figures
from tests.bench.timing import seconds, show
from tests.compare.checks.invented import PAGES, TEXTS
from tests.compare.conftest import shipped_concordance

EDITIONS, RULES = 2, 75
LANGUAGES = ("it", "de", "es", "en")


def corpus(rules: int) -> list[Page]:
    """Pages that differ in a word each, so that nothing is remembered from one to the next."""
    concordance, pages = shipped_concordance(), []
    for number in range(rules * EDITIONS):
        make, rows = PAGES[list(PAGES)[number % len(PAGES)]]
        longer = [
            (
                key,
                kind,
                {**{lang: f"{text} ({number} x)" for lang, text in texts.items()}, "en": f"{texts['it']} {number}."},
            )
            for key, kind, texts in (*rows, *_more(number))
        ]
        pages.append(make(concordance, longer))
    return pages


def _more(number: int) -> list[tuple[str, str, dict[str, str]]]:
    return [(f"Z.{index}", "clause", texts) for index, (_, _, texts) in enumerate(TEXTS["prose"] + TEXTS["prior"])]


def audit_all(pages: list[Page]) -> int:
    placed_figures.cache_clear()
    return sum(len(findings(page)) for page in pages)


def measure() -> None:
    whole = corpus(RULES)
    characters = sum(len(text) for page in whole for row in page.rows for text in row.texts.values())
    audit_all(whole[:4])
    half, full = seconds(lambda: audit_all(whole[: len(whole) // 2])), seconds(lambda: audit_all(whole))
    show(full, "s", f"audit of {EDITIONS} x {RULES} rules x {len(LANGUAGES)} languages, {characters:,} characters")
    show(half, "s", f"half of it: the whole takes {full / half:.2f} times as long")
    before, after = two_passages()
    show(seconds(lambda: differences(before, after), 500) * 1000, "ms", "word differences of two 400-word passages", 3)
    page = max(whole, key=lambda page: len(page.rows))
    columns = [Column(str(n), lang, page.texts[lang]) for n, lang in enumerate(("it", "it", "de", "es"))]
    show(seconds(lambda: align(columns), 20) * 1000, "ms", "alignment of four columns")


def two_passages() -> tuple[str, str]:
    """A passage of 400 words, and the same with two put in and twenty taken out."""
    words = " ".join(texts["it"] for _, _, texts in TEXTS["several"]).split()[:400]
    words += words[: 400 - len(words)]
    return " ".join(words), " ".join([*words[:50], "nuovo", *words[60:200], *words[210:], "fine"])


def each_check() -> None:
    """What each check costs over the whole corpus."""
    whole = corpus(RULES)
    for check in CHECKS:
        placed_figures.cache_clear()
        show(seconds(lambda check=check: [list(check.find(page)) for page in whole]), "s", check.id)
