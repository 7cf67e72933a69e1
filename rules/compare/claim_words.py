"""Words by which a text says what an act counts as, by language: data for `claims`.

In `DECISIONS` the group ``word`` is the word for the decision; a blank stands for any white space.  A statement that
`NOT` matches just before is denied.
"""

CALLS = {"call", "undercall"}
DECISION_OF = {
    "call": "call",
    "raise": "raise",
    "rilancio": "raise",
    "min-raise": "raise",
    "minraise": "raise",
    "minimum-raise": "raise",
    "mindesterhöhung": "raise",
    "erhöhung": "raise",
    "subida": "raise",
    "erhöht": "raise",
    "erhöhen": "raise",
    "rilanciare": "raise",
    "subir": "raise",
    "fold": "fold",
    "check": "check",
}

_IT = r"call|rilancio|raise|min-?raise|fold|check"
_DE = r"call|min-?raise|minimum-?raise|mindesterhöhung|raise|erhöhung|fold|check"
_ES = r"call|min-?raise|raise|subida|fold|check"

DECISIONS = {
    "it": (
        rf"(?:è|sarà|diventa|rappresenta|costituisce|vale(?: come)?|conta(?: come)?|resta|rimane|risulta) "
        rf"(?:quindi |dunque |perciò |solo |sempre |considerat[oaie] |trattat[oaie] come |da considerarsi )?"
        rf"(?:un[ao]? |come )?(?:semplice |normale |vero |regolare )?(?P<word>{_IT})",
        rf"(?:considerat[oaie]|giudicat[oaie]|valutat[oaie]|trattat[oaie]|ritenut[oaie])"
        rf" (?:come )?(?:un[ao]? )?(?:semplice )?(?P<word>{_IT})",
        rf"(?:forzat[oaie]|obbligat[oaie]|vincolat[oaie]|tenut[oaie]) (?:a|ad|al) (?:un[ao]? |effettuare un |fare "
        rf"|completare un |fare un )?(?:semplice )?(?P<word>{_IT}|rilanciare)",
        rf"deve (?:quindi |perciò )?(?:effettuare|completare|fare) (?:un[ao]? |il )?(?P<word>{_IT})",
        r"deve (?:quindi )?(?P<word>rilanciare)",
    ),
    "de": (
        rf"(?:ist|bleibt|wird|bedeutet|ergibt) (?:das |dies |es |damit |daher |somit |also |nur |hier )*"
        rf"(?:ein(?:en|em)?|zu einem) (?:\w+e[srnm] )?(?P<word>{_DE})",
        rf"(?:gilt|zählt|wird|werden|gelten) (?:(?!nicht |kein)\w+ ){{0,4}}?als (?:ein(?:en)? )?(?:\w+e[srnm]"
        rf" )?(?P<word>{_DE})",
        r"muss (?:er |sie |der spieler |spieler \w |\w+ )?(?:(?!nicht)\w+ ){0,2}?(?P<word>erhöht|erhöhen)",
        r"muss (?:(?!nicht)\w+ ){0,2}?ein(?:en)? volle[sn] (?P<word>raise|erhöhung)",
    ),
    "es": (
        rf"(?:es|será|resulta|constituye|supone|queda en|vale como|cuenta como|se trata de) "
        rf"(?:por tanto |entonces |solo |considerad[ao] |como )?(?:un[ao]? )?(?:simple |mero )?(?P<word>{_ES})",
        rf"(?:se considera|considerad[ao]|se trata como|se toma como|se valora como) (?:como )?(?:un[ao]?"
        rf" )?(?:simple )?(?P<word>{_ES})",
        rf"(?:obligad[ao]|forzad[ao]|comprometid[ao]) a (?:un[ao]? |hacer |hacer un[ao]? |completar un[ao]?"
        rf" )?(?P<word>{_ES}|subir)",
        rf"debe (?:por tanto )?(?:hacer|completar|realizar) (?:un[ao]? |la |el )?(?P<word>{_ES})",
        r"debe (?:entonces )?(?P<word>subir)",
    ),
    "en": (),
}

NOT = {
    "it": r"(?:non|né|mai) (?:\w+ )?$",
    "de": r"(?:nicht|kein\w*|nie) (?:\w+ )?$",
    "es": r"(?:no|ni|nunca) (?:\w+ )?$",
    "en": r"(?:not|never) $",
}

BY_RULE = {"es": r"por (?:lo tanto|tanto)", "it": r"(?:quindi|perciò)", "de": r"(?:daher|somit)", "en": r"therefore"}

TABLED = {
    "it": (
        r"(?:si|vengono|vanno) (?:ora |adesso |quindi |tutte )?(?:girano|girate|mostrano|mostrate|scoprono|scoperte) "
        r"(?:ora |adesso |subito |quindi )?(?:tutte )?(?:sia )?(?:le|tutte) ",
        r"(?:girate|scoprite|mostrate) (?:sia |tutte )?le carte",
        r"le carte (?:di \w+ )?(?:vengono|vanno|sono) (?:tutte )?(?:girate|mostrate|scoperte)",
    ),
    "de": (
        r"(?:werden|sind) (?:jetzt |nun |alle |sofort |beide |die )*(?:karten|hände|blätter) (?:\([^()]*\)"
        r" )?(?:(?!nicht)\w+ ){0,4}?"
        r"(?:aufgedeckt|umgedreht|offengelegt|gezeigt|aufzudecken)",
        r"(?:karten|hände) (?:(?!nicht|noch)[\w,]+ ){0,5}?(?:werden|sind) (?:(?!nicht|noch)\w+ ){0,2}?"
        r"(?:aufgedeckt|umgedreht|offengelegt|gezeigt|offen)",
    ),
    "es": (
        r"(?<!no )se (?:muestran|giran|descubren|voltean|enseñan|abren|ponen boca arriba) (?:ahora |ya |entonces )?"
        r"(?:todas )?las (?:cartas|manos)",
        r"las (?:cartas|manos) (?:de \w+ )?se (?:muestran|giran|descubren|voltean|enseñan)",
    ),
    "en": (),
}
"""What says that hands are turned up."""

SHOWN = {
    "it": r"(?:girano|girate|mostrano|mostrate|scoprono|scoperte|girare|scoprire)",
    "de": r"(?:aufgedeckt|aufdecken|umgedreht|offengelegt|offen|gezeigt|aufzudecken)",
    "es": r"(?:muestran|giran|descubren|voltean|enseñan|boca arriba|mostrar|girar|descubrir)",
    "en": r"(?:tabled|turned up|face up)",
}
"""Words that may say so in another way: after the last time that hands stay down, they leave it open."""

KEPT_DOWN = {
    "it": (r"non (?:si |vengono |vanno )?(?:ancora )?(?:girano|girate|mostrano|mostrate|scoprono|scoperte) ",),
    "de": (
        r"(?:karten|hände)[^.;]{0,40}(?:noch )?nicht (?:aufgedeckt|umgedreht|offengelegt|gezeigt)",
        r"bleiben [^.;]{0,20}verdeckt",
    ),
    "es": (r"no se (?:muestran|giran|descubren|voltean|enseñan) ", r"siguen tapadas"),
    "en": (),
}
