"""Small pages for the tables of a check: the spot that must be found stands in ⟦ ⟧."""

from rules.compare.checks.base import Check, Hit
from rules.compare.checks.page import Page, Row
from rules.compare.concordance import Concordance
from rules.compare.meaning import Reading

NOWHERE = Concordance.of(())


def bare(text: str) -> str:
    return text.replace("⟦", "").replace("⟧", "")


def page(
    *rows: tuple[str, str, dict[str, str]], concordance: Concordance = NOWHERE, edition: str = "2026", **more
) -> Page:
    held = tuple(
        Row(key, kind, {language: bare(text) for language, text in texts.items()}) for key, kind, texts in rows
    )
    return Page(Reading(concordance, edition, more.pop("slug", "multiple-chips")), held, **more)


def alone(language: str, text: str, kind: str = "clause") -> Page:
    return page(("A", kind, {language: text}))


def hits(check: Check, of: Page) -> list[Hit]:
    return list(check.find(of))


def marked(of: Page, hit: Hit) -> str:
    """The passage of a hit with the spot in ⟦ ⟧."""
    text = of.text(hit.spot.language, hit.spot.key)
    held = text.text if text else ""
    return f"{held[: hit.spot.start]}⟦{held[hit.spot.start : hit.spot.end]}⟧{held[hit.spot.end :]}"


def check_finds(check: Check, language: str, text: str, right: str | None = None, kind: str = "clause") -> None:
    of = alone(language, text, kind)
    found = hits(check, of)
    assert [marked(of, hit) for hit in found] == [text]
    assert right is None or found[0].right == right


def check_leaves(check: Check, language: str, text: str, kind: str = "clause") -> None:
    of = alone(language, text, kind)
    assert [marked(of, hit) for hit in hits(check, of)] == []
