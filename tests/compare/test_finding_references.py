"""Which numbers of a text are references to rules: tables of what must be found, and of what must not."""

from time import perf_counter

import pytest

from rules.compare.references import references, references_and_labels

FOUND = [
    # Italian
    ("la puntata segue la regola 41.", "41"),
    ("ai sensi della Regola 47", "47"),
    ("si applicano le regole 43-47 come segue", "43>47"),
    ("lo standard del 50% (Regola 45 e 47), se", "45 47"),
    ("le Regole 43, 45 e 47", "43 45 47"),
    ("le regole su call e raise 43–47", "43>47"),
    ("dalla regola 43 alla 47", "43>47"),
    ("dalla regola 43 alla regola 47", "43>47"),
    ("alla regola 43 e alla 45", "43 45"),
    ("la regola n. 45 e la regola n° 47", "45|47"),
    ("nella regola 53-B", "53-B"),
    ("le regole 41-A e 41-B", "41-A 41-B"),
    ("LA REGOLA 45 VALE", "45"),
    ("(vedi Regola 43)", "43"),
    ("come da Regola 48-C.1 si vede", "48-C.1"),
    ("secondo la Regola 45, esempio 2", "45"),
    ("Regola 45, 25-50, il BB ha", "45"),
    ("la regola 45 e 2 gettoni", "45"),
    ("la regola 43 e 50% del raise", "43"),
    ("per la regola 45 A apre", "45"),
    ("secondo la norma 46 e l’articolo 47", "46|47"),
    ("vedi art. 46", "46"),
    ("Ver Normas 2 y 46", "2 46"),
    ("Ver Norma 99 y Norma n.º 47", "99|47"),
    ("según el artículo 46", "46"),
    ("gemäß Artikel 46 und Norm 47", "46|47"),
    ("siehe § 46", ""),
    ("por norma 2 jugadores, por norma 3 fichas", ""),
    ("la norma del 50% vale", ""),
    ("siehe Punkt 2 dieser Liste", ""),
    # German
    ("nach Regel 43 den Einsatz", "43"),
    ("Daher gilt hier Regel 43: Da der Spieler", "43"),
    ("die Regeln 43–47", "43>47"),
    ("der Regeln 45 und 47", "45 47"),
    ("die Call- und Raise-Regeln 43–47", "43>47"),
    ("die Regeln zu Call und Raise 43-47", "43>47"),
    ("Regeln 43 bis 47", "43>47"),
    ("von Regel 43 bis Regel 47", "43>47"),
    ("gemäß TDA-Regel 43", "43"),
    ("Regel Nr. 43", "43"),
    ("Regeln 43-47 und 50", "43>47 50"),
    ("in der Regel 53-B steht", "53-B"),
    ("in Regel 34-B.1 steht", "34-B.1"),
    ("Regel 43 sowie 45", "43 45"),
    ("Regel 43 und Regel 45", "43|45"),
    ("nach Regel 43 1.400 Chips", "43"),
    ("nach Regel 43 und 3 Spieler", "43"),
    # Spanish
    ("según la Regla 47.", "47"),
    ("las reglas de call y raise 43-47 de la siguiente manera", "43>47"),
    ("(Reglas 45 y 47); si es menos", "45 47"),
    ("las reglas 43 a 47", "43>47"),
    ("las reglas de la 43 a la 47", "43>47"),
    ("Reglas 43, 45 y 47", "43 45 47"),
    ("regla n.º 47", "47"),
    ("la regla núm. 47", "47"),
    ("la regla número 47", "47"),
    ("la Regla 47 y la 49", "47 49"),
    ("véase la regla 41-A", "41-A"),
    ("las Reglas 45 o 47", "45 47"),
    ("según la Regla 47, 2 jugadores", "47"),
    ("Regla TDA 45", "45"),
    # English
    ("see Rule 43", "43"),
    ("Rules 43, 45 and 47", "43 45 47"),
    ("Rules 43,45 and 47", "43 45 47"),
    ("Rules 45/47", "45 47"),
    ("call and raise rules 43-47", "43>47"),
    ("rules 43 through 47", "43>47"),
    ("Rule #43", "43"),
    ("Rule 43's wording", "43"),
    ("Rules 43 & 45", "43 45"),
    ("by rule 143 of the book", "143"),
    ("Rule 54-A calls it", "54-A"),
    ("see Rule 53B", "53-B"),
]

