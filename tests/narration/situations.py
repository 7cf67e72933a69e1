"""Situations that between them make the narration say every kind of thing it has to say."""

from tests.engine.tables import act, after_flop, all_in, before_flop, bet, call, check, fold, raise_by, raise_to

SIX = "SB BB UTG UTG+1 CO BTN"


def push(player, chips, **keys):
    return act(player, "push", chips=chips, **keys)


def say(player, words):
    return act(player, "say", says=words)


def pull(player, chips):
    return act(player, "pull", pulls=chips)


def deal(street):
    return {"does": "deal", "street": street}


def six(*events, players=SIX, **keys):
    return before_flop(players, 250, 500, *events, **keys)


def blind(*events, out="2x25", **keys):
    """The big blind has chips in front, and the button raised to 600."""
    return before_flop(f"SB BB={out} BTN", 25, 50, raise_to("BTN", 600), fold("SB"), *events, **keys)


def three(*events, players="A B C", **keys):
    return after_flop(players, *events, blinds=[50, 100], **keys)


SITUATIONS = {
    "a raise completed": six(raise_by("UTG", 600), push("UTG+1", "1x1000 5x100")),
    "a call with change": six(raise_by("UTG", 600), push("UTG+1", "1x1000 3x100")),
    "every chip needed": six(raise_by("UTG", 600), push("UTG+1", "1x1000 1x500")),
    "an overchip": six(raise_by("UTG", 600), push("UTG+1", "1x5000")),
    "an undercall left to the director": six(raise_by("UTG", 600), push("UTG+1", "1x500")),
    "an undercall of the opener": six(push("UTG", "1x100 2x25")),
    "an undercall heads-up": after_flop("A B", bet("A", 1400), push("B", "1x1000"), pot=1000),
    "last chips": six(raise_by("UTG", 600), push("UTG+1", "1x1000 5x100"), players="SB BB UTG UTG+1:1500 CO BTN"),
    "last chips in 2013": three(bet("A", 1400), push("B", "1x1000 2x500"), players="A B:2000 C", edition="2013"),
    "an opening bet": three(push("A", "1x100")),
    "an opening bet too small": three(push("A", "3x25")),
    "an opening bet too small in 2013": three(push("A", "3x25"), edition="2013"),
    "one chip on prior ones": blind(push("BB", "1x1000")),
    "two chips on prior ones": blind(push("BB", "2x500")),
    "more chips than needed on prior ones": blind(push("BB", "1x1000 1x500")),
    "prior chips all pulled": blind(push("BB", "14x100", pulls="2x25")),
    "prior chips part pulled": blind(push("BB", "1x1000", pulls="1x25")),
    "prior chips pulled with many kinds": blind(push("BB", "13x100 1x25 13x1", pulls="1x25")),
    "prior chips that cover": before_flop(
        "SB BB=1x1000 BTN", 50, 100, raise_to("BTN", 700), fold("SB"), push("BB", "1x100")
    ),
    "prior chips in 2013": blind(push("BB", "1x1000"), edition="2013"),
    "the gesture": blind(push("BB", "1x1000", forward=True)),
    "a pull facing a raise": blind(pull("BB", "1x25")),
    "a pull and a fold": blind(pull("BB", "1x25"), fold("BB")),
    "a pull in 2013": blind(pull("BB", "1x25"), edition="2013"),
    "an undercall after a pull": before_flop(
        "SB BB=2x25 BTN", 25, 50, raise_to("BTN", 600), call("SB"), push("BB", "1x500", pulls="1x25")
    ),
    "a pull, then a check": blind(pull("BB", "1x25"), check("BB")),
    "undercalls in a row": three(bet("A", 8000), push("B", "2x1000"), push("C", "2x1000")),
    "undercalls in a row, then a fold": three(bet("A", 8000), push("B", "2x1000"), push("C", "2x1000"), fold("C")),
    "chips of several values in 2011": six(raise_by("UTG", 600), push("UTG+1", "1x1000 1x500"), edition="2011"),
    "a pull with no raise": before_flop("SB BB=2x25 BTN", 25, 50, call("BTN"), fold("SB"), pull("BB", "1x25")),
    "an overchip on the option": before_flop("SB BB=1x100 BTN", 50, 100, call("BTN"), fold("SB"), push("BB", "1x1000")),
    "raise said": six(say("UTG", "raise")),
    "raise said, then chips": six(say("UTG", "raise"), push("UTG", "1x5000")),
    "words first": six(push("UTG", "1x5000", says="raise")),
    "words first with a pull": blind(push("BB", "1x1000", says="raise", pulls="2x25")),
    "chips first": six(push("UTG", "1x5000", says="raise", first="chips")),
    "chips first with a pull": blind(push("BB", "1x1000", says="raise", first="chips", pulls="1x25")),
    "together": six(push("UTG", "1x5000", says="call", first="together")),
    "together with a pull": blind(push("BB", "1x1000", says="call", first="together", pulls="1x25")),
    "together and against each other": six(push("UTG", "1x5000", says="raise 600", first="together")),
    "together, a number of open scale": three(push("A", "1x5000", says={"unclear": 5}, first="together"), pot=3000),
    "together, a chip that it may mean": three(push("A", "1x500", says={"unclear": 5}, first="together"), pot=6000),
    "an amount said": six(say("UTG", "1400")),
    "a bet said": three(say("A", "bet 300")),
    "a bet said facing a bet": three(bet("A", 600), say("B", "bet 800")),
    "a bet said facing a bet, and large": three(bet("A", 600), say("B", "bet 1200")),
    "the only raise there is": six(say("UTG", "raise"), betting="limit", limit={"bet": 500}),
    "a raise over a short all-in": three(
        all_in("A"), say("B", "raise"), players="A:40 B C", betting="limit", limit={"bet": 100}
    ),
    "chips over a short all-in": three(
        all_in("A"), push("B", "2x25"), players="A:40 B C", betting="limit", limit={"bet": 100}
    ),
    "chips over a short all-in that are too few": three(
        all_in("A"), push("B", "1x25 4x5"), players="A:40 B C", betting="limit", limit={"bet": 100}
    ),
    "a raise said with the call": three(bet("A", 200), raise_to("B", 3000), say("C", "raise 3000")),
    "a raise said with less than the call": three(bet("A", 200), raise_to("B", 3000), say("C", "raise 500")),
    "a raise too small": six(raise_to("UTG", 600)),
    "all-in for more": six(all_in("UTG"), players="SB BB UTG:1600 CO BTN"),
    "all-in for less": six(call("UTG"), players="SB BB:12000 UTG:300 CO BTN"),
    "all-in as a bet": three(all_in("A"), players="A:60 B C"),
    "a check facing a bet": six(check("UTG")),
    "a check facing a bet in 2013": six(check("UTG"), edition="2013"),
    "a fold": six(fold("UTG")),
    "a fold with no bet": three(fold("A")),
    "a check": three(check("A")),
    "a call with no bet": three(call("A")),
    "an opening bet cut in limit": three(bet("A", 300), betting="limit", limit={"bet": 100}),
    "a pull out of turn": before_flop("SB BB=2x25 BTN CO", 25, 50, raise_to("BTN", 600), pull("BB", "1x25")),
    "words again and again": three(bet("A", 300), fold("A"), call("A"), fold("A")),
    "a bet out of turn": three(bet("B", 300), players="BB B C"),
    "a raise out of turn": six(raise_to("UTG+1", 1500)),
    "a fold out of turn": six(fold("BTN")),
    "a bet out of turn accepted": three(bet("B", 300), call("A")),
    "a check out of turn that binds": three(
        check("C"), check("A"), check("B"), players="A B C", ask={"about": "action", "event": 0}
    ),
    "a check out of turn, then a bet": three(check("B"), bet("A", 300), ask={"about": "action", "event": 0}),
    "a bet out of turn, then a bet": three(bet("B", 900), bet("A", 700), ask={"about": "action", "event": 0}),
    "a raise out of turn, then a raise": three(
        bet("A", 300), raise_to("C", 900), raise_to("B", 700), ask={"about": "action", "event": 1}
    ),
    "a call out of turn, then a raise": three(
        bet("A", 300), call("C"), raise_to("B", 700), ask={"about": "action", "event": 1}
    ),
    "an undercall out of turn, then a raise": three(
        *(bet("A", 300), raise_to("B", 700), push("D", "1x500"), raise_to("C", 2000)),
        players="A B C D",
        ask={"about": "action", "event": 2},
    ),
    "a check out of turn in 2011": three(
        check("B"), bet("A", 300), ask={"about": "action", "event": 0}, edition="2011"
    ),
    "a bet against a check that binds": three(check("B"), check("A"), bet("B", 300), players="A B"),
    "a call that may accept a raise out of turn": three(bet("A", 300), raise_to("C", 900), call("B")),
    "a call that names a raise out of turn": three(bet("A", 300), raise_to("C", 900), act("B", "call", calls=1)),
    "options behind a bet out of turn": three(bet("B", 900), check("A"), ask={"about": "options", "of": "C"}),
    "options of who is free again": three(bet("B", 900), bet("A", 700), ask={"about": "options", "of": "B"}),
    "a pull, and play goes on": before_flop(
        "SB=1x25 BB BTN", 25, 50, raise_to("BTN", 600), pull("SB", "1x25"), raise_to("BB", 1200)
    ),
    "a raise declared, a pull, and play goes on": before_flop(
        "SB=1x25 BB BTN", 25, 50, raise_to("BTN", 600), say("SB", "raise"), pull("SB", "1x25"), fold("BB")
    ),
    "cards shown facing a bet": three(bet("A", 300), act("B", "show")),
    "the last hand at the showdown": after_flop(
        "A BTN", bet("A", 300), call("BTN"), act("A", "muck"), street="river", ask="first-to-show"
    ),
    "a second motion": six(call("UTG"), push("UTG", "2x500")),
    "a second motion after the call": six(push("UTG", "1x500"), push("UTG", "2x500")),
    "chips that fall from one hand": six(push("UTG", "1x500"), push("UTG", "2x500", back_to_stack=False)),
    "I'm in": six(say("UTG", "i'm in")),
    "the same bet on the next street": three(
        bet("A", 600), call("B"), fold("C"), deal("turn"), say("A", "same bet"), players="A B C"
    ),
    "the same bet with none before": three(say("A", "same bet")),
    "more, and it may be the call": three(bet("A", 600), say("B", "600 more")),
    "more that is no half": three(bet("A", 600), say("B", "100 more")),
    "check-raise with nothing to call": three(say("A", "check-raise")),
    "a raise paid out": six(say("UTG", "raise 1200"), push("UTG", "1x500"), push("UTG", "2x500")),
    "a call paid in part": six(say("UTG", "call"), push("UTG", "4x100")),
    "a raise made up": six(push("UTG", "1x500 3x100"), push("UTG", "1x100")),
    "a raise made up and more": six(push("UTG", "1x500 3x100"), push("UTG", "2x500")),
    "a pull after the act": six(push("UTG", "2x500"), pull("UTG", "1x500")),
    "words after the act": six(call("UTG"), say("UTG", "raise")),
    "not re-opened": three(bet("A", 100), call("B"), all_in("C"), raise_to("A", 300), players="A B C:125"),
    "a raise that is not open, then a fold": three(
        bet("A", 100), call("B"), all_in("C"), raise_to("A", 300), fold("A"), players="A B C:125"
    ),
    "not re-opened in limit": three(
        bet("A", 200),
        all_in("B"),
        call("C"),
        say("A", "raise"),
        players="A B:299 C",
        betting="limit",
        limit={"bet": 200},
    ),
    "a bettor who miscounts": three(bet("A", 8000) | {"announced": 800, "announced_by": "player"}, call("B")),
    "nobody left to raise": after_flop("A B:700", bet("A", 300), all_in("B"), raise_to("A", 3000)),
    "words against the chips seen": after_flop(
        "A B", push("A", "1x5000", says="42000"), push("B", "1x5000"), street="river"
    ),
    "a side pot at the river": before_flop(
        "SB BB A:700 B:5000 C:5000",
        50,
        100,
        all_in("A"),
        call("B"),
        call("C"),
        fold("SB"),
        fold("BB"),
        deal("flop"),
        check("B"),
        check("C"),
        deal("turn"),
        bet("B", 1000),
        call("C"),
        deal("river"),
        check("B"),
        check("C"),
        ask="tabling",
    ),
    "a hand that is won": before_flop("SB BB BTN", 50, 100, fold("BTN"), fold("SB"), ask="tabling"),
    "pots": before_flop("SB BB:700 BTN:2000", 50, 100, all_in("BTN"), fold("SB"), call("BB"), ask="pots"),
    "a dead small blind": before_flop(
        [{"name": "SB", "posts": 0}, {"name": "BB"}, {"name": "HJ", "posts": 50}], 50, 100, call("HJ")
    ),
}
"""Situations that the engine judges."""

TOLD_ONLY = {
    "a big blind ante": six(fold("UTG"), ante={"amount": 500, "payer": "big-blind"}, hand_for_hand=True),
    "an ante for everyone": six(fold("UTG"), ante={"amount": 50, "payer": "everyone"}, betting="pot-limit"),
    "limit": six(fold("UTG"), betting="limit", limit={"bet": 500}),
    "stud": three(fold("A"), game="stud", betting="limit", street="turn"),
    "razz": three(fold("A"), game="razz"),
    "hi/lo": three(act("A", "muck"), act("B", "show"), game="board-hilo"),
    "hidden chips": three(act("A", "find", chips="1x5000 2x100")),
    "remarks": three(
        bet("A", 300) | {"announced": 200, "quoted": 1000, "unnoticed": True, "had_time": False, "conditional": True}
    ),
    "an unclear amount": three(say("A", {"unclear": 5}), say("B", "pot"), say("C", "all-in")),
}
"""Situations that are told only: their figures need not go together."""
