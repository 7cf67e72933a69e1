"""Which fields have a column for each language."""

from modeltranslation.translator import TranslationOptions, register

from rules.models import CaseOption, Edition, Passage, RuleVersion, Section, Summary, Term, WorkedCase


@register(Edition)
class EditionColumns(TranslationOptions):
    """What is known of an edition, in our words."""

    fields = ("note",)


@register(Section)
class SectionColumns(TranslationOptions):
    """Section titles."""

    fields = ("title",)


@register(RuleVersion)
class RuleVersionColumns(TranslationOptions):
    """Rule titles, ours."""

    fields = ("title",)


@register(Passage)
class PassageColumns(TranslationOptions):
    """Passages, as printed."""

    fields = ("text",)


@register(Summary)
class SummaryColumns(TranslationOptions):
    """Summaries of ours."""

    fields = ("text",)


@register(WorkedCase)
class WorkedCaseColumns(TranslationOptions):
    """Worked cases of ours."""

    fields = ("title", "situation", "ruling", "remark")


@register(CaseOption)
class CaseOptionColumns(TranslationOptions):
    """What the director may do in a case of ours."""

    fields = ("condition", "outcome")


@register(Term)
class TermColumns(TranslationOptions):
    """What a term is called, and what it means, in our words."""

    fields = ("name", "article", "means")
