"""What players look for, by its name: a SET, an Ultra, a Ghost, a Quad, or a find in Dots."""

from typing import Literal

from tercet.engine.rules import Rules
from tercet.engine.slots.deck import values_of
from tercet.words.languages import Language
from tercet.words.speech import speak

Sought = Literal["sets", "pairs", "six", "fours", "dots"]
Form = Literal["a", "none", "not"]


def sought(rules: Rules) -> Sought:
    """How a find is spoken of: the messages `find-…` are named for it. The web client asks the same.

    >>> from tercet.rulesets.catalogue import RULE_SETS
    >>> [sought(RULE_SETS[name].rules) for name in "mega ultra-nine ghost quads dots".split()]
    ['sets', 'pairs', 'six', 'fours', 'dots']
    """
    if rules.pattern.test == "pairs":
        return "pairs"
    match values_of(rules.deck):
        case 2:
            return "dots"
        case 3:
            return "sets" if rules.pattern.cards == 3 else "six"
        case _:
            return "fours"


def find_in_words(rules: Rules, form: Form, lang: Language = "en") -> str:
    """What these rules look for, as it stands in a sentence: one, none, or something that is not one.

    >>> from tercet.rulesets.ultra import ULTRA
    >>> find_in_words(ULTRA.rules, "a"), find_in_words(ULTRA.rules, "not", "fr")
    ('an Ultra', 'pas un Ultra')
    """
    return speak(lang, f"find-{sought(rules)}.{form}")
