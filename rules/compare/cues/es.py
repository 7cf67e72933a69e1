"""Spanish: the words around a figure that say what it is."""

from rules.compare.cues.cue import HALF_GAP, IS, NEAR, OR_MORE, Cue, count_of

NUMBERS = {
    "un": 1,
    "una": 1,
    "dos": 2,
    "tres": 3,
    "cuatro": 4,
    "cinco": 5,
    "seis": 6,
    "siete": 7,
    "ocho": 8,
    "nueve": 9,
    "diez": 10,
    "ambas": 2,
}

_COUNT = count_of(NUMBERS)
_CHIP = r"(?:fichas?|chips?)"

CHIPS = (
    Cue(
        "chip",
        rf"{_COUNT} (?:de (?:las|sus) )?(?:(?:nuevas?|únicas?) )?(?:{_CHIP} )?"
        r"(?:(?:nuevas?|previas?|iniciales|inicial) )?de (?:a |las de )?",
    ),
    Cue("chip", rf"(?:{_CHIP} (?:(?!de )\w+ )?|(?:las?|otra|otras|esa|cada) )de "),
)

ROLES = (
    Cue("half", "", OR_MORE),
    Cue("half of", r"mitad (?:de|del) (?:[^\W\d]+ ){0,3}?"),
    Cue("half of", r"(?:50 ?%|mitad) (?:de|del|sobre)(?: \w+){0,3}? ", IS),
    Cue("half", rf"(?:50 ?%|mitad|umbral|mínimo para subir){HALF_GAP}(?:de|es|son|en|con|\() ?(?:de )?"),
    Cue("half", r"(?:50 ?%|mitad) (?:[^.;]|\.\d){0,30}(?:es|son|da|=) "),
    Cue("returned", r"(?:recupera|recibe|devuelv\w+|devolv\w+|vuelven|devuelto\w*|regresan)[^.;\d]{0,40}"),
    Cue("returned", "", r"(?:(?! y )[^.:;,\d]){0,30}(?:se devuelven|devuelt|de vuelta|se le devuelv|vuelven)"),
    Cue("forfeited", r"(?:pierde|deja en el bote|renuncia a)(?: las| solo| sus)? "),
    Cue("forfeited", "", r" (?:se quedan|quedan|queda|se queda|se pierden) en el (?:bote|pot)"),
    Cue("adds", r"(?:falta|faltan|por añadir|debe añadir|agregar|añadir) (?:otros |aún )?"),
    Cue(
        "pot",
        r"(?:lleva|llevan|sube|deja)[^.;,\d]{0,12} (?:bote|pot) (?:a|en) |(?:bote|pot) (?:sube"
        r"|llega|asciende) a ",
    ),
    Cue("pot", "", r" (?:ya )?en el (?:bote|pot)(?!\w)"),
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
        r"(?:sub\w+|raise|aument\w+|complet\w+|corrig\w+)[^.;\d]{0,30}? (?:a|hasta|para un total de|a un total de"
        r"|hasta un total de) (?:un total de )?",
    ),
    Cue("total", r"(?:total|en total|total es)(?: \w+)? (?:de|es|es de)? ?|en total ,? ?"),
    Cue("total", "", r" (?:en total|totales|en conjunto)(?!\w)"),
    Cue(
        "by",
        r"(?:sub\w+|raise|aument\w+|incremento)(?:(?!all)[^.;\d]){0,15}? (?:en|por|es de) (?:otros )?|incremento"
        r" (?:es )?(?:de )?",
    ),
    Cue("by", "", r" (?:más(?! (?:la mitad|el 50|\d))|adicionales|por encima)(?!\w)"),
    Cue(
        "call",
        r"(?:(?:importe|monto|valor|cantidad) (?:del|de la|de|a) (?:call|apuesta|igualar)|call|igualar"
        r"|pagar)(?: \w+)? ?\(?(?:los |las |es )?(?:de |es )?",
    ),
    Cue("bet", rf"(?:abre|apertura|apuesta|apostó|bet|all-in){NEAR} (?:de |con |por |a )?"),
    Cue("out", r"(?:puesto|apostado|colocado|puso|apostó|colocó|pone|coloca|delante) (?:un total de |en total )?"),
    Cue("left", r"(?:queda|quedan|quede|queden|quedar|deja|dejar|dejando|dejan)(?: \w+){0,3} "),
    Cue("stack", r"stack de |(?:tiene|con) "),
)

CONDITIONAL = r"(?:\w+ría[ns]?|si|de lo contrario|en caso de|siempre que|hubiera|hubiese|pusiera|sería|fuera)"

REMOVED = r"quit\w+|retir\w+|en vez de|en lugar de"
REMOVED += r"|sin(?! (?:\w+ ){0,2}(?:declar\w+|dec\w+|anunci\w+|habl\w+|palabr\w+|verbal\w+|nada))"

UNREAL = (
    r"(?:\w+ría[ns]?|hubier\w+|hubies\w+|fuera[ns]?|fuese[ns]?|pusiera[ns]?|apostara[ns]?|subiera[ns]?|dijera[ns]?"
    r"|quisiera[ns]?)"
)

SUPPOSED = (
    r"(?:imagin\w+|pens(?:ó|aba|ando)|piensa|cre(?:e|ía|yó|yendo)|convencid[oa]|esper(?:a|aba|ando)"
    r"|quería|quiere)"
)
