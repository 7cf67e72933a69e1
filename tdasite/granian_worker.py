"""The WSGI application as granian's workers load it: each in a process group of its own.

Ctrl-C reaches every process in the terminal's group.  A worker that gets SIGINT from the terminal and SIGTERM from its
parent may wait for ever; outside that group it gets its parent's signal alone, and lets running requests end.
"""

import os

from tdasite.wsgi import application

__all__ = ["application"]

os.setpgid(0, 0)
