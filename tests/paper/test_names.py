"""Names of every kind, and of every malice: printed as text or shortened visibly, never read as mark-up."""

from itertools import cycle

import pytest
from msgspec.structs import replace

from tercet.competition.people import Person
from tercet.paper.catalogue import DOCUMENTS
from tercet.paper.order import Occasion
from tercet.paper.sample import OCCASION, sample_before_round, sample_day
from tercet.paper.unprintable import unprintable
from tests.paper.pages import count, named, notes_of, of_sample, pages_of, texts_of, words_on

HOSTILE = (
    "W" * 80,
    "Maximiliane " * 7,
    "Αλέξανδρος Παπαδόπουλος " * 3,
    "Константин Константинович " * 3,
    "عبد الرحمن بن عبد العزيز آل سعود " * 3,
    "歐陽震華" * 20,
    "👩‍👩‍👧‍👦🏳️‍🌈🐈🇫🇷👍🏽" * 8,
    '#import "/etc/passwd": *',
    "*bold* _it_ $x^2$ `raw` <label> @ref",
    "#panic() #{while true {}} \\ \" ' // /* #sys.inputs",
    "]]]}}})))</svg><script>",
    "",
    " \t\n\r\0\x07\u202e\u2066\ufeff\u200b",
    "Z̷̧̡͙̬̥̳̮̱̎̿̓̈́̕a̸̛͉l̶̢̛g̷o̸" * 4,
    "ไทย नाम ဗမာ \ue000 \U000e0041 \ufffe \ud800",
    "a\u0301e\u0301 ﬁ ǆ Ḱ 𝕄𝕒𝕣𝕜 Ⓜ ½",
)
BAD = Occasion(
    *('#import "x": * $y$ ' * 9, "O" * 300, "2026-99-99 *x*", "#t", "歐" * 300, "\0\ud800" * 50),
    link="https://tercet.example/😀 #[x] " + "y" * 200,
)


@pytest.mark.parametrize("paper", ["a4", "us-letter"])
@pytest.mark.parametrize("name", DOCUMENTS)
def test_hostile_names_change_no_pages(name: str, paper: str) -> None:
    day = sample_before_round(3) if name == "emergency-pack" else sample_day()
    plain = count(of_sample(name, paper=paper, lang="de").pdf)
    pdf = of_sample(name, named(day, *HOSTILE), paper=paper, lang="de", occasion=replace(BAD, date=OCCASION.date)).pdf
    assert count(pdf) == plain
    for page in pages_of(pdf):
        width, height = page.get_size()
        assert [w for w in words_on(page) if w.right > width + 1 or w.left < -1 or w.top > height + 1] == []


def test_every_field_of_a_card_may_be_hostile() -> None:
    day, malice = sample_day(), cycle(HOSTILE)
    fields = ("name", "address", "city", "state", "postcode", "phone", "email")
    people = {who: Person(**{field: next(malice) for field in fields}) for who in day.people}  # type: ignore[arg-type]
    assert count(of_sample("entry-cards", replace(day, people=people)).pdf) == 3


@pytest.mark.parametrize("markup", [name for name in HOSTILE if "#" in name or "*" in name])
def test_mark_up_is_printed_as_it_is_written(markup: str) -> None:
    text = texts_of(of_sample("certificates", named(sample_day(), markup)).pdf)[0]
    assert " ".join(markup.split())[:20] in text


@pytest.mark.parametrize(
    "name",
    [
        *("Ελένη Παππά", "Иван Петров", "赵文", "山田はなこ", "김민준", "Tổng Thị Hạnh", "Ślązak Łukasz"),
        *("प्रिया शर्मा", "ตุ๊กตา", "தமிழ்", "বাংলা", "አበበ"),
    ],
)
def test_other_alphabets_are_printed(name: str) -> None:
    done = of_sample("certificates", named(sample_day(), name))
    assert done.notes == ()
    assert name in texts_of(done.pdf)[0]


def test_arabic_is_joined_and_runs_to_the_left() -> None:
    done = of_sample("certificates", named(sample_day(), "ليلى حداد"))
    assert done.notes == ()
    assert set("ليلىحداد") <= set(texts_of(done.pdf)[0])


def test_a_letter_that_no_font_has_is_seen_and_told() -> None:
    done = of_sample("certificates", named(sample_day(), "Ann 𒀀"))
    assert "Ann �" in texts_of(done.pdf)[0]
    first, *others = notes_of(done)
    assert first == "No font here has 𒀀 U+12000 (cuneiform sign a): printed as �."
    assert len(others) == 5, "of many names the first are told"


def test_a_name_that_is_too_long_ends_in_an_ellipsis() -> None:
    text = texts_of(of_sample("entry-cards", named(sample_day(), "Maximiliane " * 7)).pdf)[0]
    assert text.count("Maximiliane Maximi") == 9
    assert text.count("…") == 9


def test_whoever_prints_is_told_beforehand_whose_name_has_which_letter() -> None:
    names = ("Ada", "Ada \U00012000", "Zoë 赵")
    day = replace(sample_day(), people={f"player-{n}": Person(name) for n, name in enumerate(names, 1)})
    (found,) = unprintable(day.now, day.people)
    assert (found.number, found.letters) == (2, ("\U00012000 U+12000 (cuneiform sign a)",))
    assert any("The name of no. 2 has \U00012000 U+12000" in note for note in notes_of(of_sample("certificates", day)))
    assert unprintable(sample_day().now, {}) == []
