"""Signing in to the staff area: attempts that fail are logged, and too many of them have to wait.

Attempts are counted in the site's cache, in fixed windows: of one address with one account, of one address, of one
account.  The last stops many addresses that share one target, and so it allows the most.
"""

import logging
import time
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, cast

from django.contrib import admin
from django.contrib.admin.forms import AdminAuthenticationForm
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.utils.translation import ngettext

from rules.web.site import cache
from rules.web.site.client_address import address_of

WINDOW = 15 * 60
"""The length of a window, in seconds."""

MOST_TOGETHER, MOST_OF_AN_ADDRESS, MOST_OF_AN_ACCOUNT = 5, 20, 50
"""Failed attempts that are allowed in a window."""

log = logging.getLogger(__name__)


class SignInForm(AdminAuthenticationForm):
    """The form to sign in.  It looks at no password while its sender has to wait."""

    def clean(self) -> dict[str, Any]:
        request = cast(HttpRequest, self.request)
        account, address = str(self.cleaned_data.get("username", "")), address_of(request)
        limits = list(_limits(account, address))
        wait = _seconds_to_wait(limits)
        if wait:
            request.sign_in_after = wait  # type: ignore[attr-defined]
            log.warning("Sign-in from %s has to wait", address, extra={"seldom": f"sign-in {address}"})
            raise ValidationError(_too_many(wait))
        try:
            return super().clean()
        except ValidationError:
            log.warning("Sign-in failed for %r from %s", account, address)
            for key, _ in limits:
                cache.count(key, WINDOW)
            raise


def sign_in(request: HttpRequest) -> HttpResponse:
    """Show and read the form to sign in; answer 429 while its sender has to wait."""
    response = admin.site.login(request)
    wait = getattr(request, "sign_in_after", 0)
    if wait:
        response.status_code = 429
        response.headers["Retry-After"] = str(wait)
    return response


admin.site.login_form = SignInForm


def _limits(account: str, address: str) -> Iterator[tuple[str, int]]:
    """Yield the key of each count, and how many failed attempts it allows."""
    window = int(time.time()) // WINDOW
    for most, *parts in (
        (MOST_TOGETHER, account.casefold(), address),
        (MOST_OF_AN_ADDRESS, "", address),
        (MOST_OF_AN_ACCOUNT, account.casefold(), ""),
    ):
        digest = sha256("\n".join(parts).encode(errors="replace")).hexdigest()[:32]
        yield f"sign-in/{digest}/{window}", most


def _seconds_to_wait(limits: list[tuple[str, int]]) -> int:
    full = any((cache.get(key) or 0) >= most for key, most in limits)
    return WINDOW - int(time.time()) % WINDOW if full else 0


def _too_many(wait: int) -> str:
    minutes = -(-wait // 60)
    message = ngettext(
        "Too many attempts to sign in have failed. The next one is possible in %(minutes)s minute.",
        "Too many attempts to sign in have failed. The next one is possible in %(minutes)s minutes.",
        minutes,
    )
    return message % {"minutes": minutes}
