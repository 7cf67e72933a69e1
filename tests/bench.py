"""`python -m tests.bench`: rulings a second on one core, with reading the JSON and without, on worked examples.

`--profile` tells where the time goes.
"""

import cProfile
import json
import pstats
import sys
import time

from rules.engine.judging import judge
from rules.engine.reading import read_json
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
SECONDS = 2.0


def rate(work, items):
    """How many items a second `work` gets through, in about two seconds of one core."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for item in items:
            work(item)
        done += len(items)
    return done / spent


def read_and_judge(text):
    return judge(read_json(text))


def read_judge_and_write(text):
    return json.dumps(judge(read_json(text)).as_data(), ensure_ascii=False, separators=(",", ":"))


def main():
    texts = [json.dumps(example) for example in EXAMPLES]
    scenarios = [read_json(text) for text in texts]
    print(f"{rate(judge, scenarios):>9,.0f} rulings a second, read beforehand")
    print(f"{rate(read_and_judge, texts):>9,.0f} rulings a second, read from JSON")
    print(f"{rate(read_judge_and_write, texts):>9,.0f} rulings a second, read from JSON and written as JSON")
    if "--profile" in sys.argv:
        profile(judge, scenarios)
        profile(read_and_judge, texts)


def profile(work, items):
    profiler = cProfile.Profile()
    profiler.enable()
    for _ in range(1000):
        for item in items:
            work(item)
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main()
