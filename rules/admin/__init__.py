"""What the staff edits: editions, rules, texts and credits in all languages, what we say ourselves, and scenarios."""

from django.contrib import admin
from django.utils.translation import gettext_lazy as _

from rules.admin import dismissals, editions, glossary, texts, worked

__all__ = ["dismissals", "editions", "glossary", "texts", "worked"]

admin.site.site_header = admin.site.site_title = _("TDA rules")
