"""Which rule of which edition a page belongs to."""

from django.db.models import Max, Q, QuerySet

from rules.documents.language import first_word_of
from rules.documents.page import Page
from rules.documents.refusals import DocumentRefused, language_name
from rules.languages import LANGUAGES, column
from rules.models import Certainty, Edition, Rule, RuleVersion, Translation


def find_version(page: Page, *, language: str, edition: str, rule: str | None) -> RuleVersion:
    """Return the rule in the edition that a page belongs to; refuse a page that says otherwise of itself.

    Where `rule` names one that the edition lacks, its version is a new one, which is not in the database yet.
    """
    if page.language != language:
        word, line = first_word_of(page.text, page.language)
        names = {"told": language_name(language), "found": language_name(page.language)}
        raise DocumentRefused("language", word=word, line=line, **names)
    _refuse_an_unknown_edition(edition)
    if page.edition is not None and page.edition != edition:
        raise DocumentRefused("edition", line=_line_of_edition(page), found=page.edition, told=edition)
    candidates = RuleVersion.objects.filter(edition__key=edition).select_related("rule", "edition")
    return _by_slug(page, candidates, edition, rule) if rule else _by_number(page, candidates, edition)


def _refuse_an_unknown_edition(edition: str) -> None:
    known = list(Edition.objects.values_list("key", flat=True))
    if not known:
        raise DocumentRefused("no-editions")
    if edition not in known:
        raise DocumentRefused("edition-unknown", edition=edition, editions=", ".join(known))


def _by_slug(page: Page, candidates: QuerySet[RuleVersion], edition: str, slug: str) -> RuleVersion:
    if not Rule.objects.filter(slug=slug).exists():
        raise DocumentRefused("rule-unknown", slug=slug)
    version = candidates.filter(rule__slug=slug).first()
    others = _numbered(candidates, page.number)
    if others and version not in others:
        found = ", ".join(other.rule.slug for other in others)
        raise DocumentRefused(
            "number", line=_line_of_number(page), number=page.number, found=found, edition=edition, told=slug
        )
    return version or _new_version(page, edition, slug)


def _new_version(page: Page, edition: str, slug: str) -> RuleVersion:
    """Return a rule for an edition that lacks it, with the number of the page and our titles of another edition."""
    titles = [column("title", language) for language in LANGUAGES]
    latest = RuleVersion.objects.rewrite(False).filter(rule__slug=slug).order_by("-edition__position").first()
    last = RuleVersion.objects.filter(edition__key=edition).aggregate(last=Max("position"))["last"] or 0
    stated = Certainty.CERTAIN if page.edition else Certainty.LIKELY
    return RuleVersion(
        edition=Edition.objects.get(key=edition),
        rule=Rule.objects.get(slug=slug),
        number=page.number or None,
        certainty=stated if page.number else Certainty.UNKNOWN,
        position=last + 1,
        **{title: getattr(latest, title) if latest else "" for title in titles},
    )


def _by_number(page: Page, candidates: QuerySet[RuleVersion], edition: str) -> RuleVersion:
    if not page.number:
        raise DocumentRefused("number-missing")
    place = {"line": _line_of_number(page), "number": page.number, "edition": edition}
    found = _numbered(candidates, page.number)
    if not found:
        raise DocumentRefused("number-unknown", **place)
    if len(found) > 1:
        raise DocumentRefused("number-ambiguous", slugs=", ".join(version.rule.slug for version in found), **place)
    _refuse_a_page_of_another_rule(page, found[0])
    return found[0]


def _refuse_a_page_of_another_rule(page: Page, version: RuleVersion) -> None:
    """An undated page goes by its number, which another edition gives to another rule: it must not stand twice."""
    elsewhere = Translation.objects.filter(language=page.language, page=page.text).exclude(version=version)
    other = elsewhere.select_related("version__edition", "version__rule").first()
    if other is not None and other.version.rule_id != version.rule_id:
        told = {"edition": version.edition.key, "slug": version.rule.slug}
        raise DocumentRefused("elsewhere", standing=other.version.edition.key, other=other.version.rule.slug, **told)


def _numbered(candidates: QuerySet[RuleVersion], number: str) -> list[RuleVersion]:
    """Return the rules that a number stands for; ``41-A`` is that clause of 41 where 41 stands for several."""
    exact = list(candidates.filter(number=number)) if number else []
    whole, _, letter = number.partition("-")
    if exact or not letter:
        return exact
    return list(candidates.filter(Q(clause=number) | Q(clause=letter), number=whole))


def _line_of_number(page: Page) -> int:
    keys = {part.key for part in page.parts}
    return page.line_of("number" if "number" in keys else "heading")


def _line_of_edition(page: Page) -> int:
    first = next((part for part in page.parts if page.edition and page.edition in part.text), page.parts[0])
    return page.line_of(first.key)
