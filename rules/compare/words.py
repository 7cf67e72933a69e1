"""The words that references to rules are made of, by language.

Pages leave words of other languages standing, so those of every language count on any page.  What a rule is called is
in `rules.languages.rule_words`, what single rules are called in `topic_words`.
"""

from dataclasses import dataclass

from rules.languages.rule_words import named, several


@dataclass(frozen=True)
class Words:
    """What one language uses around the number of a rule.  All in lower case, as regular expressions."""

    rule: str
    """The words for a rule, in every form."""
    rules: str
    """The words for several rules."""
    through: str
    """Words between the two ends of a range."""
    together: str
    """Words between the last members of a list."""
    article: str
    """Words that may be repeated before a later member: "alla regola 43 e alla 45"."""
    between: str
    """Words between the word for a rule and its number: "reglas de call y raise 43-47"."""
    counted: str
    """What is counted at a table: a number before it is no rule."""
    percent: str
    """A number before these words is a share."""
    foreign: str
    """Before or after the word for a rule, these say that the rule is not one of these rules."""
    about: str
    """Words after the number that say what the rule is about: "la regola 45 sulle puntate"."""
    link: str
    """Words that tie a rule to what stands before or after it: "è regolato dalla", "nach", "según la"."""


WORDS = {
    "it": Words(
        rule=named("it"),
        rules=several("it"),
        through=r"alla|al|a|fino alla",
        together=r"ed?|od?|nonché|oppure",
        article=r"la|le|alla|alle|della|delle|dalla|dalle|nella|nelle|sulla|con la",
        between=r"n\.°|n\.|nr\.|n[°º]|numeri?|nn\.|tda|poker|su|sui|sul|di|del|dei|della|dalla|per|call|raise|rilanci|rilancio"
        r"|puntate|puntata|bet|ed?",
        counted=r"getton[ei]|fiches?|chips?|giocator[ei]|carte|carta|posti|tavoli|minuti|secondi|volte|mani|mano|bui"
        r"|livelli|punti|persone|orbite?|giri|anni|opzioni|casi|esempi|parti|stack|bb|sb|big|small",
        percent=r"per cento|percento",
        foreign=r"della casa|del casinò|di sala|interna",
        about=r"su|sui|sul|sull|sulla|sulle|sugli|per|di|del|dei|della|delle|relativa|riguardante|riguardo|la|le|il|al|alla"
        r"|alle|ai|a|che|disciplina|regola",
        link=r"è|sono|viene|vengono|sarà|saranno|va|vanno|regolat[aoie]|regolamentat[aoie]|disciplinat[aoie]|soggett[aoie]"
        r"|considerat[aoie]|determinat[aoie]|previst[aoie]|trattat[aoie]|descritt[aoie]|governat[aoie]|rientra(?:no)?"
        r"|segue|seguono|si|applica|applicano|vale|valgono|rimanda|riguarda(?:nte|no)?|relativ[aoie]|cui"
        r"|vedi|vedere|cfr|la|le|il|lo|l|i|gli|un|una|alla|alle|al|ai|della|delle|del|dei|di|dell|dalla|dalle|dal|da"
        r"|nella|nelle|nel|in|sulla|sulle|sul|sugli|sui|su|per|con|a|ai|sensi|secondo|base|come|da|anche|cioè|ossia|che"
        r"|tda|propria|stessa|quanto",
    ),
    "de": Words(
        rule=rf"[a-zäöüß]*regeln?|{named('de')}",
        rules=rf"[a-zäöüß]*regeln|{several('de')}",
        through=r"bis|bis zur",
        together=r"und|oder|sowie|bzw\.|beziehungsweise|u\.",
        article=r"die|der|den|nach der|zur|aus der",
        between=r"nr\.|nummern?|no\.|tda|poker|zu|zum|zur|für|call|raise|calls|raises|bets?|und|&|den|die",
        counted=r"chips?|jetons?|spielern?|spieler|karten?|plätzen?|plätze|tischen?|tische|minuten?|sekunden?|mal|händen?"
        r"|hände|blinds?|levels?|level|stunden|punkten?|punkte|personen|runden?|orbits?|jahren?|jahre|optionen|fällen?"
        r"|fälle|beispielen?|beispiele|bb|sb|big|small|er|ern|weitere[nr]?|neuen?|neue|mehr",
        percent=r"prozent(?:ige[nrs]?)?",
        foreign=r"haus|casino|spielbank|faust|daumen|grund|zusatz|sonder",
        about=r"zu|zum|zur|über|für|bezüglich|betreffend|die|der|das|den|dem|des|bei|von",
        link=r"ist|sind|wird|werden|gilt|gelten|gesetzt|geregelt|behandelt|gewertet|bestimmt|regelt|regeln|unterliegt"
        r"|unterliegen|unterliegend|fällt|fallen|folgt|folgen|betrifft|betreffend|beschrieben|beschreibt|greift|richtet"
        r"|sich|siehe|vgl|s|die|der|das|dem|den|des|dies|dieser|ein|eine|einer|einem|nach|aus|gemäß|laut|von|durch|unter"
        r"|in|im|zu|zum|zur|über|für|mit|wie|auch|also|als|somit|daher|hier|dann|entsprechend|tda|d|h|bezüglich",
    ),
    "es": Words(
        rule=named("es"),
        rules=several("es"),
        through=r"a la|a las|al|a|hasta la|hasta",
        together=r"y|e|o|u|así como",
        article=r"la|las|a la|a las|de la|de las|en la|por la|con la",
        between=r"n\.º|n\.|núms?\.|n[°º]|nos?\.|números?|tda|poker|de|del|sobre|para|call|raise|apuestas?|subidas?|igualar|subir|y|e"
        r"|las?",
        counted=r"fichas?|jugador(?:es|as?)?|cartas?|asientos?|mesas?|minutos?|segundos?|veces|manos?|ciegas?|niveles"
        r"|puntos|personas?|rondas?|años?|opciones|casos|ejemplos|partes|bb|sb|big|small|más",
        percent=r"por ciento|porciento",
        foreign=r"de la casa|del casino|de la sala|interna",
        about=r"sobre|de|del|para|acerca|relativa|referente|a|al|la|las|el|los|que|regula|rige",
        link=r"es|son|está|están|será|serán|queda|quedan|se|rige|rigen|regulad[ao]s?|sujet[ao]s?|determina|aplica|aplican"
        r"|sigue|siguen|considera|consideran|trata|tratan|descrit[ao]s?|refiere|véase|vea|ver|cf|cfr|según|conforme|por"
        r"|la|las|el|lo|los|un|una|unos|unas|de|del|a|al|en|con|sobre|bajo|como|acuerdo|virtud|también|que|relativa"
        r"|referente|respecto|mediante|esto|es decir|decir|tda|para",
    ),
    "en": Words(
        rule=named("en"),
        rules=several("en"),
        through=r"to|through|thru|up to",
        together=r"and|or|as well as",
        article=r"the|to the|of the|under",
        between=r"nos?\.|numbers?|#|tda|poker|of|on|for|call|calls|calling|raise|raises|raising|bets?|betting|and|&",
        counted=r"chips?|players?|cards?|seats?|tables?|minutes?|seconds?|times|hands?|blinds?|levels?|points|people"
        r"|rounds?|orbits?|years?|options|cases|examples|parts|bb|sb|big|small|more|new",
        percent=r"percent|per cent",
        foreign=r"house|casino",
        about=r"on|about|for|of|concerning|regarding|the|covering|governing",
        link=r"is|are|be|will|governed|covered|treated|regulated|subject|falls?|follows?|applies|apply|see|cf|per|as"
        r"|the|a|an|of|by|under|in|on|about|for|with|to|from|according|also|that|tda|concerning|regarding|described|e\.g",
    ),
}
"""By language."""


def every(name: str) -> str:
    """Return one alternative of what every language has under `name`."""
    return "|".join(getattr(words, name) for words in WORDS.values())
