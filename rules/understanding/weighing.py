"""Weigh what was read and what was assumed: the engine judges each way, and where they differ a question is left."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from rules.engine.chips import read_chips
from rules.engine.comparing import outcome
from rules.engine.editions import CURRENT
from rules.engine.judging import judge
from rules.engine.problems import ScenarioRefused
from rules.engine.reading import read_scenario
from rules.engine.scenario import Scenario
from rules.engine.turns import circumstances
from rules.engine.verdict import Verdict
from rules.understanding.building import Draft
from rules.understanding.records import Choice, Question, Reading

Data = dict[str, Any]

_ASKS = {"pots": "pots", "show": "first-to-show"}
"""What is asked of the table as a whole, by the kind of the question."""

_UNDISPUTED = {"fold", "check", "call", "all-in", "muck", "show"}
"""Acts that leave nothing to decide: a text that ends with one may ask something else."""


@dataclass(slots=True)
class Weighed:
    """The scenario of the likeliest reading, the open readings, and whether none of them could change the ruling."""

    data: Data
    readings: tuple[Reading, ...] = ()
    questions: tuple[Question, ...] = ()
    sure: bool = False


def weigh(draft: Draft, edition: str) -> Weighed:
    """Judge the draft under an edition, and every other way that it could be read."""
    return _Scales(draft, edition).weigh()


def judge_or_none(data: Data) -> Verdict | None:
    """Return the verdict on a scenario as plain data; None where the engine refuses it."""
    try:
        return judge(read_scenario(data))
    except ScenarioRefused:
        return None


class _Scales:
    def __init__(self, draft: Draft, edition: str) -> None:
        self.draft = draft
        self.pinned = {} if edition == CURRENT else {"edition": edition}
        self.data: Data = {**self.pinned, **draft.data}
        self.questions: list[Question] = []

    def weigh(self) -> Weighed:
        self._missing_blinds()
        self._ask()
        self._doubt_chips_in_front()
        verdict = self._judge(self.data) or self._promote()
        readings = tuple(self._readings(verdict))
        if verdict is None:
            return Weighed(self.data, readings, self._open_questions())
        in_turn = self._in_turn(verdict)
        self._nothing_disputed()
        self._assumptions(verdict)
        told = self.draft.told
        doubts = self.draft.doubts or told.unread or told.doubtful or told.statement or told.kind
        sure = in_turn and not doubts and not readings and not self.questions
        return Weighed(self.data, readings, self._open_questions(), bool(sure))

    def _open_questions(self) -> tuple[Question, ...]:
        return (*self.questions, *(Question("seats", code) for code in dict.fromkeys(self.draft.asks)))

    def _judge(self, data: Data) -> Verdict | None:
        return judge_or_none(data)

    def _result(self, verdict: Verdict) -> tuple[object, ...]:
        """What a verdict comes to: decision and total, or all of it where pots and options are asked for."""
        asked = self.data.get("ask")
        if asked is not None and (not isinstance(asked, dict) or asked["about"] != "action"):
            return outcome(verdict)
        readings = tuple((reading.decision, reading.to) for reading in verdict.may)
        return verdict.player, verdict.decision, verdict.to, verdict.forfeits, readings

    def _choice(self, value: str, data: Data, verdict: Verdict | None) -> Choice:
        return Choice(value, data, str(verdict.decision) if verdict else None, verdict.to if verdict else None)

    # Readings.

    def _ways(self) -> Iterator[tuple[Any, list[tuple[str, Data]]]]:
        """Each open reading with the scenarios of its ways."""
        for way in self.draft.ways:
            yield way, [(deed.code, self._with_event(way.event, deed.event, deed.stack)) for deed in way.deeds]

    def _with_event(self, index: int, event: Data, stack: int | None) -> Data:
        data = deepcopy(self.data)
        data["events"][index] = event
        if stack is not None:
            self._seat(data, event["player"])["stack"] = stack
        return data

    def _seat(self, data: Data, name: str) -> Data:
        seat: Data = next(seat for seat in data["seats"] if seat["name"] == name)
        return seat

    def _promote(self) -> Verdict | None:
        """Take the first reading that can have happened in place of one that cannot; that is never sure."""
        self.draft.doubts.append("refused")
        for _, ways in self._ways():
            for _, data in ways:
                verdict = self._judge(data)
                if verdict is not None:
                    self.data = data
                    return verdict
        return None

    def _readings(self, verdict: Verdict | None) -> Iterator[Reading]:
        """The readings of which some come to something else; one that cannot have happened is none."""
        for way, ways in self._ways():
            judged = [(code, data, self._judge(data)) for code, data in ways]
            possible = [(code, data, result) for code, data, result in judged if result is not None]
            results = [self._result(result) for _, _, result in possible]
            if verdict is not None and any(result != results[0] for result in results):
                yield Reading(way.start, way.end, tuple(self._choice(*each) for each in possible))

    # Turns and what is asked.

    def _ask(self) -> None:
        told, turns = self.draft.told, self.draft.told.turns
        player = told.asked
        if not told.ask and turns and turns[-1].before == len(told.items) and self._awaits(turns[-1].player):
            player = turns[-1].player
            told.ask = "options"
        if told.split is not None:
            self.data["ask"] = told.split
        elif told.ask == "options":
            if player:
                self.data["ask"] = {"about": "options", "of": player}
            else:
                self.draft.doubts.append("ask")
        elif told.asked_act:
            self._ask_about_act(told.asked_act)
        elif told.ask in _ASKS:
            self.data["ask"] = _ASKS[told.ask]
        elif not told.ask and any(event.get("unnoticed") for event in self.data["events"]):
            self.data["ask"] = "correction"

    def _ask_about_act(self, name: str) -> None:
        """Ask about the last act of a player, which others may have answered since."""
        acts = [index for index, event in enumerate(self.data["events"]) if event.get("player") == name]
        if not acts or self.data["events"][acts[-1]]["does"] in {"fold", "check"}:
            self.draft.doubts.append("ask")
        elif acts[-1] != self.draft.acts[-1]:
            self.data["ask"] = {"about": "action", "event": acts[-1]}

    def _awaits(self, name: str) -> bool:
        """Whether nobody acted out of turn before the player whose turn it is said to be."""
        return all(skipped != name for skipped in self._skipped().values())

    def _skipped(self) -> dict[int, str]:
        """Who was skipped, by event."""
        try:
            scenario = read_scenario(self.data)
        except ScenarioRefused:
            return {}
        if not isinstance(scenario, Scenario):
            return {}
        return {event: how.skipped for event, how in circumstances(scenario).items() if how.skipped}

    def _in_turn(self, verdict: Verdict) -> bool:
        """Whether the text says of each act out of turn, and only of those, that it was."""
        skipped, told = self._skipped(), self.draft.told
        frames = {id(frame): index for index, frame in enumerate(told.items)}
        stated = set[int]()
        for event, name in skipped.items():
            frame = self.draft.frames[event]
            place = frames.get(id(frame), -9)
            turns = [turn for turn in told.turns if turn.player == name and turn.before in {place, place + 1}]
            if frame is None or not (frame.out_of_turn or turns):
                self.questions.append(Question(f"events[{event}]", "turn"))
                return False
            stated.add(id(frame))
        flagged = {id(frame) for frame in told.frames if frame.out_of_turn}
        return flagged <= stated and all(self._turn_fits(turn.player, turn.before, skipped) for turn in told.turns)

    def _turn_fits(self, name: str, before: int, skipped: dict[int, str]) -> bool:
        """Whether a player whose turn it was said to be acts next, is skipped, or is asked about."""
        if name in skipped.values():
            return True
        items = self.draft.told.items
        following = items[before] if before < len(items) else None
        asked = self.data.get("ask")
        if following is None:
            return isinstance(asked, dict) and asked.get("of") == name
        return getattr(following, "players", [None])[:1] == [name]

    def _nothing_disputed(self) -> None:
        """Doubt that a plain act is what the text is about, unless something else is asked or was said of it."""
        _, event = self._asked_event()
        remarked = any("announced" in each for each in self.data["events"]) or bool(self._skipped())
        if event["does"] in _UNDISPUTED and self.data.get("ask") is None and not remarked:
            self.draft.doubts.append("ask")
            self.draft.asks.append("ask")

    # Assumptions.

    def _assumptions(self, verdict: Verdict) -> None:
        """Try what was assumed the other way; where that changes the verdict, ask."""
        result = self._result(verdict)
        for path, code, variants in self._variants():
            judged = [(value, data, self._judge(data)) for value, data in variants]
            if any(other is not None and self._result(other) != result for _, _, other in judged):
                choices = [self._choice("as-assumed", self.data, verdict), *(self._choice(*each) for each in judged)]
                self.questions.append(Question(path, code, tuple(choices)))

    def _variants(self) -> Iterator[tuple[str, str, list[tuple[str, Data]]]]:
        yield from self._last_chips()
        yield from self._one_more_player()
        yield from self._chips_in_front()
        yield from self._other_street()

    def _asked_event(self) -> tuple[int, Data]:
        asked = self.data.get("ask")
        index = asked["event"] if isinstance(asked, dict) and "event" in asked else self.draft.acts[-1]
        event: Data = self.data["events"][index]
        return index, event

    def _last_chips(self) -> Iterator[tuple[str, str, list[tuple[str, Data]]]]:
        """The player who is ruled on may have had no more than he put out, or said."""
        index, event = self._asked_event()
        frame, seat = self.draft.frames[index], self._seat(self.data, event["player"])
        if frame is None or frame.deep or "stack" in seat or self.data.get("ask") is not None:
            return
        least = self._put_in(event["player"])
        if least and event["does"] in {"push", "say"}:
            data = deepcopy(self.data)
            self._seat(data, event["player"])["stack"] = least
            place = [seat["name"] for seat in self.data["seats"]].index(event["player"])
            yield f"seats[{place}].stack", "last-chips", [("last-chips", data)]

    def _put_in(self, name: str) -> int:
        """The chips that a player has put in since the start, as far as they are told."""
        total, seat = 0, self._seat(self.data, name)
        names = [each["name"] for each in self.data["seats"]]
        if self.draft.street == "preflop" and self.draft.told.blinds and name in names[:2] and len(names) > 2:
            total = read_chips(seat["out"]).total if "out" in seat else self.draft.told.blinds[names.index(name)]
        for event in self.data["events"]:
            if event.get("player") == name and event["does"] == "push":
                total += read_chips(event["chips"]).total - (
                    read_chips(event["pulls"]).total if "pulls" in event else 0
                )
            elif event.get("player") == name and event.get("to"):
                total = event["to"]
            elif event.get("player") == name and event["does"] not in {"check", "fold"}:
                return 0
        return total

    def _one_more_player(self) -> Iterator[tuple[str, str, list[tuple[str, Data]]]]:
        """Somebody who is not mentioned may be in the hand, behind the others."""
        told, names = self.draft.told, {seat["name"] for seat in self.data["seats"]}
        players = [event["player"] for event in self.data["events"] if event["does"] != "deal"]
        closed = told.heads_up or told.listed or told.count is not None
        if closed or self.draft.street == "preflop" or len(names) > 8 or len(set(players)) < len(players):
            return
        data = deepcopy(self.data)
        free = next(letter for letter in "ABCDEFGHIJKLMN" if letter not in names)
        data["seats"].append({"name": free})
        yield "seats", "players", [("one-more", data)]

    def _doubt_chips_in_front(self) -> None:
        """Doubt chips put out in silence by a player whose earlier bet of this street may lie there in any chips."""
        if not self.draft.acts:
            return
        index, event = self._asked_event()
        if event["does"] != "push" or "says" in event:
            return
        begin = max((at for at in range(index) if self.data["events"][at]["does"] == "deal"), default=-1) + 1
        earlier = self.data["events"][begin:index]
        if any(each["player"] == event["player"] and each["does"] in {"bet", "raise", "call"} for each in earlier):
            self.draft.doubts.append("chips-in-front")
            self.draft.asks.append("chips-in-front")

    def _chips_in_front(self) -> Iterator[tuple[str, str, list[tuple[str, Data]]]]:
        """The chips of a blind may be one or several."""
        _, event = self._asked_event()
        names = [seat["name"] for seat in self.data["seats"]]
        place = names.index(event["player"])
        blinds = self.draft.told.blinds
        due = blinds[place] if blinds and place < 2 and len(names) > 2 and self.draft.street == "preflop" else 0
        if not due or event["does"] != "push" or "out" in self.data["seats"][place]:
            return
        variants = []
        for value, chips in (("one-chip", f"1x{due}"), ("two-chips", f"2x{due // 2}")):
            data = deepcopy(self.data)
            data["seats"][place]["out"] = chips
            if due % 2 == 0 or value == "one-chip":
                variants.append((value, data))
        yield f"seats[{place}].out", "chips-in-front", variants

    def _other_street(self) -> Iterator[tuple[str, str, list[tuple[str, Data]]]]:
        """The street that nothing is said of may be a later one."""
        if any(assumed.path == "street" for assumed in self.draft.assumed) and self.data.get("street") == "flop":
            yield "street", "street", [("river", {**self.data, "street": "river"})]

    def _missing_blinds(self) -> None:
        """Before the flop nothing can be judged without blinds: ask for them, and try some."""
        if self.draft.street != "preflop" or self.draft.told.blinds:
            return
        self.draft.doubts.append("blinds")
        self.draft.asks.append("blinds")
