"""Right and wrong finds to show beside rules: on the page, on paper, wherever rules are explained."""

from typing import Final

from msgspec import Struct

from tercet.cards.card import Card, Feature
from tercet.cards.kinds import BOX, FOURS, Kind, KindName, kind_of, letter_of
from tercet.cards.notation import read_cards
from tercet.engine.rules import Rules
from tercet.engine.slots.deck import cards_in, held_features
from tercet.engine.slots.pattern import passes

# For each kind of cards two finds, and two that are none.
EXAMPLES: Final[dict[KindName, tuple[str, ...]]] = {
    "box": ("1rdf 2psh 3goe", "2goh 2gsh 2gdh", "1gsf 2gsh 3psh", "1pof 2pdh 2pse"),
    "edges": ("1rdfp 2pshf 3goec", "2gohf 2gshf 2gdhf", "1gsfp 2gshf 3pshc", "1pofp 2pdhf 2psec"),
    "fours": ("1ROF 2PSH 3GDE 4IBL", "2ROF 2RSH 2POH 2PSF", "1GSF 2GSF 3GSF 3GOH", "1POF 2POF 3POE 4PDE"),
    "dots": (
        "ra---- -ag--- r-g---",
        "r--b-- --g--i rag--- -a-b-i",
        "ra---- -ag--- r--b--",
        "r--b-- --g--i rag--- -a-b--",
    ),
}
# The same for finds of the box's cards in pairs, by the number of cards.
IN_PAIRS: Final[dict[int, tuple[str, ...]]] = {
    4: ("1rof 2rof 3gsf 3pdf", "1rdf 2pdf 1gsh 2goe", "1rof 2rof 3gsf 2pdf", "1goh 3gse 2pdf 1rdf"),
    6: (
        "1rof 2rof 1gsf 2gsf 1pdf 2pdf",
        "1rof 2rof 3gsf 3pdf 1rsf 2rdf",
        "1rof 2rof 1gsf 2gsf 1pdf 3pdf",
        "1goh 3gse 2pdf 1rdf 2roh 3rof",
    ),
}

Fixed = dict[Feature, str]  # what is the same on all cards of a small deck


class Example(Struct, frozen=True):
    """Some cards, and whether they are a find."""

    cards: tuple[Card, ...]
    right: bool


def examples_of(rules: Rules) -> tuple[Example, ...]:
    """Two finds, and two that are none, with the cards of these rules."""
    fixed = held_features(rules.deck)
    in_pairs = IN_PAIRS.get(rules.pattern.cards) if kind_in(rules) is BOX else None
    shown = [example(codes, fixed) for codes in in_pairs or EXAMPLES[kind_in(rules).name]]
    return tuple(Example(cards, passes(rules.pattern, cards)) for cards in shown)


def kind_in(rules: Rules) -> Kind:
    """The kind of cards that are played with; those of a real deck are in the box."""
    cards = cards_in(rules.deck)
    return kind_of(cards[0]) if cards else BOX


def example(codes: str, fixed: Fixed) -> tuple[Card, ...]:
    """Some cards with these features fixed; finds remain finds, and others do not become one."""
    return tuple(with_fixed(card, fixed) for card in read_cards(codes))


def with_fixed(card: Card, fixed: Fixed) -> Card:
    """A card with these features fixed."""
    kind = kind_of(card)
    spelt = {feature: letter.upper() if kind is FOURS else letter for feature, letter in fixed.items()}
    return Card("".join(spelt.get(feature, letter_of(card, feature)) for feature in kind.features))
