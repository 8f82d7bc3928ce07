"""The skill model comes back out of games that were played by it."""

import json
from pathlib import Path
from random import Random

import pytest

from tercet.lab.fit import fit
from tercet.lab.watching import watch
from tercet.players.levels import LEVELS
from tercet.players.match_of_bots import bots_play
from tercet.players.skill import slope
from tercet.record.codec import write_record
from tercet.rulesets.catalogue import RULE_SETS
from tests.cli.obeying import Capture, obeyed

GOLDEN = Path(__file__).parents[1] / "golden/records"


def test_levels_and_factors_are_found_again_in_the_games_of_bots() -> None:
    games = [bots_play(RULE_SETS["quick"].rules, [3, 4], Random(seed)) for seed in range(100)]
    found = fit(watch(games))
    for player, level in zip(sorted(found.players), (3, 4), strict=True):
        fitted = found.players[player]
        assert fitted.nearest == LEVELS[level].name
        assert fitted.rate == pytest.approx(LEVELS[level].rate, rel=0.12)
        assert fitted.first_ms == pytest.approx(LEVELS[level].first_ms, abs=40)
    assert found.factors == pytest.approx(slope((LEVELS[3].rate * LEVELS[4].rate) ** 0.5), abs=0.15)


def test_what_is_predicted_is_what_was_observed() -> None:
    found = fit(watch([bots_play(RULE_SETS["classic"].rules, [4], Random(seed)) for seed in range(60)]))
    for there in (1, 2, 3, 4):
        row = found.by_sets_there[there]
        assert row.predicted == pytest.approx(row.observed, rel=0.25)
    assert sum(row.predicted for row in found.by_sets_there.values()) == pytest.approx(found.players["bot-1"].sets)  # type: ignore[index]


def test_the_command_reads_a_folder_of_records(tmp_path: Path, capsys: Capture) -> None:
    for seed in range(3):
        events = bots_play(RULE_SETS["classic"].rules, [5, 1], Random(seed))
        (tmp_path / f"{seed}.jsonl").write_text(write_record(events), encoding="utf-8")
    answer = json.loads(obeyed(capsys, "lab", "fit", str(tmp_path), "--json").out)
    assert answer["players"]["bot-1"]["nearest"] in ("expert", "top")
    told = obeyed(capsys, "lab", "fit", str(tmp_path)).out
    assert "predicted" in told
    assert "bot-1" in told


@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_kind_of_record_is_fitted_or_refused_in_a_sentence(record: Path, capsys: Capture) -> None:
    """Also games with a real deck, with other patterns, with cards that stay, and of players who took all at once."""
    said = obeyed(capsys, "lab", "fit", str(record))
    too_few = (1, "", "Nobody took 5 SETs in these games: too few to fit anything.\n")
    assert said.code == 0 or said == too_few


def test_games_with_cards_that_lie_face_down_teach_nothing_about_looking() -> None:
    """M-11: nobody looks for a SET there among cards that lie open."""
    assert watch([bots_play(RULE_SETS["memory"].rules, [5, 5], Random(1))]) == {}


def test_what_cannot_be_fitted_is_said_in_a_sentence(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "bad.jsonl").write_text("nonsense\n")
    broken = obeyed(capsys, "lab", "fit", str(tmp_path / "bad.jsonl"))
    assert broken.code == 1
    assert "bad.jsonl" in broken.err
    empty = tmp_path / "empty"
    empty.mkdir()
    assert obeyed(capsys, "lab", "fit", str(empty)).err == "There are no records there: their names end in .jsonl.\n"
    assert obeyed(capsys, "lab", "fit").code == 2
