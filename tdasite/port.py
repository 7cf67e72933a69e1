"""Tells whether a port is free: `python -m tdasite.port 127.0.0.1 8000`.

Servers that share a port start beside one that is already there, and the reader then meets either of them.
"""

import os
import socket
import sys


def problem(host: str, port: str) -> str | None:
    if not port.isdecimal() or not 0 < int(port) < 65536:
        return f"PORT is {port}: it must be a number from 1 to 65535."
    try:
        socket.create_server((host, int(port))).close()
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        return f"Port {port} on {host} cannot be used: {reason}. Another may be free: make serve PORT={int(port) + 1}"
    return None


if __name__ == "__main__":
    sys.exit(problem(*sys.argv[1:]))
