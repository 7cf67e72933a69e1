"""The tipping point in sentences."""

from collections.abc import Iterator

from django.utils.translation import gettext as _

from rules.engine.chips import Chips
from rules.engine.verdict import Decision, Verdict
from rules.narration.wording import put
from rules.web.whatif.tipping import Flip, Tipping


def tell_tipping(tipping: Tipping, verdict: Verdict, *, idle: bool) -> list[str]:
    """Say where a call becomes a raise, and which chip makes the difference."""
    return list(_sentences(tipping, verdict, idle=idle))


def _sentences(tipping: Tipping, verdict: Verdict, *, idle: bool) -> Iterator[str]:
    if tipping.capped:
        yield _("This round has had all its raises: no chips make it a raise.")
        return
    if tipping.spoken and verdict.figures and verdict.figures.minimum_raise:
        yield _("What was said first decides here, not the chips.")
    yield from _turning_points(tipping, verdict, idle=idle)
    yield from _largest(verdict)


def _largest(verdict: Verdict) -> Iterator[str]:
    """The largest bet or raise that pot-limit allows, and the only one of limit."""
    figures = verdict.figures
    if figures is None or not figures.maximum:
        return
    raising, pot_limit = bool(figures.minimum_raise), figures.pot is not None
    words = {
        (True, True): _("A raise goes up to %(maximum)s, the pot: what is more does not count."),
        (True, False): _("A bet goes up to %(maximum)s, the pot: what is more does not count."),
        (False, True): _("In limit a raise is always to %(maximum)s here."),
        (False, False): _("In limit a bet is always %(maximum)s here."),
    }
    yield put(words[pot_limit, raising], {"maximum": figures.maximum})


def _turning_points(tipping: Tipping, verdict: Verdict, *, idle: bool) -> Iterator[str]:
    if tipping.raise_from and tipping.call_to:
        words = _("Where one chip can be spared: a call up to %(call_to)s in front, a raise from %(raise_from)s.")
        yield put(words, {"call_to": tipping.call_to, "raise_from": tipping.raise_from})
    elif tipping.raise_from:
        yield put(
            _("A raise from %(raise_from)s in front, where one chip can be spared."), {"raise_from": tipping.raise_from}
        )
    if idle or not tipping.raise_from:
        return
    if tipping.more:
        chips = _chip(tipping.more)
        yield put(
            _("Adding %(chips)s makes it a raise to %(to)s."), {"chips": chips, "to": tipping.more.verdict.to or 0}
        )
    elif verdict.decision is Decision.CALL:
        yield _("No single added chip makes it a raise.")
    if tipping.less:
        yield put(_("Without %(chips)s it is a call."), {"chips": _chip(tipping.less)})


def _chip(flip: Flip) -> Chips:
    return Chips.of([(flip.chip, 1)])
