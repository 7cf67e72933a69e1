"""What the library has loaded, so that what staff have edited since is known."""

from django.db import models


class LoadedContent(models.Model):
    """The values of a shipped row as they were last loaded: one that differs from them now has been edited here."""

    key = models.CharField(max_length=200, unique=True)
    content = models.JSONField()

    def __str__(self) -> str:
        return self.key
