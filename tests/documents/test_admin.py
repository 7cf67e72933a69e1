"""The staff edits passages, credits and scenarios, and the pages stay what their passages put together are."""

import json

import pytest
from django.contrib.admin.sites import site
from django.contrib.messages import get_messages
from django.urls import reverse

from rules.admin.fields import headline
from rules.documents.assembly import rebuild_pages
from rules.documents.importer import import_page, passages_of
from rules.documents.reader import read_file, read_page
from rules.models import Passage, RuleVersion, Scenario, Term, Translation
from tests.admin.forms import address, send
from tests.documents import five

pytestmark = pytest.mark.usefixtures("rulebook")

SCENARIO = {
    "blinds": [25, 50],
    "seats": [{"name": "SB"}, {"name": "BB", "out": "2x25"}, {"name": "BTN"}],
    "events": [
        {"does": "raise", "player": "BTN", "to": 600},
        {"does": "fold", "player": "SB"},
        {"does": "push", "player": "BB", "chips": "1x1000"},
    ],
}


@pytest.fixture
def italian() -> RuleVersion:
    page = read_page(read_file(five.PRIOR_CHIPS_IT))
    return import_page(page, language="it", edition="2026").version


def passage(key: str) -> Passage:
    return Passage.objects.rewrite(False).get(key=key)


def page(language: str = "it") -> str:
    return Translation.objects.get(language=language).page


def holds_together() -> bool:
    """Say whether every page is its passages put together, with none left over."""
    for translation in Translation.objects.all():
        column = f"text_{translation.language}"
        rows = passages_of(translation.version).values_list("key", column)
        texts = {key: text for key, text in rows if text}
        joined = "".join(texts[key] for key in translation.layout)
        if joined != translation.page or set(texts) != set(translation.layout):
            return False
    return True


def scenario_fields(**changes: str) -> dict[str, str]:
    fields = {"data": json.dumps(SCENARIO), "position": "0", "letter": "", "variant": "", "languages": "",
              "assumed": "", "id": ""} | changes  # fmt: skip
    return {"scenarios-TOTAL_FORMS": "1"} | {f"scenarios-0-{name}": value for name, value in fields.items()}


# Passages and pages


def test_a_passage_saved_untouched_changes_nothing(admin_client, italian):
    for key in ("heading", "A", "1", "source"):
        assert send(admin_client, passage(key)).status_code == 302
    assert page().encode() == five.PRIOR_CHIPS_IT.read_bytes()
    assert holds_together()


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_a_passage_that_was_edited_stands_in_its_page(admin_client, rulebook, ends):
    text = ends.join(["Regola 45", "Titolo", "A: Il giocatore.", "Caso 1: le carte.", ""])
    import_page(read_page(text), language="it", edition="2024")
    send(admin_client, passage("A"), text_it="A: Il giocatore\r\nche punta.\r\n")
    assert page() == "Regola 45\nTitolo\nA: Il giocatore\nche punta.\nCaso 1: le carte.\n"
    assert holds_together()


def test_a_passage_that_was_emptied_leaves_its_page(admin_client, italian):
    send(admin_client, passage("B"), text_it="")
    layout = Translation.objects.get().layout
    assert "B" not in layout
    assert "B: Se un giocatore" not in page()
    assert holds_together()


def test_a_text_in_a_new_language_makes_a_page_of_it(admin_client, italian):
    send(admin_client, passage("B"), text_de="B: Zweitens.")
    send(admin_client, passage("A"), text_de="A: Erstens. ")
    assert page("de") == "A: Erstens. B: Zweitens."
    assert Translation.objects.get(language="de").state == Translation.State.ASSUMED
    assert page("it").encode() == five.PRIOR_CHIPS_IT.read_bytes()
    assert holds_together()


def test_a_new_passage_is_put_in_after_the_one_before_it(admin_client, italian):
    for row in passages_of(italian).filter(position__gt=passage("B").position):
        passages_of(italian).filter(pk=row.pk).update(position=row.position + 1)
    data = {"version": italian.pk, "key": "note", "kind": "note", "position": passage("B").position + 1,
            "text_it": "Nota: nostra. "}  # fmt: skip
    assert admin_client.post(reverse("admin:rules_passage_add"), data).status_code == 302
    assert "fold. Nota: nostra. C: Se uno" in page()
    assert holds_together()


