"""What there is to choose from in the forms of the questions besides betting, in few words."""

from django.utils.translation import pgettext_lazy

from rules.web.whatif.form_fields import Label, Option

ACTS: tuple[tuple[str, Label], ...] = (
    ("fold", pgettext_lazy("declaration", "fold")),
    ("check", pgettext_lazy("declaration", "check")),
    ("call", pgettext_lazy("declaration", "call")),
    ("bet", pgettext_lazy("declaration", "bet")),
    ("raise", pgettext_lazy("declaration", "raise")),
    ("all-in", pgettext_lazy("declaration", "all-in")),
)

_FAULTS: dict[str, Label] = {
    "boxed-cards": pgettext_lazy("what went wrong", "Boxed cards"),
    "wrong-first-seat": pgettext_lazy("what went wrong", "First card to the wrong seat"),
    "wrong-button": pgettext_lazy("what went wrong", "Button in the wrong place"),
    "seat-not-entitled": pgettext_lazy("what went wrong", "Seat dealt in by mistake"),
    "seat-skipped": pgettext_lazy("what went wrong", "Seat left out"),
    "foreign-card": pgettext_lazy("what went wrong", "Card of another deck"),
    "exposed-first-two": pgettext_lazy("what went wrong", "First or second card exposed"),
    "exposed-two": pgettext_lazy("what went wrong", "Two downcards exposed"),
    "exposed-one": pgettext_lazy("what went wrong", "One later downcard exposed"),
    "fouled-deck": pgettext_lazy("what went wrong", "Fouled deck"),
}

EXPOSED = tuple(word for word in _FAULTS if word.startswith("exposed"))

_WRONG_COUNTS: tuple[tuple[str, Label, str, str], ...] = (
    ("short-button", pgettext_lazy("what went wrong", "Button short of cards"), "button", "too-few"),
    ("long-button", pgettext_lazy("what went wrong", "Button with too many cards"), "button", "too-many"),
    ("short-hand", pgettext_lazy("what went wrong", "Player short of cards"), "other", "too-few"),
    ("long-hand", pgettext_lazy("what went wrong", "Player with too many cards"), "other", "too-many"),
)

WRONG_COUNTS = tuple(word for word, *_rest in _WRONG_COUNTS)
"""A wrong number of cards: whose hand it is, and too few or too many, is one choice."""

FAULTS = (
    *(Option(word, label, {"fault": word}) for word, label in _FAULTS.items()),
    *(
        Option(word, label, {"fault": "wrong-count", "seat": seat, "cards": cards})
        for word, label, seat, cards in _WRONG_COUNTS
    ),
)

_IRREGULAR: dict[str, Label] = {
    "flop-without-burn": pgettext_lazy("what went wrong", "Flop without a burn card"),
    "premature-flop": pgettext_lazy("what went wrong", "Flop dealt too early"),
    "premature-turn": pgettext_lazy("what went wrong", "Turn dealt too early"),
    "premature-river": pgettext_lazy("what went wrong", "River dealt too early"),
    "hand-in-muck": pgettext_lazy("what went wrong", "Live hand put into the muck"),
    "hands-mixed": pgettext_lazy("what went wrong", "Live hand mixed with other cards"),
}

IRREGULAR = (
    Option(
        "four-without-burn",
        pgettext_lazy("what went wrong", "Flop of four cards, no burn card"),
        {"fault": "four-card-flop", "no_burn": True},
    ),
    Option("four-cards", pgettext_lazy("what went wrong", "Flop of four cards"), {"fault": "four-card-flop"}),
    *(Option(word, label, {"fault": word}) for word, label in _IRREGULAR.items()),
)

IRREGULAR_FLOPS = ("four-without-burn", "four-cards", "flop-without-burn")
KILLED_HANDS = ("hand-in-muck", "hands-mixed")

IDENTIFIED = (
    Option("certain", pgettext_lazy("identified", "beyond doubt"), {"identified": "certain"}),
    Option("uncertain", pgettext_lazy("identified", "not beyond doubt"), {"identified": "uncertain"}),
    Option("by-camera", pgettext_lazy("identified", "only by camera"), {"identified": "by-camera"}),
)

GAMES = (
    Option("board", pgettext_lazy("game", "Hold’em, Omaha"), {"game": "board"}),
    Option("board-hilo", pgettext_lazy("game", "Hi/lo with a board"), {"game": "board-hilo"}),
    Option("stud", pgettext_lazy("game", "Stud"), {"game": "stud"}),
    Option("razz", pgettext_lazy("game", "Razz"), {"game": "razz"}),
)

_BEFORE: dict[str, Label] = {
    "first-riffle": pgettext_lazy("announced", "before the first riffle"),
    "shuffler-button": pgettext_lazy("announced", "before the shuffler is started"),
    "dealer-push": pgettext_lazy("announced", "before the dealer push"),
    "first-card": pgettext_lazy("announced", "before the first card"),
    "first-act": pgettext_lazy("announced", "before the first act"),
    "end-of-hand": pgettext_lazy("announced", "before the end of the hand"),
}

_AFTER: dict[str, Label] = {
    "first-riffle": pgettext_lazy("announced", "after the first riffle"),
    "shuffler-button": pgettext_lazy("announced", "after the shuffler is started"),
    "dealer-push": pgettext_lazy("announced", "after the dealer push"),
    "first-card": pgettext_lazy("announced", "after the first card"),
    "first-act": pgettext_lazy("announced", "after the first act"),
}

MOMENTS = (
    *(Option(f"before-{word}", label, {"announced_before": word}) for word, label in _BEFORE.items()),
    *(Option(f"after-{word}", label, {"announced_after": word}) for word, label in _AFTER.items()),
)
