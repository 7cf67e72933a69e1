"""What may a player still do once he has acted? Rulebook section 0, and 2.7 (2024: rules 51, 56)."""

import pytest

from tests.engine.tables import (
    after_flop,
    before_flop,
    bet,
    call,
    fold,
    judged,
    pull,
    push,
    raise_to,
    say,
)

# After chips that are left to the director


def undercalled(*events):
    return after_flop("A B C", bet("A", 2000), raise_to("B", 8000), push("C", "2x1000"), *events)


def swept(*events):
    start = raise_to("BTN", 600), fold("SB"), push("BB", "1x1000", forward=True)
    return before_flop("SB BB=2x25 BTN", 25, 50, *start, *events)


OPEN_UNDERCALL = "director: call 8000, adds 6000 | fold, forfeits 2000"
OPEN_GESTURE = "director: raise 1150, adds 100 | call 600, returns 450"


@pytest.mark.parametrize(
    ("data", "ruled"),
    [
        (undercalled(fold("C")), "fold, forfeits 2000"),
        (undercalled(call("C")), "call 8000, adds 6000"),
        (undercalled(raise_to("C", 20_000)), OPEN_UNDERCALL),
        (undercalled(push("C", "6x1000")), "director: call 8000 | fold, returns 6000, forfeits 2000"),
        (undercalled(pull("C", "2x1000")), "director: call 8000, adds 8000 | fold, adds 2000, forfeits 2000"),
        (undercalled(pull("C", "2x1000"), fold("C")), "fold, adds 2000, forfeits 2000"),
        (undercalled(call("A")), "call 8000, adds 6000"),
        (swept(fold("BB")), OPEN_GESTURE),
        (swept(call("BB")), OPEN_GESTURE),
        (swept(say("BB", "raise")), OPEN_GESTURE),
        (swept(pull("BB", "1x1000")), "director: raise 1150, adds 1100 | call 600, adds 550"),
    ],
)
def test_the_player_may_choose_between_call_and_fold_and_change_nothing_else(data, ruled):
    assert judged(data) == ruled
