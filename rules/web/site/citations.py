"""Links to the rules that a reason rests on."""

from dataclasses import dataclass

from rules.web.site import addresses
from rules.web.site.concordance import Concordance


@dataclass(frozen=True, slots=True)
class RuleLink:
    """A rule and clause as they are cited: ``48 C.1``; `title` names the rule, an empty `address` leads nowhere."""

    label: str
    title: str
    address: str

    @property
    def is_number(self) -> bool:
        """Whether it is cited by its number, and not by its title."""
        return self.label != self.title


class Links:
    """Links into one edition, in one language."""

    def __init__(self, concordance: Concordance, edition: str, language: str) -> None:
        self.concordance, self.edition, self.language = concordance, edition, language

    def to(self, slug: str, clause: str | None = None) -> RuleLink:
        """Cite a rule by its number here, or by its title where none is known.

        A rule that this edition is not known to have leads to the newest one that has it.
        """
        place = self.concordance.at(self.edition, slug)
        if place is None:
            others = self.concordance.across(slug)
            title = others[0].title if others else slug
            return RuleLink(title, title, addresses.rule(self.language, others[0]) if others else "")
        if not place.label:
            return RuleLink(place.title, place.title, addresses.rule(self.language, place))
        # 41-A is a rule of its own, and has its clause in its number.
        clause = None if place.clause else clause
        label = " ".join(filter(None, (place.label, clause)))
        return RuleLink(label, place.title, addresses.rule(self.language, place, clause or ""))
