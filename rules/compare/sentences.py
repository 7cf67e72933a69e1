"""What is said beside a mark, in whole sentences in the active language.

Figures come formatted, since how they are written is for `narration` to say; titles are taken from the concordance.
"""

from collections.abc import Callable, Mapping

from django.utils.translation import gettext as _

from rules.compare.meaning import Evidence, Reading, Resolved


def about_reference(reference: Resolved, reading: Reading, language: str) -> tuple[str, ...]:
    """Return what a reference means here, with titles in `language`: one sentence, and for a stale one its reasons."""
    if reference.stale:
        reasons = (because(evidence) for evidence in reference.evidence)
        return (_stale(reference, reading, language), *reasons)
    return (_resolved(reference, reading, language),)


def because(evidence: Evidence) -> str:
    """Return why another rule is meant."""
    if evidence.kind == "topic":
        return _("The text speaks of “%(phrase)s”.") % {"phrase": evidence.phrase}
    return _CITES[evidence.language]() % {"number": evidence.number}


def about_figure(role: str, printed: str, computed: str | None, also: str | None = None) -> tuple[str, ...]:
    """Return what is wrong with a printed figure, and which other figure of the case it is.

    `printed` and `computed` are as a reader sees them: chips formatted, a decision as the word of the language; `role`
    and `also` are roles of `printed.Disagreement`.
    """
    if computed is None:
        sentence = _("The text says %(printed)s; the verdict has no such figure.") % {"printed": printed}
    else:
        template = _MAKES.get(role, _pot)()
        sentence = template % {"printed": printed, "computed": computed}
    return (sentence, *((likeness(printed, also),) if also else ()))


def likeness(figure: str, role: str) -> str:
    """Return which figure of the case a printed one is."""
    template = _IS[role]() if role in _IS else _("%(figure)s is a side pot of this case.")
    return template % {"figure": figure}


def _resolved(reference: Resolved, reading: Reading, language: str) -> str:
    named = {"number": _printed(reference), "edition": reading.edition}
    titles = [reading.concordance.title(reading.edition, slug, language) or slug for slug in reference.candidates]
    if reference.rule:
        named["title"] = titles[reference.candidates.index(reference.rule)]
        return _("In %(edition)s rule %(number)s is “%(title)s”.") % named
    if titles:
        named.update(first=titles[0], last=titles[-1])
        return _("In %(edition)s number %(number)s stands for two rules: “%(first)s” and “%(last)s”.") % named
    return _("Which rule is number %(number)s in %(edition)s is not established.") % named


def _stale(reference: Resolved, reading: Reading, language: str) -> str:
    def title(slug: str | None) -> str:
        return reading.concordance.title(reading.edition, slug, language) or slug if slug else ""

    rule = reference.rule or next(iter(reference.candidates), None)
    named = {
        "edition": reading.edition,
        "number": _printed(reference),
        "title": title(rule),
        "meant": title(reference.meant),
        "meant_number": reference.meant_number,
        "fits": reference.fits_edition,
    }
    return _stale_template(known=rule is not None, fits=reference.fits_edition is not None) % named


def _stale_template(*, known: bool, fits: bool) -> str:
    if known and fits:
        return _(
            "In %(edition)s rule %(number)s is “%(title)s”; “%(meant)s” is rule %(meant_number)s"
            " (%(number)s in %(fits)s)."
        )
    if known:
        return _("In %(edition)s rule %(number)s is “%(title)s”; “%(meant)s” is rule %(meant_number)s.")
    if fits:
        return _("In %(edition)s “%(meant)s” is rule %(meant_number)s (%(number)s in %(fits)s).")
    return _("In %(edition)s “%(meant)s” is rule %(meant_number)s.")


def _printed(reference: Resolved) -> str:
    return f"{reference.number}-{reference.clause}" if reference.clause else reference.number


def _pot() -> str:
    return _("The text says a side pot of %(printed)s; it is %(computed)s.")


_CITES: Mapping[str, Callable[[], str]] = {
    "it": lambda: _("The Italian text cites rule %(number)s here."),
    "de": lambda: _("The German text cites rule %(number)s here."),
    "es": lambda: _("The Spanish text cites rule %(number)s here."),
    "en": lambda: _("The English text cites rule %(number)s here."),
}

_MAKES: Mapping[str, Callable[[], str]] = {
    "decision": lambda: _("The text says “%(printed)s”; the verdict is “%(computed)s”."),
    "out": lambda: _("The text says %(printed)s; the chips make %(computed)s."),
    "to": lambda: _("The text says a total of %(printed)s; the verdict comes to %(computed)s."),
    "adds": lambda: _("The text says %(printed)s to add; the verdict comes to %(computed)s."),
    "returns": lambda: _("The text says %(printed)s back; the verdict comes to %(computed)s."),
    "forfeits": lambda: _("The text says %(printed)s forfeited; the verdict comes to %(computed)s."),
    "call": lambda: _("The text says a call of %(printed)s; the bet to match is %(computed)s."),
    "faces": lambda: _("The text says %(printed)s more to call; since the player last acted it is %(computed)s."),
    "increment": lambda: _("The text says a raise by %(printed)s; the increment is %(computed)s."),
    "raises_from": lambda: _("The text puts half a raise at %(printed)s; it is reached at %(computed)s."),
    "minimum_raise": lambda: _("The text says a minimum raise to %(printed)s; it is to %(computed)s."),
    "main": lambda: _("The text says a main pot of %(printed)s; it is %(computed)s."),
}

_IS: Mapping[str, Callable[[], str]] = {
    "minimum_raise": lambda: _("%(figure)s is the minimum raise of this case."),
    "call": lambda: _("%(figure)s is the bet to match in this case."),
    "raises_from": lambda: _("%(figure)s is the least total that counts as a raise in this case."),
    "increment": lambda: _("%(figure)s is the increment of the raise in this case."),
    "out": lambda: _("%(figure)s is the total of the chips in front of the player."),
    "to": lambda: _("%(figure)s is the total that the verdict comes to."),
    "adds": lambda: _("%(figure)s is what the player still has to add."),
    "returns": lambda: _("%(figure)s is what goes back to the player."),
    "forfeits": lambda: _("%(figure)s is what the player forfeits."),
    "faces": lambda: _("%(figure)s is what the player faces since last acting."),
    "main": lambda: _("%(figure)s is the main pot of this case."),
}
"""Functions, so that a sentence is translated when it is said."""
