"""A page that is as it was is answered with "unchanged"; one edit anywhere, and it comes anew."""

from collections.abc import Callable
from typing import Any

import pytest
from django.core.management import call_command
from django.db import transaction
from django.http import HttpResponse
from django.test import Client

from rules.documents.importer import import_page
from rules.documents.reader import read_page
from rules.models import (
    ContentStamp,
    Dismissal,
    IndexedWord,
    LoadedContent,
    Passage,
    RuleVersion,
    Scenario,
    Section,
    Translation,
)
from rules.models.stamp import stamp
from rules.web.site import etags

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]

LINK = "1~2026~25-50~SB_BB.o2x25_BTN~2to600_0fold_1push1x1000"
RULE = "/it/2026/48/?texts=it,es"
PAGES = [
    "/it/",
    "/de/2026/",
    RULE,
    "/es/2026/48/1.3/",
    "/it/search/?q=gettone",
    f"/en/card/?s={LINK}",
    f"/it/what-if/?s={LINK}",
    "/it/find/facing/one-chip/left/",
    "/it/quiz/",
    "/it/quiz/2026/prior-bet-chips/1.1/",
    "/it/glossary/",
    "/it/audit/",
    "/de/concordance/",
    "/it/coverage/",
    "/it/compare/prior-bet-chips/",
    "/es/api/",
    "/api/1/editions/2026/rules/48",
    f"/api/1/rulings?s={LINK}",
]


def again(client: Client, address: str, tag: str, **headers: str) -> HttpResponse:
    return client.get(address, headers={"If-None-Match": tag, **headers})


def tag_of(client: Client, address: str, **headers: str) -> str:
    response = client.get(address, headers=headers)
    assert response.status_code == 200
    return response.headers["ETag"]


def varies(response: HttpResponse) -> set[str]:
    return set(filter(None, response.headers.get("Vary", "").split(", ")))


@pytest.mark.parametrize("address", PAGES)
def test_an_unchanged_page_is_not_sent_again(address: str) -> None:
    first = Client().get(address)
    response = again(Client(), address, first.headers["ETag"])
    assert (response.status_code, response.content) == (304, b"")
    assert response.headers["ETag"] == first.headers["ETag"]
    assert response.headers["Cache-Control"] == first.headers["Cache-Control"] == "private, no-cache"
    assert varies(first) <= varies(response)


@pytest.mark.parametrize("address", [*PAGES, f"/en/card/?s={LINK}&languages=de,es"])
def test_a_browser_that_keeps_cookies_is_answered_so_too(client: Client, address: str) -> None:
    assert again(client, address, tag_of(client, address)).status_code == 304


@pytest.mark.parametrize("address", PAGES)
def test_the_tag_of_a_compressed_page_serves_as_well(client: Client, address: str) -> None:
    tag = tag_of(client, address, **{"Accept-Encoding": "gzip"})
    assert again(client, address, tag, **{"Accept-Encoding": "gzip"}).status_code == 304
    assert again(client, address, f'"other", {tag}').status_code == 304
    assert again(client, address, '"other"').status_code == 200


def test_an_unchanged_page_costs_one_look_at_the_database(client: Client, django_assert_num_queries: Any) -> None:
    tag = tag_of(client, RULE)
    with django_assert_num_queries(1):
        assert again(client, RULE, tag).status_code == 304


def test_what_an_unchanged_page_was_read_in_is_remembered_as_ever() -> None:
    cookies = again(Client(), RULE, tag_of(Client(), RULE)).cookies
    assert {name: cookies[name].value for name in cookies} == {"language": "it", "texts": "it-es"}
    card = f"/en/card/?s={LINK}&languages=de,es"
    cookies = again(Client(), card, tag_of(Client(), card)).cookies
    assert {name: cookies[name].value for name in cookies} == {"language": "en", "card": "de-es"}


