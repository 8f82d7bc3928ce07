"""Every document: there, on its pages, tagged, with its fonts, and always the same bytes."""

import re

import pytest
from msgspec.structs import replace

from tercet.paper.catalogue import DOCUMENTS
from tercet.paper.order import DESIGNS, PAPERS, CannotPrint, Occasion, Order
from tercet.paper.printing import printed
from tercet.paper.sample import OCCASION, sample_day
from tercet.rulesets.catalogue import RULE_SETS
from tercet.words.languages import LANGUAGES
from tests.paper.pages import afresh, codes_on, count, of_sample, pages_of, texts_of, words_on

ONE_PAGE = ("judge-script", "rule-card", "release-adult", "release-minor", "press", "checklist", "daily-puzzle")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_is_tagged_has_its_fonts_and_is_printed_the_same_again(name: str) -> None:
    pdf = of_sample(name).pdf
    assert b"<pdfuaid:part>1</pdfuaid:part>" in pdf
    assert re.search(rb"/StructTreeRoot \d+ 0 R", pdf)
    assert pdf.count(b"/FontFile") == pdf.count(b"/Type/FontDescriptor") > 0
    assert afresh(Order(document=name, occasion=OCCASION)).pdf == pdf


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_a_sheet_stays_one_in_every_language_even_on_the_shorter_paper(lang: str) -> None:
    for name in ONE_PAGE:
        assert count(of_sample(name, lang=lang, paper="us-letter").pdf) == 1, name
    for rule_set in RULE_SETS:
        assert count(of_sample("handout", lang=lang, paper="us-letter", rule_set=rule_set).pdf) == 1, rule_set
    for design in DESIGNS:
        for name in ("poster", "flyer"):
            assert count(of_sample(name, lang=lang, paper="us-letter", design=design).pdf) == 1, (name, design)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", DOCUMENTS)
def test_nothing_hangs_over_the_edge_of_the_paper(name: str, paper: str) -> None:
    for page in pages_of(of_sample(name, lang="de", paper=paper).pdf):
        width, height = page.get_size()
        outside = [w for w in words_on(page) if w.left < 0 or w.bottom < 0 or w.right > width or w.top > height]
        assert outside == []


def test_all_that_the_guide_prints_is_here() -> None:
    """G-17"""
    handout = texts_of(of_sample("handout", rule_set="competition").pdf)[0]
    assert all(word in handout for word in ("A SET", "Not a SET", "The quick check", "Number", "Shading", "Penalty"))
    for kind, signs in (("adult", "I am of legal age"), ("minor", "Parent or guardian")):
        form = texts_of(of_sample(f"release-{kind}").pdf)[0]
        assert form.count(OCCASION.organiser) == 4
        assert "Saturday, 21 November 2026" in form
        assert signs in form
        assert all(field in form for field in ("Address", "Telephone", "Email", "Signature", "Date"))
    poster = texts_of(of_sample("poster").pdf)[0]
    assert all(word in poster for word in ("Lake Cup, Geneva", "21 November 2026", "10:00", "Salle du Lac"))
    assert {"entry-cards", "schedule"} <= set(DOCUMENTS)


@pytest.mark.parametrize("design", DESIGNS)
@pytest.mark.parametrize("name", ["poster", "flyer"])
def test_a_poster_leads_to_the_form_and_says_whom_to_ask(name: str, design: str) -> None:
    pdf = of_sample(name, design=design).pdf
    (page,) = pages_of(pdf)
    assert set(codes_on(page)) == {f"{OCCASION.link}/enter"}
    assert f"Contact: {OCCASION.contact}" in texts_of(pdf)[0]


def test_where_nobody_enters_by_themselves_a_poster_leads_to_the_page_for_everyone() -> None:
    day = sample_day()
    closed = replace(day, now=replace(day.now, setup=replace(day.now.setup, entry_form=False)))
    pdf = of_sample("poster", closed).pdf
    assert codes_on(pages_of(pdf)[0]) == [OCCASION.link]
    assert "Scan for more" in texts_of(pdf)[0]
    assert "Scan to enter" not in texts_of(pdf)[0]


def test_one_poster_is_light_on_ink() -> None:
    """The dark one covers most of the sheet; the light one leaves it white."""
    dark, light = (
        pages_of(of_sample("poster", design=design).pdf)[0].render(scale=1, grayscale=True).to_numpy().mean()
        for design in ("mark", "light")
    )
    assert dark < 110
    assert light > 225


def test_the_checklist_has_what_is_done_before_the_day_and_in_the_hall() -> None:
    """G-18"""
    page = texts_of(of_sample("checklist").pdf)[0].lower()
    for word in ("announce it", "details", "registrations", "one registration table", "walk between", "a deck, paper"):
        assert word in page
    for word in ("plain cloth", "light", "no wind", "spectators", "prizes", "9 tables"):
        assert word in page


def test_the_judge_lays_out_twelve_explains_asks_and_shuffles_back() -> None:
    """G-12"""
    (page,) = pages_of(of_sample("judge-script").pdf)
    text = texts_of(of_sample("judge-script").pdf)[0]
    order = (
        "12 cards in 3 rows of 4",
        "everyone can see",
        "point at",
        "one point against",
        "a question",
        "shuffle them",
    )
    assert [text.index(word) for word in order] == sorted(text.index(word) for word in order)
    pictures = [thing for thing in page.get_objects(max_depth=1) if thing.get_bounds()]
    assert len(pictures) >= 12


def test_an_american_reads_an_american_date() -> None:
    assert "Saturday, November 21, 2026" in texts_of(of_sample("poster", paper="us-letter").pdf)[0]
    assert "samedi 21 novembre 2026" in texts_of(of_sample("poster", paper="us-letter", lang="fr").pdf)[0]


def test_a_date_in_words_stays_as_it_is() -> None:
    said = Order(document="poster", occasion=Occasion(date="next Friday"))
    assert "next Friday" in texts_of(printed(said).pdf)[0]


@pytest.mark.parametrize(
    ("order", "why"),
    [
        (Order(document="postr"), "There is no document “postr”. Did you mean “poster”?"),
        (Order(document="schedule"), "Nobody can be seated yet"),
        (Order(document="results"), "Nobody has entered"),
        (Order(document="handout", rule_set="bridge"), "There is no rule set “bridge”"),
        (Order(document="daily-puzzle"), "Give the day of the puzzle"),
    ],
)
def test_what_cannot_be_printed_is_said_in_a_sentence(order: Order, why: str) -> None:
    with pytest.raises(CannotPrint, match=re.escape(why)):
        printed(order)
