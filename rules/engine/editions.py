"""What differs by edition: the numbers of the rules, and the switches that change a verdict.

This table is the only place of the engine that knows a rule number.  A blank is not established: no number is printed
for it.  Source: the concordance of the editions 2011 to 2026.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine.problems import Problem

CURRENT = "2026"
"""The edition that is judged by where a scenario names none."""

# Rule by rule, the number in 2011, 2013, 2019 and 2022, 2024, and 2026.
# How sure a number is stands in the concordance of the library: some of 2011 are stated by a published translation only
# (31, 32, 40, 42, 43), and two are inferred from its references (36, 37).
_NUMBERS = """
face-up-for-all-ins      11  15    16  16  17
side-pots                -   -     21  21  23
methods-of-betting       -   -     40  40  42
methods-of-calling       -   39    41  41  43
methods-of-raising       36  40    42  42  44
raise-amounts            37  41.A  43  43  45
overchip                 38  42    44  44  46
multiple-chips           39  43    45  45  47
prior-bet-chips          -   44    46  46  48
reopening-the-bet        -   41.B  47  47  49
accepted-action          41  -     49  49  51
acting-in-turn           34  37    50  50  52
binding-declarations     34  37    51  51  53
incorrect-bets           -   -     52  52  54
out-of-turn              35  38    53  53  55
invalid-declarations     -   -     55  55  57
string-bets              43  -     56  56  58
non-standard-folds       -   -     -   58  60
number-of-raises         40  45    48  48  50
pot-limit-bets           42  -     54  54  56
unclear-bets             -   49    57  57  59
conditional-declarations -   -     59  59  61
hidden-chips             -   -     62  62  64
showdown-order           -   -     17  17  18
showdown-irregularities  -   -     -   15  16
odd-chips                -   -     20  20  21
simultaneous-eliminations -  -     -   -   22
new-limits               -   -     23  23  25
chip-race                -   -     24  24  26
dead-button              -   -     -   32  34
button-placement         -   -     -   34  36
misdeals                 31  34    35  35  37
substantial-action       32  35    36  36  38
irregular-flops          33  36    39  39  41
killed-hands             -   -     -   65  67
button-short-of-cards    -   -     -   37  39
live-cards-at-showdown   -   -     -   14  15
exposing-cards           -   -     -   68  70
floor-decisions          -   -     -   1   -
premature-cards          -   -     -   RP-5  RP-5
big-blind-ante           -   -     -   RP-11 RP-11
"""

_LETTERED = {
    "multiple-chips": {"A", "B", "B.1", "B.2"},
    "prior-bet-chips": {"A", "B", "C", "C.1", "C.2"},
    "raise-amounts": {"A"},
    "binding-declarations": {"A", "B"},
    "incorrect-bets": {"A", "B"},
    "out-of-turn": {"A", "B"},
    "conditional-declarations": {"A", "B"},
    "button-placement": {"B"},
    "killed-hands": {"A"},
    "showdown-irregularities": {"B"},
}
"""The clauses that are known by letter, alike in every edition from 2019 on but for `_RELETTERED`."""

_RELETTERED = {("2026", "button-placement", "B"): "C"}
"""The clauses that have another letter in one edition."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition: its rule numbers, and what it settles that others leave open.

    `prior_chips_settled`: what chips added to prior ones count as (2013 only warns).
    `last_chips_settled`: multiple chips that are the player's last (2013 is silent).
    `mixed_chips_settled`: one chip is taken away in thought of chips of several values too (2011: of one value only).
    `undercall_settled`: when a silent undercall must be made a full call (since 2013).
    `incorrect_bets_settled`: an opening bet below the minimum is made up (since 2017).
    `invalid_declarations_settled`: a call or raise with no bet, a check facing one (since 2017).
    `two_motion_raise`: "raise", the call amount, then one more motion (before 2019).
    `string_by_stack`: going back to the stack makes a string bet, dropping chips from one hand does not (since 2024).
    `unclear_is_highest`: an amount of open scale is the highest reasonable one (2011 and 2013 practice: the smallest).
    `changed_action_frees`: an act out of turn binds no more once the action has changed (debated under 2011).
    `short_button_settled`: a button with too few cards is given the missing ones (since 2017).
    `wrong_cards_settled`: a wrong number of cards and a foreign card are misdeals (since 2022).
    `unburned_flop_settled`: what becomes of a flop without a burn card (seen in 2024; earlier unknown).
    `fouled_hands_settled`: a hand that cannot be identified beyond doubt is dead (seen in 2019; earlier unknown).
    `big_blind_before_ante`: who pays both posts the big blind first (since 2024; before, the house's choice).
    `eliminations_ranked`: who goes out in the same hand is ranked by the stacks after the ante (since 2026).
    """

    key: str
    numbers: dict[str, tuple[str, str | None]]
    lettered: bool = True
    prior_chips_settled: bool = True
    last_chips_settled: bool = True
    mixed_chips_settled: bool = True
    undercall_settled: bool = True
    incorrect_bets_settled: bool = True
    invalid_declarations_settled: bool = True
    two_motion_raise: bool = False
    string_by_stack: bool = True
    unclear_is_highest: bool = True
    changed_action_frees: bool = True
    short_button_settled: bool = True
    wrong_cards_settled: bool = True
    unburned_flop_settled: bool = True
    fouled_hands_settled: bool = True
    big_blind_before_ante: bool = True
    eliminations_ranked: bool = True

    def place(self, rule: str, clause: str | None) -> tuple[str | None, str | None]:
        """Return number and clause of `rule` in this edition, each None where it is not established."""
        number, own_clause = self.numbers.get(rule, (None, None))
        if number and clause and self.lettered and clause in _LETTERED.get(rule, ()):
            return number, _RELETTERED.get((self.key, rule, clause), clause)
        return number, own_clause


def _read_numbers(at: int) -> dict[str, tuple[str, str | None]]:
    """Read one column of the table of numbers; 41.A is the number 41 with the clause A."""
    numbers: dict[str, tuple[str, str | None]] = {}
    for line in _NUMBERS.strip().splitlines():
        rule, *row = line.split()
        if row[at] != "-":
            number, _, clause = row[at].partition(".")
            numbers[rule] = (number, clause or None)
    return numbers


_FROM_2019 = _read_numbers(2)

EDITIONS = {
    edition.key: edition
    for edition in (
        Edition(
            "2011",
            _read_numbers(0),
            lettered=False,
            prior_chips_settled=False,
            last_chips_settled=False,
            mixed_chips_settled=False,
            undercall_settled=False,
            incorrect_bets_settled=False,
            invalid_declarations_settled=False,
            two_motion_raise=True,
            string_by_stack=False,
            unclear_is_highest=False,
            changed_action_frees=False,
            short_button_settled=False,
            wrong_cards_settled=False,
            unburned_flop_settled=False,
            fouled_hands_settled=False,
            big_blind_before_ante=False,
            eliminations_ranked=False,
        ),
        Edition(
            "2013",
            _read_numbers(1),
            lettered=False,
            prior_chips_settled=False,
            last_chips_settled=False,
            incorrect_bets_settled=False,
            invalid_declarations_settled=False,
            two_motion_raise=True,
            string_by_stack=False,
            unclear_is_highest=False,
            short_button_settled=False,
            wrong_cards_settled=False,
            unburned_flop_settled=False,
            fouled_hands_settled=False,
            big_blind_before_ante=False,
            eliminations_ranked=False,
        ),
        Edition(
            "2019",
            _FROM_2019,
            string_by_stack=False,
            wrong_cards_settled=False,
            unburned_flop_settled=False,
            big_blind_before_ante=False,
            eliminations_ranked=False,
        ),
        Edition(
            "2022",
            _FROM_2019,
            string_by_stack=False,
            unburned_flop_settled=False,
            big_blind_before_ante=False,
            eliminations_ranked=False,
        ),
        Edition("2024", _read_numbers(3), eliminations_ranked=False),
        Edition("2026", _read_numbers(4)),
    )
}


def faults_of_edition(key: str) -> Iterator[Problem]:
    """Yield the fault of an edition that is not in the table: there is no verdict under it."""
    if key not in EDITIONS:
        yield Problem("edition", "numbering-not-established", {"value": key})