@pytest.mark.parametrize(
    "address",
    [*PAGES, "/it/2026/booklet/", "/it/2026/stock.json", "/it/offline/", "/48", "/it/nowhere/at/all/", "/worker.js",
     "/it/manifest.webmanifest", "/robots.txt", "/admin/login/"],
)  # fmt: skip
def test_every_answer_says_who_may_store_it_and_names_what_it_varies_with(address: str) -> None:
    response = Client().get(address)
    assert response.headers["Cache-Control"]
    assert all(name.strip() for name in response.headers.get("Vary", "Cookie").split(","))


def test_robots_and_browsers_get_what_they_ask_for_by_themselves(client: Client) -> None:
    assert "Disallow: /admin/" in client.get("/robots.txt").text
    assert client.get(client.get("/favicon.ico")["Location"]).status_code == 200


# What a page depends on


@pytest.mark.parametrize(
    ("address", "other"),
    [
        (RULE, "/it/2026/48/?texts=it"),
        (RULE, "/de/2026/48/?texts=it,es"),
        ("/it/search/?q=gettone", "/it/search/?q=gettoni"),
        ("/api/1/editions?language=it", "/api/1/editions?language=de"),
    ],
)
def test_another_address_has_another_tag(client: Client, address: str, other: str) -> None:
    assert tag_of(client, address) != tag_of(client, other)


@pytest.mark.parametrize(
    ("address", "cookie", "value"),
    [
        ("/it/2026/48/", "texts", "it-es"),
        ("/it/2026/48/1.1/", "card", "de-en"),
        (f"/it/card/?s={LINK}", "card", "de"),
        ("/it/search/?q=ficha", "texts", "es"),
    ],
)
def test_another_cookie_has_another_tag(address: str, cookie: str, value: str) -> None:
    tag = tag_of(Client(), address)
    client = Client()
    client.cookies[cookie] = value
    assert again(client, address, tag).status_code == 200
    assert tag_of(client, address) != tag


@pytest.mark.parametrize(
    ("address", "header", "value"),
    [
        (f"/it/what-if/?s={LINK}", "HX-Request", "true"),
        ("/api/1/editions", "Accept-Language", "it"),
        (RULE, "Host", "localhost"),
    ],
)
def test_another_header_has_another_tag(client: Client, address: str, header: str, value: str) -> None:
    tag = tag_of(client, address)
    assert again(client, address, tag, **{header: value}).status_code == 200


