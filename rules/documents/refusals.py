"""Why a page was not read, as one sentence that names the place."""

from django.utils.translation import gettext_lazy, pgettext

from rules.models import clean_text

SENTENCES = clean_text.SENTENCES | {
    "missing": gettext_lazy("The file %(path)s cannot be read (%(reason)s)."),
    "empty": gettext_lazy("The page is empty: there is nothing on it to read."),
    "large": gettext_lazy("The page is too long: a page of one rule has at most one million bytes."),
    "binary": gettext_lazy("This is not a text file: there is a control character at byte %(offset)d."),
    "encoding": gettext_lazy(
        "The text is not in UTF-8: byte %(offset)d, in line %(line)d, cannot be read. Save it as UTF-8 and try again."
    ),
    "pdf": gettext_lazy(
        "This is a PDF and not plain text. Copy the text of the rule from it into a text file in UTF-8, without page"
        " numbers."
    ),
    "format": gettext_lazy(
        "This is a file of the format %(format)s and not plain text. Save the page of the rule as plain text in UTF-8."
    ),
    "wide": gettext_lazy("The text is in %(encoding)s. Save it as UTF-8 and try again."),
    "html": gettext_lazy(
        "This is the source of a web page: “%(excerpt)s” in line %(line)d. Copy the text of the rule as the browser"
        " shows it into a text file in UTF-8."
    ),
    "markdown": gettext_lazy(
        "This text is marked up in Markdown: “%(excerpt)s” in line %(line)d. Take out the marks, so that the words of"
        " the rule alone are left."
    ),
    "columns": gettext_lazy(
        "This is a table with %(count)d columns, separated by “%(separator)s”. Put the text of each language into a"
        " file of its own, as plain text."
    ),
    "unreadable": gettext_lazy(
        "Nothing on this page reads as a rule: it has no line with a number, no clause such as “A:” and no numbered"
        " case. It begins in line %(line)d: “%(excerpt)s”."
    ),
    "no-such-language": gettext_lazy("There are no texts in the language “%(language)s”, only in: %(languages)s."),
    "language-unknown": gettext_lazy("The page does not show which language it is in."),
    "language": gettext_lazy("The page should be in %(told)s, but it is in %(found)s: “%(word)s” in line %(line)d."),
    "editions": gettext_lazy(
        "The page names two editions: %(first)s in line %(line)d and %(second)s in line %(other)d."
    ),
    "edition": gettext_lazy("Line %(line)d says %(found)s, but the page was to be read for edition %(told)s."),
    "no-editions": gettext_lazy("No edition is held here yet: run loadlibrary first."),
    "edition-unknown": gettext_lazy("There is no edition %(edition)s, only: %(editions)s."),
    "number-missing": gettext_lazy("The page states no rule number."),
    "number-unknown": gettext_lazy("Line %(line)d says rule %(number)s, and edition %(edition)s has no such number."),
    "number-ambiguous": gettext_lazy(
        "Line %(line)d says rule %(number)s, which stands for several rules in edition %(edition)s: %(slugs)s."
    ),
    "number": gettext_lazy(
        "Line %(line)d says rule %(number)s, which is %(found)s in edition %(edition)s, but the page was to be read "
        "as %(told)s."
    ),
    "elsewhere": gettext_lazy(
        "By its number the page is %(slug)s in edition %(edition)s, but the same page is already held as %(other)s in "
        "edition %(standing)s."
    ),
    "rule-unknown": gettext_lazy("There is no rule called %(slug)s."),
    "several": gettext_lazy(
        "This page states more than one rule: %(rules)s. Put each rule into a file of its own, so that none is filed"
        " under another."
    ),
    "late-heading": gettext_lazy(
        "The heading of rule %(number)s comes in line %(line)d only, after other text. Take out what does not belong to"
        " the rule."
    ),
    "page-number": gettext_lazy(
        "“%(excerpt)s” numbers a page of a printed document and is no text of the rule. Take out such lines and try"
        " again; they are: %(lines)s."
    ),
    "long": gettext_lazy(
        "The passage %(key)s, which begins with “%(excerpt)s”, has %(length)d characters: a passage has at most"
        " %(longest)d."
    ),
    "twice": gettext_lazy(
        "Two cases are called %(key)s: one begins in line %(line)d at “%(excerpt)s”, the other in line %(other)d"
        " at “%(repeat)s”."
    ),
}


class DocumentRefused(Exception):
    """A page that was not read or not written, with a code and the figures of its sentence."""

    def __init__(self, code: str, **parameters: object) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.parameters = parameters

    def __str__(self) -> str:
        return str(SENTENCES[self.code]) % self.parameters


def language_name(language: str) -> str:
    """Return what a language is called in the language of the reader, within a sentence."""
    names = {
        "it": pgettext("language, within a sentence", "Italian"),
        "de": pgettext("language, within a sentence", "German"),
        "es": pgettext("language, within a sentence", "Spanish"),
        "en": pgettext("language, within a sentence", "English"),
    }
    return names.get(language, language)