NOT_FOUND = [
    "Regola RP-11",
    "secondo la RP-11",
    "nach RP-11 und RP-8",
    "Regel RP 11",
    # Italian
    "la regola standard del 50% decide",
    "la regola del 50%",
    "Regole TDA 2024",
    "Regole 1.1",
    "Esempio 2: come 1-B",
    "Come 1-B, ma UTG+1 mette 1400",
    "di regola 2 giocatori",
    "la regola della casa 5",
    "un gettone da 45 e 5 da 100",
    "Caso 4: si applica",
    "la regola 1.200",
    "la regola 500 e più",
    "Questa fattispecie viene regolata a 45",
    "bui 25-50",
    # German
    "die 50%-Regel",
    "die 50-Prozent-Regelung gilt",
    "in der Regel 2-3 Minuten",
    "in der Regel 2 Spieler",
    "Regeln 2024",
    "TDA-Regeln 2026",
    "Hausregel 5",
    "die Regelung 43",
    "siehe Beispiel 1",
    "Wie Beispiel 1-B, außer",
    "Faustregel 3",
    "Regel 100",
    "nach der Regel 50% gesetzt",
    "Blinds 250-500",
    # Spanish
    "la norma del 50%",
    "la regla del 50 %",
    "Reglas TDA 2026",
    "reglas 2024-2026",
    "Ejemplo 2",
    "Situación 3: si las fichas",
    "por regla general 2 jugadores",
    "la regla de la casa 3",
    "dos fichas de 25",
    "por lo general, una regla 10 veces citada",
    "el reglamento 45",
    "arreglas 3 cosas",
    "la subida es de 700",
    "una apuesta total de 1550",
    # English
    "the 50% rule",
    "TDA Rules 2024",
    "Rules v1.1",
    "as a rule 3 players",
    "house rule 3",
    "RP-22",
    "Recommended Procedure 8",
    "example 4-B",
    "ruled 45 times",
    "rule 2 minutes later",
    "the rulebook 45",
    "the ruler 45",
]

LABELS = [
    "Regola 48:",
    "Regola 48: Gettoni di puntate precedenti",
    "Regola 48 · TDA 2026",
    "Testo\nRegola 48:\nRegola 48: Gettoni",
    "Regel 45",
    "Setzen mehrere Chips\n\nRegel 45\n\nSetzen mehrerer Chips.",
    "Regla 48 · TDA 2026\n",
    "Rule 48 – Prior bet chips",
]


def shown(text: str) -> str:
    """The references of a text: ">" within a range, a blank within a list, "|" between them."""
    groups: dict[int, list[str]] = {}
    for reference in references(text):
        sign = ">" if reference.part == "range" and not reference.through and groups.get(reference.group) else " "
        mark = f"{reference.number}-{reference.clause}" if reference.clause else reference.number
        groups.setdefault(reference.group, []).append(sign + mark)
    return "|".join("".join(group).strip() for group in groups.values())


@pytest.mark.parametrize(("text", "expected"), FOUND)
def test_a_reference_is_found_with_its_clause_range_and_list(text: str, expected: str):
    assert shown(text) == expected


@pytest.mark.parametrize("text", NOT_FOUND)
def test_other_numbers_are_no_references(text: str):
    assert references(text) == ()


@pytest.mark.parametrize("text", LABELS)
def test_a_label_is_no_reference_but_is_told_apart(text: str):
    assert references(text) == ()
    assert all(label.label for label in references_and_labels(text))
    assert references_and_labels(text)


def test_the_place_of_a_reference_is_its_number_with_its_clause():
    text = "siehe die Regeln 53-B und 55"
    assert [text[r.start : r.end] for r in references(text)] == ["53-B", "55"]
    assert [text[r.opens : r.end] for r in references(text)] == ["Regeln 53-B", "55"]
    assert {text[r.group_start : r.group_end] for r in references(text)} == {"Regeln 53-B und 55"}


def test_a_range_names_the_numbers_between_its_ends():
    first, last = references("le regole 43-47")
    assert (first.number, first.through, last.number, last.through) == ("43", ("44", "45", "46"), "47", ())


@pytest.mark.parametrize("text", ["la regola " * 20_000, "1" * 200_000, "x" * 200_000, "regole " + "43, " * 50_000])
def test_a_monstrous_text_is_read_in_a_moment(text: str):
    start = perf_counter()
    references(text)
    assert perf_counter() - start < 2
