"""`make serve` lives through the death of a worker, and its end waits for running requests."""

import os
import pty
import re
import shlex
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKERS = 2
PATIENCE = 60
"""Seconds that a slow machine may take for anything that is waited for."""


class Site:
    """Granian with the options of the Makefile, in a terminal of its own."""

    def __init__(self, started: Path) -> None:
        self.started = started
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.pid, self.terminal = pty.fork()
        if not self.pid:
            os.chdir(ROOT)
            environment = os.environ | {"STARTED": str(started), "SECRET_KEY": "only-for-tests-" * 4}
            os.execve(sys.executable, [sys.executable, "-m", *self._command()], environment)
        threading.Thread(target=self._read_terminal, daemon=True).start()

    def _command(self) -> list[str]:
        makefile = (ROOT / "Makefile").read_text().replace("\\\n", " ")
        options = re.search(r"^GRANIAN := \$\(BIN\)/(granian .*)", makefile, re.MULTILINE)
        assert options
        named = ["--host", "127.0.0.1", "--port", str(self.port), "--workers", str(WORKERS)]
        return [*shlex.split(options[1]), *named, "tests.serving.slow:application"]

    def _read_terminal(self) -> None:
        try:
            while os.read(self.terminal, 4096):
                pass
        except OSError:
            return

    def get(self, path: str) -> str:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", path)
        return connection.getresponse().read().decode()

    def wait_for_workers(self, without: str = "") -> set[str]:
        """Return the process numbers of the workers once all of them answer."""
        seen: set[str] = set()
        end = time.monotonic() + PATIENCE
        while len(seen) < WORKERS:
            assert time.monotonic() < end, f"only {seen} answer"
            try:
                seen.add(self.get("/"))
            except (OSError, HTTPException):
                time.sleep(0.1)
            seen.discard(without)
        return seen

    def ask_slowly(self, pool: ThreadPoolExecutor) -> Future[str]:
        """Send a slow request, and return once it runs."""
        answer = pool.submit(self.get, "/slow")
        end = time.monotonic() + PATIENCE
        while not self.started.exists():
            assert time.monotonic() < end
            time.sleep(0.05)
        return answer

    def end(self) -> int:
        """Wait for the end of the site; return its exit code."""
        _, status = os.waitpid(self.pid, 0)
        self.pid = 0
        return os.waitstatus_to_exitcode(status)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    site = Site(tmp_path / "started")
    try:
        site.wait_for_workers()
        yield site
    finally:
        if site.pid:
            os.kill(site.pid, signal.SIGTERM)
            site.end()


def test_a_worker_that_dies_is_started_again(site: Site) -> None:
    killed = next(iter(site.wait_for_workers()))
    os.kill(int(killed), signal.SIGKILL)
    assert killed not in site.wait_for_workers(without=killed)


@pytest.mark.parametrize("stop", ["a signal", "Ctrl-C"])
def test_a_stop_lets_running_requests_end_and_does_not_hang(site: Site, stop: str) -> None:
    with ThreadPoolExecutor(1) as pool:
        answer = site.ask_slowly(pool)
        began = time.monotonic()
        if stop == "Ctrl-C":
            os.write(site.terminal, b"\x03")
        else:
            os.kill(site.pid, signal.SIGTERM)
        assert answer.result().isdigit()
    assert site.end() == 0
    assert time.monotonic() - began < 25, "a worker did not stop by itself"
