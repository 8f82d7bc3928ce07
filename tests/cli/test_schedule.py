"""`tercet schedule`: the draw on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.obeying import Capture, obeyed
from tests.competition.draw.checking import count_repeats, everyone_sits_once


def test_programs_get_the_draw_and_what_it_is_worth(capsys: Capture) -> None:
    said = obeyed(capsys, "schedule", "--players", "27", "--rounds", "4", "--tables", "5", "--seed", "3", "--json")
    answer = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert (answer["players"], answer["repeats"], answer["lower_bound"], answer["slots"]) == (27, 0, 0, 8)
    assert answer["odd_tables"] == {}
    assert everyone_sits_once(answer["rounds"], range(1, 28))
    assert count_repeats(answer["rounds"]) == 0
    games = [each["players"] for slot in answer["timetable"] for each in slot]
    assert sorted(games) == sorted(game for games in answer["rounds"] for game in games)


def test_ten_players_are_told_their_table_sizes(capsys: Capture) -> None:
    answer = json.loads(obeyed(capsys, "schedule", "--players", "10", "--rounds", "3", "--json").out)
    assert answer["sizes"] == [[3, 3, 2, 2]] * 3
    assert answer["repeats"] == 0


@pytest.mark.parametrize(("players", "sizes"), [("10", {"3+3+2+2 (4×)"}), ("13", {"4+3+3+3 (1×)", "3+3+3+2+2 (3×)"})])
def test_people_are_told_where_the_sizes_are_chosen(players: str, sizes: set[str], capsys: Capture) -> None:
    (said,) = sizes_in(obeyed(capsys, "schedule", "--players", players, "--seed", "1").out)
    assert {*said.split(", ")} == sizes
    assert sizes_in(obeyed(capsys, "schedule", "--players", "14", "--seed", "1").out) == []


def sizes_in(text: str) -> list[str]:
    """What is said about the sizes of the tables, if anything."""
    return [line.removeprefix("Tables: ").partition(".")[0] for line in text.splitlines() if line.startswith("Tables")]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", ["Tour 1", "Chaque table a trois joueurs."]), ("es", ["Ronda 1", "Semilla: 1."]), ("de", ["Runde 1"])],
)
def test_the_draw_is_told_in_the_readers_language(lang: str, words: list[str], capsys: Capture) -> None:
    said = obeyed(capsys, "schedule", "--players", "9", "--seed", "1", "--lang", lang)
    assert {*words} <= {*said.out.splitlines()}
    english = obeyed(capsys, "schedule", "--players", "3", "--lang", "en").err
    assert obeyed(capsys, "schedule", "--players", "3", "--lang", lang).err not in ("", english)


def test_people_see_rounds_tables_and_the_certificate(capsys: Capture) -> None:
    said = obeyed(capsys, "schedule", "--players", "8", "--rounds", "2", "--seed", "1")
    lines = said.out.splitlines()
    assert [line for line in lines if not line.startswith("  ")][:3] == [
        "Round 1",
        "Round 2",
        "Pairs that meet again: 0.",
    ]
    assert len([line for line in lines if line.startswith("  table")]) == 6
    assert lines[-2].startswith("At a table of another size than three: ")
    assert lines[-1] == "Seed: 1."


def test_with_too_few_tables_slots_are_shown(capsys: Capture) -> None:
    said = obeyed(capsys, "schedule", "--players", "18", "--rounds", "3", "--tables", "4", "--seed", "1")
    assert "Slot 5\n" in said.out
    assert "(round 3)" in said.out


def test_more_repeats_than_none_are_shown_with_their_bound(capsys: Capture) -> None:
    said = obeyed(capsys, "schedule", "--players", "6", "--rounds", "6")
    assert "Pairs that meet again: 3; fewer are impossible." in said.out


def test_a_file_keeps_families_apart(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "families.txt"
    file.write_text("1, 2 3  # the Smiths\n\n4;5\n", encoding="utf-8-sig")
    answer = json.loads(obeyed(capsys, "schedule", "--players", "12", "--apart", str(file), "--json").out)
    assert answer["clashes"] == 0
    assert not any({1, 2} <= {*game} or {4, 5} <= {*game} for games in answer["rounds"] for game in games)


def test_the_printed_schedule_comes_corrected_and_with_the_difference(capsys: Capture) -> None:
    """G-7."""
    answer = json.loads(obeyed(capsys, "schedule", "--players", "21", "--printed", "--json").out)
    assert (answer["repeats"], answer["printed"]["repeats"]) == (0, 2)
    assert answer["printed"]["faults"][0] == {"round": 3, "player": 16, "tables": 2}
    said = obeyed(capsys, "schedule", "--players", "24", "--printed").out
    assert said.splitlines()[-1].startswith("Round 3, table ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "3"], "A draw is for 6 to 1,000 players, not 3."),
        (["--players", "9", "--tables", "12"], "For 9 players, give 1 to 9 tables, not 12."),
        (["--players", "9", "--rounds", "9"], "9 players can be drawn for 1 to 8 rounds, not 9."),
        (
            ["--players", "10", "--printed"],
            "The guide prints schedules for 9, 12, 15, 18, 21, 24, 27, 30, 33, 36 players, not for 10. "
            "Leave out --printed.",
        ),
        (
            ["--players", "9", "--printed", "--tables", "2"],
            "A printed schedule cannot be changed. Leave out --printed to use --tables or --apart.",
        ),
    ],
)
def test_a_mistake_is_explained_in_a_sentence_with_exit_code_2(
    words: list[str], sentence: str, capsys: Capture
) -> None:
    assert obeyed(capsys, "schedule", *words) == (2, "", f"{sentence}\n")


def test_a_file_that_is_not_what_it_should_be_is_named(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "apart"
    words = ("schedule", "--players", "9", "--apart", str(file))
    assert obeyed(capsys, *words).err == f"“{file}” cannot be read: No such file or directory.\n"
    file.write_bytes(b"1 2\n\xff\xfe\n")
    assert obeyed(capsys, *words).err == f"“{file}” is not UTF-8 text. Save it as UTF-8 and try again.\n"
    file.write_text("1 2\nAnn Bea\n")
    assert obeyed(capsys, *words) == (2, "", f"Line 2 of “{file}” should hold players’ numbers, such as: 3 17 21\n")
