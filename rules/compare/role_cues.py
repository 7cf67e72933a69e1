"""Words around a figure that say what it is, by language: data for `roles`.

A figure is a chip where a pattern of `CHIPS` matches what stands before or after it; its count is the group ``count``.
For any other figure the first cue counts whose patterns match: `before` ends at the figure, `after` begins behind it.
A blank stands for any white space.  Words of one language are tried on its own texts and, since pages mix them, the
English ones on all.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Cue:
    """A role with what must stand before and after the figure (empty: anything)."""

    role: str
    before: str = ""
    after: str = ""


NUMBERS = {
    "it": {"un": 1, "uno": 1, "una": 1, "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6, "sette": 7}
    | {"otto": 8, "nove": 9, "dieci": 10},
    "de": {"ein": 1, "eine": 1, "einen": 1, "einem": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5}
    | {"sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "beide": 2, "beiden": 2},
    "es": {"un": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8}
    | {"nueve": 9, "diez": 10, "ambas": 2},
    "en": {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
    | {"nine": 9, "ten": 10, "both": 2},
}


def _count(language: str) -> str:
    return rf"(?<!\w)(?P<count>\d{{1,2}}|{'|'.join(NUMBERS[language])})"


_IT_CHIP = r"(?:getton[ei]|chips?|fiches?)"
_ES_CHIP = r"(?:fichas?|chips?)"
_DE_CHIP = r"(?:chips?|jetons?)"

CHIPS = {
    "it": (
        Cue(
            "chip",
            rf"{_count('it')} (?:(?:dei|nuov[ie]|altr[ie]|suoi|soli?) ){{0,2}}(?:{_IT_CHIP} (?:\w+ ){{0,2}}?)?"
            r"(?:da|del valore di|di valore) ",
            r"(?! a \d| in (?:su|poi|più))",
        ),
        Cue("chip", rf"{_IT_CHIP} (?:\w+ ){{0,2}}?(?:da|del valore di|di valore) "),
        Cue("chip", rf"{_count('it')} (?:dei |di quelli da |da )"),
        Cue("chip", rf"(?:l[’']altro|l[’']altra|l[’']altro da|quelli da|quello da|{_IT_CHIP} (?:\w+ )?da) "),
    ),
    "de": (
        Cue(
            "chip",
            rf"(?:{_count('de')} )?(?:(?:der|von den|von|weitere|neue[nr]?|einzelne[nr]?|vorherige[nr]?) )?",
            rf"er[nsm]?(?!\w)|[ -]?(?:er[ -])?{_DE_CHIP}(?!\w)",
        ),
    ),
    "es": (
        Cue(
            "chip",
            rf"{_count('es')} (?:de (?:las|sus) )?(?:(?:nuevas?|únicas?) )?(?:{_ES_CHIP} )?"
            r"(?:(?:nuevas?|previas?|iniciales|inicial) )?de (?:a |las de )?",
        ),
        Cue("chip", rf"(?:{_ES_CHIP} (?:(?!de )\w+ )?|(?:las?|otra|otras|esa|cada) )de "),
    ),
    "en": (Cue("chip", rf"{_count('en')} ", r"[ -](?:chips?|s\b)"),),
}

NOT_A_CHIP = (
    r"(?:puntat[ae]|bet|raise|rilanci\w*|call|all-in|stack|pot|piatt\w+|bui\w*|ante|apuestas?"
    r"|subidas?|total|bote|ciegas?) (?:\w+ )?(?:da|de) $"
)

_OR_MORE = r" ?\)?(?: chips?| fiches?| fichas)? (?:o (?:più|superiore)|oder mehr|o más|or more)"
_IS = r" ?,? ?(?:è|sono|fa|equivale|ossia|ist|sind|wäre|wären|beträgt|ergibt|ergeben|es|son|da|o sea|=)(?!\w)"
_NEAR = (
    r"(?: (?!(?:raise|rilanci\w+|subida|call|total\w*|still|um|auf (?!de)|y|e|ed|und|es|è|ist|solo|nur)(?!\w))"
    r"[^\s.,;:()\d]+){0,5}?"
)
"""A few words between a bet and its figure, none of which begins something else."""
_HALF_GAP = r"[^.;\d]{0,45}"

CUES: dict[str, tuple[Cue, ...]] = {
    "it": (
        Cue("half", "", _OR_MORE),
        Cue("half of", r"metà (?:di|del|della|dei|dell[’']) ?(?:[^\W\d]+ ){0,3}?"),
        Cue("half of", r"(?:50 ?%|metà)(?: (?:del|dei|della|di|sul|su)| dell[’'])(?: \w+){0,3}? ?", _IS),
        Cue("half", rf"(?:50 ?%|metà){_HALF_GAP}(?:di|è|sono|a|ossia|cioè|pari a|\() ?(?:di )?"),
        Cue("half", r"(?:50 ?%|metà) (?:[^.;]|\.\d){0,30}(?:è|sono|fa|pari a|=) ?"),
        Cue("half", r"(?:soglia)(?: \w+){0,2} (?:è|di|a|sta a|pari a|è a|è di) (?:quindi )?(?:di |a )?"),
        Cue(
            "half",
            r"(?:almeno|soglia di|limite minimo di|soglia (?:è|sarebbe)(?: di)?) ",
            r"(?= per rilanciare|, la soglia)",
        ),
        Cue("returned", r"(?:recupera|riprende|restituit\w+|restituiscono|restituisce|tornano|torna)[^.;\d]{0,50}"),
        Cue("returned", "", r"[^.:;,\d]{0,30}(?:restituit|restituisc|tornano|torna indietro|indietro)"),
        Cue("adds", r"(?:manca|mancano|aggiungere|deve aggiungere) (?:altri |ancora |solo )?"),
        Cue("pot", r"(?:side|main)[ -]pot(?: \w+)? (?:di|da|per|vale) |(?:piatto|pot)(?: \w+)? (?:di|da|vale) "),
        Cue(
            "minimum",
            r"(?:rilanci[oa]|raise) (?:minim|complet)[oa] (?:\w+ )?(?:è|sarebbe|di|è di|sarebbe di|a|fino a|è"
            r" a) (?:un totale di )?",
        ),
        Cue("minimum", r"min-?raise (?:è|di|a|è di) "),
        Cue(
            "to",
            r"(?:rilanci\w*|raise|sale|porta|alza\w*|completo|completa\w*)[^.;\d]{0,25}? (?:a|fino a|ad un"
            r" totale di|a un totale di|per un totale di) (?:un totale di )?",
        ),
        Cue(
            "total",
            r"(?:total[ei]|complessiv\w+|in tutto|in totale)(?: \w+)? (?:di|è|è di|pari a) |in tutto |complessivi ",
        ),
        Cue("total", "", r" (?:totali|in totale|in tutto|complessiv\w+)(?!\w)"),
        Cue(
            "by",
            r"(?:rilanci\w*|raise|rialz\w+|aument\w+|incremento)[^.;\d]{0,15}? di (?:altri )?|(?:incremento"
            r"|rilancio) è (?:di )?",
        ),
        Cue("by", "", r" (?:oltre|in più|di più|in aggiunta|più (?:de|che))"),
        Cue(
            "call",
            r"(?:(?:ammontare|importo|valore) (?:del|della|di un) (?:call|puntata|chiamata)|call)(?: \w+)?"
            r" ?\(?(?:è |pari a )?(?:di |da |è )?",
        ),
        Cue(
            "bet",
            r"(?:apre|apertura|punta|puntat[ao]|bet|scommette|all-in|chiamat[aoi])"
            rf"{_NEAR} (?:di |da |per |a |con )?",
        ),
        Cue(
            "out",
            r"(?:mess[oi]|puntat[oi]|inserit[oi]|davanti|mette|inserisce|introduce) (?:in gioco |in tutto"
            r" )?(?:un totale di )?",
        ),
        Cue("left", r"(?:resta|restano|rimane|rimangono|lascia|lasciando|lasciano)(?: \w+){0,3} "),
        Cue("stack", r"stack (?:di|da) |(?:ha|con) "),
    ),
    "de": (
        Cue("half", "", _OR_MORE),
        Cue("half of", r"hälfte (?:von|der|des) (?:[^\W\d]+ ){0,3}?"),
        Cue("half of", r"(?:50 ?%|50 prozent|hälfte) (?:von|der|des|aus) (?:\w+ ){0,2}?", _IS),
        Cue("half", rf"(?:50[ -]?(?:%|prozent)|hälfte|hürde|schwelle){_HALF_GAP}"),
        Cue("half", r"(?:50 ?%|hälfte) (?:[^.;]|\.\d){0,30}(?:ist|sind|beträgt|wären|=) "),
        Cue(
            "returned",
            "",
            r"[^.:;,\d]{0,45}(?:zurückgegeben|zurückgezahlt|gehen zurück|gehen an|zurückerstattet|erhält \w+"
            r" zurück|zurück(?!\w))",
        ),
        Cue("returned", r"(?:bekommt|erhält|gibt)[^.;\d]{0,25}", r" ?[^.;\d]{0,15}zurück"),
        Cue("adds", r"(?:fehlen|fehlt|nachlegen|nachzulegen|ergänzen)(?: noch)? ", ""),
        Cue("pot", r"(?:side|main|haupt|neben)?-?(?: )?pot (?:von|mit|in höhe von|über|beträgt) "),
        Cue(
            "minimum",
            r"(?:min(?:imum|dest)?-?raise|mindesterhöhung|minimum-raise)(?: \w+)? (?:ist|beträgt|wäre|von|auf"
            r"|liegt bei) (?:insgesamt )?",
        ),
        Cue(
            "to",
            r"(?:erhöh\w+|raise\w*|raist|all-in)[^.;]{0,45}? (?:auf|zu) (?:insgesamt |gesamt |einen"
            r" gesamtbetrag von )?",
        ),
        Cue("to", r"auf (?:insgesamt )?", r" (?:erhöht|geraist|gestellt|aufgefüllt)(?!\w)"),
        Cue("total", r"(?:insgesamt|zusammen|gesamt|gesamtbetrag von|gesamteinsatz von|in summe) "),
        Cue("total", "", r" (?:insgesamt|gesamt|zusammen)(?!\w)"),
        Cue("by", r"(?:erhöh\w+|raise\w*|raist)[^.;\d]{0,30}? um (?:weitere )?|erhöhungsbetrag (?:ist|von) "),
        Cue("by", "", r" (?:mehr|darüber|über dem|zusätzlich|obendrauf)(?!\w)"),
        Cue("call", r"(?:call-?betrag|betrag|call)(?: \w+)? (?:von |ist )?(?:mindestens )?|mindestens "),
        Cue("call", "", r" (?:übrig|zum bezahlen|zu bezahlen|zum mitgehen|bezahlen)"),
        Cue(
            "bet",
            r"(?:setzt|eröffnet|bettet|bet|einsatz|all-in)"
            rf"{_NEAR} (?:von |mit |in höhe von |für )?",
            r"(?! setzt)",
        ),
        Cue("bet", "", r"-?(?:bet|einsatz)(?!\w)"),
        Cue("out", "", r" (?:setzt|gesetzt|setzte|vor sich|einsetzt)(?!\w)"),
        Cue("left", r"(?:bleiben|bleibt|verbleiben)(?: \w+){0,3} "),
        Cue("bet", r"mit ", r" all-?in(?!\w)"),
        Cue("stack", r"(?:stack|stapel) (?:von|mit) |(?:hat|mit) "),
    ),
    "es": (
        Cue("half", "", _OR_MORE),
        Cue("half of", r"mitad (?:de|del) (?:[^\W\d]+ ){0,3}?"),
        Cue("half of", r"(?:50 ?%|mitad) (?:de|del|sobre)(?: \w+){0,3}? ", _IS),
        Cue("half", rf"(?:50 ?%|mitad|umbral|mínimo para subir){_HALF_GAP}(?:de|es|son|en|con|:|\() ?(?:de )?"),
        Cue("half", r"(?:50 ?%|mitad) (?:[^.;]|\.\d){0,30}(?:es|son|da|=) "),
        Cue("returned", r"(?:recupera|recibe|devuelv\w+|devolv\w+|vuelven|devuelto\w*|regresan)[^.;\d]{0,40}"),
        Cue("returned", "", r"[^.:;,\d]{0,30}(?:se devuelven|devuelt|de vuelta|se le devuelv|vuelven)"),
        Cue("adds", r"(?:falta|faltan|por añadir|debe añadir|agregar|añadir) (?:otros |aún )?"),
        Cue("pot", r"(?:bote|pot|side pot|main pot)(?: \w+)? (?:de|es de|con|vale|suma) "),
        Cue(
            "minimum",
            r"(?:subida|raise) (?:mínim|complet)[ao] (?:\w+ )?(?:es|sería|de|es de|sería de|a|hasta) (?:un"
            r" total de )?|min-?raise (?:es|de|a|hasta) ",
        ),
        Cue("by", r"(?:sube|subió|subir) ", r" (?:más|hasta|para|por encima)(?!\w)"),
        Cue("to or by", r"(?:subida|raise)(?: \w+){0,2} (?:de|es de|fue de|es) "),
        Cue(
            "to",
            r"(?:sub\w+|raise|aument\w+|complet\w+)[^.;\d]{0,30}? (?:a|hasta|para un total de|a un total de"
            r"|hasta un total de) (?:un total de )?",
        ),
        Cue("total", r"(?:total|en total|total es)(?: \w+)? (?:de|es|es de)? ?|en total ,? ?"),
        Cue("total", "", r" (?:en total|totales|en conjunto)(?!\w)"),
        Cue(
            "by",
            r"(?:sub\w+|raise|aument\w+|incremento)[^.;\d]{0,15}? (?:en|por|es de) (?:otros )?|incremento"
            r" (?:es )?(?:de )?",
        ),
        Cue("by", "", r" (?:más(?! (?:la mitad|el 50|\d))|adicionales|por encima)(?!\w)"),
        Cue(
            "call",
            r"(?:(?:importe|monto|valor|cantidad) (?:del|de la|de|a) (?:call|apuesta|igualar)|call|igualar"
            r"|pagar)(?: \w+)? ?\(?(?:los |las |es )?(?:de |es )?",
        ),
        Cue("bet", rf"(?:abre|apertura|apuesta|apostó|bet|all-in){_NEAR} (?:de |con |por |a )?"),
        Cue("out", r"(?:puesto|apostado|colocado|puso|apostó|colocó|pone|coloca|delante) (?:un total de |en total )?"),
        Cue("left", r"(?:queda|quedan|quede|queden|quedar|deja|dejar|dejando|dejan)(?: \w+){0,3} "),
        Cue("stack", r"stack de |(?:tiene|con) "),
    ),
    "en": (),
}
"""In order: the first that matches counts."""

CONDITIONAL = {
    "it": r"(?:\w+rebbe(?:ro)?"
    r"|se|qualora|altrimenti|nel caso|a meno che|purché|avesse|mettesse|puntasse|fosse|sarebbe)",
    "de": r"(?:wenn|falls|sofern|sollte|ansonsten|andernfalls|sonst|würde|wäre|hätte)",
    "es": r"(?:\w+ría[ns]?|si|de lo contrario|en caso de|siempre que|hubiera|hubiese|pusiera|sería|fuera)",
    "en": r"(?:if|otherwise|unless|would|had)",
}
"""A sentence with one of these speaks of what might be."""

REMOVED = {
    "it": r"rimoss\w*|rimuov\w*|tolt\w+|togli\w*|leva\w*|senza|invece di|al posto di|anziché",
    "de": r"entfern\w*|wegnehm\w*|wegnimmt|weggenommen|ohne|nimmt|statt|anstatt|anstelle",
    "es": r"quit\w+|retir\w+|sin|en vez de|en lugar de",
    "en": r"remov\w+|without|tak\w+",
}
"""A number of chips near one of these is of those that could be spared, not of those that were put out."""