def test_a_passage_that_was_deleted_leaves_its_page(admin_client, italian):
    url = reverse("admin:rules_passage_delete", args=[passage("A").pk])
    admin_client.post(url, {"post": "yes"})
    chosen = [passage(key).pk for key in ("B", "5")]
    data = {"action": "delete_selected", "_selected_action": chosen, "post": "yes"}
    admin_client.post(reverse("admin:rules_passage_changelist"), data)
    assert not {"A", "B", "5"} & set(Translation.objects.get().layout)
    assert holds_together()


def test_the_key_of_a_passage_stays(admin_client, italian):
    row = passage("A")
    send(admin_client, row, key="Z")
    assert passage("A").pk == row.pk


def test_a_page_that_is_whole_is_not_written_again(italian, django_assert_num_queries):
    with django_assert_num_queries(5):  # The passages, and the page of each of four languages.
        rebuild_pages(italian)


# Credits and titles


def test_credits_are_edited_and_the_page_is_not(admin_client, italian):
    row = Translation.objects.get()
    send(admin_client, row, translator="Maria Prova", page="Altro")
    assert (Translation.objects.get().translator, page()) == ("Maria Prova", row.page)


def test_a_rule_has_its_title_in_every_language(admin_client, italian):
    send(admin_client, italian, title_it="Gettoni", title_de="Chips", title_es="Fichas", title_en="Chips ahead")
    stored = RuleVersion.objects.rewrite(False).get(pk=italian.pk)
    assert (stored.title_it, stored.title_de, stored.title_en) == ("Gettoni", "Chips", "Chips ahead")


# Scenarios


def test_only_a_case_has_scenarios(admin_client, italian):
    for key, expected in (("1.1", 1), ("1", 0), ("A", 0)):
        response = admin_client.get(address(passage(key)))
        assert len(response.context["inline_admin_formsets"]) == expected


def test_a_scenario_is_kept_and_its_empty_fields_are_what_they_are_without(admin_client, italian):
    assert send(admin_client, passage("1.1"), **scenario_fields()).status_code == 302
    stored = Scenario.objects.get()
    assert (stored.data, stored.languages, stored.assumed) == (SCENARIO, [], [])


def test_the_verdict_stands_beside_a_scenario(admin_client, italian):
    scenario = Scenario.objects.create(passage=passage("1.1"), data=SCENARIO)
    verdict = headline(scenario.data, scenario.passage.version.edition.key)
    assert "600" in verdict
    assert verdict in admin_client.get(address(passage("1.1"))).content.decode()


def test_what_is_wrong_with_a_scenario_stands_at_its_field(admin_client, italian):
    broken = json.dumps(SCENARIO | {"seats": []})
    response = send(admin_client, passage("1.1"), **scenario_fields(data=broken))
    errors = response.context["inline_admin_formsets"][0].formset.errors
    assert list(errors[0]) == ["data"]
    assert not Scenario.objects.exists()


@pytest.mark.parametrize("data", ["", "{", "[]", "7"])
def test_what_is_no_scenario_is_refused_at_its_field(admin_client, italian, data):
    response = send(admin_client, passage("1.1"), **scenario_fields(data=data, letter="a"))
    assert list(response.context["inline_admin_formsets"][0].formset.errors[0]) == ["data"]


@pytest.mark.parametrize(
    ("field", "data"),
    [
        ("languages", ["xx"]),
        ("languages", "it"),
        ("languages", [["it"]]),
        ("assumed", {"pot": 1}),
        ("assumed", [7]),
    ],
)
def test_what_the_pages_could_not_show_is_refused_at_its_field(admin_client, italian, field, data):
    response = send(admin_client, passage("1.1"), **scenario_fields(**{field: json.dumps(data)}))
    assert list(response.context["inline_admin_formsets"][0].formset.errors[0]) == [field]
    assert not Scenario.objects.exists()


def test_languages_and_assumed_figures_are_kept(admin_client, italian):
    fields = scenario_fields(languages='["it"]', assumed='["events[2].chips"]')
    assert send(admin_client, passage("1.1"), **fields).status_code == 302
    stored = Scenario.objects.get()
    assert (stored.languages, stored.assumed) == (["it"], ["events[2].chips"])


