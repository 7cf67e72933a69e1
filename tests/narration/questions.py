"""Situations of the rulebook's second half: options, pots, corrections, showdown and splits."""

from tests.engine.told import flop, told

BLINDS = {"blinds": [50, 100]}
POT_LIMIT = {"betting": "pot-limit", "pot": 500, **BLINDS}
LIMIT = {"betting": "limit", "limit": {"bet": 100, "raises": 3, "players_left": 14}, **BLINDS}
RIVER = {"street": "river", "pot": 1225, **BLINDS}


def options(player, data):
    return {**data, "ask": {"about": "options", "of": player}}


def correction(data):
    return {**data, "ask": "correction"}


def showing(data):
    return {**data, "ask": "first-to-show"}


def split(data, **keys):
    return {**data, "ask": {"about": "split", **keys}}


ANTE = {"ante": {"amount": 100, "payer": "big-blind"}, "blinds": [100, 200], "edition": "2022"}
"""An edition that leaves it to the house whether the big blind or the ante comes first."""

QUESTIONS = {
    "options over a short all-in": options("B", flop("A:40 B C", "A all-in", **LIMIT)),
    "pots with the ante or the blind first": {**told("SB BB:250 UTG", "UTG call; SB call", **ANTE), "ask": "pots"},
    "a split with the ante or the blind first": split(
        told("SB BB:300 UTG BTN:250", "UTG raise 600; BTN call; SB call", **{**ANTE, "blinds": [150, 300]}),
        winners={"main": ["BB"], "side-1": ["SB"], "side-2": ["UTG"]},
    ),
    "hands turned up with the ante or the blind first": {
        **told("SB BB:250 UTG", "UTG call; SB fold", **ANTE),
        "ask": "tabling",
    },
    "options with the ante or the blind first": options("BTN", told("BB:180 BTN", **ANTE)),
    "options in pot-limit with the ante or the blind first": options(
        "UTG", told("SB BB:250 UTG", betting="pot-limit", **ANTE)
    ),
    "pot said with the ante or the blind first": told("SB BB:250 UTG", "UTG say pot", betting="pot-limit", **ANTE),
    "a call with the ante or the blind first": told("SB BB:250 UTG", "UTG call", **ANTE),
    "options facing a bet": options("B", flop("A B:5000 C", "A bet 300", **BLINDS)),
    "options with nothing to call": options("A", flop("A B C", **BLINDS)),
    "options with no blinds": options("A", flop("A B C")),
    "options of a short stack": options("B", flop("A B:400 C", "A bet 300", **BLINDS)),
    "options out of turn": options("C", flop("A B C", "A bet 300", **BLINDS)),
    "options once closed": options("A", flop("A B:125 C", "A bet 100; B all-in; C call", **BLINDS)),
    "options of who has folded": options("A", flop("A B C", "A fold", **BLINDS)),
    "options in pot-limit": options("B", flop("A B C", "A bet 300", **POT_LIMIT)),
    "options in limit": options("B", flop("A B C", "A bet 100", **LIMIT)),
    "options once the raises are capped": options(
        "A", flop("A B", "A bet 100; B raise 200; A raise 300; B raise 400", **LIMIT)
    ),
    "pot said": flop("A B", "A say pot", **POT_LIMIT),
    "pot said facing a bet": flop("A B", "A bet 300; B say pot", **POT_LIMIT),
    "pot said in no-limit": flop("A B", "A say pot", **BLINDS),
    "a bet over the pot": flop("A B", "A bet 3000", **POT_LIMIT),
    "a wrong pot quoted": flop("A B", "A say pot quoted=900", **POT_LIMIT),
    "five": flop("A B", "A say five?", pot=5000, **BLINDS),
    "five in 2013": flop("A B", "A say five?", pot=5000, edition="2013", **BLINDS),
    "five in a small pot": flop("A B", "A say five?", pot=300, **BLINDS),
    "a conditional raise": flop("A B", "A bet 100; B raise 300 if", **BLINDS),
    "a call before the amount": flop("A B C", "A bet 100; B say raise; C call", **BLINDS),
    "another amount announced": flop("A B", "A bet 300 announced=200; B call", **BLINDS),
    "substantial action out of turn": flop("A B C D", "A bet 300; C call; D fold", **BLINDS),
    "who was passed over": flop("A B C D", "A bet 300; C call; D call; B raise 900", **BLINDS),
    "substantial action with acts that are not allowed": flop("A B C D", "A bet 300; C check; D call", **BLINDS),
    "a raise out of turn before in 2011": flop("A B C", "A bet 300; C call; B raise 900; C raise 2700", edition="2011"),
    "chips found": flop("A B:700 C", "A bet 1000; B all-in; B find 2x100", **BLINDS),
    "an underbet corrected": correction(flop("A B C", "A bet 300; B raise 400 unnoticed; C call", **BLINDS)),
    "an underbet corrected, called with the last chips": correction(
        flop("A B C:450 D", "A bet 300; B raise 400 unnoticed; C call", **BLINDS)
    ),
    "an underbet corrected for one": correction(flop("A B", "A bet 40 unnoticed", **BLINDS)),
    "an underbet after the next card": correction(flop("A B", "A bet 40 unnoticed; B call; -- turn", **BLINDS)),
    "an underbet in 2013": correction(flop("A B", "A bet 40 unnoticed", edition="2013", **BLINDS)),
    "a bet that was right": correction(flop("A B", "A bet 300 unnoticed", **BLINDS)),
    "an overbet in pot-limit": correction(flop("A B C", "A bet 700 unnoticed; B call; C call", **POT_LIMIT)),
    "an overbet of one": correction(flop("A B C", "A bet 700 unnoticed", **POT_LIMIT)),
    "a pot quoted too low": correction(flop("A B C", "A say pot quoted=400 unnoticed; B fold", **POT_LIMIT)),
    "a pot quoted too low long ago": correction(
        flop("A B C", "A say pot quoted=400 unnoticed; B fold; C call", **POT_LIMIT)
    ),
    "too little on the option": told("SB BB=1x100 BTN", "BTN call; SB fold; BB push 1x25", **BLINDS),
    "hand for hand": flop("A:700 B", "A all-in; B call", hand_for_hand=True, ask="tabling", **BLINDS),
    "a muck at the showdown": flop("A B C", "A bet 300; B call; C call; A muck", **RIVER),
    "a hand tabled": flop("A B", "A check; B check; A show", **RIVER),
    "no muck with an all-in": flop("A:700 B", "A all-in; B call; B muck", **RIVER),
    "a muck too soon": flop("A B C", "A bet 300; B call; A muck", **RIVER),
    "the last aggressor shows": showing(flop("A BTN CO", "A bet 300; BTN raise 900; CO fold; A call", **RIVER)),
    "left of the button shows": showing(flop("SB B C", "SB check; B check; C check", **RIVER)),
    "the bettor mucks at the showdown": showing(flop("SB BTN", "SB bet 300; BTN call; SB muck", **RIVER)),
    "everybody shows": showing(flop("A:700 B", "A all-in; B call", **RIVER)),
    "the boards decide": showing(flop("A B", "A check; B check", game="stud", **RIVER)),
    "no showdown yet": showing(flop("A B", "A bet 300", **RIVER)),
    "a pot for one": split(flop("A BTN", **RIVER), winners={"main": ["BTN"]}),
    "a pot for two": split(flop("SB B C", **RIVER), winners={"main": ["SB", "C"]}, smallest=25),
    "high and low": split(
        flop("A B C", game="board-hilo", **RIVER), winners={"main": ["A"]}, low={"main": ["B", "C"]}, smallest=25
    ),
    "high and low alike": split(
        flop("A B C", game="board-hilo", **RIVER), winners={"main": ["A", "B"]}, low={"main": ["A", "B"]}, smallest=25
    ),
    "a stud pot": split(
        flop("A B", game="stud", **RIVER),
        winners={"main": ["A", "B"]},
        smallest=50,
        high_cards={"A": "Ts", "B": "Th"},
    ),
    "side pots": split(
        flop("BB:700 B:5000 C", "BB all-in; B raise 2000; C call", **RIVER),
        winners={"main": ["BB"], "side-1": ["B", "C"]},
        low={"main": ["B"], "side-1": ["C"]},
        smallest=25,
    ),
}
"""What can be asked of a hand, besides what its last act counts as."""

