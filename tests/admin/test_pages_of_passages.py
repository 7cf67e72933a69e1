"""A page is its passages put together: the blanks between them come from the page, and the order from positions."""

import pytest
from django.test import Client
from django.urls import reverse

from rules.documents.importer import import_page, passages_of
from rules.documents.reader import read_page
from rules.models import Edition, Passage, Rule, RuleVersion, Section, Translation
from tests.admin.forms import send

pytestmark = pytest.mark.usefixtures("rulebook_of_one")
LINES = ["Regel 45", "Titel", "", "A: Erstens.", "", "B: Zweitens.", "", "C: Drittens erlaubt."]


@pytest.fixture
def rulebook_of_one(empty_library: None) -> RuleVersion:
    section = Section.objects.create(slug="play", position=1)
    edition = Edition.objects.create(key="2024", position=1, current=True)
    rule = Rule.objects.create(slug="multiple-chips", section=section)
    version = RuleVersion.objects.create(rule=rule, edition=edition, number="45", position=1)
    import_page(read_page("\n".join(LINES), language="de"), language="de", edition="2024")
    return version


def page(language: str = "de") -> str:
    return Translation.objects.get(language=language).page


def passage(key: str) -> Passage:
    return Passage.objects.rewrite(False).get(key=key)


def add(client: Client, version: RuleVersion, key: str, position: int, **texts: str) -> None:
    data = {"version": version.pk, "key": key, "kind": "case", "position": position, **texts}
    data["kind"] = "case" if key[0].isdigit() else "clause"
    assert client.post(reverse("admin:rules_passage_add"), data).status_code == 302


def test_a_passage_added_at_the_end_is_not_glued_on(admin_client: Client, rulebook_of_one: RuleVersion) -> None:
    add(admin_client, rulebook_of_one, "1", 90, text_de="Fall: x")
    assert page().endswith("C: Drittens erlaubt.\n\nFall: x")


def test_a_passage_added_in_the_middle_has_a_blank_on_both_sides(
    admin_client: Client, rulebook_of_one: RuleVersion
) -> None:
    passages_of(rulebook_of_one).filter(key="C").update(position=80)
    add(admin_client, rulebook_of_one, "1", 70, text_de="Fall: x")
    assert page().endswith("B: Zweitens.\n\nFall: x\n\nC: Drittens erlaubt.")


def test_passages_of_a_new_page_stand_apart(admin_client: Client, rulebook_of_one: RuleVersion) -> None:
    for key, text in (("B", "B: Secondo."), ("A", "A: Primo."), ("C", "C: Terzo.")):
        send(admin_client, passage(key), text_it=text)
    assert page("it") == "A: Primo.\n\nB: Secondo.\n\nC: Terzo."


@pytest.mark.parametrize("typed", ["A: Anders.", "A: Anders.\r\n\r\n"])
def test_the_blank_after_a_passage_stays_whether_it_is_typed_or_not(
    admin_client: Client, rulebook_of_one: RuleVersion, typed: str
) -> None:
    send(admin_client, passage("A"), text_de=typed)
    assert page() == "\n".join(LINES).replace("Erstens", "Anders")


def test_a_changed_position_changes_the_order_of_the_page(admin_client: Client, rulebook_of_one: RuleVersion) -> None:
    send(admin_client, passage("A"), position="90")
    assert page().endswith("Titel\n\nB: Zweitens.\n\nC: Drittens erlaubt.\n\nA: Erstens.\n\n")
    assert Translation.objects.get().layout[-3:] == ["B", "C", "A"]


def test_a_page_stays_its_passages_put_together(admin_client: Client, rulebook_of_one: RuleVersion) -> None:
    add(admin_client, rulebook_of_one, "1", 90, text_de="Fall: x")
    send(admin_client, passage("1"), position="1")
    row = Translation.objects.get()
    texts = dict(passages_of(rulebook_of_one).values_list("key", "text_de"))
    assert "".join(texts[key] for key in row.layout) == row.page
