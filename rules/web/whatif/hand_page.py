"""The table of a what-if as a page shows it: its fields and piles, the verdict, the tipping point, the editions."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.engine.chips import Chips
from rules.engine.editions import EDITIONS
from rules.engine.turns import circumstances
from rules.engine.verdict import Verdict
from rules.narration.acts import narrate_events
from rules.narration.figures import amount
from rules.narration.wording import Sentence, put
from rules.web.sharing import notation
from rules.web.site import addresses
from rules.web.site.citations import Links
from rules.web.site.concordance import Concordance, read_concordance
from rules.web.table.scene import unfinished_picture
from rules.web.verdict.box import Box, tell_verdict
from rules.web.verdict.under_editions import EditionLine, in_every_edition
from rules.web.whatif.amount_problems import heading, is_unfinished
from rules.web.whatif.hand_fields import ACT, Values
from rules.web.whatif.hand_form import Answer, Form, pile_of
from rules.web.whatif.piles import Zone, chips_offered, zones
from rules.web.whatif.starting_tables import PLAYERS
from rules.web.whatif.tipping import Tipping, find
from rules.web.whatif.tipping_words import tell_tipping
from rules.web.whatif.winner_fields import Share, lay_out_shares

Choices = tuple[tuple[str, Promise | str], ...]

SAYS: Choices = (
    ("", pgettext_lazy("says", "nothing")),
    ("call", pgettext_lazy("declaration", "call")),
    ("raise", pgettext_lazy("declaration", "raise")),
    ("bet", pgettext_lazy("declaration", "bet")),
    ("check", pgettext_lazy("declaration", "check")),
    ("fold", pgettext_lazy("declaration", "fold")),
    ("all-in", pgettext_lazy("declaration", "all-in")),
    ("i'm in", pgettext_lazy("declaration", "I’m in")),
    ("same bet", pgettext_lazy("declaration", "same bet")),
    ("more", pgettext_lazy("declaration", "… more")),
    ("check-raise", pgettext_lazy("declaration", "check-raise")),
)

SAYS_POT: Choices = (("pot", pgettext_lazy("declaration", "pot")),)
"""Said in pot-limit besides."""

BETTINGS: Choices = (
    ("no-limit", pgettext_lazy("betting", "No-limit")),
    ("pot-limit", pgettext_lazy("betting", "Pot-limit")),
    ("limit", pgettext_lazy("betting", "Limit")),
)

FIRSTS: Choices = (
    ("words", pgettext_lazy("says", "before the chips")),
    ("together", pgettext_lazy("says", "with the chips")),
    ("chips", pgettext_lazy("says", "after the chips")),
)

BEHIND: Choices = (
    ("deep", pgettext_lazy("stack", "plenty")),
    ("last", pgettext_lazy("stack", "nothing: these are the last chips")),
    ("stack", pgettext_lazy("stack", "the whole stack is")),
)

STREETS: Choices = (
    ("preflop", pgettext_lazy("street", "before the flop")),
    ("flop", pgettext_lazy("street", "flop")),
    ("turn", pgettext_lazy("street", "turn")),
    ("river", pgettext_lazy("street", "river")),
)

STORIES: Choices = (
    ("open", pgettext_lazy("story", "first to act, no bet so far")),
    ("bet", pgettext_lazy("story", "facing a bet or raise")),
    ("raise", pgettext_lazy("story", "facing a raise and a re-raise")),
    ("own", pgettext_lazy("story", "has bet and was raised")),
    ("sb", pgettext_lazy("story", "SB, facing a raise")),
    ("bb", pgettext_lazy("story", "BB, facing a raise")),
    ("option", pgettext_lazy("story", "BB, nobody has raised")),
)

LABELS = {
    "story": _("The player"),
    "edition": _("Edition"),
    "small": _("Small blind"),
    "big": _("Big blind"),
    "says": _("The player says"),
    "amount": _("Amount said"),
    "stack": _("Stack, including chips in front"),
    "quoted": _("Pot as quoted by the dealer"),
    "betting": _("Betting"),
    "pot": _("In the pot so far"),
    "bet": _("Small bet"),
    "big_bet": _("Big bet"),
    "raises": _("Raises in a round"),
    "left": _("Players left in the tournament"),
    "smallest": _("Smallest chip in play"),
}

STAKE_FIELDS = ("pot", "bet", "big_bet", "raises", "left", "smallest")
"""The fields of what is played for, in their order; a table has those that matter to it."""

_AMOUNTS: dict[str, Sentence] = {
    "bet": pgettext_lazy("field", "%(player)s bets"),
    "to": pgettext_lazy("field", "%(player)s raises to"),
    "by": pgettext_lazy("field", "%(player)s raises by"),
    "quoted": pgettext_lazy("field", "Pot as quoted to %(player)s"),
}

_BINDING = {"call", "raise", "pot", "all-in"}
"""Words that say whether it is a raise."""

_STACK: Sentence = _("Stack: %(player)s")


@dataclass(frozen=True, slots=True)
class EventLine:
    """Something that happened before: a sentence, or a field with its label."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong, and the field it stands in; without a label it is in none."""

    name: str
    label: str
    why: str


