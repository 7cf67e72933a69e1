"""How often one address may ask in a minute: counted in the site's cache, in fixed windows."""

import time

from django.conf import settings
from django.http import HttpRequest

from rules.web.site import cache
from rules.web.site.client_address import address_of

WINDOW = 60
"""The length of a window, in seconds."""


def seconds_to_wait(request: HttpRequest) -> int:
    """Count a request; return how long its address must wait for the next window, 0 while it need not."""
    most = settings.API_REQUESTS_PER_MINUTE
    if not most:
        return 0
    now = int(time.time())
    return 0 if cache.count(f"api/{address_of(request)}/{now // WINDOW}", WINDOW) <= most else WINDOW - now % WINDOW
