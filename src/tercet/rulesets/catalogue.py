"""Every rule set by name: each module of this package that has one is found by itself."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from tercet import rulesets
from tercet.rulesets.cite import Edition, RuleSet

# In the order in which they are listed; others follow by name.
ORDER: Final = (
    "classic",
    "passing-deal",
    "easy",
    "european",
    "beginner",
    "master",
    "solitaire",
    "competition",
    "super",
    "quick",
    "race",
    "chain",
    "ultra",
    "puzzle",
    "shuffle",
    "memory",
    "junior",
    "ultra-nine",
    "ultra-chain",
    "ultra-nine-puzzle",
    "ghost",
    "ghost-chain",
    "mega",
    "quads",
    "quads-junior",
    "quads-junior-chain",
    "quads-junior-puzzle",
    "dots",
)

# Rules that need no explanation before the first card, for whoever knows what a SET is.
FOR_NEWCOMERS: Final = frozenset(("quick", "classic", "european", "junior", "easy", "beginner"))


def _found() -> dict[str, RuleSet]:
    modules = [each.name for each in iter_modules(rulesets.__path__) if not each.ispkg and each.name != "catalogue"]
    parts = [part for name in modules for part in vars(import_module(f"{rulesets.__name__}.{name}")).values()]
    return {part.name: part for part in parts if isinstance(part, RuleSet)}


def _place(name: str) -> tuple[int, str]:
    return ORDER.index(name) if name in ORDER else len(ORDER), name


RULE_SETS: Final = dict(sorted(_found().items(), key=lambda found: _place(found[0])))


def edition_of(name: str) -> Edition:
    """Whose cards are drawn beside the rules of this name; the American ones for rules of people's own."""
    return RULE_SETS[name].edition if name in RULE_SETS else "american"
