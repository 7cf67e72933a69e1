"""The running text of a page: what comes before its clauses and cases, and these."""

from rules.documents.grammar import Grammar
from rules.documents.page import Cut, Kind
from rules.documents.quotes import quotation, skip_blanks


def body_cuts(text: str, start: int, end: int, *, addendum: bool) -> list[Cut]:
    """Return where the parts of a stretch of running text begin; the first begins where the stretch does."""
    first = skip_blanks(text, start, end)
    if first == end:
        return []
    quoted = None if addendum else quotation(text, first, end)
    if quoted is not None:
        return _quoted(text, start, quoted, end)
    cuts = Grammar(text, start, end, addendum=addendum).read()
    if cuts and cuts[0].offset == first:
        return [Cut(start, cuts[0].key, cuts[0].kind), *cuts[1:]]
    return [_opening(start, cuts, addendum), *cuts]


def _quoted(text: str, start: int, stop: int, end: int) -> list[Cut]:
    """Return the parts of a text that begins with a quotation; clauses that are quoted stay clauses."""
    inside = skip_blanks(text, start, end) + 1
    cuts = Grammar(text, inside, end, addendum=False).read()
    if cuts and cuts[0].key == "A" and cuts[0].offset == skip_blanks(text, inside, end):
        quoted = [Cut(start, "A", Kind.CLAUSE), *(cut for cut in cuts[1:] if cut.offset < stop)]
    else:
        quoted = [Cut(start, "quote", Kind.QUOTE)]
    following = Grammar(text, stop, end, addendum=False).read()
    begin = skip_blanks(text, stop, end)
    if begin < (following[0].offset if following else end):
        following.insert(0, Cut(begin, "explanation", Kind.EXPLANATION))
    return quoted + following


def _opening(start: int, cuts: list[Cut], addendum: bool) -> Cut:
    """Return the text before the first clause or case: the whole rule, where it has no clauses."""
    if addendum:
        return Cut(start, "addendum-introduction", Kind.INTRODUCTION)
    if any(cut.kind == Kind.CLAUSE for cut in cuts):
        return Cut(start, "introduction", Kind.INTRODUCTION)
    return Cut(start, "text", Kind.CLAUSE)
