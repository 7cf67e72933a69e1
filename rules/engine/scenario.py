"""What happened at the table, as performed: scenario format 1.

The records refuse what cannot be meant (unknown keys, wrong types, impossible figures); `rules.engine.reading`
collects every such fault.  All amounts are whole chips.
"""

from typing import Annotated, Any, Literal, Self

from pydantic import Field, PlainValidator, WithJsonSchema, model_validator
from pydantic_core import PydanticCustomError

from rules.engine.cards import Card
from rules.engine.chips import NO_CHIPS, Chips, ChipsUnreadable, read_chips
from rules.engine.record import MOST_EVENTS, MOST_SEATS, Amount, AmountOrNone, AnyScenario, Name, Record
from rules.engine.words import Words, words_from_text

STREETS = ("preflop", "flop", "turn", "river")


def _chips_from_text(value: Any) -> Chips:
    if isinstance(value, Chips):
        return value
    if not isinstance(value, str):
        raise PydanticCustomError("not-text", "not text")
    if len(value) > 500:
        raise PydanticCustomError("too-long", "too long")
    try:
        return read_chips(value)
    except ChipsUnreadable as fault:
        raise PydanticCustomError(fault.args[0], "unreadable chips") from None


Pile = Annotated[Chips, PlainValidator(_chips_from_text), WithJsonSchema({"type": "string"})]
Said = Annotated[Words, PlainValidator(words_from_text), WithJsonSchema({"type": ["string", "object"]})]
Street = Literal["preflop", "flop", "turn", "river"]


class Seat(Record):
    """A player: `stack` is all he has at the start, what is out included; None is deep, never all-in.

    `out` are the chips standing in front of him before the flop, `posts` the blind he posts where it is not the usual.
    """

    name: Name
    stack: Amount | None = None
    out: Pile | None = None
    posts: AmountOrNone | None = None


class _Act(Record):
    """An act of one player.

    `announced` is the amount that was given out for it, where it differs, and `announced_by` who miscounted: the dealer
    or the player himself.  `quoted` is the pot that the dealer quoted, `unnoticed` whether nobody noticed that the
    amount was wrong, `had_time` whether the player who was skipped had time to speak up, `conditional` whether the act
    was said with a condition or ahead of turn.  `calls` is the index of the bet or raise that a call answers, where one
    was made out of turn.
    """

    player: Name
    calls: AmountOrNone | None = None
    announced: Amount | None = None
    announced_by: Literal["dealer", "player"] = "dealer"
    quoted: Amount | None = None
    unnoticed: bool = False
    had_time: bool = True
    conditional: bool = False


class Fold(_Act):
    """A clear fold."""

    does: Literal["fold"]


class Check(_Act):
    """A clear check."""

    does: Literal["check"]


class Call(_Act):
    """A clear call."""

    does: Literal["call"]


class AllIn(_Act):
    """Everything the player has."""

    does: Literal["all-in"]


class Bet(_Act):
    """A clear opening bet of `to`."""

    does: Literal["bet"]
    to: Amount


class Raise(_Act):
    """A clear raise, announced with its amount: `to` a total, or `by` on top of the bet faced."""

    does: Literal["raise"]
    to: Amount | None = None
    by: Amount | None = None

    @model_validator(mode="after")
    def _one_amount(self) -> Self:
        if (self.to is None) == (self.by is None):
            raise PydanticCustomError("to-or-by", "a raise has either `to` or `by`")
        return self


class Push(_Act):
    """Chips put out in one motion; `pulls` are prior chips taken back in the same move.

    `first` is what came first where something was said; `forward` is the gesture of sweeping or tossing prior and new
    chips forward together.  `back_to_stack` is false where the chips fell from the hand that still held them, after a
    push of the same player, and he did not go back to his stack for them.
    """

    does: Literal["push"]
    chips: Pile
    pulls: Pile = NO_CHIPS
    says: Said | None = None
    first: Literal["words", "chips", "together"] = "words"
    forward: bool = False
    back_to_stack: bool = True


class Pull(_Act):
    """Prior chips taken back, nothing put out yet."""

    does: Literal["pull"]
    pulls: Pile


class Say(_Act):
    """Words only."""

    does: Literal["say"]
    says: Said


class Deal(Record):
    """The next street is dealt."""

    does: Literal["deal"]
    street: Street


class Cards(_Act):
    """Cards thrown away, or shown: tabled once all have acted, exposed while somebody has still to act."""

    does: Literal["muck", "show"]


class Find(_Act):
    """Chips found that were hidden behind."""

    does: Literal["find"]
    chips: Pile


Act = Fold | Check | Call | AllIn | Bet | Raise | Push | Pull | Say | Cards | Find
Event = Annotated[Act | Deal, Field(discriminator="does")]


class Ask(Record):
    """What is asked: about the act of one `event` (the last one by default), or about the table."""

    about: Literal["action", "tabling", "pots", "options", "split", "first-to-show", "correction"]
    event: AmountOrNone | None = None
    of: Name | None = None
    winners: dict[str, list[str]] | None = None
    low: dict[str, list[str]] | None = None
    smallest: Amount | None = None
    high_cards: dict[str, Card] | None = None

    @model_validator(mode="before")
    @classmethod
    def _from_word(cls, value: Any) -> Any:
        return {"about": value} if isinstance(value, str) else value


class Ante(Record):
    """An ante of `amount` chips."""

    amount: Amount
    payer: Literal["big-blind", "everyone"]


class Limit(Record):
    """The sizes of limit betting."""

    bet: Amount
    big_bet: Amount | None = None
    raises: AmountOrNone | None = None
    players_left: Amount | None = None


class Scenario(AnyScenario):
    """One situation: the seats in the order they act after the flop, the events as performed, and what is asked."""

    kind: Literal["betting"] = "betting"
    betting: Literal["no-limit", "pot-limit", "limit"] = "no-limit"
    game: Literal["board", "board-hilo", "stud", "razz"] = "board"
    blinds: Annotated[list[AmountOrNone], Field(min_length=2, max_length=2)] | None = None
    ante: Ante | None = None
    limit: Limit | None = None
    hand_for_hand: bool = False
    seats: Annotated[list[Seat], Field(min_length=2, max_length=MOST_SEATS, description="Each name once.")]
    street: Street = "preflop"
    pot: AmountOrNone = 0
    events: Annotated[list[Event], Field(max_length=MOST_EVENTS)] = []
    ask: Ask = Ask(about="action")

    @property
    def big_blind(self) -> int:
        """The big blind in chips, 0 where the scenario gives none."""
        return self.blinds[1] if self.blinds else 0


def big_blind_seat(scenario: Scenario) -> int:
    """The index of the seat of the big blind: heads-up the first one."""
    return 0 if len(scenario.seats) == 2 else 1


def blind_due(scenario: Scenario, index: int) -> int:
    """The blind in chips that a seat has to post: by position, or what `posts` says; 0 after the flop.

    Heads-up the last seat is the button and posts the small blind.
    """
    if scenario.street != "preflop" or not scenario.blinds:
        return 0
    seat = scenario.seats[index]
    if seat.posts is not None:
        return seat.posts
    small, big = (1, 0) if len(scenario.seats) == 2 else (0, 1)
    return scenario.blinds[0] if index == small else scenario.blinds[1] if index == big else 0
