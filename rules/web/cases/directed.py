"""Our cases that the director decides: what he may do, as a box like that of a verdict, and as a line."""

from django.db.models import Prefetch, QuerySet, prefetch_related_objects
from django.utils.translation import gettext, pgettext

from rules.engine.verdict import Decision
from rules.finding.worked import unmarked
from rules.languages import in_language
from rules.models import CaseOption, WorkedCase
from rules.narration.headlines import WORDS
from rules.web.site.citations import Links
from rules.web.verdict.box import Box, Option


def with_options(cases: QuerySet[WorkedCase]) -> list[WorkedCase]:
    """Read cases, and the options of those that the director decides, in one query more if there are any."""
    rows = list(cases)
    options = CaseOption.objects.rewrite(False).select_related("rests_on").order_by("position")
    prefetch_related_objects([row for row in rows if row.data is None], Prefetch("options", options))
    return rows


def director_box(case: WorkedCase, language: str, links: Links) -> Box:
    """Tell the options of a case; it comes with them."""
    tone, word = str(Decision.DIRECTOR), str(WORDS[Decision.DIRECTOR])
    label = pgettext("readings", "What the director may do")
    options = tuple(_option(option, language, links) for option in case.options.all())
    return Box("", "", assumed=False, tone=tone, word=word, options_label=label, options=options)


def _option(option: CaseOption, language: str, links: Links) -> Option:
    condition, outcome = (in_language(option, field, language) for field in ("condition", "outcome"))
    line = gettext("%(name)s: %(value)s") % {"name": condition, "value": outcome}
    return Option(
        "", condition, line.removeprefix(condition), None, links.to(option.rests_on.slug) if option.rests_on else None
    )


def description(case: WorkedCase, language: str) -> str:
    """Say in one line of plain text what happened."""
    return unmarked(in_language(case, "situation", language))