def test_another_release_of_the_site_has_another_tag(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    tag = tag_of(client, RULE)
    monkeypatch.setattr(etags, "release", lambda: "another")
    assert again(client, RULE, tag).status_code == 200


def test_only_whole_pages_have_a_tag(client: Client) -> None:
    for address in ("/it/2026/999/", "/48", "/it/2026/prior-bet-chips/", "/it/what-if/?s=7~x", "/api/1/nowhere"):
        response = client.get(address)
        assert response.status_code != 200
        assert "ETag" not in response.headers


@pytest.mark.parametrize("address", ["/it/audit/", "/admin/", "/admin/rules/passage/"])
def test_what_depends_on_who_is_signed_in_is_never_unchanged(admin_client: Client, address: str) -> None:
    tag = "" if "admin" in address else tag_of(Client(), address)
    response = again(admin_client, address, tag or "*")
    assert response.status_code == 200
    assert "ETag" not in response.headers


# What changes the content


def edit_passage(client: Client) -> None:
    passage = Passage.objects.rewrite(False).get(version__edition__key="2026", version__number="48", key="C.1")
    form = client.get(f"/admin/rules/passage/{passage.pk}/change/").context["adminform"].form
    data = {name: form.initial.get(name) or "" for name in form.fields} | {"text_it": "Una frase nuova."}
    assert client.post(f"/admin/rules/passage/{passage.pk}/change/", data).status_code == 302


def edit_title(client: Client) -> None:
    version = RuleVersion.objects.rewrite(False).get(edition__key="2026", number="48")
    form = client.get(f"/admin/rules/ruleversion/{version.pk}/change/").context["adminform"].form
    data = {name: form.initial.get(name) or "" for name in form.fields} | {"title_it": "Un titolo nuovo"}
    assert client.post(f"/admin/rules/ruleversion/{version.pk}/change/", data).status_code == 302


def edit_scenario(client: Client) -> None:
    scenario = Scenario.objects.filter(passage__version__number="48")[0]
    scenario.data = {**scenario.data, "blinds": [50, 100]}
    scenario.save()


def delete_section_rows(client: Client) -> None:
    Scenario.objects.filter(passage__version__number="48").delete()


def update_many(client: Client) -> None:
    Passage.objects.rewrite(False).filter(version__number="48").update(text_it="x")


def update_in_bulk(client: Client) -> None:
    rows = list(Section.objects.rewrite(False))
    Section.objects.bulk_update([*rows], ["position"])


def create_in_bulk(client: Client) -> None:
    version = RuleVersion.objects.rewrite(False).get(edition__key="2026", number="48")
    Passage.objects.bulk_create([Passage(version=version, key="zz", kind="note", position=99)])


def dismiss(client: Client) -> None:
    Dismissal.objects.create(identity="x", reason="y")


def import_anew(client: Client) -> None:
    row = Translation.objects.get(version__edition__key="2026", version__number="48", language="it")
    text = row.page.replace("50%", "51%")
    assert text != row.page
    import_page(read_page(text), language="it", edition="2026", rule="prior-bet-chips")


CHANGES = [
    edit_passage,
    edit_title,
    edit_scenario,
    delete_section_rows,
    update_many,
    update_in_bulk,
    create_in_bulk,
    dismiss,
    import_anew,
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_page_comes_anew_after_a_change(admin_client: Client, change: Callable[[Client], None]) -> None:
    tag = tag_of(Client(), RULE)
    change(admin_client)
    response = again(Client(), RULE, tag)
    assert response.status_code == 200
    assert response.headers["ETag"] != tag


def test_the_loader_changes_the_stamp_where_it_changes_a_row(client: Client) -> None:
    call_command("loadlibrary", verbosity=0)
    tag = tag_of(client, RULE)
    call_command("loadlibrary", verbosity=0)
    assert again(client, RULE, tag).status_code == 304, "nothing was new"
    Section.objects.rewrite(False).filter(slug="general-concepts").update(title_it="Edited")
    tag = tag_of(client, RULE)
    call_command("loadlibrary", force=True, verbosity=0)
    assert again(client, RULE, tag).status_code == 200


def test_what_is_taken_back_leaves_the_stamp_as_it_was() -> None:
    before = stamp()
    with transaction.atomic():
        Dismissal.objects.create(identity="x", reason="y")
        assert stamp() != before
        transaction.set_rollback(True)
    assert stamp() == before


def test_what_no_page_shows_does_not_change_it(admin_client: Client) -> None:
    before = stamp()
    LoadedContent.objects.create(key="x", content={})
    admin_client.get("/admin/")
    list(IndexedWord.objects.all()[:1])
    assert stamp() == before


def test_the_first_change_of_an_empty_database_gives_it_a_stamp(empty_library: None) -> None:
    ContentStamp.objects.all().delete()
    assert stamp() == ""
    Section.objects.create(slug="x", position=1)
    assert len(stamp()) == 16


def test_a_setting_that_a_page_shows_changes_its_tag(client: Client, settings: Any) -> None:
    tag = tag_of(client, RULE)
    settings.REPORT_ADDRESS = "a@b.example"
    assert again(client, RULE, tag).status_code == 200


def test_while_debugging_nothing_is_unchanged(client: Client, settings: Any) -> None:
    settings.DEBUG = True
    assert "ETag" not in client.get(RULE).headers
