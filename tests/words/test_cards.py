"""Cards and findings in words: C-5 (vocabulary by edition and language) and C-3 (which feature fails and how)."""

from itertools import product

import pytest

from tercet.artwork.palettes import EDITIONS, PALETTES, THEMES
from tercet.artwork.source import Edition, Palette
from tercet.cards.card import FEATURES, LETTERS, Card, Feature
from tercet.cards.deck import deck_of
from tercet.cards.kinds import KINDS, Kind
from tercet.words.cards import card_name, explain_in_words, feature_name, value_name
from tercet.words.languages import LANGUAGES, Language
from tests.words.card_names import GOLDEN, all_card_names, as_text

# C-5: the words in the order of the letters.
VOCABULARY: list[tuple[Language, Edition, Feature, str]] = [
    ("en", "american", "shape", "oval squiggle diamond"),
    ("en", "american", "colour", "red purple green"),
    ("en", "american", "shading", "solid striped open"),
    ("en", "european", "shape", "oval wave beam"),
    ("en", "european", "colour", "red violet turquoise"),
    ("en", "european", "shading", "full half-full empty"),
    ("fr", "american", "shape", "ovale vague losange"),
    ("fr", "american", "colour", "rouge violet vert"),
    ("fr", "american", "shading", "plein hachuré vide"),
    ("es", "american", "shape", "óvalo frijol diamante"),
    ("es", "american", "colour", "rojo morado verde"),
    ("es", "american", "shading", "sólido rayado vacío"),
    ("de", "american", "shape", "Oval Welle Raute"),
    ("de", "european", "shape", "Oval Welle Balken"),
]

NAMES: list[tuple[str, Language, Edition, Palette | None, str]] = [
    ("2rsh", "en", "american", None, "two red striped squiggles"),
    ("1goe", "en", "american", None, "one green open oval"),
    ("3gsh", "en", "european", None, "three turquoise half-full waves"),
    ("1gdf", "en", "american", "distinct", "one black solid diamond"),
    ("2rsh", "fr", "american", None, "deux vagues rouges hachurées"),
    ("1psf", "fr", "american", None, "une vague violette pleine"),
    ("3gde", "fr", "american", None, "trois losanges verts vides"),
    ("2gdh", "fr", "european", None, "deux barres turquoise à moitié pleines"),
    ("2rsh", "es", "american", None, "dos frijoles rojos rayados"),
    ("1pdf", "es", "american", None, "un diamante morado sólido"),
    ("3rse", "es", "european", None, "tres ondas rojas vacías"),
    ("2rsh", "de", "american", None, "zwei rote gestreifte Wellen"),
    ("1gof", "de", "american", None, "ein grünes volles Oval"),
    ("1pdh", "de", "european", None, "ein violetter schraffierter Balken"),
    ("2rshf", "en", "american", None, "two red striped squiggles, framed"),
    ("1gdep", "fr", "american", None, "un losange vert vide, sans bord"),
    ("3psfc", "es", "american", None, "tres frijoles morados sólidos, con esquinas"),
    ("2rohf", "de", "american", None, "zwei rote gestreifte Ovale, mit Rahmen"),
    ("4IBL", "en", "american", None, "four black half-filled beams"),
    ("4IBL", "fr", "european", None, "quatre losanges noirs à moitié remplis"),
    ("1ISL", "fr", "american", "distinct", "une vague grise à moitié remplie"),
    ("2IDH", "fr", "american", "distinct", "deux losanges gris hachurés"),
    ("4IBL", "es", "american", None, "cuatro barras negras rellenas a medias"),
    ("4IBL", "de", "american", None, "vier schwarze halb gefüllte Balken"),
    ("2RSH", "en", "european", None, "two red striped waves"),
    ("r----i", "en", "american", None, "upper left red, lower right black"),
    ("-a-b--", "fr", "american", None, "ambre en haut au milieu, bleu en bas à gauche"),
    ("--g-v-", "es", "american", None, "verde arriba a la derecha, violeta abajo en el centro"),
    ("-a---i", "de", "american", None, "oben in der Mitte bernsteinfarben, unten rechts schwarz"),
]


@pytest.mark.parametrize(("lang", "edition", "feature", "words"), VOCABULARY)
def test_values_have_the_words_of_clause_c_5(lang: Language, edition: Edition, feature: Feature, words: str) -> None:
    assert [value_name(feature, letter, lang, edition) for letter in LETTERS[feature]] == words.split()


def test_the_european_edition_says_quantity_and_filling_as_c_5_has_it() -> None:
    assert [feature_name(feature) for feature in FEATURES] == ["Number", "Colour", "Shape", "Shading"]
    european = [feature_name(feature, edition="european") for feature in FEATURES]
    assert european == ["Quantity", "Colour", "Shape", "Filling"]