@pytest.mark.parametrize(("key", "shown"), [("1.1", True), ("A", False)])
def test_a_case_and_no_other_passage_can_be_marked_as_not_computable(admin_client, italian, key, shown):
    form = admin_client.get(f"/admin/rules/passage/{passage(key).pk}/change/")
    assert ("not_computable" in form.context["adminform"].form.fields) is shown


@pytest.mark.parametrize(
    "releases", [["1.1"], {"version": "1.1"}, [{"version": "1.1", "date": "2026-13-01"}], [{"version": 1, "date": ""}]]
)
def test_releases_that_cannot_be_shown_are_refused(admin_client, italian, releases):
    response = send(admin_client, italian.edition, releases=json.dumps(releases))
    assert list(response.context["adminform"].form.errors) == ["releases"]


def test_a_stored_scenario_that_the_engine_refuses_says_so(italian):
    scenario = Scenario.objects.create(passage=passage("1.1"), data={"seats": []})
    assert "seats" in headline(scenario.data, scenario.passage.version.edition.key)


# The glossary


@pytest.mark.parametrize(
    ("field", "data"),
    [
        ("rules", "overchip"),
        ("rules", ["Rule 46"]),
        ("rules", [46]),
        ("words", ["gettoni"]),
        ("words", {"fr": {}}),
        ("words", {"it": ["gettoni"]}),
        ("words", {"it": {"plural": ["gettoni"]}}),
        ("words", {"it": {"forms": "gettoni"}}),
        ("words", {"it": {"forms": [1]}}),
    ],
)
def test_a_term_that_the_glossary_could_not_show_is_refused_at_its_field(admin_client, field, data):
    term = Term.objects.create(key="chip", position=1)
    fields = {"rules": "[]", "words": "{}"} | {field: json.dumps(data)}
    response = send(admin_client, term, **fields)
    assert list(response.context["adminform"].form.errors) == [field]


def test_a_term_is_edited_in_each_language_and_keeps_its_key(admin_client):
    term = Term.objects.create(key="chip", position=1)
    words = {"it": {"forms": ["gettoni"], "accepted": [], "discouraged": ["chip"]}}
    send(admin_client, term, key="jeton", name_it="gettone", article_it="il", words=json.dumps(words), rules="[]")
    row = Term.objects.rewrite(False).get()
    assert (row.key, row.name_it, row.name_de or "", row.words) == ("chip", "gettone", "", words)


# The site


@pytest.mark.parametrize("model", [model for model in site._registry if model._meta.app_label == "rules"])
@pytest.mark.parametrize("language", ["it", "de", "es", "en"])
def test_every_list_opens_in_every_language(admin_client, italian, model, language):
    url = reverse(f"admin:rules_{model._meta.model_name}_changelist")
    response = admin_client.get(url, {"q": "A"}, headers={"accept-language": language})
    assert response.status_code == 200


def test_the_forms_load_nothing_from_other_hosts(admin_client, italian):
    for row in (passage("1.1"), italian, italian.edition, italian.rule.section):
        content = admin_client.get(address(row)).content.decode()
        assert 'src="http' not in content
        assert "jquery-ui" not in content.lower()


# What is pasted


def test_what_cleaning_takes_out_of_a_pasted_text_is_said(admin_client, italian):
    answer = send(admin_client, passage("A"), text_it="A: Il gio\u00adcatore\u202b punta\u2028 gettoni.\u200b")
    said = [str(message) for message in get_messages(answer.wsgi_request)]
    assert "3 invisible characters were taken out: U+00AD, U+200B, U+202B." in said
    assert "Line and page separators became ends of lines." in said
    assert passage("A").text_it.strip() == "A: Il giocatore punta\n gettoni."
    assert holds_together()


@pytest.mark.parametrize(
    ("pasted", "sentence"),
    [
        ("A: La acciÃ³n es.", "it is probably “acción”"),
        ("A: \ue000", "U+E000"),
        ("A: " + "il giocatore " * 2000, "at most 20000 characters"),
    ],
)
def test_a_damaged_or_endless_text_is_refused_with_a_sentence(admin_client, italian, pasted, sentence):
    before = page()
    answer = send(admin_client, passage("A"), text_it=pasted)
    assert answer.status_code == 200
    assert sentence in str(answer.context["adminform"].form.errors["text_it"])
    assert page() == before
