"""German: the words around a figure that say what it is."""

from rules.compare.cues.cue import HALF_GAP, IS, NEAR, OR_MORE, Cue, count_of

NUMBERS = {
    "ein": 1,
    "eine": 1,
    "einen": 1,
    "einem": 1,
    "einer": 1,
    "zwei": 2,
    "drei": 3,
    "vier": 4,
    "fünf": 5,
    "sechs": 6,
    "sieben": 7,
    "acht": 8,
    "neun": 9,
    "zehn": 10,
    "beide": 2,
    "beiden": 2,
}

_COUNT = count_of(NUMBERS)
_CHIP = r"(?:chips?|jetons?)"

CHIPS = (
    Cue(
        "chip",
        rf"(?:{_COUNT} )?(?:(?:der|von den|von|weitere|neue[nr]?|einzelne[nr]?|vorherige[nr]?) )?",
        rf"er[nsm]?(?!\w)|[ -]?(?:er[ -])?{_CHIP}(?!\w)",
    ),
)

ROLES = (
    Cue("half", "", OR_MORE),
    Cue("half of", r"hälfte (?:von|der|des) (?:[^\W\d]+ ){0,3}?"),
    Cue("half of", r"(?:50 ?%|50 prozent|hälfte) (?:von|der|des|aus) (?:\w+ ){0,2}?", IS),
    Cue("half", rf"(?:50[ -]?(?:%|prozent)|hälfte|hürde|schwelle){HALF_GAP}"),
    Cue("half", r"(?:50 ?%|hälfte) (?:[^.;]|\.\d){0,30}(?:ist|sind|beträgt|wären|=) "),
    Cue(
        "returned",
        "",
        r"(?:(?! und )[^.:;,\d]){0,45}(?:zurückgegeben|zurückgezahlt|gehen zurück|gehen an|zurückerstattet|erhält \w+"
        r" zurück|zurück(?!\w))",
    ),
    Cue("returned", r"(?:bekommt|erhält|gibt)[^.;\d]{0,25}", r" ?[^.;\d]{0,15}zurück"),
    Cue("forfeited", r"(?:verliert|verlor|büßt)(?: die| nur| noch)? "),
    Cue("forfeited", "", r" (?:verloren|(?:bleiben|bleibt|verbleiben) im pot)"),
    Cue("adds", r"(?:fehlen|fehlt|nachlegen|nachzulegen|ergänzen)(?: noch)? ", ""),
    Cue("pot", r"(?:bringt|bringen|hebt|treibt)[^.;,\d]{0,12} pot auf |pot (?:wächst|steigt|kommt) auf "),
    Cue("pot", "", r" (?:sind |liegen )?(?:schon )?im pot(?!\w)"),
    Cue("pot", r"(?:side|main|haupt|neben)?-?(?: )?pot (?:von|mit|in höhe von|über|beträgt) (?:mit [^.;,\d]{0,20} )?"),
    Cue(
        "minimum",
        r"(?:min(?:imum|dest)?-?raise|mindesterhöhung|minimum-raise)(?: \w+)? (?:ist|beträgt|wäre|von|auf"
        r"|liegt bei) (?:insgesamt )?",
    ),
    Cue(
        "to",
        r"(?:eröffn\w+|erhöh\w+|raise\w*|raist|all-in)[^.;]{0,45}? (?:auf|zu) (?:insgesamt |gesamt |einen"
        r" gesamtbetrag von )?",
    ),
    Cue(
        "to",
        r"auf (?:insgesamt )?",
        r" (?:erhöht|erhöhen|eröffnet|geraist|gestellt|gebracht|aufgefüllt|berichtigt"
        r"|korrigiert)(?!\w)",
    ),
    Cue(
        "total",
        r"(?:insgesamt|zusammen|gesamt|gesamtbetrag von|gesamteinsatz von"
        r"|in summe) (?:(?:also|somit|daher) )?",
    ),
    Cue("total", "", r" (?:insgesamt|gesamt|zusammen)(?!\w)"),
    Cue("by", r"(?:erhöh\w+|raise\w*|raist)[^.;\d]{0,30}? um (?:weitere )?|erhöhungsbetrag (?:ist|von) "),
    Cue("by", "", r" (?:mehr|darüber|über dem|zusätzlich|obendrauf)(?!\w)"),
    Cue("call", r"(?:call-?betrag|betrag|call)(?: \w+)? (?:von |ist )?(?:mindestens )?"),
    Cue("call", "", r" (?:übrig|zum bezahlen|zu bezahlen|zum mitgehen|bezahlen)"),
    Cue(
        "bet",
        r"(?:setzt|eröffnet|bettet|bet|einsatz|all-in)"
        rf"{NEAR} (?:von |mit |in höhe von |für )?",
        r"(?! setzt)",
    ),
    Cue("bet", "", r"-?(?:bet|einsatz)(?!\w)"),
    Cue("out", "", r" (?:setzt|gesetzt|setzte|vor sich|einsetzt)(?!\w)"),
    Cue("left", r"(?:bleiben|bleibt|verbleiben)(?: \w+){0,3} "),
    Cue("bet", r"mit ", r" all-?in(?!\w)"),
    Cue("stack", r"(?:stack|stapel) (?:von|mit) |(?:hat|mit) "),
)

CONDITIONAL = r"(?:wenn|falls|sofern|sollte|ansonsten|andernfalls|sonst|würde|wäre|hätte)"

REMOVED = r"entfern\w*|wegnehm\w*|wegnimmt|weggenommen|nimmt|statt|anstatt|anstelle"
REMOVED += r"|ohne(?! (?:\w+ ){0,2}(?:ansage|anzusagen|ein wort|wort\w*|zu sagen|etwas|ankündigung|anzukündigen))"

UNREAL = r"(?:wäre[nt]?|hätte[nt]?|würde[nt]?|könnte[nt]?|müsste[nt]?|bliebe[nt]?|käme[nt]?|dürfte[nt]?|gälte[nt]?)"

SUPPOSED = r"(?:denkt|dachte|glaub(?:t|te|en)|meint(?:e)?|hofft(?:e)?|wollte|will|im Glauben)"
