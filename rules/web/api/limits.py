"""How often one address may ask in a minute: counted in the site's cache, in fixed windows."""

import time
from ipaddress import IPv6Address, ip_address, ip_network

from django.conf import settings
from django.http import HttpRequest

from rules.web import cache

WINDOW = 60
"""The length of a window, in seconds."""


def seconds_to_wait(request: HttpRequest) -> int:
    """Count a request; return how long its address must wait for the next window, 0 while it need not."""
    most = settings.API_REQUESTS_PER_MINUTE
    if not most:
        return 0
    now = int(time.time())
    return 0 if cache.count(f"api/{address_of(request)}/{now // WINDOW}", WINDOW) <= most else WINDOW - now % WINDOW


def address_of(request: HttpRequest) -> str:
    """The address that asks.

    What a request says of itself counts only where a proxy in front is vouched for, and of that only the last address,
    which the proxy has put there.  Of a long address the network counts: a household has all that are in it.
    """
    told = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip() if settings.BEHIND_TLS else ""
    return _network(told) or _network(request.META.get("REMOTE_ADDR", "")) or "unknown"


def _network(text: str) -> str:
    try:
        address = ip_address(text)
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((int(address), 64), strict=False))