@pytest.mark.parametrize(("card", "lang", "edition", "palette", "name"), NAMES)
def test_a_name_agrees_in_gender_and_number(
    card: str, lang: Language, edition: Edition, palette: Palette | None, name: str
) -> None:
    assert card_name(Card(card), lang, edition, palette) == name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_no_two_cards_share_a_name_and_none_has_a_gap(kind: Kind, lang: Language) -> None:
    """C-5, M-4, M-5, M-6."""
    cards = deck_of(kind)
    for edition, palette, theme in product(EDITIONS, PALETTES, THEMES):
        names = {card_name(card, lang, edition, palette, theme) for card in cards}
        assert len(names) == len(cards)
        assert all(name == " ".join(name.split()) and "{" not in name for name in names)


@pytest.mark.parametrize(
    ("lang", "edge", "place"),
    [
        ("en", ["Edge", "plain", "framed", "cornered"], ["Upper middle", "amber", "no dot"]),
        ("fr", ["Bord", "sans bord", "avec cadre", "avec coins"], ["En haut au milieu", "ambre", "aucun point"]),
        ("es", ["Borde", "sin borde", "con marco", "con esquinas"], ["Arriba en el centro", "ámbar", "sin punto"]),
        (
            "de",
            ["Rand", "ohne Rand", "mit Rahmen", "mit Ecken"],
            ["Oben in der Mitte", "bernsteinfarben", "kein Punkt"],
        ),
    ],
)
def test_an_edge_and_the_place_of_a_dot_are_features_with_words(
    lang: Language, edge: list[str], place: list[str]
) -> None:
    """M-4, M-6."""
    assert [feature_name("edge", lang), *(value_name("edge", letter, lang) for letter in "pfc")] == edge
    assert [feature_name("dot2", lang), *(value_name("dot2", letter, lang) for letter in "a-")] == place


def test_black_is_white_in_the_dark_on_every_kind_of_card() -> None:
    """M-5, M-6."""
    assert card_name(Card("1IOF"), theme="dark") == "one white solid oval"
    assert card_name(Card("-----i"), theme="dark") == "lower right white"
    assert card_name(Card("1IOF"), palette="distinct", theme="dark") == "one grey solid oval"


def test_all_names_are_those_read_over_in_the_golden_file() -> None:
    # The client's tests read the same file, so that browser and server say the same.
    assert GOLDEN.read_text(encoding="utf-8") == as_text(all_card_names())


@pytest.mark.parametrize(
    ("lang", "findings"),
    [
        (
            "en",
            ["Two with one symbol, one with three", "Two green, one purple", "All the same", "All different"],
        ),
        (
            "fr",
            [
                "Deux avec un symbole, une avec trois",
                "Deux vertes, une violette",
                "Toutes pareilles",
                "Toutes différentes",
            ],
        ),
        (
            "es",
            [
                "Dos con un símbolo, una con tres",
                "Dos verdes, una morada",
                "Todas iguales",
                "Todas distintas",
            ],
        ),
        (
            "de",
            [
                "Zwei mit einem Symbol, eine mit drei",
                "Zwei grüne, eine violette",
                "Alle gleich",
                "Alle verschieden",
            ],
        ),
    ],
)
def test_a_wrong_trio_is_explained_feature_by_feature(lang: Language, findings: list[str]) -> None:
    # C-3
    sentences = explain_in_words((Card("1gsf"), Card("3gsh"), Card("1pse")), lang)
    assert [sentence.finding for sentence in sentences] == findings
    assert [sentence.verdict for sentence in sentences] == ["neither", "neither", "same", "different"]


def test_shapes_are_counted_as_nouns_and_words_follow_edition_and_palette() -> None:
    _, colour, shape, filling = explain_in_words(
        (Card("1rdh"), Card("1gsh"), Card("1gse")), "en", "european", "distinct"
    )
    assert colour.text == "Colour: Two black, one blue"
    assert shape.text == "Shape: Two waves, one beam"
    assert filling.text == "Filling: Two half-full, one empty"
    assert shape.values == ("beam", "wave", "wave")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("feature", FEATURES)
def test_every_way_to_fail_is_said_differently(lang: Language, feature: Feature) -> None:
    place = FEATURES.index(feature)
    for edition, palette in product(EDITIONS, PALETTES):
        said: set[str] = set()
        for pair, odd in product(LETTERS[feature], repeat=2):
            code, other = list("1rof"), list("1rof")
            code[place], other[place] = pair, odd
            trio = (Card("".join(code)), Card("".join(other)), Card("".join(code)))
            said.add(explain_in_words(trio, lang, edition, palette)[place].finding)
        assert len(said) == 7  # six ways to fail, and all the same
