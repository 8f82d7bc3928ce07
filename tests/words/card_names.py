"""Every card's name in every language: what the golden file holds.

To write it anew, and then read it over: python -m tests.words.card_names
"""

import json
from pathlib import Path

from tercet.artwork.source import ART, Palette
from tercet.cards.deck import FULL
from tercet.words.cards import card_name
from tercet.words.languages import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden" / "card_names.json"

Names = dict[str, dict[str, dict[str, dict[str, str]]]]


def all_card_names() -> Names:
    """By language, edition, palette (the edition's own and the distinct one) and card."""
    return {
        lang: {
            edition: {palette: {card: card_name(card, lang, edition, palette) for card in FULL} for palette in palettes}
            for edition, palettes in _palettes().items()
        }
        for lang in LANGUAGES
    }


def _palettes() -> dict[str, tuple[Palette, Palette]]:
    return {edition: (keys.palette, "distinct") for edition, keys in ART.editions.items()}


def as_text(names: Names) -> str:
    """The golden file's text."""
    return json.dumps(names, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(as_text(all_card_names()), encoding="utf-8")
