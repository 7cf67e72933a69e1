"""Processor time of this process, which other processes do not lengthen."""

import time

SECONDS = 2.0


def rate(work, items):
    """How many items a second `work` gets through, in about two seconds."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for item in items:
            work(item)
        done += len(items)
    return done / spent


def seconds(work, times=1):
    """The seconds that `work` takes, the mean of several runs."""
    start = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - start) / times


def best_of(rounds, work):
    """The seconds of the shortest of several runs: what else the machine does only makes a run longer."""
    return min(seconds(work) for _ in range(rounds))


def show(figure, unit, what, decimals=2):
    """Print one line: the figure, its unit, and what was measured."""
    print(f"{figure:>12,.{decimals}f} {unit:<4} {what}")
