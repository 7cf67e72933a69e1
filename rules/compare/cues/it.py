"""Italian: the words around a figure that say what it is."""

from rules.compare.cues.cue import HALF_GAP, IS, NEAR, OR_MORE, Cue, count_of

NUMBERS = {
    "un": 1,
    "uno": 1,
    "una": 1,
    "due": 2,
    "tre": 3,
    "quattro": 4,
    "cinque": 5,
    "sei": 6,
    "sette": 7,
    "otto": 8,
    "nove": 9,
    "dieci": 10,
}

_COUNT = count_of(NUMBERS)
_CHIP = r"(?:getton[ei]|chips?|fiches?)"

CHIPS = (
    Cue(
        "chip",
        rf"{_COUNT} (?:(?:dei|nuov[ie]|altr[ie]|suoi|soli?) ){{0,2}}(?:{_CHIP} (?:\w+ ){{0,2}}?)?"
        r"(?:da|del valore di|di valore) ",
        r"(?! a \d| in (?:su|poi|più))",
    ),
    Cue("chip", rf"{_CHIP} (?:\w+ ){{0,2}}?(?:da|del valore di|di valore) "),
    Cue("chip", rf"{_COUNT} (?:dei |di quelli da |da )"),
    Cue("chip", rf"(?:l[’']altro|l[’']altra|l[’']altro da|quelli da|quello da|{_CHIP} (?:\w+ )?da) "),
)

ROLES = (
    Cue("half", "", OR_MORE),
    Cue("half of", r"metà (?:di|del|della|dei|dell[’']) ?(?:[^\W\d]+ ){0,3}?"),
    Cue("half of", r"(?:50 ?%|metà)(?: (?:del|dei|della|di|sul|su)| dell[’'])(?: \w+){0,3}? ?", IS),
    Cue("half", rf"(?:50 ?%|metà){HALF_GAP}(?:di|è|sono|a|ossia|cioè|pari a|\() ?(?:di )?"),
    Cue("half", r"(?:50 ?%|metà) (?:[^.;]|\.\d){0,30}(?:è|sono|fa|pari a|=) ?"),
    Cue("half", r"(?:soglia)(?: \w+){0,2} (?:è|di|a|sta a|pari a|è a|è di) (?:quindi )?(?:di |a )?"),
    Cue(
        "half",
        r"(?:almeno|soglia di|limite minimo di|soglia (?:è|sarebbe)(?: di)?) ",
        r"(?= per rilanciare|, la soglia)",
    ),
    Cue("returned", r"(?:recupera|riprende|restituit\w+|restituiscono|restituisce|tornano|torna)[^.;\d]{0,50}"),
    Cue(
        "returned",
        "",
        r"(?:(?! rimast| e | tir)[^.:;,\d]){0,30}(?:restituit|restituisc|tornano"
        r"|torna indietro|indietro)",
    ),
    Cue("forfeited", r"(?:perde|lascia nel piatto|abbandona|rinuncia a)(?: i| solo| altri)? "),
    Cue("forfeited", "", r" (?:restano|rimangono|resta|rimane|vanno) nel (?:piatto|pot)"),
    Cue("adds", r"(?:manca|mancano|aggiungere|deve aggiungere) (?:altri |ancora |solo )?"),
    Cue(
        "pot",
        r"(?:porta|portano|sale|arriva)[^.;,\d]{0,12} (?:piatto|pot) a |(?:piatto|pot) (?:sale|arriva|ammonta) a ",
    ),
    Cue("pot", "", r" (?:già )?(?:nel|al) (?:piatto|pot)(?!\w)"),
    Cue("pot", r"(?:side|main)[ -]pot(?: \w+)? (?:di|da|per|vale) |(?:piatto|pot)(?: \w+)? (?:di|da|vale) "),
    Cue(
        "minimum",
        r"(?:rilanci[oa]|raise) (?:minim|complet)[oa] (?:\w+ )?(?:è|sarebbe|di|è di|sarebbe di|a|fino a|è"
        r" a) (?:un totale di )?",
    ),
    Cue("minimum", r"min-?raise (?:è|di|a|è di) "),
    Cue(
        "to",
        r"(?:rilanci\w*|raise|sale|porta|alza\w*|completo|completa\w*|corregg\w+"
        r"|corrett[oa])[^.;\d]{0,25}? (?:a|fino a|ad un"
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
        rf"{NEAR} (?:di |da |per |a |con )?",
    ),
    Cue(
        "out",
        r"(?:mess[oi]|puntat[oi]|inserit[oi]|davanti|mette|inserisce|introduce) (?:in gioco |in tutto"
        r" )?(?:un totale di )?",
    ),
    Cue("left", r"(?:resta|restano|rimane|rimangono|lascia|lasciando|lasciano)(?: \w+){0,3} "),
    Cue("stack", r"stack (?:di|da) |(?:ha|con) "),
)

CONDITIONAL = (
    r"(?:\w+rebbe(?:ro)?"
    r"|se|qualora|altrimenti|nel caso|a meno che|purché|avesse|mettesse|puntasse|fosse|sarebbe)"
)

REMOVED = r"rimoss\w*|rimuov\w*|tolt\w+|togli\w*|leva\w*|invece di|al posto di|anziché"
REMOVED += r"|senza(?! (?:\w+ ){0,2}(?:dich\w+|dir\w*|parl\w+|annunc\w+|parol\w+|nulla|niente))"

UNREAL = r"(?:\w+rebbe(?:ro)?|avess\w+|foss\w+|\w+[aei]sse(?:ro)?|\w+rebbero)"

SUPPOSED = (
    r"(?:immagin\w+|pensa\w*|pensando|cred(?:e|eva|endo|uto)|convint[oa]|sper(?:a|ava|ando)"
    r"|vole(?:va|ndo)|vuole)"
)
