"""What goes wrong is told in the reader's language, whatever else has failed."""

import pytest
from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.db import OperationalError, connection
from django.test import Client, RequestFactory
from django.utils import translation

from rules.web import errors
from rules.web.reading import views as reading_views
from rules.web.site import etags
from tests.web.pages import parse

TITLES = {
    400: {
        "it": "Richiesta non leggibile",
        "de": "Diese Anfrage ist nicht lesbar",
        "es": "Esta petición no se puede leer",
    },
    403: {"it": "Non consentito", "de": "Nicht zulässig", "es": "No permitido"},
    500: {"it": "Qui qualcosa non ha funzionato", "de": "Hier ist etwas schiefgegangen", "es": "Aquí algo ha fallado"},
}
FAILURES = {400: SuspiciousOperation("x"), 403: PermissionDenied(), 500: RuntimeError("x")}
CASES = [(status, language) for status, titles in TITLES.items() for language in titles]


@pytest.mark.parametrize(("status", "language"), CASES)
def test_failures_are_told_without_the_database(
    status: int, language: str, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise FAILURES[status]

    monkeypatch.setattr(etags, "stamp", str)
    monkeypatch.setattr(reading_views, "read_concordance", fail)
    client.raise_request_exception = False
    with connection.execute_wrapper(lambda *_: pytest.fail("a query")):
        response = client.get(f"/{language}/2026/")
    page = parse(response.content.decode())
    assert (response.status_code, page.one("h1").text) == (status, TITLES[status][language])
    assert page.one("html").language == language


def test_a_page_that_is_not_found_is_told_even_without_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OperationalError

    monkeypatch.setattr(errors, "find_help", fail)
    with translation.override("de"):
        response = errors.not_found(RequestFactory().get("/de/x/"), Exception())
    assert (response.status_code, b"Seite nicht gefunden" in response.content) == (404, True)


def test_where_even_the_error_page_fails_a_line_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise LookupError

    monkeypatch.setattr(errors, "show", fail)
    with translation.override("it"):
        response = errors.server_error(RequestFactory().get("/it/"))
    assert response.content.decode() == "Qui qualcosa non ha funzionato"


@pytest.mark.django_db
@pytest.mark.parametrize("host", ["evil.example", "a b", "-"])
def test_a_request_for_another_site_gets_a_page_that_does_not_repeat_it(client: Client, host: str) -> None:
    response = client.get("/it/2026/48/", headers={"host": host})
    assert response.status_code == 400
    assert "Richiesta non leggibile" in response.content.decode()
    assert host not in response.content.decode() or host == "-"


def test_a_form_without_its_token_is_refused_in_the_readers_language() -> None:
    response = Client(enforce_csrf_checks=True).post("/de/2026/")
    assert (response.status_code, "Nicht zulässig" in response.content.decode()) == (403, True)


@pytest.mark.usefixtures("empty_library")
@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/it/", 200),
        ("/it/2026/", 404),
        ("/it/2026/48/", 404),
        ("/48", 404),
        ("/it/search/?q=48", 404),
        ("/it/search/?q=x", 200),
        ("/it/glossary/", 200),
    ],
)
def test_a_site_without_content_fails_nowhere(client: Client, address: str, status: int) -> None:
    assert client.get(address).status_code == status


@pytest.mark.django_db
def test_a_query_that_is_too_long_is_not_repeated(client: Client) -> None:
    query = "&".join(f"p{at}=1" for at in range(2000))
    response = client.get(f"/it/2026/48/?{query}")
    assert response.status_code == 400
    assert len(response.content) < 2 * len(query)
    assert "?a=1" in client.get("/it/glossary/?a=1").content.decode()
