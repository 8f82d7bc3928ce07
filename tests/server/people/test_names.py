"""Names that others can see, in one row, in any language."""

import pytest

from tercet.server.live.one_line import one_line
from tercet.server.people.names import BadName, clean_name


@pytest.mark.parametrize("blank", ["\u2800", "\u3164\u3164", "\uffa0 \u115f", "\u17b4", "\u0301\u0302", "\ufe0f", "…"])
def test_a_name_that_looks_empty_is_refused(blank: str) -> None:
    with pytest.raises(BadName, match="others can see"):
        clean_name(blank)


def test_letters_with_many_marks_keep_to_their_row() -> None:
    shown = clean_name("Z" + "\u0337\u0338\u0335\u0336\u0334" * 4 + "oe")
    assert sum("\u0300" <= letter <= "\u036f" for letter in shown) == 3
    assert shown.endswith("oe")


@pytest.mark.parametrize("name", ["Nguyễn Thị Hà", "प्रियंका", "Ζωή", "שָׁלוֹם", "ประยุทธ์", "Zoë 🎉", "李雷"])
def test_names_of_any_language_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == one_line(name)
    assert clean_name(name).replace(" ", "") == name.replace(" ", "")


@pytest.mark.parametrize("emoji", ["👩\u200d🚀", "🏳️\u200d🌈", "👨\u200d👩\u200d👧\u200d👦", "👍🏽"])
def test_an_emoji_of_several_parts_stays_whole_and_counts_once(emoji: str) -> None:
    assert clean_name(emoji) == emoji
    assert clean_name(emoji * 12) == emoji * 12
    with pytest.raises(BadName):
        clean_name(emoji * 25)


def test_a_joiner_between_letters_is_left_out() -> None:
    assert clean_name("A\u200dd\u200da") == "Ada"
