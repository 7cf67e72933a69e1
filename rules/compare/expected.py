"""What a case's scenario and verdict come to, by the roles that the figures of a text play.

A figure that rests on something the text leaves open is not expected to be anything.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from rules.compare.checks.page import Case
from rules.engine.chips import Chips, half_up
from rules.engine.scenario import AllIn, Bet, Deal, Find, Pull, Push, Raise, Say, Scenario
from rules.engine.verdict import Decision, Figures, Reading, Verdict

_DIFFERENCES = frozenset({"blind", "by", "adds", "left"})

ROLES_OF_PUSH = frozenset({"chip", "out", "total", "returned", "forfeited", "adds", "left"})
"""Roles that rest on the chips that are put out."""


@dataclass(frozen=True)
class Expected:
    """Figures by role, the likeliest first; `early` are those of the table, before the player acts.

    `counts` are the numbers of chips by denomination, `pushed` those put out last, `pulled` what is taken back.  A role
    that is in `open` is not judged.
    """

    figures: dict[str, tuple[int, ...]] = field(default_factory=dict)
    early: dict[str, tuple[int, ...]] = field(default_factory=dict)
    counts: dict[int, frozenset[int]] = field(default_factory=dict)
    pushed: dict[int, int] = field(default_factory=dict)
    open: frozenset[str] = frozenset()
    pulled: frozenset[int] = frozenset()

    def of(self, role: str) -> tuple[int, ...]:
        """Return what a figure of a role may be; empty where nothing is known of it."""
        if role == "to or by":
            return tuple(dict.fromkeys((*self.of("to"), *self.of("by"))))
        return tuple(dict.fromkeys((*self.early.get(role, ()), *self.figures.get(role, ()))))

    def has(self, value: int) -> bool:
        """Say whether a figure is one that the case names, and not only a difference between such."""
        tables = ((role, values) for table in (self.early, self.figures) for role, values in table.items())
        return any(value in values for role, values in tables if role not in _DIFFERENCES)


def expected(cases: Iterable[Case], *, table_only: bool = False) -> Expected:
    """Return what the scenarios of a case come to, taken together; `table_only` for the words that introduce cases."""
    parts = [_of_case(case, table_only) for case in cases]
    open_roles = frozenset[str]().union(*(part.open for part in parts))
    return Expected(
        _together(part.figures for part in parts),
        _together(part.early for part in parts),
        {d: frozenset().union(*(p.counts.get(d, frozenset()) for p in parts)) for p in parts for d in p.counts},
        {d: count for part in parts for d, count in part.pushed.items()},
        open_roles,
        frozenset[int]().union(*(part.pulled for part in parts)),
    )


def _together(tables: Iterable[dict[str, tuple[int, ...]]]) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for table in tables:
        for role, values in table.items():
            found[role] = tuple(dict.fromkeys((*found.get(role, ()), *values)))
    return found


def _of_case(case: Case, table_only: bool) -> Expected:
    scenario, verdict = case.scenario, case.verdict
    table = _table(scenario, verdict.figures).items()
    early = {role: tuple(dict.fromkeys(filter(None, values))) for role, values in table if any(values)}
    figures = {} if table_only else _verdict(verdict) | _spared(scenario, verdict.figures)
    if not table_only:
        added = tuple(_added(verdict, [*early.get("to", ()), scenario.big_blind]))
        figures |= {"by": added, "adds": (*figures.get("adds", ()), *added)}
    if verdict.pots and scenario.pot:
        early["pot"] = (scenario.pot,)  # The others are those of the verdict.
    if verdict.figures is not None and not verdict.figures.out:
        early["total"] = (*early.get("total", ()), *figures.pop("total", ()))  # Words alone come before what they make.
    pushed = {} if table_only else dict(_last_push(scenario).piles)
    return Expected(figures, early, _counts(scenario), pushed, _open(case, table_only), _pulled(scenario))


def _table(scenario: Scenario, figures: Figures | None) -> dict[str, list[int]]:
    bets, stacks = list(_bets(scenario)), [seat.stack for seat in scenario.seats if seat.stack]
    found_behind = [event.chips.total for event in scenario.events if isinstance(event, Find)]
    blinds = [blind for blind in scenario.blinds or () if blind]
    bets += [*_said(scenario), *_quoted(scenario)]
    found = {"blind": blinds, "bet": [*bets, *blinds, *stacks], "to": bets, "out": [*bets, *blinds], "total": bets}
    found["by"] = [event.by for event in scenario.events if isinstance(event, Raise) and event.by] + found_behind
    found["returned"] = [*_pulled(scenario), *(bet - stack for bet in bets for stack in stacks if stack < bet)]
    if scenario.pot:
        found["pot"] = [scenario.pot, scenario.pot + sum(blinds), *_quoted(scenario)]
        found["pot"] += [scenario.pot + times * bet for bet in bets for times in range(1, len(scenario.seats) + 1)]
    found["by"] += [bet - scenario.big_blind for bet in bets if bet > scenario.big_blind > 0]
    if figures is not None:
        call, more = figures.call, figures.increment
        least = figures.minimum_raise or call + more
        faced = [figure for figure in (figures.faces, call - figures.out) if figure and figure > 0]
        found |= {"call": [call, *bets, *faced, *stacks], "half of": [more], "minimum": [least, more], "adds": faced}
        found["bet"].append(call)
        found["to"] = [*bets, call, least]
        found["by"] = [*found["by"], more, *faced, *_steps([*bets, scenario.big_blind, call])]
        found["by"] += [call - prior for prior in _prior(scenario) if call > prior]
        found["half"] = [*([figures.raises_from] if figures.raises_from else []), half_up(more), more // 2]
        found["total"] = [*_said(scenario), call, *bets]
    return found


def _verdict(verdict: Verdict) -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int | None]] = {
        "to": [verdict.to, *(reading.to for reading in verdict.may)],
        "returned": [verdict.returns, *(reading.returns for reading in verdict.may), *verdict.returned.values()],
        "adds": [verdict.adds, *(reading.adds for reading in verdict.may)],
    }
    found["forfeited"] = [verdict.forfeits, *(reading.forfeits for reading in verdict.may)]
    found["bet"] = found["to"]
    found["call"] = [*totals_of(verdict, Decision.CALL)]
    found["adds"] = [figure for figure in found["adds"] if figure]  # Who owes nothing may be told what would lack.
    if verdict.figures is not None:
        found["out"] = found["total"] = [*([verdict.figures.out] if verdict.figures.out else ()), *found["to"]]
    amounts = [pot.amount for pot in verdict.pots]
    found["pot"] = [*amounts, sum(amounts), *found["forfeited"]] if amounts else [*found["forfeited"]]
    if verdict.figures is not None and verdict.figures.pot:
        found["pot"] += [verdict.figures.pot, verdict.figures.pot + verdict.figures.call]
        found["to"].append(verdict.figures.maximum)
    held = {role: tuple(value for value in values if value is not None) for role, values in found.items()}
    return {role: tuple(dict.fromkeys(values)) for role, values in held.items() if values}


def _spared(scenario: Scenario, figures: Figures | None) -> dict[str, tuple[int, ...]]:
    """Return what would be left if chips of one kind that were put out last were taken away."""
    if figures is None:
        return {}
    left = {figures.out - d * taken for d, count in _last_push(scenario).piles for taken in range(1, count + 1)}
    return {"left": (*sorted(left, reverse=True), figures.call, figures.out)} if left else {}


def _added(verdict: Verdict, levels: Iterable[int]) -> Iterator[int]:
    """Yield by how much what the verdict comes to is above the bets before it."""
    totals = {act.to for act in _acts(verdict) if act.to}
    return (total - level for total in sorted(totals) for level in levels if total > level)


def _acts(verdict: Verdict) -> list[Verdict | Reading]:
    return [verdict, *verdict.may]


def totals_of(verdict: Verdict, decision: Decision) -> list[int]:
    """Return what a decision comes to, where it is the verdict or one of its readings."""
    return [act.to for act in _acts(verdict) if act.decision == decision and act.to is not None]


def _open(case: Case, table_only: bool) -> frozenset[str]:
    """Return the roles that are not judged, since the text leaves open what they rest on."""
    paths, found = case.assumed, set[str]()
    if table_only or any(re.search(r"\.(?:chips|pulls)$", path) for path in paths):
        found |= ROLES_OF_PUSH - ({"total", "chip"} if table_only else set())
    if any(re.search(r"^(?:pot|seats\[\d+\]\.stack)$", path) for path in paths):
        found |= {"pot", "returned", "bet", "out", "total", "stack"}
    if any(re.search(r"\.(?:to|by)$", path) for path in paths):
        found |= {"bet", "call", "by", "to", "to or by", "half", "half of", "minimum", *ROLES_OF_PUSH}
    if case.verdict.decision == Decision.PENDING:
        found |= {"returned", "adds"}
    if any(path.startswith("blinds") for path in paths):
        found |= {"blind", "by"}
    return frozenset(found)


def _bets(scenario: Scenario) -> Iterator[int]:
    """Yield the totals that players bet or raise to, as far as the scenario says them."""
    stacks = {seat.name: seat.stack for seat in scenario.seats}
    level = scenario.big_blind
    for event in scenario.events:
        match event:
            case Bet(to=to):
                level = to
            case Raise(to=to, by=by):
                level = to if to is not None else level + (by or 0)
            case AllIn(player=player) if stacks.get(player):
                level = max(level, stacks[player] or 0)
            case _:
                continue
        yield level


def _said(scenario: Scenario) -> Iterator[int]:
    """Yield the amounts that players say."""
    for event in scenario.events:
        if isinstance(event, Push | Say) and event.says is not None and event.says.amount is not None:
            yield event.says.amount


def _quoted(scenario: Scenario) -> Iterator[int]:
    """Yield the amounts that the dealer gave out."""
    for event in scenario.events:
        if not isinstance(event, Deal):
            yield from filter(None, (event.announced, event.quoted))


def _steps(amounts: Iterable[int]) -> Iterator[int]:
    """Yield by how much each amount is above another."""
    return (high - low for low, high in combinations(sorted(set(amounts)), 2))


def _prior(scenario: Scenario) -> Iterator[int]:
    for seat in scenario.seats:
        if seat.out is not None:
            yield seat.out.total


def _last_push(scenario: Scenario) -> Chips:
    pushes = [event.chips for event in scenario.events if isinstance(event, Push)]
    return pushes[-1] if pushes else Chips((), 0, 0)


def _pulled(scenario: Scenario) -> frozenset[int]:
    """Return the denominations that are taken back."""
    acts = [event for event in scenario.events if isinstance(event, Push | Pull)]
    return frozenset(denomination for act in acts for denomination, _ in act.pulls.piles)


def _counts(scenario: Scenario) -> dict[int, frozenset[int]]:
    """Return how many chips of each denomination are put out, taken back, left or stand there, and put together."""
    prior = [seat.out for seat in scenario.seats if seat.out is not None]
    acts = [event for event in scenario.events if isinstance(event, Push | Pull)]
    pulled = [act.pulls for act in acts]
    pushed = [act.chips for act in acts if isinstance(act, Push)]
    found: dict[int, set[int]] = {}
    for pile in (*prior, *pulled, *pushed):
        for denomination, count in pile.piles:
            found.setdefault(denomination, set()).add(count)
    for before in prior:
        for taken in pulled:
            for denomination, count in taken.piles:
                found[denomination].add(dict(before.piles).get(denomination, 0) - count)
        for new in pushed:
            for denomination, count in new.piles:
                found[denomination].add(dict(before.piles).get(denomination, 0) + count)
    return {denomination: frozenset(counts) for denomination, counts in found.items()}
