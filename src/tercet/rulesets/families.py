"""Rule sets by families: where somebody who chooses would look for them. It follows from the slots."""

from typing import Literal, get_args

from tercet.engine import rules as r
from tercet.rulesets.bearing import alone

Family = Literal["box", "finds", "decks", "quick"]
FAMILIES: tuple[Family, ...] = get_args(Family)


def family_of(rules: r.Rules) -> Family:
    """Other cards first, then other finds; what needs no call is quick; the rest is played as the sheets say."""
    if isinstance(rules.deck, r.AllCards) and (rules.deck.values, rules.deck.features) != (3, 4):
        return "decks"
    if rules.pattern != r.Pattern():
        return "finds"
    return "quick" if isinstance(rules.calling, r.PointAtOnce) and not alone(rules) else "box"
