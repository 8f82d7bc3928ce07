"""Text from outside, made fit to print; codes on slips; the shipped fonts."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.paper.codes import LETTERS, code_of, game_of
from tercet.paper.printable import Cleaner, in_a_sentence
from tercet.paper.typefaces import FOLDER, letters
from tercet.words.sayable import say_in

GAMES = st.integers(0, len(LETTERS) ** 3 - 1)


@given(st.text())
def test_clean_text_is_one_line_of_letters_that_a_font_has(text: str) -> None:
    clean = Cleaner().text(text)
    assert all(ord(letter) in letters() or letter in "\u200b\u200c\u200d" for letter in clean)
    assert not any(unicodedata.category(letter) in ("Cc", "Zl", "Zp") for letter in clean)
    assert Cleaner().text(clean) == clean


@pytest.mark.parametrize("text", ["Ann", "Zoë Ångström", "*#$_`@<>\\", "O’Neill – 2nd"])
def test_what_can_be_printed_stays_as_it_is(text: str) -> None:
    cleaner = Cleaner()
    assert (cleaner.text(text), cleaner.note) == (text, None)


def test_a_letter_that_only_one_weight_of_a_font_has_is_replaced_and_told() -> None:
    cleaner = Cleaner()
    assert cleaner.text("\N{ARABIC MATHEMATICAL STRETCHED HAH}") == "\N{REPLACEMENT CHARACTER}"
    assert cleaner.note
    assert "U+1EE67" in cleaner.note.told["text"]


def test_lines_controls_and_heaps_of_marks_go() -> None:
    assert Cleaner().text(" Ann\n\tB\0\u202e. ") == "Ann B."
    assert len(Cleaner().text("q" + "\u0335" * 40)) == 3


def test_a_space_at_which_no_line_may_break_stays() -> None:
    assert Cleaner().text("Nr.\u00a012,\n  gardez-le\u202f; ") == "Nr.\u00a012, gardez-le\u202f;"


def test_five_unknown_letters_are_named_and_no_more() -> None:
    cleaner = Cleaner()
    assert cleaner.text("𒀀𒀁𒀂𒀃𒀄𒀅") == "�" * 6
    assert cleaner.note
    said = say_in("en", cleaner.note.message, cleaner.note.told)
    assert said.count("U+1200") == 5
    assert "and others" in said


def test_a_name_in_a_sentence_ends_and_may_break() -> None:
    assert len(in_a_sentence("O" * 300).replace("\u200b", "")) == 80
    assert "\u200b" in in_a_sentence("O" * 30)


@given(GAMES)
def test_a_code_leads_back_to_its_game(game: int) -> None:
    assert game_of(code_of(game)) == game
    assert game_of(f" {code_of(game).lower()} ") == game


@given(GAMES, st.integers(0, 3), st.sampled_from(LETTERS))
def test_a_slip_of_the_pen_leads_to_no_game(game: int, place: int, letter: str) -> None:
    code = code_of(game)
    wrong = code[:place] + letter + code[place + 1 :]
    swapped = code[:1] + code[2] + code[1] + code[3]
    assert game_of(wrong) is None or wrong == code
    assert game_of(swapped) is None or swapped == code


@pytest.mark.parametrize("text", ["", "22", "22222", "0OI1", "¼½¾⅓"])
def test_what_is_no_code_leads_nowhere(text: str) -> None:
    assert game_of(text) is None


def test_every_font_has_its_licence_beside_it() -> None:
    told = (FOLDER / "README.md").read_text(encoding="utf-8")
    for font in FOLDER.glob("*.ttf"):
        licences = [each.stem for each in (FOLDER / "licences").glob("*.txt") if font.stem.startswith(each.stem)]
        assert licences, font
        assert f"`{licences[0]}" in told
