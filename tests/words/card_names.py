"""Every card's name in every language: what the golden file holds.

The box's cards are there in every edition and palette. Of the other kinds there are some cards in which every word
comes up; that no two share a name is tested for all of them.

To write it again, and then proofread it: python -m tests.words.card_names
"""

import json
from pathlib import Path

from tercet.artwork.source import ART, Palette, Theme
from tercet.cards.deck import FULL, deck_of
from tercet.cards.kinds import DOTS, EDGES, FOURS
from tercet.words.cards import card_name
from tercet.words.languages import LANGUAGES

OTHERS = (*deck_of(EDGES)[::7], *deck_of(FOURS)[::5], *deck_of(DOTS)[::4])  # steps that leave out no value
NAMED = (*FULL, *OTHERS)
GOLDEN = Path(__file__).parents[1] / "golden" / "card_names.json"

Names = dict[str, dict[str, dict[str, dict[str, str]]]]


def all_card_names() -> Names:
    """By language, edition, palette with theme, and card."""
    return {
        lang: {
            edition: {
                f"{palette} {theme}": {card: card_name(card, lang, edition, palette, theme) for card in NAMED}
                for palette, theme in _paints(keys.palette)
            }
            for edition, keys in ART.editions.items()
        }
        for lang in LANGUAGES
    }


def _paints(own: Palette) -> tuple[tuple[Palette, Theme], ...]:
    """The edition's own palette, and the distinct one, whose third colour has another name in the dark."""
    return ((own, "light"), ("distinct", "light"), ("distinct", "dark"))


def as_text(names: Names) -> str:
    """The golden file's text."""
    return json.dumps(names, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(as_text(all_card_names()), encoding="utf-8")