SEATS = [{"name": "P"}, {"name": "Q"}, {"name": "R"}, {"name": "S"}]


def deal(fault, **keys):
    return {"kind": "misdeal", "fault": fault, **keys}


def cards(fault, **keys):
    return {"kind": "irregular-cards", "fault": fault, **keys}


def button(*out, small="Q", big="R", seats=SEATS):
    seated = [{**seat, "eliminated": True} if seat["name"] in out else seat for seat in seats]
    return {"kind": "button", "seats": seated, "button": "P", "small_blind": small, "big_blind": big}


def race(*odd, cards=(), stack=None, smaller=25):
    seats = [{"name": name, "odd": count} for name, count in zip(("SB", "B", "C", "D"), odd, strict=False)]
    if stack:
        seats[-1]["stack"] = stack
    return {"kind": "chip-race", "seats": seats, "denomination": smaller, "next": 100, "cards": list(cards)}


def level(**keys):
    return {"kind": "new-level", **keys}


def blind_ante(stack, ante=6000, edition="2024"):
    return {"kind": "blind-ante", "edition": edition, "blinds": [3000, 6000], "ante": ante, "stack": stack}


def ranking(*players, edition="2026"):
    rows = [{"name": name, "stack": stack, "paid_ante": ante} for name, stack, ante in players]
    return {"kind": "ranking", "edition": edition, "players": rows}


