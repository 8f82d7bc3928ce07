"""What the page “Is there a SET?” shows is what the lab finds out."""

import msgspec
import pytest

from tercet.lab.figures import GAMES, STORED, Figures, as_text, figures, play_again
from tercet.lab.known import odds
from tests.cli.obeying import Capture, obeyed


def test_the_stored_figures_are_those_of_the_same_games_played_anew() -> None:
    assert as_text(figures(play_again())) == STORED.read_bytes()


def test_the_stored_figures_hold_the_exact_and_the_printed_odds() -> None:
    stored = msgspec.json.decode(STORED.read_bytes(), type=Figures)
    assert stored.printed == {12: 33, 15: 2500}
    assert stored.games == GAMES
    for fresh in stored.fresh:
        assert fresh.odds == pytest.approx(odds(81, fresh.cards).odds)
        assert fresh.sets is None or sum(fresh.sets) == pytest.approx(1)


def test_figures_that_cannot_be_kept_are_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("tercet.lab.figures.play_again", lambda: None)
    monkeypatch.setattr("tercet.lab.figures.figures", lambda _: None)
    monkeypatch.setattr("tercet.lab.figures.STORED", STORED / "not-a-folder")
    said = obeyed(capsys, "lab", "figures")
    assert (said.code, said.out) == (1, "")
    assert said.err.endswith("cannot be written: Not a directory.\n")
