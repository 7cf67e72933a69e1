"""The words of the texts, as search looks them up: plain rows, so that every database finds the same."""

from django.db import models


class IndexedWord(models.Model):
    """A word that stands somewhere in one language, and a term that it is found by.

    It stands in a passage, in our summary or in a worked case of ours; where none is named, in our title.  `version`
    is the rule in the edition that it is found under.  `rules.finding.indexing` writes these rows: they are what the
    texts say, and nobody edits them.
    """

    version = models.ForeignKey("rules.RuleVersion", models.CASCADE, related_name="+")
    passage = models.ForeignKey("rules.Passage", models.CASCADE, related_name="+", null=True)
    summary = models.ForeignKey("rules.Summary", models.CASCADE, related_name="+", null=True)
    worked = models.ForeignKey("rules.WorkedCase", models.CASCADE, related_name="+", null=True)
    language = models.CharField(max_length=2)
    word = models.CharField(max_length=40)
    term = models.CharField(max_length=40)

    class Meta:
        indexes = [models.Index(fields=["term"], name="words_by_term")]

    def __str__(self) -> str:
        return f"{self.word} ({self.language})"
