"""The network address that a request comes from, as far as it can be trusted."""

from ipaddress import IPv6Address, ip_address, ip_network

from django.conf import settings
from django.http import HttpRequest


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
