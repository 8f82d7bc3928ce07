"""Handouts, decks, puzzles, certificates and the emergency pack, read from the page."""

import re

import pytest
from msgspec.structs import replace

from tercet.cards.kinds import kind_of
from tercet.cards.notation import read_cards
from tercet.cards.sets import find_sets
from tercet.cards.sums import cancel
from tercet.competition import events as e
from tercet.competition.scores import Line, Sheet
from tercet.competition.setup import Division
from tercet.competition.standings import standings
from tercet.engine.slots.deck import cards_in, held_features, values_of
from tercet.engine.value import Player
from tercet.paper.documents.playing import LAYOUT
from tercet.paper.order import DESIGNS, CannotPrint, Order
from tercet.paper.printing import printed
from tercet.paper.sample import OCCASION, sample_before_round, sample_day
from tercet.rulesets.catalogue import RULE_SETS, edition_of
from tercet.rulesets.cite import RuleSet
from tercet.words.cards import feature_name
from tercet.words.examples import EXAMPLES, example
from tercet.words.languages import LANGUAGES, Language
from tercet.words.speech import speak
from tests.paper.pages import codes_on, count, of_sample, pages_of, texts_of

TODAY = "1rof 2rof 3rof 1gsh 2gsh 3gsh 1pde 2pde 3pde 1roe 2gse 3poh"


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
def test_the_handouts_examples_are_two_sets_and_two_that_are_none(rule_set: RuleSet) -> None:
    """C-3, M-4, M-5, M-6"""
    fixed = held_features(rule_set.deck.value)
    kind = kind_of(cards_in(rule_set.deck.value)[0])
    shown = [example(codes, fixed) for codes in EXAMPLES[kind.name]]
    assert {card for cards in shown for card in cards} <= {*cards_in(rule_set.deck.value)}
    assert [cancel(cards) for cards in shown] == [True, True, False, False]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["quads", "quads-junior", "quads-junior-chain", "quads-junior-puzzle", "dots"])
def test_a_handout_of_other_finds_does_not_speak_of_sets(name: str, lang: Language) -> None:
    """M-5, M-6"""
    text = texts_of(of_sample("handout", rule_set=name, lang=lang).pdf)[0]
    assert "SET" not in text.partition(speak(lang, "paper-disclaimer")[:12])[0]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("mega", ("Five features, three values each", "Edge", "cornered", "What a SET is")),
        ("quads", ("Four features, four values each", "half-filled", "What a Quad is", "Two and two")),
        ("quads-junior", ("Three features, four values each", "What a Quad is")),
        ("dots", ("Six dots", "Lower right", "What a group is", "an even number of times")),
        ("ghost", ("What a SET is", "Six cards count here, in three pairs")),
        ("ultra-nine", ("What a SET is", "Four cards count here: two pairs")),
    ],
)
def test_a_handout_shows_the_cards_and_the_find_of_its_rule_set(name: str, told: tuple[str, ...]) -> None:
    """M-2 to M-6"""
    text = " ".join(texts_of(of_sample("handout", rule_set=name).pdf)[0].split())
    assert [each for each in told if each not in text] == []


def test_a_handout_speaks_of_its_own_rule_set_and_edition() -> None:
    american, european = (texts_of(of_sample("handout", rule_set=name).pdf)[0] for name in ("classic", "european"))
    assert "Squiggle" in american.title()
    assert "turquoise" in european
    assert "turquoise" not in american
    assert codes_on(pages_of(of_sample("handout").pdf)[0]) == ["https://tercet.example/rules/classic"]


@pytest.mark.parametrize(
    ("rule_set", "rows"),
    [("solitaire", "Verdict"), ("puzzle", "Layout"), ("quick", "Tercet adds"), ("chain", "Tercet")],
)
def test_a_handout_says_nothing_that_a_real_deck_or_a_lone_player_cannot_do(rule_set: str, rows: str) -> None:
    play = texts_of(of_sample("handout", rule_set=rule_set).pdf)[0].partition("How it is played")[2]
    assert rows not in play.partition("For the card game")[0]


def how_it_is_played(rule_set: str, lang: Language = "en") -> str:
    """The lower half of a handout."""
    text = texts_of(of_sample("handout", rule_set=rule_set, lang=lang).pdf)[0]
    return text.rpartition(speak(lang, "paper-handout-play"))[2].partition(speak(lang, "paper-disclaimer")[:12])[0]


def test_the_classic_handout_tells_of_replacing_cards_and_of_who_wins() -> None:
    """A-6, A-8, P-2"""
    play = how_it_is_played("classic")
    assert "replaced from the deck, but not while more than 12 are on the table" in play
    assert "the highest score wins" in play
    assert "not while more than 9 are on the table" in how_it_is_played("beginner")
    assert "the highest total wins" in how_it_is_played("passing-deal")
    assert "if nothing is owed at the end" in how_it_is_played("solitaire")


