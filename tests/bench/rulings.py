"""Rulings a second on worked examples, with reading the JSON and without."""

import cProfile
import json
import pstats

from rules.engine.judging import judge
from rules.engine.reading import read_json
from tests.bench.timing import rate, show
from tests.engine.tables import after_flop, all_in, before_flop, bet, call, check, deal, fold, push, raise_by, raise_to

TO_600 = raise_to("BTN", 600), fold("SB")
EXAMPLES = [
    after_flop("A B C", bet("A", 1000), push("B", "1x1000 4x100")),
    after_flop("A B C", bet("A", 600), push("B", "1x1000")),
    after_flop("A B C", bet("A", 400), raise_to("B", 1100), push("C", "1x500 1x1000")),
    before_flop("SB BB UTG UTG+1", 250, 500, raise_by("UTG", 600), push("UTG+1", "1x1000 5x100")),
    before_flop("SB BB=2x25 BTN", 25, 50, *TO_600, push("BB", "1x1000"), edition="2026"),
    before_flop("SB BB=2x25 BTN", 25, 50, *TO_600, push("BB", "1x1000", pulls="1x25"), edition="2026"),
    after_flop("A B C", bet("A", 2000), raise_to("B", 8000), push("C", "2x1000")),
    after_flop("A B C", bet("A", 300), raise_to("C", 800)),
    {
        **after_flop(
            "A:700 B C",
            *(all_in("A"), call("B"), call("C"), deal("flop"), check("B"), check("C")),
            *(deal("turn"), bet("B", 1000), call("C"), deal("river"), check("B"), check("C")),
            street="preflop",
        ),
        "ask": "tabling",
    },
]
PROFILED_ROUNDS = 1000


def read_and_judge(text):
    return judge(read_json(text))


def read_judge_and_write(text):
    return json.dumps(judge(read_json(text)).as_data(), ensure_ascii=False, separators=(",", ":"))


def measure():
    texts = [json.dumps(example) for example in EXAMPLES]
    show(rate(judge, [read_json(text) for text in texts]), "/s", "rulings, read beforehand", 0)
    show(rate(read_and_judge, texts), "/s", "rulings, read from JSON", 0)
    show(rate(read_judge_and_write, texts), "/s", "rulings, read from JSON and written as JSON", 0)


def profile():
    """Where the time goes, without reading and with it."""
    texts = [json.dumps(example) for example in EXAMPLES]
    _profile(judge, [read_json(text) for text in texts])
    _profile(read_and_judge, texts)


def _profile(work, items):
    profiler = cProfile.Profile()
    profiler.enable()
    for _ in range(PROFILED_ROUNDS):
        for item in items:
            work(item)
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)
