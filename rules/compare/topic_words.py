"""What texts call the rules, by language: the words by which a reference is seen to mean a rule.

Each entry is a regular expression without groups that capture, for whole words, in lower case; a blank stands for any
white space.  `NAMES` are phrases that name a rule and nothing else; `SIGNS` are words that go with it, but with its
neighbours too.  A rule without an entry is never taken for what a number means.
"""

NAMES: dict[str, dict[str, str]] = {
    "raise-amounts": {
        "it": r"(?:regol[ae]|standard|norma|soglia|limite|criterio|principio)(?: standard)?(?: minim[ao])? del 50 ?%"
        r"|import[oi] (?:del |dei |di )?(?:raise|rilancio?)|(?:ammontare|entità) (?:del |dei )(?:raise|rilancio?)",
        "de": r"50[ -]?(?:%|prozent)[ -]{0,2}(?:hürde|regel|regelung|standard|grenze|marke|schwelle|norm)"
        r"|(?:höhe|betrag|beträge) (?:der|des|von) (?:raises?|erhöhung(?:en)?)|raise-?(?:beträge|betrag|höhe)"
        r"|erhöhungsbetr[aä]ge?",
        "es": r"(?:norma|regla|umbral|estándar|criterio)(?: estándar)? del 50 ?%|estándar de 50 ?%"
        r"|(?:cuantías?|importes?|cantidad(?:es)?|montos?) de (?:la |las |los )?(?:subidas?|raises?)",
        "en": r"50 ?% (?:raise )?(?:standard|rule|threshold)|raise amounts?|amounts? of (?:the )?raises?",
    },
    "multiple-chips": {
        "it": r"(?:(?:la |le |una )?puntat[ae] (?:con |di ))?più (?:nuov[ie] )?(?:gettoni|chips?|fiches)(?: nuov[ie])?"
        r"|(?:(?:la |una )?puntat[ae] (?:con |di ))?più di un gettone|gettoni multipli",
        "de": r"(?:(?:das )?setzen (?:von )?|(?:bets?|einsätze|einsatz) (?:mit |von )?)?"
        r"mehrere[rn]? (?:neue[rn]? )?chips?|multi-?chip(?:s|-\w+)?|mehr-?chip-\w+",
        "es": r"(?:(?:la |las |una )?apuestas? (?:con |de ))?"
        r"(?:múltiples|multiples|varias) (?:nuevas )?fichas(?: nuevas)?"
        r"|(?:nuevas )?fichas múltiples",
        "en": r"multiple[ -](?:new )?chips?(?: bets?| betting)?|multi-?chip(?: bets?| betting)?|more than one chip",
    },
    "prior-bet-chips": {
        "it": r"(?:gettoni|chips|fiches) (?:di|delle|da|derivanti da) (?:puntate|bet) precedenti",
        "de": r"chips (?:früherer|vorheriger|älterer|vorangegangener|aus (?:früheren|vorherigen)) (?:einsätzen?|bets)",
        "es": r"fichas de (?:una )?apuestas? (?:anterior(?:es)?|previas?)",
        "en": r"prior[ -]bet chips|chips from (?:a )?prior bets?",
    },
    "overchip": {
        "it": r"gettone di (?:più alt[ao]|alt[ao]|maggior) (?:valore|taglio|denominazione)"
        r"|gettone di (?:valore|taglio|denominazione) (?:superiore|maggiore|più alt[ao])",
        "de": r"(?:einzelne[rnsm]? )?höherwertige[rnsm]? (?:einzelne[rnsm]? )?chip|chip (?:mit|von) höhere[mn] wert",
        "es": r"ficha de (?:mayor|más alto|más alta) (?:valor|denominación)|ficha sobredimensionada",
        "en": r"over-?chips?|over-?sized? chips?",
    },
    "reopening-the-bet": {
        "it": r"ri-?apertura (?:della|del|delle|dell['’]) ?(?:azione|puntat[ae]|bet|gioco|rilanci)"
        r"|ri-?apr\w+ (?:la|le|il|l['’]) ?(?:azione|puntat[ae]|bet|gioco)",
        "de": r"wieder-?eröffn\w+(?: der| des)? (?:bet|setzrunde|action|aktion|wettrunde|einsätze|bietrunde)"
        r"|(?:setzrunde|action|aktion|wettrunde|bet) (?:wieder|neu) (?:er)?öffn\w+",
        "es": r"reap(?:ertura|rir|re|ren) (?:de )?(?:la|las) (?:acción|apuestas?)",
        "en": r"re-?open(?:s|ing|ed)?(?: of)? (?:the )?(?:bet|betting|action)",
    },
    "number-of-raises": {
        "it": r"numero (?:massimo )?(?:di|dei) (?:raise|rilanci)",
        "de": r"(?:an)?zahl der (?:erlaubten |zulässigen )?(?:raises|erhöhungen)",
        "es": r"número (?:máximo )?de (?:subidas|raises)",
        "en": r"number of (?:allowable )?raises",
    },
    "methods-of-betting": {
        "it": r"(?:metodi|modalità|modi) (?:di|per) (?:puntata|puntare)",
        "de": r"(?:methoden|arten) (?:des setzens|zu setzen)|setzmethoden",
        "es": r"(?:métodos|formas|modos) de (?:apostar|apuesta)",
        "en": r"(?:methods|ways) (?:of betting|to bet)",
    },
    "methods-of-calling": {
        "it": r"(?:metodi|modalità|modi) (?:di|per|del) (?:chiamare|chiamata|call|fare call)",
        "de": r"(?:methoden|arten) (?:des callens|zu callen|eines calls)|callmethoden",
        "es": r"(?:métodos|formas|modos) de (?:igualar|pagar|call|hacer call)",
        "en": r"(?:methods|ways) (?:of calling|to call)",
    },
    "methods-of-raising": {
        "it": r"(?:metodi|modalità|modi) (?:di|per|del) (?:rilanciare|rilancio|raise)",
        "de": r"(?:methoden|arten) (?:des erhöhens|des raisens|zu erhöhen|zu raisen)|raisemethoden",
        "es": r"(?:métodos|formas|modos) de (?:subir|subida|raise)",
        "en": r"(?:methods|ways) (?:of raising|to raise)",
    },
    "accepted-action": {
        "it": r"azione accettata",
        "de": r"(?:akzeptierte|angenommene)[rn]? (?:action|aktion|handlung)",
        "es": r"acción aceptada",
        "en": r"accepted action",
    },
    "acting-in-turn": {
        "it": r"(?:agire|azione) (?:in|nel proprio|secondo il) turno",
        "de": r"(?:handeln|agieren) in der reihe|in der reihe (?:handeln|agieren|zu handeln)",
        "es": r"actuar (?:en|por) (?:su )?turno",
        "en": r"acting in turn|action in turn",
    },
    "binding-declarations": {
        "it": r"dichiarazion[ei] vincolant[ei]",
        "de": r"(?:bindende|verbindliche)[rn]? (?:ansagen?|erklärungen?)",
        "es": r"declaraci(?:ón|ones) vinculantes?",
        "en": r"binding declarations?|undercalls?",
    },
    "incorrect-bets": {
        "it": r"puntat[ae] (?:errat[ae]|scorrett[ae]|non corrett[ae])",
        "de": r"(?:falsche|inkorrekte|fehlerhafte)[rn]? (?:bets?|einsätze|einsatz)",
        "es": r"apuestas? incorrectas?",
        "en": r"incorrect bets?|underbets?|under-?raises?",
    },
    "out-of-turn": {
        "it": r"(?:azion[ei] |agire )?fuori (?:dal )?turno",
        "de": r"(?:action |aktion |handeln )?außer(?:halb)? der reihe",
        "es": r"(?:acción |actuar )?fuera de turno",
        "en": r"(?:action |act(?:ing)? )?out[ -]of[ -]turn",
    },
    "invalid-declarations": {
        "it": r"dichiarazion[ei] (?:di puntata )?non valid[ae]",
        "de": r"ungültige[rn]? (?:ansagen?|erklärungen?|deklarationen?)",
        "es": r"declaraci(?:ón|ones) (?:de apuesta )?(?:no válidas?|inválidas?)",
        "en": r"invalid (?:bet )?declarations?",
    },
    "string-bets": {
        "it": r"puntat[ae] in più (?:movimenti|tempi)",
        "de": r"einsatz in mehreren bewegungen",
        "es": r"apuestas? en (?:varios|dos) movimientos",
        "en": r"string[ -](?:bets?|raises?)",
    },
    "conditional-declarations": {
        "it": r"dichiarazion[ei] (?:condizionat[ae]|condizional[ei]|prematur[ae])",
        "de": r"(?:bedingte|vorzeitige)[rn]? (?:ansagen?|erklärungen?)",
        "es": r"declaraci(?:ón|ones) (?:condicional(?:es)?|prematuras?)",
        "en": r"(?:conditional|premature) declarations?",
    },
    "pot-limit-bets": {"en": r"pot[ -]limit(?:[ -](?:bets?|betting))?|size of the pot"},
    "substantial-action": {
        "it": r"azione sostanziale",
        "de": r"(?:wesentliche|substanzielle|substantielle)[rn]? (?:aktion|action|handlung)",
        "es": r"acción (?:sustancial|significativa)",
        "en": r"substantial action",
    },
    "misdeals": {"it": r"distribuzion[ei] errat[ae]", "es": r"reparto incorrecto|error de reparto", "en": r"misdeals?"},
    "side-pots": {
        "it": r"piatt[oi] (?:secondari|secondario|lateral[ei])",
        "de": r"neben-?pots?",
        "es": r"botes? secundarios?",
        "en": r"side-?(?: )?pots?",
    },
    "odd-chips": {
        "it": r"getton[ei] (?:dispari|indivisibil[ei])",
        "de": r"(?:ungerade|unteilbare)[rn]? chips?",
        "es": r"fichas? (?:impar(?:es)?|sobrantes?)",
        "en": r"odd[ -]chips?",
    },
    "face-up-for-all-ins": {
        "it": r"carte scoperte per (?:tutti )?(?:gli )?all-in",
        "de": r"(?:offene )?karten (?:offen )?bei (?:allen )?all-?ins?",
        "es": r"cartas (?:boca arriba|descubiertas) (?:en|para) (?:todos )?(?:los )?all-?ins?",
        "en": r"face up for all-?ins?",
    },
    "showdown-order": {
        "it": r"ordine (?:di|dello|allo) showdown",
        "de": r"showdown-reihenfolge|reihenfolge (?:beim|im) showdown",
        "es": r"orden (?:de|del|en el) showdown",
        "en": r"showdown order",
    },
    "penalties": {
        "it": r"penalità|sanzioni|squalifica|squalifiche",
        "de": r"strafen?|sanktionen|disqualifikation(?:en)?",
        "es": r"penalizaci(?:ón|ones)|sanci(?:ón|ones)|descalificaci(?:ón|ones)",
        "en": r"penalt(?:y|ies)|disqualifications?",
    },
    "etiquette": {"it": r"etichetta", "de": r"etikette", "es": r"etiqueta", "en": r"etiquette"},
    "ethical-play": {
        "it": r"gioco etico|etica|collusione",
        "de": r"ethische[sn]? (?:spiel|verhalten)|ethik|absprachen?",
        "es": r"juego ético|ética|colusión",
        "en": r"ethical play|ethics|collusion|soft[ -]play(?:ing)?|chip[ -]dumping",
    },
    "exposing-cards": {
        "it": r"(?:esporre|mostrare|esposizione di|esposizione delle) (?:le )?(?:proprie )?carte|carte esposte",
        "de": r"(?:zeigen|aufdecken|offenlegen) (?:von|der) karten|gezeigte karten",
        "es": r"(?:exponer|exposición de|mostrar) (?:las )?cartas|cartas expuestas",
        "en": r"exposing cards|exposed cards",
    },
    "dead-button": {"it": r"bottone morto", "de": r"toter button", "es": r"botón muerto", "en": r"dead button"},
    "chip-race": {"en": r"chip[ -]race|colou?r[ -]up"},
    "calling-the-clock": {
        "it": r"(?:chiamata|richiesta) del (?:tempo|clock)",
        "es": r"pedir (?:el )?(?:tiempo|reloj)",
        "en": r"calling (?:for )?(?:a |the )?clock",
    },
}

SIGNS: dict[str, dict[str, str]] = {
    "raise-amounts": {
        "it": r"50 ?%|metà|(?:rilancio|raise) (?:minimo|completo)|min-?raise",
        "de": r"50 ?%|50[ -]prozent\w*|hälfte|min(?:imum|dest)?-?raise|mindesterhöhung|volle[sn]? raise",
        "es": r"50 ?%|mitad|(?:subida|raise) (?:mínim[ao]|complet[ao])|min-?raise",
        "en": r"50 ?%|half|(?:minimum|min|full)[ -]raise",
    },
    "prior-bet-chips": {
        "it": r"gettoni precedenti|precedenti gettoni",
        "de": r"vorherige[rn]? chips|frühere[rn]? chips",
        "es": r"fichas? previas?|fichas? anterior(?:es)?",
        "en": r"prior chips?",
    },
    "binding-declarations": {"it": r"under-?call", "de": r"under-?calls?", "es": r"under-?call"},
    "calling-the-clock": {"en": r"clock"},
}