def test_the_handout_of_the_super_rules_tells_of_ties_and_delays() -> None:
    """S-6, S-7, S-8"""
    play = how_it_is_played("super")
    assert "The others decide who was first; if they cannot agree, each caller gets a point" in play
    assert "carry one of the caller’s points to the discard pile" in play
    assert "touching a card of the SET counts as the call" in play


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule_set", [name for name, each in RULE_SETS.items() if held_features(each.deck.value)])
def test_a_handout_of_a_small_deck_explains_only_what_differs_in_it(rule_set: str, lang: Language) -> None:
    """E-8: where all cards are solid, no example is explained by its shading."""
    rules = RULE_SETS[rule_set].rules
    text = texts_of(of_sample("handout", rule_set=rule_set, lang=lang).pdf)[0]
    find = "fours" if values_of(rules.deck) == 4 else "sets"
    explained = text.partition(speak(lang, f"paper-handout-{find}"))[2].partition(speak(lang, "paper-handout-play"))[0]
    fixed = held_features(rules.deck)
    assert fixed
    for feature in fixed:
        assert feature_name(feature, lang, edition_of(rule_set)) not in explained


@pytest.mark.parametrize("rule_set", [name for name, each in RULE_SETS.items() if each.pattern.value.linked])
def test_the_handout_of_a_chain_says_where_the_last_find_is(rule_set: str) -> None:
    """M-1: it lies beside the layout."""
    assert "comes from the find before" in (play := how_it_is_played(rule_set)) or "come from the find before" in play
    assert "Until then, that find lies open beside the layout" in play


def test_the_handout_of_memory_says_that_wrong_cards_are_turned_back() -> None:
    """M-11"""
    assert "the last one decides, and wrong cards are turned back" in how_it_is_played("memory")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_no_handout_says_what_tercet_does_or_how_many_milliseconds_apart(rule_set: str, lang: Language) -> None:
    play = how_it_is_played(rule_set, lang)
    assert len(play.split()) > 30
    assert "Tercet" not in play
    assert not re.search(r"\d ms", play)
    assert count(of_sample("handout", rule_set=rule_set, lang=lang).pdf) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_poster_names_the_ages_of_the_sheet(lang: Language) -> None:
    """P-1: from 6 to 99."""
    said = [texts_of(of_sample("poster", design=design, lang=lang).pdf)[0] for design in DESIGNS]
    assert any(re.search(r"\b6 \w+ 99\b", text) for text in said)


@pytest.mark.parametrize(
    ("lang", "purposes"), [("en", "such as"), ("fr", "notamment"), ("es", "por ejemplo"), ("de", "etwa")]
)
def test_a_release_names_purposes_as_examples(lang: Language, purposes: str) -> None:
    """It allows any lawful purpose, so those that it names cannot be all."""
    assert f", {purposes} " in texts_of(of_sample("release-adult", lang=lang).pdf)[0]


def test_the_judges_layout_is_twelve_different_cards() -> None:
    assert len(set(LAYOUT)) == 12


@pytest.mark.parametrize(("document", "cards", "sheets"), [("deck", 81, 6), ("starter-deck", 27, 2)])
def test_a_deck_has_a_back_behind_every_card(document: str, cards: int, sheets: int) -> None:
    done = of_sample(document)
    pages = texts_of(done.pdf)
    assert len(pages) == 2 * sheets
    assert all("Fronts" in page for page in pages[::2])
    assert all("Backs" in page for page in pages[1::2])
    assert done.pdf.count(b"/S/Figure") == cards


def test_a_deck_for_colour_blind_eyes_says_its_colours_and_has_edge_bars() -> None:
    plain, distinct = (of_sample("starter-deck", palette=palette).pdf for palette in (None, "distinct"))
    assert b"one red solid oval" in plain
    assert b"one blue solid oval" in distinct
    assert len(pages_of(distinct)) == len(pages_of(plain))


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("1rofp 2rofp 3rofp 1gshf 2gshf 3gshf 1pdec 2pdec 3pdec", b"one green striped squiggle, framed"),
        ("1ROF 2PSH 3GDE 4IBL 1IOL 2GSL 3PDL 4RBL 4ISH", b"four black half-filled beams"),
        ("r----- -a---- --g--- ---b-- ----v- -----i ragbvi rag--- ---bvi", b"lower middle violet"),
    ],
)
def test_cards_of_other_decks_are_drawn_on_paper_and_named(cards: str, name: bytes) -> None:
    """M-4, M-5, M-6"""
    pdf = printed(Order(document="daily-puzzle", occasion=OCCASION, cards=tuple(cards.split()), cue=True)).pdf
    assert pdf.count(b"/S/Figure") >= 9
    assert name in pdf


