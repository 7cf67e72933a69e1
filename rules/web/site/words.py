"""Words for languages and for passages, each a whole phrase: an adjective cannot be put into one."""

import re

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.models import Passage

FIGURE = re.compile(r"(\d+(?:[.,/\u202f]\d+)*(?:er\b)?(?:\u00a0?%)?)")
"""An amount, a share or a range of blinds in a sentence of ours."""

MISSING_IN: dict[str, Promise] = {
    "it": _("Missing in the Italian text."),
    "de": _("Missing in the German text."),
    "es": _("Missing in the Spanish text."),
    "en": _("Missing in the English text."),
}

EXAMPLE_MISSING_IN: dict[str, Promise] = {
    "it": _("Example %(letter)s is missing in the Italian text."),
    "de": _("Example %(letter)s is missing in the German text."),
    "es": _("Example %(letter)s is missing in the Spanish text."),
    "en": _("Example %(letter)s is missing in the English text."),
}

NOT_HELD_IN: dict[str, Promise] = {
    "it": _("No Italian text of this rule is held here."),
    "de": _("No German text of this rule is held here."),
    "es": _("No Spanish text of this rule is held here."),
    "en": _("No English text of this rule is held here."),
}

UNCREDITED: dict[str, Promise] = {
    "it": _("The Italian text names no translator and no source."),
    "de": _("The German text names no translator and no source."),
    "es": _("The Spanish text names no translator and no source."),
    "en": _("The English text names no translator and no source."),
}

AS_IT_CAME: dict[str, Promise] = {
    "it": _("The Italian page as received"),
    "de": _("The German page as received"),
    "es": _("The Spanish page as received"),
    "en": _("The English page as received"),
}

PRINTED_IN: dict[str, Promise] = {
    "it": pgettext_lazy("scenario", "as printed in Italian"),
    "de": pgettext_lazy("scenario", "as printed in German"),
    "es": pgettext_lazy("scenario", "as printed in Spanish"),
    "en": pgettext_lazy("scenario", "as printed in English"),
}

PASSAGES: dict[str, Promise] = {
    Passage.Kind.INTRODUCTION: pgettext_lazy("passage", "introduction"),
    Passage.Kind.QUOTE: pgettext_lazy("passage", "quoted rule"),
    Passage.Kind.EXPLANATION: pgettext_lazy("passage", "explanation"),
    Passage.Kind.NOTE: pgettext_lazy("passage", "note"),
}
"""What a passage is called that has no number on the page."""
