"""How a scenario begins: the blinds, who plays, what they have and what is in front of them."""

from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext, pgettext_lazy

from rules.engine.scenario import Limit, Scenario, Seat
from rules.narration.figures import all_of, amount, blinds, number_word
from rules.narration.seats import capital, is_position
from rules.narration.wording import Sentence, put

STREETS: dict[str, Sentence] = {
    "preflop": pgettext_lazy("street", "Before the flop."),
    "flop": pgettext_lazy("street", "Flop."),
    "turn": pgettext_lazy("street", "Turn."),
    "river": pgettext_lazy("street", "River."),
}

GAMES: dict[str, Sentence] = {
    "board-hilo": pgettext_lazy("game", "Hi-lo with a board."),
    "stud": pgettext_lazy("game", "Stud."),
    "razz": pgettext_lazy("game", "Razz."),
}


def narrate_setting(scenario: Scenario) -> tuple[str, ...]:
    """Say how the scenario begins, one sentence a fact."""
    return (
        *_game(scenario),
        *_players(scenario),
        *_stakes(scenario),
        *_start(scenario),
        *_chips(scenario),
    )


def _game(scenario: Scenario) -> Iterator[str]:
    if scenario.game in GAMES:
        yield put(GAMES[scenario.game], {})
    if scenario.betting == "pot-limit":
        yield pgettext("betting", "Pot-limit.")
    if scenario.betting == "limit" and not scenario.limit:
        yield pgettext("betting", "Limit.")
    if scenario.hand_for_hand:
        yield _("Play is hand for hand.")


def _stakes(scenario: Scenario) -> Iterator[str]:
    limit, ante = scenario.limit, scenario.ante
    if limit:
        yield _("Limit %(sizes)s.") % {"sizes": blinds(limit.bet, limit.big_bet or 2 * limit.bet)}
        yield from _cap(limit)
    if scenario.blinds:
        yield _("Blinds %(blinds)s.") % {"blinds": blinds(*scenario.blinds)}
    if ante and ante.payer == "big-blind":
        yield _("Big blind ante of %(amount)s.") % {"amount": amount(ante.amount)}
    elif ante:
        yield _("Ante of %(amount)s for everyone.") % {"amount": amount(ante.amount)}


def _cap(limit: Limit) -> Iterator[str]:
    """How many raises a round may have, and whether that still holds."""
    if limit.raises is not None:
        words = ngettext("At most %(count)s raise in a round.", "At most %(count)s raises in a round.", limit.raises)
        yield words % {"count": amount(limit.raises)}
    if limit.players_left is not None:
        left = limit.players_left
        words = ngettext(
            "%(count)s player is left in the tournament.", "%(count)s players are left in the tournament.", left
        )
        yield words % {"count": amount(left)}


def _start(scenario: Scenario) -> Iterator[str]:
    if scenario.street != "preflop" or not scenario.blinds:
        yield put(STREETS[scenario.street], {})
    if scenario.pot:
        words = ngettext("%(pot)s is in the pot.", "%(pot)s is in the pot.", scenario.pot)
        yield put(words, {"pot": scenario.pot})


def _players(scenario: Scenario) -> Iterator[str]:
    """Who plays; where everybody is named by his position, that says nothing new."""
    names = [player.name for player in scenario.seats]
    if len(names) == 2:
        yield _("Heads-up.")
    elif not all(is_position(name) for name in names):
        listed = {"count": capital(number_word(len(names))), "players": all_of(names)}
        yield _("%(count)s players: %(players)s.") % listed


def _chips(scenario: Scenario) -> Iterator[str]:
    yield from _stacks([player for player in scenario.seats if player.stack])
    for player in scenario.seats:
        yield from _in_front(player)


def _stacks(players: list[Seat]) -> Iterator[str]:
    if len(players) == 1:
        yield put(_("%(player)s has a stack of %(stack)s."), {"player": players[0].name, "stack": players[0].stack})
    elif players:
        one = pgettext("stack", "%(player)s %(stack)s")
        each = [one % {"player": player.name, "stack": amount(player.stack or 0)} for player in players]
        yield _("Stacks: %(stacks)s.") % {"stacks": "; ".join(each)}


def _in_front(player: Seat) -> Iterator[str]:
    if player.posts == 0:
        yield put(_("%(player)s posts no blind."), {"player": player.name})
    elif player.posts is not None:
        yield put(_("%(player)s posts a blind of %(posts)s."), {"player": player.name, "posts": player.posts})
    if player.out:
        yield put(_("%(player)s has %(chips)s in front."), {"player": player.name, "chips": player.out})
