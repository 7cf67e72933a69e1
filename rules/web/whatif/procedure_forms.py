"""The forms of the questions besides betting: what can be filled in, as data."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.engine.procedures.chip_race import ChipRace
from rules.engine.procedures.drawn_cards import hands
from rules.engine.procedures.ranking import MOST_PLAYERS
from rules.engine.record import MOST_SEATS, AnyScenario
from rules.web.whatif.form_fields import Choice, Field, Label, Number, Numbers, Tick, Where
from rules.web.whatif.form_rows import Acts, Cards, RowChoice, Rows
from rules.web.whatif.procedure_choices import (
    ACTS,
    EXPOSED,
    FAULTS,
    GAMES,
    IDENTIFIED,
    IRREGULAR,
    IRREGULAR_FLOPS,
    KILLED_HANDS,
    MOMENTS,
    WRONG_COUNTS,
)

NAME = Field("name", _("Name"))


@dataclass(frozen=True, slots=True)
class Part:
    """Fields that belong together; `hint` says what is not plain from them."""

    legend: Label
    fields: tuple[Field | Where, ...]
    hint: Label = ""


@dataclass(frozen=True, slots=True)
class KindForm:
    """The form of one kind of scenario: the question that it asks, what it holds before, and an example."""

    title: Label
    question: Label
    blank: dict[str, Any]
    example: dict[str, Any]
    parts: tuple[Part, ...]

    @property
    def fields(self) -> tuple[Field | Where, ...]:
        return tuple(field for part in self.parts for field in part.fields)


_ROWS = _("Clear a name to take somebody out; the empty line is for one more.")

KIND_FORMS: dict[str, KindForm] = {
    "misdeal": KindForm(
        _("Misdeal"),
        _("What went wrong in the deal?"),
        {"game": "board"},
        {"fault": "boxed-cards"},
        (
            Part(
                _("The deal"),
                (
                    Choice("fault", _("What went wrong"), FAULTS),
                    Where("fault", ("boxed-cards",), Number("count", _("How many boxed cards"))),
                    Where(
                        "fault",
                        EXPOSED,
                        Choice("game", _("Game"), GAMES),
                    ),
                ),
            ),
            Part(
                _("Acts before it was noticed"),
                (
                    Acts("acts", "", ACTS),
                    Where(
                        "fault",
                        WRONG_COUNTS,
                        Tick("acted", _("The player with these cards has acted on them.")),
                    ),
                ),
                _("Blinds and antes are no acts."),
            ),
        ),
    ),
    "irregular-cards": KindForm(
        _("Mistakes with the cards"),
        _("What went wrong with the board or with a hand?"),
        {},
        {"fault": "four-card-flop"},
        (
            Part(
                _("The mistake"),
                (
                    Choice("fault", _("What went wrong"), IRREGULAR),
                    Where("fault", KILLED_HANDS, Choice("identified", _("The cards are identified"), IDENTIFIED)),
                    Where("fault", KILLED_HANDS, Number("uncalled", _("Uncalled part of the bet"), optional=True)),
                ),
            ),
            Part(
                _("Acts on the flop before it was noticed"), (Where("fault", IRREGULAR_FLOPS, Acts("acts", "", ACTS)),)
            ),
        ),
    ),
    "substantial-action": KindForm(
        _("Substantial action"),
        _("Which acts were there, in turn?"),
        {},
        {"acts": ["fold", "call"]},
        (Part(_("Acts in turn"), (Acts("acts", "", ACTS),), _("Blinds and antes are no acts.")),),
    ),
    "button": KindForm(
        _("Button and blinds"),
        _("Who is out, and who had the button and the blinds?"),
        {"seats": [{"name": name} for name in "ABCDE"]},
        {
            "seats": [{"name": name, "eliminated": name == "C"} for name in "ABCDE"],
            "button": "A",
            "small_blind": "B",
            "big_blind": "C",
        },
        (
            Part(
                _("Seats clockwise"),
                (Rows("seats", "", (NAME, Tick("eliminated", _("out of the tournament"))), MOST_SEATS),),
                _ROWS,
            ),
            Part(
                _("In the last hand"),
                (
                    RowChoice("button", _("Button")),
                    RowChoice("small_blind", _("Small blind"), nobody=pgettext_lazy("blind", "nobody")),
                    RowChoice("big_blind", _("Big blind")),
                ),
            ),
        ),
    ),
    "chip-race": KindForm(
        _("Chip race"),
        _("Which chips go, and who has how many left over?"),
        {"seats": [{"name": name} for name in "AB"]},
        {
            "seats": [{"name": "A", "odd": 3}, {"name": "B", "odd": 2}],
            "denomination": 25,
            "next": 100,
            "cards": {"A": ["9c", "Qd", "4h"], "B": ["Ks", "7d"]},
        },
        (
            Part(
                _("The chips"),
                (Number("denomination", _("Chips that go")), Number("next", _("Lowest chips that stay"))),
            ),
            Part(
                _("Players from seat 1"),
                (
                    Rows(
                        "seats",
                        "",
                        (
                            NAME,
                            Number("odd", _("Odd chips")),
                            Number("stack", _("Stack, if short"), optional=True),
                            Cards("cards", _("Cards drawn")),
                        ),
                        MOST_SEATS,
                    ),
                ),
                _ROWS,
            ),
        ),
    ),
    "ranking": KindForm(
        _("Out in the same hand"),
        _("Who goes out in this hand, and with how many chips?"),
        {"players": [{"name": name} for name in "AB"]},
        {"players": [{"name": "BB", "stack": 24_500, "paid_ante": 2000}, {"name": "A", "stack": 23_200}]},
        (
            Part(
                _("Players who go out"),
                (
                    Rows(
                        "players",
                        "",
                        (
                            NAME,
                            Number("stack", _("Stack before the hand")),
                            Number("paid_ante", _("Ante paid"), optional=True),
                        ),
                        MOST_PLAYERS,
                    ),
                ),
                _ROWS,
            ),
        ),
    ),
    "blind-ante": KindForm(
        _("Big blind ante"),
        _("How large are the blinds, the ante and the stack?"),
        {},
        {"blinds": [400, 800], "ante": 800, "stack": 1500},
        (
            Part(
                pgettext_lazy("list", "Blind and ante"),
                (
                    Numbers("blinds", "", (("small", _("Small blind")), ("big", _("Big blind")))),
                    Number("ante", _("Ante for the table")),
                    Number("stack", _("Stack of BB")),
                ),
            ),
        ),
    ),
    "new-level": KindForm(
        _("New level"),
        _("When was the new level announced?"),
        {},
        {"announced_after": "first-riffle"},
        (
            Part(_("The announcement"), (Choice("announced", _("When"), MOMENTS),)),
            Part(
                _("The hand that followed"),
                (Acts("acts", "", ACTS, _("It was begun at the old level by mistake.")),),
                _("Acts before it was noticed; blinds and antes are no acts."),
            ),
        ),
    ),
}


def plain(scenario: AnyScenario) -> dict[str, Any]:
    """A scenario as its form takes it: all its data, with the cards of a chip race beside their players."""
    data = scenario.model_dump()
    if isinstance(scenario, ChipRace):
        drawn = hands(scenario.cards, scenario.odd())
        data["seats"] = [{**seat, "cards": drawn.get(seat["name"], [])} for seat in data["seats"]]
    return data
