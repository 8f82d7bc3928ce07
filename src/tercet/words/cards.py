"""Cards, and why some of them go together or not, in words (C-3, C-5, M-5)."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from tercet.artwork.palettes import palette_of
from tercet.artwork.source import ART, Edition, Palette, Theme
from tercet.cards.card import Card, Feature
from tercet.cards.explain import Finding, Verdict, explain
from tercet.cards.kinds import DOTS, kind_of, letter_of
from tercet.words.languages import Language
from tercet.words.speech import speak

_NUMBERS: Final = {"1": "one", "2": "two", "3": "three", "4": "four"}


class Sentence(Struct, frozen=True):
    """What one feature says about some cards, in words."""

    feature: str
    values: tuple[str, ...]
    verdict: Verdict
    finding: str
    text: str


@cache
def card_name(
    card: Card,
    lang: Language = "en",
    edition: Edition = "american",
    palette: Palette | None = None,
    theme: Theme = "light",
) -> str:
    """A card as it is spoken. Paper is light.

    >>> card_name(Card("2rsh")), card_name(Card("2rsh"), "de")
    ('two red striped squiggles', 'zwei rote gestreifte Wellen')
    >>> card_name(Card("2rshf")), card_name(Card("4IBL")), card_name(Card("r----i"))
    ('two red striped squiggles, framed', 'four black half-filled beams', 'upper left red, lower right black')
    """
    kind = kind_of(card)
    keys: dict[str, str | int] = {
        one: _key(one, letter_of(card, one), edition, palette, theme) for one in kind.features
    }
    if kind is DOTS:
        dots = [speak(lang, "dot-name", place=place, value=key) for place, key in keys.items() if key != "none"]
        return ", ".join(dots)
    message = "card-name-edge" if "edge" in kind.features else "card-name"
    return speak(lang, message, **{**keys, "number": int(letter_of(card, "number"))})


def feature_name(feature: Feature, lang: Language = "en", edition: Edition = "american") -> str:
    """A feature as the edition calls it.

    >>> feature_name("shading"), feature_name("shading", edition="european")
    ('Shading', 'Filling')
    """
    return speak(lang, "feature-name", feature=ART.editions[edition].features.get(feature, feature))


def value_name(
    feature: Feature,
    letter: str,
    lang: Language = "en",
    edition: Edition = "american",
    palette: Palette | None = None,
) -> str:
    """One value of a feature by itself.

    >>> value_name("shading", "h"), value_name("shading", "h", "es")
    ('striped', 'rayado')
    """
    return speak(lang, "value-name", value=_key(feature, letter, edition, palette))


def explain_in_words(
    cards: Sequence[Card], lang: Language = "en", edition: Edition = "american", palette: Palette | None = None
) -> list[Sentence]:
    """Feature by feature: what the cards show and what follows from it (C-3, M-5).

    >>> for sentence in explain_in_words((Card("1rof"), Card("2roh"), Card("3poh"))):
    ...     sentence.text
    'Number: All different'
    'Colour: Two red, one purple'
    'Shape: All the same'
    'Shading: Two striped, one solid'
    """
    return [_sentence(finding, lang, edition, palette) for finding in explain(cards)]


def _sentence(finding: Finding, lang: Language, edition: Edition, palette: Palette | None) -> Sentence:
    feature = feature_name(finding.feature, lang, edition)
    values = tuple(value_name(finding.feature, letter, lang, edition, palette) for letter in finding.letters)
    said = _finding(finding, lang, edition, palette)
    line = speak(lang, "finding-line", feature=feature, finding=said)
    return Sentence(feature, values, finding.verdict, said, line)


def _finding(finding: Finding, lang: Language, edition: Edition, palette: Palette | None) -> str:
    odd_one = finding.odd_one
    if finding.verdict != "neither":
        return speak(lang, f"finding-{finding.verdict}")
    if odd_one is None:
        return _parts(finding, lang, edition, palette)
    odd, pair = (_key(finding.feature, finding.letters[n], edition, palette) for n in (odd_one, odd_one - 1))
    return speak(lang, "finding-neither", pair=pair, odd=odd)


def _parts(finding: Finding, lang: Language, edition: Edition, palette: Palette | None) -> str:
    """How many of the cards show each value, most first."""
    parts = [
        speak(lang, "finding-part", value=value_name(finding.feature, letter, lang, edition, palette), count=count)
        for letter, count in Counter(finding.letters).most_common()
    ]
    return ", ".join(parts)


def _key(feature: Feature, letter: str, edition: Edition, palette: Palette | None, theme: Theme = "light") -> str:
    """The word key of a value, as edition, palette and theme choose it."""
    match feature:
        case "number":
            return _NUMBERS[letter]
        case "colour":
            return palette_of(edition, palette).names[theme][letter]
        case "shape":
            return ART.editions[edition].shapes[letter]
        case "shading":
            return ART.editions[edition].shadings[letter]
        case "edge":
            return ART.edges.names[letter]
        case _:
            return ART.dots.names[theme][letter]
