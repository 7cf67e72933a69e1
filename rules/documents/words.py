"""The words that published pages mark their parts with, by language.

Pages leave words of other languages standing, so a marker counts in any of these languages; which language a page
is in is told by all its words together.  The words for a rule are in `rules.languages.rule_words`.
"""

from dataclasses import dataclass, fields

CASE_GROUPS = ("case", "situation", "example")
"""Words that open a numbered case.  Those of one group are one series, in whatever language they stand."""


@dataclass(frozen=True)
class Words:
    """What one language calls the parts of a page.  All in lower case."""

    case: tuple[str, ...]
    situation: tuple[str, ...]
    example: tuple[str, ...]
    section: tuple[str, ...]
    edition: tuple[str, ...]
    """Words that the line with the edition may be made of, beside the year."""
    addendum: tuple[str, ...]
    note: tuple[str, ...]
    translator: tuple[str, ...]
    reviser: tuple[str, ...]
    source: tuple[str, ...]
    notice: tuple[str, ...]
    """Stems that say that one text prevails over another."""
    original: tuple[str, ...]
    """Stems that name the text that prevails."""
    difference: tuple[str, ...]
    """Stems that say when it does."""
    reference: tuple[str, ...]
    """Words after which a marker is a mention ("see example 2"), beside the common ones."""
    abbreviation: tuple[str, ...]
    """Words whose full stop ends no sentence."""
    common: tuple[str, ...]
    """Frequent words by which the language is told."""


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


WORDS = {
    "it": Words(
        case=("caso",),
        situation=("situazione",),
        example=("esempio",),
        section=("gioco", "sezione", "capitolo"),
        edition=("testo", "edizione", "versione", "regole", "regolamento", "del", "delle", "alla", "della"),
        addendum=("addendum illustrativo", "addendum", "appendice illustrativa", "appendice", "esempi"),
        note=("nota", "nota bene", "n.b."),
        translator=("traduzione", "traduttore", "traduttrice", "tradotto da", "traduzione di", "traduzione a cura di"),
        reviser=("revisione", "revisore", "revisione di", "rivisto da", "riveduto da"),
        source=("fonte", "fonti"),
        notice=("preval", "fa fede"),
        original=("original", "inglese"),
        difference=("differen", "discrepan", "divergen", "dubbi", "contrast", "conflitt"),
        reference=_words(
            "vedi vedere vede come cfr secondo esempi casi regola un uno una l nell dell dall all nello allo nel al dal"
            " del di da a in su sul per con stesso primo ultimo quel detto predetto sopra precedente anche seguente"
        ),
        abbreviation=("es", "cfr", "vd", "v", "n", "pag", "art", "cd"),
        common=_words(
            "il gli di che è più nel nella della dei delle alla sono viene quando deve può ogni tutti anche senza"
            " questo questa giocatore giocatori gettone gettoni puntata regola mano carte essere"
        ),
    ),
    "de": Words(
        case=("fall",),
        situation=("situation",),
        example=("beispiel", "bsp."),
        section=("spiel", "abschnitt", "kapitel", "bereich"),
        edition=_words("text ausgabe fassung textfassung version regeln regelwerk stand der des zu zur"),
        addendum=("anhang mit beispielen", "beispielanhang", "anhang", "beispiele", "illustrierter anhang"),
        note=("anmerkung", "hinweis", "bemerkung", "n.b."),
        translator=("übersetzung", "uebersetzung", "übersetzer", "übersetzerin", "übersetzt von", "übersetzung von"),
        reviser=(
            "überarbeitung",
            "überprüfung",
            "revision",
            "lektorat",
            "korrektur",
            "durchsicht",
            "durchgesehen von",
            "überarbeitet von",
            "prüfung",
        ),
        source=("quelle", "quellen"),
        notice=("maßgeb", "massgeb", "vorrang", "gilt d", "verbindlich", "gilt im zweifel"),
        original=("original", "englisch", "quelle"),
        difference=("abweich", "unterschied", "widerspr", "zweifel", "differenz"),
        reference=_words(
            "siehe wie vgl gemäß nach laut diesem dieser dieses jedem jeder beispielen fällen regel im in am um für"
            " beim zum zur vom ins unter ersten letzten obigen obige gleichen selben selbe genannten folgenden"
        ),
        abbreviation=("vgl", "bzw", "z.b", "z. b", "ca", "nr", "abs", "s", "d.h", "u.a", "usw", "evtl", "ggf"),
        common=_words(
            "der die das und ist nicht mit wird von zu den dem auf ein eine einen oder wenn als bei aus auch nur"
            " sein kann muss spieler chips karten einsatz regel hand seine werden"
        ),
    ),
    "es": Words(
        case=("caso",),
        situation=("situación", "situacion"),
        example=("ejemplo",),
        section=("juego", "sección", "seccion", "capítulo"),
        edition=("texto", "edición", "edicion", "versión", "reglas", "reglamento", "de", "la", "las", "del", "a"),
        addendum=("anexo de ejemplos", "anexo ilustrativo", "anexo", "apéndice", "adenda", "ejemplos"),
        note=("nota", "aclaración", "n.b."),
        translator=("traducción", "traduccion", "traductor", "traductora", "traducido por", "traducción de"),
        reviser=("revisión", "revision", "revisor", "revisora", "revisado por", "revisión de", "corrección"),
        source=("fuente", "fuentes"),
        notice=("preval", "hace fe", "da fe"),
        original=("original", "inglés"),
        difference=("diferen", "discrepan", "divergen", "duda", "conflict", "contradic"),
        reference=_words(
            "ver véase vea como según ejemplos casos regla cf en un a con desde hasta ese mismo misma primer último"
            " anterior siguiente dicho citado también"
        ),
        abbreviation=("ej", "p.ej", "p. ej", "cf", "n", "pág", "art", "aprox"),
        common=_words(
            "el los las que y es más del para por cuando debe puede sin una como esta este todas fichas ficha jugador"
            " jugadores apuesta regla mano cartas ser según al su"
        ),
    ),
    "en": Words(
        case=("case",),
        situation=("situation",),
        example=("example",),
        section=("game", "section", "chapter"),
        edition=("text", "edition", "version", "rules", "tda", "poker", "the", "of", "tournament"),
        addendum=("illustration addendum", "addendum", "appendix", "examples"),
        note=("note", "n.b."),
        translator=("translation", "translator", "translated by"),
        reviser=("review", "reviewer", "reviewed by", "revision", "revised by", "proofreading"),
        source=("source", "sources"),
        notice=("prevail", "takes precedence"),
        original=("original", "english"),
        difference=("differ", "discrepan", "doubt", "conflict"),
        reference=_words("see as per examples cases rule cf in a an from like same first last previous above also"),
        abbreviation=("e.g", "i.e", "cf", "vs", "approx"),
        common=_words(
            "the of and to is that when must may his with for by not all this player players chip chips bet rule hand"
            " cards be or are as"
        ),
    ),
}


def every(name: str) -> tuple[str, ...]:
    """Return the words of one sort in all languages, the longest first, so that none hides one that it begins."""
    if name not in {field.name for field in fields(Words)}:
        raise ValueError(f"no such sort of words: {name}")
    found = {word for words in WORDS.values() for word in getattr(words, name)}
    return tuple(sorted(found, key=lambda word: (-len(word), word)))
