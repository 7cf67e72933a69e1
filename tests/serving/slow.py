"""A granian worker for the tests: `/slow` takes three seconds, every other address names the process."""

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tdasite import granian_worker  # noqa: F401  puts the worker in a process group of its own

STARTED = Path(os.environ.get("STARTED", os.devnull))
"""A file to which a slow request appends a line when it begins."""


def application(environ: dict[str, str], start_response: Callable[..., object]) -> Iterable[bytes]:
    if environ["PATH_INFO"] == "/slow":
        with STARTED.open("a") as file:
            file.write("started\n")
        time.sleep(3)
    start_response("200 OK", [("Content-Type", "text/plain")])
    return [str(os.getpid()).encode()]
