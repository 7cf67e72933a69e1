"""Questions on cases that the director decides: what follows on one of the conditions."""

from collections.abc import Iterator

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from rules.languages import in_language
from rules.models import CaseOption, WorkedCase
from rules.web.quiz.answer_choices import Choice, Offer
from rules.web.site.citations import Links
from rules.web.text.markdown import our_words


def asked_of(case: WorkedCase, language: str) -> Iterator[CaseOption]:
    """Yield the options that can be asked for: none where two come to the same, or one says nothing."""
    options = list(case.options.all())
    outcomes = {in_language(option, "outcome", language) for option in options}
    if len(outcomes) == len(options) > 1 and "" not in outcomes:
        yield from (option for option in options if in_language(option, "condition", language))


def name_of_option(option: CaseOption) -> str:
    """Return what tells the question on an option from the others of its case."""
    return f"option-{option.position}"


def situation(case: WorkedCase, option: CaseOption, language: str, links: Links) -> SafeString:
    """Tell what happened, and then the condition that is asked about."""
    told = our_words(in_language(case, "situation", language), links)
    return format_html("{}<p><b>{}.</b></p>", told, in_language(option, "condition", language))


def offer_options(case: WorkedCase, name: str, language: str) -> Offer:
    """Offer what follows on each option; the one that is asked about is right."""
    options = list(case.options.all())
    choices = tuple(Choice(name_of_option(option), in_language(option, "outcome", language)) for option in options)
    return Offer(gettext("What follows then?"), choices, name)
