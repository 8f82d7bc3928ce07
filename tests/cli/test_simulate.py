"""`tercet simulate`: random players, every game checked, and the same games for the same seed."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep

import pytest

from tercet.cli import games
from tercet.engine.match import MatchEvent
from tercet.engine.rules import Rules
from tercet.players.game import play_out
from tercet.rulesets.catalogue import RULE_SETS
from tests.cli.obeying import Capture, obeyed
from tests.support.command import tercet
from tests.support.ctrl_c import hearing_ctrl_c
from tests.support.limits import HANG_S


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_game_of_every_rule_set_ends_and_breaks_no_law(name: str, capsys: Capture) -> None:
    said = obeyed(capsys, "simulate", "--ruleset", name, "--games", "4", "--players", "3", "--seed", "7", "--json")
    answer = json.loads(said.out)
    assert said.code == 0
    assert (answer["ruleset"], answer["games"], answer["ended"], answer["violations"]) == (name, 4, 4, 0)
    assert sum(answer["left"].values()) == sum(answer["endings"].values()) == answer["rounds"] >= 4
    assert answer["mean_sets"] > 0


OWN = "quick~deck.shading-f~layout.size-9~penalty.lose-points.points-2"


def test_rules_of_ones_own_are_played_by_their_text(capsys: Capture, tmp_path: Path) -> None:
    """In every process, and the record tells them too."""
    ask = ("simulate", "--ruleset", f"V1~{OWN}", "--games", "3", "--seed", "7", "--json", "--record", str(tmp_path))
    answer = json.loads(obeyed(capsys, *ask).out)
    assert (answer["ended"], answer["violations"]) == (3, 0)
    record = next(tmp_path.glob("*.jsonl"))
    assert json.loads(obeyed(capsys, "replay", str(record), "--json").out)["ruleset"] == OWN


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("quick~lyout.size-9", "Rules have no part “lyout”. Did you mean “layout”?"),
        ("quik~layout.size-9", "There is no rule set “quik”. Did you mean “quick”?"),
        ("quick~layout.size-90", "The deck has too few cards for this layout."),
    ],
)
def test_rules_that_nobody_can_play_are_refused_in_one_sentence(capsys: Capture, text: str, why: str) -> None:
    said = obeyed(capsys, "simulate", "--ruleset", text)
    assert said.code == 2
    assert why in said.err


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(tmp_path: Path) -> None:
    ask = ("simulate", "--ruleset", "quick", "--games", "60", "--seed", "7", "--json")
    one = tercet(*ask, "--cores", "1", "--record", str(tmp_path / "one"))
    many = tercet(*ask, "--cores", "3", "--record", str(tmp_path / "many"))
    assert one == many
    assert (one.code, one.err) == (0, "")
    records = {path.name: path.read_text() for path in (tmp_path / "one").iterdir()}
    assert records == {path.name: path.read_text() for path in (tmp_path / "many").iterdir()}
    assert len(records) == 60
    assert tercet(*ask[:-2], "8", "--json").out != one.out


def test_people_get_the_same_in_words(capsys: Capture) -> None:
    said = obeyed(capsys, "simulate", "--ruleset", "puzzle", "--games", "3", "--seed", "7")
    first, second, *rest = said.out.splitlines()
    assert first == "puzzle. Games: 3; players: 3; seed: 7."
    assert second == "Games that ended: 3. Violations of the rules: 0."
    assert rest[1] == "Rounds by cards left: 9: 3"


@pytest.mark.parametrize(
    ("name", "asked", "playing", "sentence"),
    [
        ("solitaire", "3", 1, "Players of solitaire: 1, not 3. Playing with 1.\n"),
        ("master", "2", 3, "Players of master: 3 to 12, not 2. Playing with 3.\n"),
        ("competition", "3", 3, ""),
    ],
)
def test_as_many_play_as_the_rules_allow_and_that_is_said(
    name: str, asked: str, playing: int, sentence: str, capsys: Capture
) -> None:
    said = obeyed(capsys, "simulate", "--ruleset", name, "--games", "1", "--players", asked, "--json")
    assert json.loads(said.out)["players"] == playing
    assert (said.code, said.err) == (0, sentence)


def test_records_are_accepted_and_refused_once_a_card_is_changed(tmp_path: Path, capsys: Capture) -> None:
    obeyed(capsys, "simulate", "--ruleset", "easy", "--games", "2", "--seed", "7", "--record", str(tmp_path))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["easy-3p-seed7-0001.jsonl", "easy-3p-seed7-0002.jsonl"]
    for file in files:
        assert obeyed(capsys, "replay", str(file)).code == 0
        file.write_text(file.read_text().replace("1rof", "1roh", 1))  # the easy deck has no striped card
        said = obeyed(capsys, "replay", str(file))
        assert (said.code, said.out) == (1, "")
        assert "its seal does not match" in said.err


def test_a_game_that_breaks_a_law_is_told_with_exit_code_1(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def unfinished(rules: Rules, players: int, dice: Random) -> list[MatchEvent]:
        return play_out(rules, players, dice)[:1]

    monkeypatch.setattr(games, "play_out", unfinished)
    said = obeyed(capsys, "simulate", "--ruleset", "quick", "--games", "2", "--json")
    answer = json.loads(said.out)
    assert (answer["games"], answer["ended"], answer["violations"]) == (2, 0, 2)
    assert (said.code, said.err) == (1, "Game 1 breaks a law: The game does not end.\n")
    said = obeyed(capsys, "simulate", "--ruleset", "quick", "--games", "2", "--json", "--lang", "de")
    assert said.err == "Partie 1 verletzt ein Gesetz: Die Partie endet nicht.\n"


def test_a_game_that_breaks_the_engine_is_a_broken_law_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def breaking(*_: object) -> list[MatchEvent]:
        raise AssertionError("oops")

    monkeypatch.setattr(games, "play_out", breaking)
    said = obeyed(capsys, "simulate", "--ruleset", "quick", "--games", "2")
    assert (said.code, said.err) == (1, "Game 1 breaks a law: AssertionError('oops').\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--ruleset", "quik"], "There is no rule set “quik”. Did you mean “quick”? “tercet rules” lists them all."),
        (["--ruleset", "quick", "--games", "0"], "“0” cannot be used for --games: it must be 1 or more."),
        (["--ruleset", "quick", "--players", "-1"], "“-1” cannot be used for --players: it must be 1 or more."),
        (["--ruleset", "quick", "--seed", "x"], "“x” cannot be used for --seed: a whole number is needed."),
    ],
)
def test_a_mistake_is_explained_in_a_sentence_with_exit_code_2(
    words: list[str], sentence: str, capsys: Capture
) -> None:
    said = obeyed(capsys, "simulate", *words)
    assert said == (2, "", f"{sentence}\n")


def test_a_folder_that_cannot_be_written_is_said_before_much_is_played(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "file"
    file.touch()
    said = obeyed(capsys, "simulate", "--ruleset", "quick", "--games", "9", "--record", str(file))
    assert said == (2, "", f"No record can be written into “{file}”: File exists.\n")


@pytest.mark.parametrize("cores", ["1", "2"])
def test_ctrl_c_tells_what_is_known_so_far(cores: str, tmp_path: Path) -> None:
    words = ["simulate", "--ruleset", "quick", "--games", "100000", "--cores", cores, "--record"]
    with hearing_ctrl_c():
        process = subprocess.Popen(
            [sys.executable, "-m", "tercet", *words, str(tmp_path), "--json"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )
    while process.poll() is None and not any(tmp_path.iterdir()):
        sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
    out, err = process.communicate(timeout=HANG_S)
    answer = json.loads(out)
    assert process.returncode == 130
    assert 0 < answer["games"] < 100_000
    assert err == f"Stopped after {answer['games']} of 100,000 games: this is what is known so far.\n"


def test_a_terminal_sees_how_far_it_is() -> None:
    master, terminal = pty.openpty()
    command = [sys.executable, "-m", "tercet", "simulate", "--ruleset", "quick", "--games", "19"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=terminal, env={**os.environ, "TERM": "xterm"})
    os.close(terminal)
    shown = os.read(master, 65536).decode()
    os.close(master)
    assert done.returncode == 0
    assert "Playing" in shown
    assert "100%" in shown
