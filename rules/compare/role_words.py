"""Words that stand beside a figure and say what role it plays, in all languages: beginnings of words."""

_TOTAL = r"total|complessiv|insgesamt|gesamt|in tutto|en total|in all"

CUES = {
    "out": _TOTAL,
    "to": rf"{_TOTAL}|raise a|rilanc\w+ a|raise auf|erhöh\w+ auf|sub\w+ a|raise to",
    "call": r"call|chiamare|callen|bezahlen|mitgehen|igualar|pagar",
    "adds": r"mancan?o?|aggiung|fehl|nachleg|falta|añad|to add|short",
    "returns": r"restitui|torna|resto|zurück|devuel|vuelve|back|return",
    "forfeits": r"perde|lascia|verlier|pierde|forfeit",
    "increment": r"increment|oltre|in più|um(?!\w)|darüber|mehr|más|over|by(?!\w)",
    "raises_from": r"50 ?%|50[ -]prozent|metà|hälfte|mitad|half|minim|hürde|umbral|limite",
    "minimum_raise": r"min|mindest|mínim",
    "main": r"main|principal|haupt",
    "side-1": r"side|secondari|secundari|neben|lateral",
}
"""Regular expressions by role; other roles have no words of their own."""
