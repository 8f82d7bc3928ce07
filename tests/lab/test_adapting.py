"""Bots that adapt are a match for everybody: seeded evenings against players of every level."""

import json

import pytest

from tercet.lab.adapting import evenings_of
from tercet.players.levels import BEGINNER, EXPERT, FIRST_EVENING, LEVELS
from tests.cli.obeying import Capture, obeyed


@pytest.mark.parametrize("level", LEVELS)
def test_after_three_games_a_bot_and_any_player_each_win_about_half(level: int) -> None:
    """From a first evening to the top; a shared first place is a win of neither."""
    found = evenings_of(level, bots=1, evenings=12, seed=1)
    assert found.games == 120
    assert 0.35 < found.won / found.games < 0.65
    assert 0.35 < found.lost / found.games < 0.65


@pytest.mark.parametrize("level", [FIRST_EVENING, 2, EXPERT])
def test_among_two_such_bots_everybody_wins_about_a_third(level: int) -> None:
    """Fair for three is one in three; shared first places go off everybody's share."""
    found = evenings_of(level, bots=2, evenings=12, seed=1)
    assert 0.2 < found.won / found.games < 0.45


@pytest.mark.parametrize("level", [FIRST_EVENING, BEGINNER])
def test_the_very_first_games_of_slow_players_are_no_beating(level: int) -> None:
    found = evenings_of(level, bots=2, evenings=20, seed=1)
    assert sum(found.first_won) >= 0.2 * 3 * 20


def test_the_command_shows_every_level(capsys: Capture) -> None:
    assert "first evening" in obeyed(capsys, "lab", "adapting", "--evenings", "1").out
    answer = json.loads(obeyed(capsys, "lab", "adapting", "--evenings", "1", "--bots", "2", "--json").out)
    assert answer["bots"] == 2
    assert [row["level"] for row in answer["levels"]] == [level.name for level in LEVELS.values()]
    assert all(row["won"] + row["shared"] + row["lost"] == row["games"] == 10 for row in answer["levels"])
    assert obeyed(capsys, "lab", "adapting", "--bots", "0").code == 2