PROCEDURES = {
    **{
        f"acts: {', '.join(acts)}": {"kind": "substantial-action", "acts": acts}
        for acts in (
            [],
            ["fold"],
            ["fold", "check"],
            ["fold", "raise"],
            ["fold", "fold", "all-in"],
        )
    },
    **{
        f"the deal: {fault}": deal(fault)
        for fault in (
            *("boxed-cards", "wrong-first-seat", "wrong-button", "seat-not-entitled", "seat-skipped", "wrong-count"),
            *("foreign-card", "exposed-first-two", "exposed-two", "exposed-one", "fouled-deck"),
        )
    },
    "one boxed card": deal("boxed-cards", count=1),
    "too many cards": deal("wrong-count", cards="too-many", acts=["bet", "call"], acted=True),
    "a button with too few cards": deal("wrong-count", seat="button", acts=["bet", "call"]),
    "a button with too many cards": deal("wrong-count", seat="button", cards="too-many"),
    "a button that has acted": deal("wrong-count", seat="button", acts=["bet", "call"], acted=True),
    "a button with too few cards in 2013": deal("wrong-count", seat="button", edition="2013"),
    "a wrong button after action": deal("wrong-button", acts=["bet", "call"]),
    "a skipped seat with folds": deal("seat-skipped", acts=["fold", "fold", "fold"]),
    "a foreign card in 2013": deal("foreign-card", edition="2013"),
    "exposed cards in stud": deal("exposed-two", game="stud"),
    "a flop of four cards": cards("four-card-flop"),
    "four cards and no burn card": cards("four-card-flop", no_burn=True),
    "four cards, no burn card and action": cards("four-card-flop", no_burn=True, acts=["bet"]),
    "four cards after action": cards("four-card-flop", acts=["bet", "call"]),
    "a flop without a burn card": cards("flop-without-burn"),
    "a flop without a burn card and one act": cards("flop-without-burn", acts=["check"]),
    "a flop without a burn card and action": cards("flop-without-burn", acts=["bet", "call"]),
    "a flop without a burn card in 2022": cards("flop-without-burn", edition="2022"),
    "a flop too early": cards("premature-flop"),
    "a turn too early": cards("premature-turn"),
    "a river too early": cards("premature-river"),
    "a live hand in the muck": cards("hand-in-muck", uncalled=1200),
    "a live hand in the muck that is identified": cards("hand-in-muck", identified="certain"),
    "a live hand in the muck in 2013": cards("hand-in-muck", edition="2013"),
    "a mixed hand": cards("hands-mixed"),
    "a mixed hand that is identified": cards("hands-mixed", identified="certain"),
    "a mixed hand on camera": cards("hands-mixed", identified="by-camera", uncalled=1),
    "the button moves": button(),
    "the big blind is out": button("R"),
    "the small blind is out": button("Q"),
    "both blinds are out": button("Q", "R", seats=[*SEATS, {"name": "T"}]),
    "two are left": button("P", "Q"),
    "heads-up before": button(small="P", big="Q"),
    "no small blind before": button("Q", small=None),
    "seats that are called after positions": button(
        small="SB", big="BB", seats=[{"name": "P"}, {"name": "SB"}, {"name": "BB"}]
    ),
    "an empty seat that is not told": {
        "kind": "button",
        "seats": [{"name": "P"}, {"name": "Q"}, {"name": "R"}],
        "button": "P",
        "small_blind": None,
        "big_blind": "Q",
    },
    "a race": race(3, 2, 3, cards=["As", "2c", "3d", "Kh", "4c", "5c", "6c", "7c"]),
    "a race for one chip": race(3, 1, cards=["As", "2c", "3d", "Th"]),
    "a race by name": {**race(3, 1), "cards": {"SB": ["As"], "B": ["Th"]}},
    "no race": race(1, 5),
    "nothing to race": race(4, 8),
    "who is not raced out": race(3, 1, cards=["As", "2c", "3d", "Th"], stack=25),
    **{
        f"a level before {moment}": level(announced_before=moment)
        for moment in ("first-riffle", "shuffler-button", "dealer-push", "first-card", "first-act", "end-of-hand")
    },
    **{
        f"a level after {moment}": level(announced_after=moment)
        for moment in ("first-riffle", "shuffler-button", "dealer-push", "first-card", "first-act")
    },
    "an old level by mistake": level(announced_before="first-riffle", acts=["fold", "raise"]),
    "an old level put right": level(announced_before="first-riffle", acts=[]),
    "an ante that is covered": blind_ante(20_000),
    "an ante that is short": blind_ante(9000),
    "only the blind": blind_ante(6000),
    "an ante that is short in 2022": blind_ante(9000, edition="2022"),
    "only one of the two in 2022": blind_ante(6000, edition="2022"),
    "no ante": blind_ante(4000, ante=0),
    "two go out": ranking(("BB", 12_000, 1000), ("B", 11_500, 0)),
    "three go out": ranking(("A", 12_000, 1000), ("B", 11_000, 0), ("C", 9000, 0)),
    "two go out alike": ranking(("A", 12_000, 1000), ("B", 11_000, 0)),
    "two go out in 2024": ranking(("BB", 12_000, 1000), ("B", 11_500, 0), edition="2024"),
    "two go out in 2024 in any case": ranking(("A", 12_000, 1000), ("B", 9000, 0), edition="2024"),
}
"""Scenarios of the other kinds."""
