"""One order for the passages of a rule out of the orders of its pages in several languages."""

from collections.abc import Collection, Sequence


def merged(standing: Sequence[str], page: Sequence[str], shared: Collection[str]) -> list[str]:
    """Return the standing order of keys with those of a page put in, each after the one before it on the page.

    The standing order stays where the page does not contradict it.  Where it does, the page decides for the keys
    that it alone has, and those `shared` with other languages keep their order.
    """
    order = list(standing)
    if not _follows(page, order):
        order = [key for key in order if key in shared or key not in page]
    place = 0
    for key in page:
        if key not in order:
            order.insert(place, key)
        place = order.index(key) + 1
    return order


def _follows(page: Sequence[str], order: Sequence[str]) -> bool:
    """Say whether the keys that both have stand in the same order."""
    known = set(page)
    both = [key for key in order if key in known]
    return both == [key for key in page if key in set(both)]
