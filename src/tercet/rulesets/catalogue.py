"""Every rule set by name."""

from typing import Final

from tercet.rulesets.beginner import BEGINNER
from tercet.rulesets.chain import CHAIN
from tercet.rulesets.cite import Edition, RuleSet
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.dots import DOTS
from tercet.rulesets.easy import EASY
from tercet.rulesets.european import EUROPEAN
from tercet.rulesets.ghost import GHOST
from tercet.rulesets.ghost_chain import GHOST_CHAIN
from tercet.rulesets.junior import JUNIOR
from tercet.rulesets.master import MASTER
from tercet.rulesets.mega import MEGA
from tercet.rulesets.passing_deal import PASSING_DEAL
from tercet.rulesets.puzzle import PUZZLE
from tercet.rulesets.quads import QUADS
from tercet.rulesets.quads_junior import QUADS_JUNIOR
from tercet.rulesets.quads_junior_chain import QUADS_JUNIOR_CHAIN
from tercet.rulesets.quads_junior_puzzle import QUADS_JUNIOR_PUZZLE
from tercet.rulesets.quick import QUICK
from tercet.rulesets.shuffle import SHUFFLE
from tercet.rulesets.solitaire import SOLITAIRE
from tercet.rulesets.super_rules import SUPER
from tercet.rulesets.ultra import ULTRA
from tercet.rulesets.ultra_chain import ULTRA_CHAIN
from tercet.rulesets.ultra_nine import ULTRA_NINE
from tercet.rulesets.ultra_nine_puzzle import ULTRA_NINE_PUZZLE

RULE_SETS: Final[dict[str, RuleSet]] = {
    each.name: each
    for each in (
        CLASSIC,
        PASSING_DEAL,
        EASY,
        EUROPEAN,
        BEGINNER,
        MASTER,
        SOLITAIRE,
        COMPETITION,
        SUPER,
        QUICK,
        CHAIN,
        ULTRA,
        PUZZLE,
        SHUFFLE,
        JUNIOR,
        ULTRA_NINE,
        ULTRA_CHAIN,
        ULTRA_NINE_PUZZLE,
        GHOST,
        GHOST_CHAIN,
        MEGA,
        QUADS,
        QUADS_JUNIOR,
        QUADS_JUNIOR_CHAIN,
        QUADS_JUNIOR_PUZZLE,
        DOTS,
    )
}


def edition_of(name: str) -> Edition:
    """Whose cards are drawn beside the rules of this name; the American ones for rules of people's own."""
    return RULE_SETS[name].edition if name in RULE_SETS else "american"