def test_the_solutions_of_a_puzzle_are_its_sets() -> None:
    order = Order(document="daily-puzzle", occasion=OCCASION, cards=tuple(TODAY.split()))
    text = texts_of(printed(order).pdf)[0]
    cards = read_cards(TODAY)
    told = {tuple(map(int, trio)) for trio in re.findall(r"\b(\d+)–(\d+)–(\d+)\b", text)}
    assert {frozenset(cards[place - 1] for place in trio) for trio in told} == set(map(frozenset, find_sets(cards)))
    assert f"Find all {len(told)} SETs." in text


def test_the_same_date_is_the_same_puzzle_and_another_date_another() -> None:
    days = [replace(OCCASION, date=date) for date in ("2026-11-21", "2026-11-21", "2026-11-22")]
    first, again, other = (printed(Order(document="daily-puzzle", occasion=day)).pdf for day in days)
    assert first == again != other


def test_a_book_has_as_many_puzzles_as_asked_for_and_a_solution_for_each() -> None:
    pages = texts_of(printed(Order(document="puzzle-book", puzzles=5)).pdf)
    assert [page.count("Puzzle ") for page in pages] == [0, 2, 2, 1, 5]


def test_a_book_needs_little_ink() -> None:
    """Classes print it: no page is more dark than light, the cover included."""
    pages = pages_of(printed(Order(document="puzzle-book", puzzles=2)).pdf)
    assert all(page.render(scale=1, grayscale=True).to_numpy().mean() > 200 for page in pages)


def test_certificates_are_for_champion_finalists_and_everyone() -> None:
    pages = texts_of(of_sample("certificates").pdf)
    assert len(pages) == 27
    assert "Champion Greta Falk" in pages[0]
    assert all("Finalist" in page for page in pages[1:5])
    assert "Certificate Amélie Roux has played" in pages[5]


def test_a_certificate_tells_the_rank_in_the_own_division() -> None:
    day = sample_day()
    number = next(each.number for each in standings(day.now)[6:] if each.number not in day.now.finalists)
    entrants = {n: replace(each, division="Kids" if n == number else "Teens") for n, each in day.now.entrants.items()}
    setup = replace(day.now.setup, divisions=(Division("Kids"), Division("Teens")))
    divided = replace(day, now=replace(day.now, setup=setup, entrants=entrants))
    (only,) = texts_of(of_sample("certificates", divided, numbers=(number,)).pdf)
    assert "Rank 1 · Kids ·" in only


def test_results_and_press_tell_who_won() -> None:
    day = sample_day()
    first, second = texts_of(of_sample("results").pdf)
    assert "Champion Greta Player No. 12" in first
    assert all(day.name(number).split()[0] in first + second for number in (1, 2, 3, 26, 27))
    assert "Falk" not in first + second
    press = texts_of(of_sample("press").pdf)[0]
    assert "Greta (Player No. 12) wins Lake Cup, Geneva" in press
    assert "27 players" in press
    early = texts_of(of_sample("press", sample_before_round(2)).pdf)[0]
    assert "Lake Cup, Geneva: the results" in early


def test_the_change_log_tells_what_why_and_by_which_entry() -> None:
    day = sample_before_round(3)
    old, new = Sheet((Line(7, 12),)), Sheet((Line(7, 11, 2),))
    boss, at = Player("coordinator"), 1_795_000_000_000
    more = (e.EntrantLeft(at, boss, 5), e.ResultCorrected(at, boss, 3, old, new, "a pile was counted twice"))
    text = texts_of(of_sample("change-log", replace(day, log=(*day.log, *more))).pdf)[0]
    assert "No. 5 leaves" in text
    assert f"{len(day.log) + 2} 2026-11-18" in text
    assert "Game 3 corrected: No. 7: 12 becomes No. 7: 9 a pile was counted twice" in text


def test_the_emergency_pack_holds_what_is_left_and_what_is_known() -> None:
    pages = texts_of(of_sample("emergency-pack").pdf)
    assert "Rounds 3 to 4 are still to be played." in pages[0]
    assert "Standings so far" in pages[1]
    assert "Round 3" in pages[2]
    assert "Round 2" not in pages[2]
    slips = [page for page in pages if "Cards left" in page]
    assert sum(page.count("Cards left") for page in slips) == 2 * 9 + 3
    cards = pages[-3:]
    assert "Game 1 5 Game 2 9 Game 3 Game 4 Total Rank" in cards[0]


def test_a_handout_of_own_rules_says_that_they_are_changed_and_how() -> None:
    text = " ".join(texts_of(of_sample("handout", rule_set="classic~penalty.no-penalty~layout.size-9").pdf)[0].split())
    assert "Classic, changed Like Classic, but with changes to: Layout, Penalty." in text
    assert "costs a point" not in text
    with pytest.raises(CannotPrint, match="The deck has too few cards for this layout"):
        of_sample("handout", rule_set="classic~layout.size-90")
