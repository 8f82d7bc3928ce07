"""Charts are drawn, and show what they say."""

from pathlib import Path

import pytest

from tests.cli.obeying import Capture, obeyed


@pytest.mark.parametrize(
    ("what", "says"),
    [
        ("odds", ["Is there a SET?", "30.0 : 1, fresh deal", "33 : 1, as printed", "2,500 : 1, as printed", "in play"]),
        ("stages", ["The odds fall as soon as play begins", "cards left in the deck"]),
        ("sets", ["How many SETs lie in 12 cards?", "27.3%"]),
    ],
)
def test_a_chart_is_drawn_with_its_words(tmp_path: Path, capsys: Capture, what: str, says: list[str]) -> None:
    file = tmp_path / f"{what}.svg"
    assert obeyed(capsys, "lab", "chart", what, str(file), "--games", "5000").code == 0
    drawn = file.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    for words in says:
        assert words in drawn


def test_a_png_is_a_png(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "sets.png"
    assert obeyed(capsys, "lab", "chart", "sets", str(file)).code == 0
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("odds", "o.pdf"), "“o.pdf” is neither .svg nor .png. Write for example: tercet lab chart odds odds.svg"),
        (("sets", "s.svg", "--cards", "30"), "How many SETs there are among 30 cards is known exactly up to 15 cards and from 66 up."),  # noqa: E501
        (("odds", "o.svg", "--games", "0"), "Give how many games to play, for example: --games 1000000"),
        (("sets", "no/such/folder/s.svg"), "“no/such/folder/s.svg” cannot be written: No such file or directory."),
    ],
)  # fmt: skip
def test_what_cannot_be_drawn_is_said_in_a_sentence(capsys: Capture, words: tuple[str, ...], sentence: str) -> None:
    said = obeyed(capsys, "lab", "chart", *words)
    assert (said.code, said.out, said.err) == (2, "", f"{sentence}\n")
