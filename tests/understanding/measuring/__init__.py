"""Texts for measuring how told situations are read: the files of each part, and a verdict in one line.

`tuning` may be read while the vocabulary grows, `unseen` may not.  The README says how they were made and split.
"""

import hashlib
import tomllib
from pathlib import Path

from rules.engine.judging import adjudicate

HERE = Path(__file__).parent
PARTS = ("tuning", "unseen")
KINDS = ("told", "noise", "clear")
EDITION = "2026"


def part_of(topic):
    """Return the part in which a topic lies: the hash of its name decides."""
    return PARTS[int(hashlib.sha256(topic.encode()).hexdigest(), 16) % 2]


def scenarios(part):
    """Return the scenarios of a part by name, each with `rule`, `expect` and `data`."""
    return {scenario["name"]: scenario for scenario in _read(part, "scenarios")["scenario"]}


def texts(part, language):
    """Return the texts of a part in one language by kind: told, noise and clear."""
    stored = _read(part, language)
    return {kind: stored.get(kind, []) for kind in KINDS}


def outcome(data):
    """Return decision and total that the engine gives under the edition of 2026, in one line.

    `+200` is what has to be added, `-200` what comes back, `leaves 200` what is forfeited.
    """
    verdict = adjudicate({"edition": EDITION, **data})
    return _OUTCOMES.get(str(verdict.decision), _act)(verdict)


def _read(part, name):
    return tomllib.loads((HERE / part / f"{name}.toml").read_text(encoding="utf-8"))


def _act(ruling):
    if getattr(ruling, "may", ()):
        return f"{ruling.decision}: " + " | ".join(_act(reading) for reading in ruling.may)
    line = str(ruling.decision) + ("" if ruling.to is None else f" {ruling.to}") + (" all-in" if ruling.all_in else "")
    line += f" +{ruling.adds}" if ruling.adds else ""
    line += f" -{ruling.returns}" if ruling.returns else ""
    return line + (f" leaves {ruling.forfeits}" if ruling.forfeits else "")


def _options(verdict):
    return "options: " + " | ".join(
        str(reading.decision) + ("" if reading.to is None else f" {reading.to}") for reading in verdict.may
    )


def _pots(verdict):
    return "pots: " + ", ".join(f"{pot.name} {pot.amount} {' '.join(pot.players)}" for pot in verdict.pots)


def _order(verdict):
    order = verdict.as_data()["order"]
    return "order: " + (" ".join(order) if order else f"{verdict.findings[0].figures['winner']} wins")


def _chips(word, chips):
    return f"{word}: " + ", ".join(f"{name} {amount}" for name, amount in chips.items())


def _awards(verdict):
    data = verdict.as_data()
    return _chips("awards", data["awards"]) + f", removed {data['removed']}"


def _button(verdict):
    data = verdict.as_data()
    return f"button {data['button']}, small blind {data['small_blind'] or 'none'}, big blind {data['big_blind']}"


def _blind_ante(verdict):
    data = verdict.as_data()
    return f"blind {data['blind']}, ante {data['ante']}"


_OUTCOMES = {
    "options": _options,
    "pots": _pots,
    "order": _order,
    "split": lambda verdict: _chips("split", verdict.details["shares"]),
    "chip-race": _awards,
    "button": _button,
    "blind-ante": _blind_ante,
}
