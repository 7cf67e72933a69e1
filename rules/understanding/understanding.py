"""The way in: a text to what was understood of it."""

from rules.engine.editions import CURRENT, faults_of_edition
from rules.engine.problems import Problem, ScenarioRefused
from rules.understanding.building import draft_of, unread_spans
from rules.understanding.clauses import told_by
from rules.understanding.frames import Told
from rules.understanding.marks import Mark, marks_of
from rules.understanding.numerals import LANGUAGES
from rules.understanding.other_kinds import OtherKind, other_kind, unread_of
from rules.understanding.piles import with_piles
from rules.understanding.records import Span, Understood
from rules.understanding.vocabulary import language_of
from rules.understanding.weighing import judge_or_none, weigh
from rules.understanding.words import words_of

LONGEST_TEXT = 4_000
"""Characters: nobody tells a situation in more."""


def understand(text: str, language: str | None = None, *, edition: str = CURRENT) -> Understood:
    """Read a text that tells a situation, in `language` or in the one that it is recognised to be in.

    Raises ScenarioRefused for a text that is too long or not text, an unknown language and an unknown edition.
    """
    faults = [*_faults(text, language), *faults_of_edition(edition)]
    if faults:
        raise ScenarioRefused(faults)
    words = words_of(text)
    language = language or language_of([word.text for word in words])
    marks = with_piles(marks_of(words, language))
    told = told_by(marks)
    kind = other_kind(marks, told)
    if kind is not None:
        return _of_other_kind(language, marks, told, kind)
    draft = draft_of(told)
    if draft is None:
        return Understood(language, spans=_setting(told), unread=unread_spans(told.unread))
    weighed = weigh(draft, edition)
    return Understood(
        language,
        weighed.data,
        tuple(draft.spans),
        unread_spans(told.unread),
        tuple(draft.assumed),
        weighed.readings,
        weighed.questions,
        weighed.sure,
    )


def _of_other_kind(language: str, marks: list[Mark], told: Told, kind: OtherKind) -> Understood:
    """What was understood of a situation that is no hand of betting; it is sure if every word was read."""
    unread = unread_of(marks, kind)
    spans = sorted(Span(mark.start, mark.end, taken_for, path) for mark, taken_for, path in kind.notes)
    sure = not unread and not told.doubtful and judge_or_none(kind.data) is not None
    return Understood(language, kind.data, tuple(spans), unread_spans(unread), sure=sure)


def _setting(told: Told) -> tuple[Span, ...]:
    """The spans of a text without an act."""
    return tuple(Span(mark.start, mark.end, taken_for, path) for mark, taken_for, path in told.notes)


def _faults(text: object, language: str | None) -> list[Problem]:
    faults: list[Problem] = []
    if not isinstance(text, str):
        faults.append(Problem("text", "not-text"))
    elif len(text) > LONGEST_TEXT:
        faults.append(Problem("text", "too-long", {"most": LONGEST_TEXT}))
    if language is not None and language not in LANGUAGES:
        faults.append(Problem("language", "unknown-word"))
    return faults
