"""An edition as a booklet for the pocket: every rule that there is something to say of, every case open."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from rules.languages import in_language
from rules.models import Passage, Summary, Translation
from rules.web.cases.directed import with_options
from rules.web.cases.own import Ours, OwnCase, tell_worked, worked_cases
from rules.web.reading.contents import written
from rules.web.reading.rule import RulePage, compose
from rules.web.site.citations import Links
from rules.web.site.concordance import Concordance, RuleInEdition, read_concordance
from rules.web.site.page import Head, show
from rules.web.site.preferences import Texts
from rules.web.table.pictures import picture_of
from rules.web.text.markdown import our_words
from rules.web.text.rows import held_in


@dataclass(frozen=True, slots=True)
class Leaf:
    """A rule in the booklet: its printed text where one is held, and what we say of it."""

    place: RuleInEdition
    page: RulePage | None
    ours: Ours


def booklet(request: HttpRequest, language: str, edition: str) -> HttpResponse:
    """The booklet of an edition, in the language of the page."""
    concordance = read_concordance(language)
    if edition not in concordance.editions:
        raise Http404
    head = Head(
        gettext("TDA %(edition)s: booklet") % {"edition": edition},
        gettext("The rules of TDA %(edition)s with every case, its verdict and its reason, to print.")
        % {"edition": edition},
        f"/{edition}/booklet/",
    )
    leaves = _leaves(concordance, edition, language)
    context = {
        "edition": edition,
        "leaves": leaves,
        "pictures": dict(_pictures(leaves)),
        "count": sum(len(leaf.page.cases if leaf.page else ()) + len(leaf.ours.cases) for leaf in leaves),
        "today": written(timezone.localdate(), language),
        "address": request.build_absolute_uri(),
    }
    return show(request, "reading/booklet.html", head, context)


def _pictures(leaves: list[Leaf]) -> Iterator[tuple[str, SafeString]]:
    """The last state of every hand, by the text of its link."""
    for leaf in leaves:
        for case in (*(leaf.page.cases.values() if leaf.page else ()), *(own.case for own in leaf.ours.cases)):
            for box in case.every:
                if box.shared:
                    yield box.shared, picture_of(box.scenario, box.verdict)


def _leaves(concordance: Concordance, edition: str, language: str) -> list[Leaf]:
    """The rules that have a text, a summary or a case of ours, in six queries."""
    links = Links(concordance, edition, language)
    pages = _pages(concordance, edition, language)
    summaries = {
        row.rule.slug: our_words(in_language(row, "text", language), links)
        for row in Summary.objects.rewrite(False).select_related("rule")
    }
    cases: dict[str, list[OwnCase]] = defaultdict(list)
    for row in with_options(worked_cases(concordance, edition).select_related("rule")):
        cases[row.rule.slug].append(tell_worked(row, edition, language, links))
    return [
        Leaf(
            place, pages.get(place.pk), Ours(summaries.get(place.slug, our_words("", links)), tuple(cases[place.slug]))
        )
        for place in concordance.of(edition)
        if place.pk in pages or place.slug in summaries or cases[place.slug]
    ]


def _pages(concordance: Concordance, edition: str, language: str) -> dict[int, RulePage]:
    """The printed texts of an edition by version: in the language of the page, or in the first that is held."""
    passages: dict[int, list[Passage]] = defaultdict(list)
    rows = Passage.objects.rewrite(False).filter(version__edition__key=edition).order_by("position")
    for passage in rows.prefetch_related("scenarios"):
        passages[passage.version_id].append(passage)
    translations: dict[int, list[Translation]] = defaultdict(list)
    for page in Translation.objects.filter(version__edition__key=edition).order_by("language"):
        translations[page.version_id].append(page)
    places = {place.pk: place for place in concordance.of(edition)}
    return {
        version: compose(concordance, places[version], of, translations[version], _texts(of, language))
        for version, of in passages.items()
    }


def _texts(passages: list[Passage], language: str) -> Texts:
    held = held_in(passages)
    return Texts(held, ((language,) if language in held else held[:1]))
