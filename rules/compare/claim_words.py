"""Words by which a text says what an act counts as, by language: data for `claims`.

In `DECISIONS` the group ``word`` is the word for the decision; a blank stands for any white space.  A statement that
`NOT` matches just before is denied.
"""

DECISION_OF = {
    "call": "call",
    "raise": "raise",
    "rilancio": "raise",
    "min-raise": "raise",
    "minraise": "raise",
    "undercall": "call",
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
_EN = r"call|min-?raise|minimum raise|raise|undercall|fold|check"

DECISIONS = {
    "it": (
        rf"(?:è|sarà|diventa|rappresenta|costituisce|vale(?: come)?|conta(?: come)?|resta|rimane|risulta) "
        rf"(?:quindi |dunque |perciò |solo |sempre |considerat[oaie] |trattat[oaie] come "
        rf"|da (?:considerar(?:e|si)|trattar(?:e|si)|intender(?:e|si)|valutar(?:e|si)) (?:come )?)?"
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
    "en": (
        rf"(?<!there )(?:is|are|makes|becomes|remains|stays|constitutes|plays as|ends up as|counts as|stands as|means"
        rf"|(?:is|are|be|was|were) (?:treated|ruled|considered|deemed|taken|read|regarded|judged) (?:as|to be)"
        rf"|(?:is|are) (?:ruled|considered|deemed|judged)) (?:therefore |only |just |still |now |thus |also |simply"
        rf" |always )?(?:as |an? )?(?:mere |plain |simple |normal |full |mandatory |forced |clear )?(?P<word>{_EN})",
        rf"(?:must|has to|forced to|obliged to|required to|bound to|held to|committed to) (?:then |now |therefore )?"
        rf"(?:(?:make|complete|an?|the|full|minimum) )*(?P<word>{_EN})",
    ),
}

NOT = {
    "it": r"(?:non|né|mai) (?:\w+ )?$",
    "de": r"(?:nicht|kein\w*|nie) (?:\w+ )?$",
    "es": r"(?:no|ni|nunca) (?:\w+ )?$",
    "en": r"(?:not|never|no|neither|nor|cannot|n[’']t) (?:\w+ )?$",
}

HEADS: dict[str, dict[str, tuple[str, str]]] = {
    "it": {
        "call": ("call|chiamata", "di"),
        "raise": ("raise|rilancio|min-?raise|(?:raise|rilancio) minimo", "a"),
        "bet": ("bet|puntata", "di"),
        "fold": ("fold", ""),
        "check": ("check", ""),
        "misdeal": ("misdeal", ""),
        "held": ("non (?:consentito|ammesso|è consentito)", ""),
        "pending": ("(?:ancora )?in sospeso", ""),
        "director": ("decide (?:il|la)|(?:qui )?il (?:direttore|td)(?: del torneo)? decide", ""),
    },
    "de": {
        "call": ("call", "von"),
        "raise": ("raise|erhöhung|min-?raise|mindesterhöhung", "auf"),
        "bet": ("bet|einsatz", "von"),
        "fold": ("fold", ""),
        "check": ("check", ""),
        "misdeal": ("misdeal", ""),
        "held": ("nicht (?:zulässig|erlaubt)", ""),
        "pending": ("noch offen", ""),
        "director": ("(?:hier |das |es )?entscheidet die turnierleitung|die turnierleitung entscheidet", ""),
    },
    "es": {
        "call": ("call", "de"),
        "raise": ("raise|subida|min-?raise|subida mínima", "a"),
        "bet": ("bet|apuesta", "de"),
        "fold": ("fold", ""),
        "check": ("check", ""),
        "misdeal": ("misdeal", ""),
        "held": ("no (?:permitido|está permitido|se permite)", ""),
        "pending": ("pendiente", ""),
        "director": ("decide (?:el|la)|(?:aquí )?el (?:director|td)(?: del torneo)? decide", ""),
    },
    "en": {
        "call": ("call", "of"),
        "raise": ("raise|min-?raise|minimum raise", "to"),
        "bet": ("bet", "of"),
        "fold": ("fold", ""),
        "check": ("check", ""),
        "misdeal": ("misdeal", ""),
        "held": ("not allowed", ""),
        "pending": ("pending", ""),
        "director": ("(?:here )?the (?:tournament |td |)?(?:director|td) decides", ""),
    },
}
"""By decision: the words a ruling begins with, and the word between them and the total of the act."""

DIRECTOR = {
    "it": r"(?<!\w)(?:direttore|TD|floor|responsabile|direzione)(?!\w)",
    "de": r"(?<!\w)(?:Turnierleitung|Turnierdirektor\w*|TD|Floor\w*)(?!\w)",
    "es": r"(?<!\w)(?:director|TD|floor|dirección)(?!\w)",
    "en": r"(?<!\w)(?:director|TD|floor)(?!\w)",
}
"""Who decides where the rules leave it open."""

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
    "en": (
        r"(?:cards|hands) (?:of \w+ )?(?:are|get|go|come|must be) (?:now |all |both |then |at once )*"
        r"(?:turned (?:up|over|face up)|tabled|shown|exposed|opened|face up)",
        r"(?:turn|table|show|turns|tables) (?:up |over )?(?:all |both |the |their )+(?:cards|hands)",
    ),
}
"""What says that hands are turned up."""

SHOWN = {
    "it": r"(?:girano|girate|mostrano|mostrate|scoprono|scoperte|girare|scoprire)",
    "de": r"(?:aufgedeckt|aufdecken|umgedreht|offengelegt|offen|gezeigt|aufzudecken)",
    "es": r"(?:muestran|giran|descubren|voltean|enseñan|boca arriba|mostrar|girar|descubrir)",
    "en": r"(?:tabled|turned (?:up|over)|face up|shown)",
}
"""Words that may say so in another way: after the last time that hands stay down, they leave it open."""

KEPT_DOWN = {
    "it": (r"non (?:si |vengono |vanno )?(?:ancora )?(?:girano|girate|mostrano|mostrate|scoprono|scoperte) ",),
    "de": (
        r"(?:karten|hände)[^.;]{0,40}(?:noch )?nicht (?:aufgedeckt|umgedreht|offengelegt|gezeigt)",
        r"bleiben [^.;]{0,20}verdeckt",
    ),
    "es": (r"no se (?:muestran|giran|descubren|voltean|enseñan) ", r"siguen tapadas"),
    "en": (
        r"(?:cards|hands)[^.;]{0,30}(?:not|never|n[’']t) (?:yet )?(?:be )?(?:turned|tabled|shown|opened|exposed)",
        r"(?:stay|stays|remain|remains|kept) (?:face )?down",
    ),
}

NOBODY = {
    "it": r"nessun\w*|niente|nulla|né|non",
    "de": r"kein\w*|niemand|nicht|weder",
    "es": r"ningun\w*|ningún|nadie|nada|no|ni",
    "en": r"none|neither|nobody|no|nothing|not",
}
"""Words that deny what follows them in the same part of a sentence."""

LATER = {
    "it": r"(?:solo|soltanto) (?:quando|se|dopo|una volta)|finché|prima che",
    "de": r"erst,? (?:wenn|nach|auf|sobald|am)|nur,? (?:wenn|falls)|(?<!\w)bis ",
    "es": r"(?:solo|sólo) (?:cuando|si|después)|hasta que|antes de",
    "en": r"only (?:when|once|if|after)|until",
}
"""A part of a sentence with one of these speaks of another time."""
