"""Why a page was not read, as one sentence that names the place."""

from django.utils.translation import gettext, gettext_lazy

SENTENCES = {
    "missing": gettext_lazy("There is no file %(path)s that can be read: %(reason)s."),
    "empty": gettext_lazy("The page is empty: there is not one character on it to read."),
    "large": gettext_lazy("The page has %(size)d bytes, and a page of one rule has at most %(limit)d."),
    "binary": gettext_lazy("This is no text: byte %(offset)d is one that no text contains."),
    "encoding": gettext_lazy(
        "The text is not in UTF-8: byte %(offset)d, in line %(line)d, cannot be read. Save it as UTF-8 and try again."
    ),
    "unreadable": gettext_lazy(
        "Nothing on this page reads as a rule: it has no line with a number, no clause such as “A:” and no numbered"
        " case. It begins in line %(line)d: “%(excerpt)s”."
    ),
    "no-such-language": gettext_lazy("There are no texts in the language %(language)s, only in: %(languages)s."),
    "language-unknown": gettext_lazy("The page does not show which language it is in: say so with --language."),
    "language": gettext_lazy(
        "The page was to be read as %(told)s, but its words are %(found)s: “%(word)s” in line %(line)d."
    ),
    "editions": gettext_lazy(
        "The page names two editions: %(first)s in line %(line)d and %(second)s in line %(other)d."
    ),
    "edition": gettext_lazy("Line %(line)d says %(found)s, but the page was to be read for %(told)s."),
    "edition-unknown": gettext_lazy("There is no edition %(edition)s, only: %(editions)s."),
    "number-missing": gettext_lazy("The page states no rule number: say which rule it is with --rule."),
    "number-unknown": gettext_lazy(
        "Line %(line)d says rule %(number)s, and the edition %(edition)s knows no such number: say which rule it is"
        " with --rule."
    ),
    "number-ambiguous": gettext_lazy(
        "Line %(line)d says rule %(number)s, which stands for several rules in the edition %(edition)s: say which"
        " with --rule. They are: %(slugs)s."
    ),
    "number": gettext_lazy(
        "Line %(line)d says rule %(number)s, which is %(found)s in the edition %(edition)s, but the page was to be"
        " read as %(told)s."
    ),
    "rule-unknown": gettext_lazy("There is no rule called %(slug)s."),
    "rule-absent": gettext_lazy("The rule %(slug)s is not in the edition %(edition)s."),
    "twice": gettext_lazy(
        "Two cases are both called %(key)s: one begins in line %(line)d at “%(excerpt)s”, the other in line %(other)d"
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
    """Return what a language is called in the language of the reader."""
    names = {
        "it": gettext("Italian"),
        "de": gettext("German"),
        "es": gettext("Spanish"),
        "en": gettext("English"),
    }
    return names.get(language, language)
