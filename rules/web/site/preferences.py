"""What a reader has chosen: the languages of the texts, and the language of the interface."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from rules.languages import LANGUAGES

TEXTS = "texts"
"""The name of the query and of the cookie that hold the languages of the texts."""

CARD = "card"
"""The name of the cookie that holds the languages of the card that is shown to the players."""

TERMS = "terms"
"""The name of the query and of the cookie that hold whether terms are marked in the texts."""

ON, OFF = "on", "off"

MOST_TEXTS = 3


@dataclass(frozen=True, slots=True)
class Texts:
    """The languages of the texts on a page.

    `held` are those that the rule is held in, `shown` those with a column; `absent` were asked for and are not held.
    """

    held: tuple[str, ...]
    shown: tuple[str, ...]
    absent: tuple[str, ...] = ()

    def added(self, language: str) -> tuple[str, ...]:
        """The languages shown when one is added to them; the first makes room where there are too many."""
        return tuple(dict.fromkeys((*self.shown, language)))[-MOST_TEXTS:]

    def toggled(self, language: str) -> tuple[str, ...]:
        """The languages shown when one is added to them, or taken away."""
        if language in self.shown:
            return tuple(other for other in self.shown if other != language)
        return self.added(language)


def choose_texts(request: HttpRequest, interface: str, held: Iterable[str]) -> Texts:
    """Choose by the query, else by the cookie, else the language of the interface; what is not held, all that is.

    Only the query and the cookie ask for a language by name, so only what they ask for is said to be absent.
    """
    here = tuple(held)
    asked = asked_texts(request) or _known(request.COOKIES.get(TEXTS, ""))
    wanted = asked or (interface,)
    shown = tuple(language for language in wanted if language in here)
    return Texts(here, shown or here[:MOST_TEXTS], tuple(language for language in asked if language not in here))


def texts_with(remembered: str, interface: str, language: str) -> str:
    """What ``?texts=`` must say for a text in `language` to be on the page; nothing where it is there anyhow.

    `remembered` is what the cookie holds.
    """
    chosen = _known(remembered)
    return "" if language in (chosen or (interface,)) else ",".join(Texts((), chosen).added(language))


def asked_texts(request: HttpRequest) -> tuple[str, ...]:
    """The languages that the query names, as one list or several; what is no language of ours is left out."""
    return _known(",".join(request.GET.getlist(TEXTS)))


def _known(text: str, most: int = MOST_TEXTS) -> tuple[str, ...]:
    words = re.split(r"[^a-z]+", text.lower())
    return tuple(dict.fromkeys(word for word in words if word in LANGUAGES))[:most]


def choose_card(request: HttpRequest, interface: str) -> tuple[str, ...]:
    """The languages of the card: by the query, else by the cookie, else that of the interface and one more.

    All languages have room on it.
    """
    asked = _asked_card(request) or _known(request.COOKIES.get(CARD, ""), len(LANGUAGES))
    return asked or tuple(dict.fromkeys((interface, "en", "es")))[:2]


def _asked_card(request: HttpRequest) -> tuple[str, ...]:
    return _known(",".join(request.GET.getlist("languages")), len(LANGUAGES))


def terms_wanted(request: HttpRequest) -> bool:
    """Whether terms are marked: by the query, else by the cookie, else they are."""
    return (_asked_terms(request) or request.COOKIES.get(TERMS, ON)) != OFF


def _asked_terms(request: HttpRequest) -> str:
    asked = request.GET.get(TERMS, "")
    return asked if asked in {ON, OFF} else ""


def texts_in_force(request: HttpRequest) -> str:
    """What a page with texts depends on besides its address: the cookies, where the query does not say it."""
    languages = "" if asked_texts(request) else request.COOKIES.get(TEXTS, "")
    return languages if terms_wanted(request) else f"{languages} {OFF}"


def texts_remembered(request: HttpRequest) -> str:
    """What a page depends on that leads to texts: the cookie, whatever the query names."""
    return request.COOKIES.get(TEXTS, "")


def card_in_force(request: HttpRequest) -> str:
    """What a page with a card depends on besides its address: the cookie, unless the query names languages."""
    return "" if _asked_card(request) else request.COOKIES.get(CARD, "")


def remember_card(request: HttpRequest, response: HttpResponse) -> None:
    """Keep the languages that were named for the card: the next players at this table speak them too."""
    chosen = "-".join(_asked_card(request))
    if chosen and chosen != request.COOKIES.get(CARD):
        _remember(request, response, CARD, chosen)


def remember_texts(request: HttpRequest, response: HttpResponse) -> None:
    """Keep what the query chose for the texts, for the pages to come: their languages, and whether terms are marked."""
    asked = "-".join(asked_texts(request))  # a comma would have to be escaped in a cookie
    for name, value in ((TEXTS, asked), (TERMS, _asked_terms(request))):
        if value and value != request.COOKIES.get(name):
            _remember(request, response, name, value)


def remember_language(request: HttpRequest, response: HttpResponse, language: str) -> None:
    """Keep the language of the interface, unless a link on another site chose it."""
    if request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME) != language and not _is_from_another_site(request):
        _remember(request, response, settings.LANGUAGE_COOKIE_NAME, language)


def _is_from_another_site(request: HttpRequest) -> bool:
    """Return whether a link on another site led here; after the service worker only Referer tells."""
    referring = urlsplit(request.headers.get("Referer", "")).netloc
    named = request.headers.get("Sec-Fetch-Site") == "cross-site"
    return named or referring not in {"", request.headers.get("Host", "")}


def is_navigation(request: HttpRequest) -> bool:
    """Return whether the reader opens a page, as far as the browser says.

    A script, the service worker on its own and a browser that loads a page beforehand ask in the background.  A page
    that the service worker passes on has another Sec-Fetch-Dest, so only the mode counts.
    """
    beforehand = any("prefetch" in request.headers.get(name, "") for name in ("Sec-Purpose", "Purpose", "X-Moz"))
    mode = request.headers.get("Sec-Fetch-Mode", "navigate")
    return mode == "navigate" and not beforehand and "HX-Request" not in request.headers


def _remember(request: HttpRequest, response: HttpResponse, name: str, value: str) -> None:
    """Set a cookie for a choice.  A request in the background chooses nothing."""
    if not is_navigation(request):
        return
    response.set_cookie(
        name,
        value,
        max_age=settings.LANGUAGE_COOKIE_AGE,
        samesite="Lax",
        secure=settings.LANGUAGE_COOKIE_SECURE,
        httponly=True,
    )