@dataclass(frozen=True, slots=True)
class Table:
    """What the page of a what-if shows; `box` is None where there is no verdict."""

    fields: Values
    problems: dict[str, list[str]]
    heading: str
    unfinished: bool
    text: str
    link: str
    idle: bool
    box: Box | None
    events: tuple[EventLine, ...]
    stacks: tuple[tuple[str, str], ...]
    shares: tuple[Share, ...]
    zones: tuple[Zone, ...]
    about_an_act: bool
    dealt: bool
    tipping: tuple[str, ...]
    call: str
    editions: tuple[EditionLine, ...]
    picture: SafeString
    players_seated: int

    known_editions = tuple(reversed(EDITIONS))
    players = tuple(map(str, PLAYERS))
    firsts, behind, streets, stories, bettings = FIRSTS, BEHIND, STREETS, STORIES, BETTINGS

    @property
    def seats(self) -> str:
        """How large the picture of the table is, by its players: it keeps its height whatever is put out."""
        count = self.players_seated
        return "few" if count <= 4 else "some" if count <= 6 else "many"

    @property
    def pot_limit(self) -> bool:
        return self.fields["betting"] == "pot-limit"

    @property
    def says(self) -> Choices:
        """What can be said; the pot only where it is a limit, or was said all the same."""
        return SAYS + SAYS_POT if self.pot_limit or self.fields.get("says") == "pot" else SAYS

    @property
    def stakes(self) -> list[tuple[str, Promise | str]]:
        """The fields of what is played for at this table, with their labels."""
        return [(name, LABELS[name]) for name in STAKE_FIELDS if name in self.fields]

    @property
    def faults(self) -> list[Fault]:
        labels = {event.name: event.text for event in self.events} | dict(self.stacks)
        labels |= {share.name: share.legend for share in self.shares}
        labels |= {zone.name: zone.title for zone in self.zones} | {name: str(word) for name, word in LABELS.items()}
        return [Fault(name, labels.get(name, ""), why) for name, whys in self.problems.items() for why in whys]

    @property
    def shared(self) -> str:
        """The address to send: it opens in the language of whoever follows it."""
        return addresses.shared(self.link) if self.link else ""


def lay_out(form: Form, answer: Answer, language: str) -> Table:
    """Lay out a form and what came of it."""
    form = _as_judged(form, answer)
    call = answer.verdict.figures.call if answer.verdict and answer.verdict.figures else 0
    chips = chips_offered(form, call or form.faced)
    tipping = _tipping(form, answer, chips)
    concordance = read_concordance(language) if answer.scenario and not answer.idle else None
    return Table(
        form.values,
        answer.problems,
        heading(answer.codes) if answer.problems else "",
        is_unfinished(answer.codes),
        answer.link or notation.write(form.scenario),
        answer.link,
        answer.idle,
        tell_box(answer, concordance, language) if concordance else None,
        tuple(_joined(_events(form))),
        tuple((f"stack{at}", put(_STACK, {"player": form.scenario.seats[at].name})) for at in form.outline.stacks),
        tuple(lay_out_shares(form.scenario, form.values)),
        tuple(zones(form, chips, tipping)),
        form.outline.asked is not None,
        form.outline.dealt,
        tuple(tell_tipping(tipping, answer.verdict, idle=answer.idle)) if answer.verdict else (),
        amount(call) if call else "",
        tuple(in_every_edition(answer.scenario, concordance, language)) if concordance and answer.scenario else (),
        SafeString("") if answer.link else unfinished_picture(form.scenario, answer.verdict),
        len(form.scenario.seats),
    )


def _as_judged(form: Form, answer: Answer) -> Form:
    """The form for what was judged, with its figures as they were read; while nothing is done, with the act open."""
    text = notation.write(answer.scenario) if answer.scenario else ""
    if not text:
        return form
    act = {name: form.values[name] for name in (*ACT, "behind", "stack") if name in form.values}
    return Form.of(notation.read(text), act if answer.idle else None)


def tell_box(answer: Answer, concordance: Concordance, language: str) -> Box | None:
    """The verdict in a box; None while there is none."""
    if answer.scenario is None or answer.verdict is None:
        return None
    links = Links(concordance, answer.scenario.edition, language)
    return tell_verdict(Box("", "", False), answer.scenario, answer.verdict, links)


def _tipping(form: Form, answer: Answer, chips: tuple[int, ...]) -> Tipping:
    if answer.verdict is None or form.outline.asked is None:
        return Tipping()

    def judge(out: Chips) -> Verdict | None:
        return form.with_chips(str(out)).answer().verdict

    found = find(judge, answer.verdict, pile_of(form, "out"), chips, idle=answer.idle)
    spoken = form.values["says"] in _BINDING and form.values["first"] == "words"
    return replace(found, spoken=spoken and not found.raise_from and not found.capped)


def _joined(lines: Iterable[EventLine]) -> Iterator[EventLine]:
    """Sentences that follow each other in one line."""
    for told, run in groupby(lines, key=lambda line: not line.name):
        if told:
            yield EventLine("", " ".join(line.text for line in run))
        else:
            yield from run


def _events(form: Form) -> Iterator[EventLine]:
    """What the others did: a field for each amount, and the rest as it was."""
    scenario, outline = form.scenario, form.outline
    amounts = dict(outline.amounts)
    texts = narrate_events(scenario, circumstances(scenario))
    for at, (event, told) in enumerate(zip(scenario.events, texts, strict=True)):
        if at in amounts and event.does != "deal":
            key = "bet" if event.does == "bet" else amounts[at]
            yield EventLine(f"e{at}", put(_AMOUNTS[key], {"player": event.player}))
        elif at != outline.asked and (outline.asked is None or at < outline.asked):
            yield EventLine("", told)
