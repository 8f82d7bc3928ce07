"""Entry cards, read from the printed sheet."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tercet.competition.people import Person
from tercet.competition.privacy import Privacy
from tercet.competition.setup import Division
from tercet.paper.day import Day
from tercet.paper.order import Occasion, Order
from tercet.paper.printing import printed
from tercet.paper.sample import OCCASION, sample_day
from tests.paper.pages import codes_on, count, notes_of, of_sample, pages_of, text_in, words_on

FIELDS = (
    *("Player No.", "Division", "Name", "Address", "City, state, ZIP", "Phone", "Email"),
    *("Competition", "Game 1", "Game 2", "Game 3", "Game 4", "Total", "Rank"),
    *("Championship", "Tie-breaker"),
)
PLACES = [(column, row) for row in range(3) for column in range(3)]


def divided() -> Day:
    """The sample, with two divisions."""
    day = sample_day()
    setup = replace(day.now.setup, divisions=(Division("Kids"), Division("Teens")))
    return replace(day, now=replace(day.now, setup=setup))


def test_every_field_is_on_every_card_and_nine_cards_are_on_a_sheet() -> None:
    """G-4"""
    sheets = pages_of(of_sample("entry-cards", divided()).pdf)
    assert len(sheets) == 3
    for sheet, first in zip(sheets, (1, 10, 19), strict=True):
        for number, (column, row) in enumerate(PLACES, first):
            card = text_in(sheet, column, row, 3, 3)
            assert [field for field in FIELDS if field not in card] == []
            assert f"Player No. {number} Division Kids Teens" in card
            assert card.count("Game 1") == 2
            assert card.count("Total") == 2


def test_a_card_says_what_is_known_about_a_player() -> None:
    """G-4: contact, every game, total and rank, and the final."""
    sheet = pages_of(of_sample("entry-cards").pdf)[0]
    first, second = (text_in(sheet, column, 0, 3, 3) for column in (0, 1))
    assert "Name Amélie Roux Address 12 rue du Lac City, state, ZIP Genève 1201" in first
    assert "Phone +41 22 555 01 01 Email amelie@tercet.example" in first
    assert "Game 1 12 Game 2 13 Game 3 13 Game 4 15 Total 53 Rank 1" in second
    assert "Championship Game 1 4 Tie-breaker 5 Total 9" in second


def test_a_competition_without_divisions_has_none_on_its_cards() -> None:
    """G-4: nobody is asked for a division that there is not; before there is a competition, there is a line for it."""
    card = text_in(pages_of(of_sample("entry-cards").pdf)[0], 0, 0, 3, 3)
    assert "Player No. 1 Name Amélie Roux" in card
    made_up = text_in(pages_of(printed(Order(document="entry-cards", players=6)).pdf)[0], 0, 0, 3, 3)
    assert "Player No. 1 Division Name" in made_up


def test_a_card_has_lines_only_for_what_the_competition_asks() -> None:
    """G-4; nobody writes an address down that nobody wants to know."""
    day = sample_day()
    people = {who: Person(each.name) for who, each in day.people.items()}
    named = "Name Amélie Roux"
    for privacy, lines in (
        (Privacy(), named),
        (Privacy(asks=("phone", "guardian")), f"{named} Phone Parent or guardian"),
    ):
        setup = replace(day.now.setup, privacy=privacy)
        asked = replace(day, now=replace(day.now, setup=setup), people=people)
        card = text_in(pages_of(of_sample("entry-cards", asked).pdf)[0], 0, 0, 3, 3)
        assert f"{lines} Competition" in card
    full = replace(day, people={who: Person("Mia", guardian="Ann, 555") for who in day.people})
    assert "Parent or guardian Ann, 555" in text_in(pages_of(of_sample("entry-cards", full).pdf)[0], 0, 0, 3, 3)


def test_each_card_leads_to_its_player() -> None:
    sheet = pages_of(of_sample("entry-cards").pdf)[1]
    assert codes_on(sheet) == [f"{OCCASION.link}/player/{number}" for number in range(10, 19)]


def test_without_players_a_sheet_is_blank() -> None:
    (sheet,) = pages_of(printed(Order(document="entry-cards")).pdf)
    assert "Player No. Division Name Address City, state, ZIP" in text_in(sheet, 2, 2, 3, 3)


def test_where_nobody_said_an_address_there_are_no_codes_and_whoever_prints_is_told() -> None:
    done = printed(Order(document="entry-cards", players=9))
    assert codes_on(pages_of(done.pdf)[0]) == []
    assert notes_of(done) == ["Without QR codes: give the address of the competition’s page with --link."]
    assert notes_of(done, "de") == ["Ohne QR-Codes: Gib mit --link die Adresse der Seite des Turniers an."]


def test_a_card_has_a_line_for_each_round_and_no_more() -> None:
    (sheet,) = pages_of(printed(Order(document="entry-cards", players=9, rounds=3)).pdf)
    assert "Game 3 Total Rank" in text_in(sheet, 1, 1, 3, 3)


def test_more_than_four_rounds_have_lines_too() -> None:
    (sheet,) = pages_of(printed(Order(document="entry-cards", players=9, rounds=6, paper="us-letter")).pdf)
    assert "Game 5 Game 6 Total Rank" in text_in(sheet, 1, 1, 3, 3)


@settings(max_examples=10)
@given(st.lists(st.text(max_size=90), min_size=9, max_size=9), st.sampled_from(("a4", "us-letter")))
def test_whatever_somebody_is_called_no_card_reaches_into_the_next(names: list[str], paper: str) -> None:
    day = sample_day()
    people = {who: Person(*names[:1], *names[1:8]) for who in day.people}  # type: ignore[arg-type]
    order = Order(document="entry-cards", paper=paper, occasion=Occasion(name=names[8]))  # type: ignore[arg-type]
    pdf = printed(order, replace(day, people=people)).pdf
    assert count(pdf) == 3
    for word in words_on(pages_of(pdf)[0]):
        assert crosses_no_cut(word.left, word.right, *across(paper)), word


def across(paper: str) -> tuple[float, float]:
    """Where the two upright cuts are, in points."""
    width = {"a4": 210.0, "us-letter": 215.9}[paper]
    third = (width - 16) / 3
    return (8 + third) * 72 / 25.4, (8 + 2 * third) * 72 / 25.4


def crosses_no_cut(left: float, right: float, *cuts: float) -> bool:
    return all(right <= cut or left >= cut for cut in cuts)
