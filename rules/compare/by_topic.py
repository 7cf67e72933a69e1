"""Whether the words around a number name another rule than the one that it stands for.

A claim must be borne out by the concordance: the printed number is the named rule's number in another edition, which is
how it came to stand there.  Only a number that the name of a rule follows ("la regola 46 sul side pot") may be wrong in
every edition.
"""

from collections.abc import Container

from rules.compare.passage import Evidence, PrintedPassage
from rules.compare.references import Reference
from rules.compare.topics import Topic, goes_with, next_sentence

_LEANING = frozenset(
    (
        "raise-amounts",
        "multiple-chips",
        "prior-bet-chips",
        "overchip",
        "methods-of-calling",
        "methods-of-raising",
        "reopening-the-bet",
        "incorrect-bets",
    )
)
"""Rules that rest on one another, so that one may well be named where another is cited."""

_OF_ONE_NAME = frozenset(("multiple-chips", "prior-bet-chips", "overchip"))
"""Rules whose name is no word for anything else."""

_TIED = frozenset(("titled", "bracketed", "linked"))


def by_topic(
    passage: PrintedPassage, reference: Reference, *, agreed: bool = False, cited: Container[str] = ()
) -> Evidence | None:
    """Return the topic that gives a stale number away.

    `agreed` says that another language prints the same number; `cited` are the rules that other languages cite there.
    """
    if reference.part == "range":
        return None
    rules = passage.rules(reference)
    around = [topic for topic in passage.topics(reference) if not is_taken(topic, passage, reference)]
    fitting = [topic for topic in around if topic.slug in rules]
    for topic in around:
        if fitting and topic.distance >= fitting[0].distance:
            return None
        is_borne_out = (topic.tie in _TIED and topic.slug in cited) or _borne_out(topic, passage, reference)
        if not (_may_claim(topic, passage, fitting) and is_borne_out):
            continue
        if topic.tie != "near" or not (agreed or fitting or _is_explained(passage, reference)):
            return Evidence("topic", topic.slug, phrase=topic.phrase, language=passage.language)
    return None


def _may_claim(topic: Topic, passage: PrintedPassage, fitting: list[Topic]) -> bool:
    """Say whether a topic is tied to the number so closely that it may speak against it.

    The rule of the page is in every sentence's mind, and says little.
    """
    match topic.tie:
        case "titled":
            return True
        case "bracketed":
            return not any(other.is_name for other in fitting)
        case "linked":
            return topic.slug != passage.reading.own and not any(other.is_name for other in fitting)
        case "near":
            return topic.slug != passage.reading.own
    return False


def is_taken(topic: Topic, passage: PrintedPassage, reference: Reference) -> bool:
    """Say whether a topic belongs to another reference, which stands for it: "regola 44, e per i ... la regola 46"."""
    return topic.tie not in _TIED and any(
        other.group != reference.group
        and topic.slug in passage.rules(other)
        and any(tied.slug == topic.slug and tied.tie in _TIED for tied in passage.topics(other))
        for other in passage.references
    )


def _is_explained(passage: PrintedPassage, reference: Reference) -> bool:
    """Say whether the sentence after a reference speaks of what its number stands for."""
    return goes_with(passage.rules(reference), next_sentence(passage.text, reference), passage.language)


def _borne_out(topic: Topic, passage: PrintedPassage, reference: Reference) -> bool:
    """Say whether the concordance explains how the number came to stand for the topic."""
    reading, group = passage.reading, passage.group(reference)
    if reading.number(topic.slug) is None:
        return False
    fit = reading.elsewhere(topic.slug, reference.number, reference.clause)
    if fit is None:
        return topic.tie == "titled" and topic.slug != "raise-amounts" and len(group) == 1
    if any(reading.elsewhere(topic.slug, m.number, m.clause) for m in group if m != reference):
        return False
    if reading.concordance.is_older(fit, reading.edition):
        return True
    return _from_a_newer_edition(topic, passage, reference)


def _from_a_newer_edition(topic: Topic, passage: PrintedPassage, reference: Reference) -> bool:
    """Say whether a number may have come from a newer edition, which is rare: rules two apart often name one another.

    It is believed where the name follows the number, or where the page would else cite its own rule.
    """
    if passage.reading.own in passage.rules(reference):
        return topic.tie != "near"
    if topic.tie != "titled":
        return False
    return topic.slug in _OF_ONE_NAME or not {topic.slug, *passage.rules(reference)} <= _LEANING
