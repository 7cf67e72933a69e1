"""A shipped page against the one that stands: every passage and every credit is merged by itself."""

from dataclasses import dataclass

from rules.documents.importer import Values
from rules.documents.page import Part
from rules.models import Translation

Texts = dict[str, tuple[str, str]]
"""Kind and text of passages by key."""

_NOTHING = ("", "")


@dataclass(frozen=True)
class MergedPage:
    """What a page is to be, and what was edited here."""

    parts: tuple[Part, ...]
    values: Values
    shipped: Texts
    shipped_values: Values
    edited: tuple[str, ...]
    """Keys of passages and names of credits that were edited here."""
    disputed: tuple[str, ...]
    """Those of them that the library has changed as well."""
    edited_kinds: tuple[str, ...]
    """Passages whose kind was edited here."""


def merge_page(
    parts: tuple[Part, ...],
    values: Values,
    loaded: Texts,
    loaded_values: Values,
    standing: Texts,
    row: Translation | None,
    *,
    force: bool,
) -> MergedPage:
    """Merge a shipped page into the one that stands; with `force` the shipped page is what it is to be."""
    shipped = {part.key: (part.kind, part.text) for part in parts}
    edited, disputed, kinds = [], [], []
    texts: Texts = {}
    for key in dict.fromkeys([*shipped, *loaded, *standing]):
        new, was, now = (texts_of.get(key, _NOTHING) for texts_of in (shipped, loaded, standing))
        stays = not force and now[1] not in (was[1], new[1])
        texts[key] = now if stays else new
        if stays:
            edited.append(key)
            disputed += [key] if new[1] != was[1] else []
        elif not force and was[0] and now[0] and now[0] != was[0]:
            kinds.append(key)
            texts[key] = (now[0], new[1])
    stay = _values_that_stay(values, loaded_values, row, force)
    edited += stay
    disputed += [name for name in stay if values[name] != loaded_values.get(name, "")]
    layout = _layout([key for key in shipped if texts[key][1]], texts, row.layout if row else [])
    return MergedPage(
        parts=tuple(Part(texts[key][0], key, texts[key][1]) for key in layout),
        values={name: value for name, value in values.items() if name not in stay},
        shipped=shipped,
        shipped_values=values,
        edited=(*edited, *kinds),
        disputed=tuple(disputed),
        edited_kinds=tuple(kinds),
    )


def _values_that_stay(values: Values, loaded: Values, row: Translation | None, force: bool) -> list[str]:
    if row is None or force:
        return []
    standing = {name: getattr(row, name) for name in values}
    return [name for name, new in values.items() if standing[name] not in (new, loaded.get(name, ""))]


def _layout(shipped: list[str], texts: Texts, standing: list[str]) -> list[str]:
    """Return the order of the shipped page, with passages that were added here after the one before them."""
    order = list(shipped)
    added = [key for key in [*standing, *texts] if texts.get(key, _NOTHING)[1]]
    for key in dict.fromkeys(added):
        if key not in order:
            at = standing.index(key) if key in standing else len(standing)
            before = next((known for known in reversed(standing[:at]) if known in order), None)
            order.insert(order.index(before) + 1 if before else 0 if at == 0 else len(order), key)
    return order
