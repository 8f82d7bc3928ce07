"""`tercet competition`: a day rehearsed, lists taken in, standings given out."""

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.cli.obeying import Capture, obeyed
from tests.support.serving import serving

REHEARSE = ("competition", "rehearse", "--players", "60", "--tables", "12", "--rounds", "4")


def test_a_day_is_rehearsed_to_its_end_with_a_forecast(capsys: Capture) -> None:
    said = obeyed(capsys, *REHEARSE, "--no-shows", "10%", "--late", "5", "--seed", "3", "--json")
    answer = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert (answer["no_shows"], answer["late"], answer["entrants"], answer["here"]) == (6, 5, 65, 59)
    assert answer["repeats"] == 0
    assert answer["champion"] in answer["finalists"]
    assert len(answer["finalists"]) == 5
    assert answer["conflicts"] > 0
    assert answer["minutes"] == 20 * answer["slots"]
    hours, minutes = map(int, answer["ends"].split(":"))
    assert 60 * hours + minutes == 600 + answer["minutes"]


def test_the_same_seed_is_the_same_day(capsys: Capture) -> None:
    days = [obeyed(capsys, *REHEARSE, "--seed", seed, "--json").out for seed in ("7", "7", "8")]
    assert days[0] == days[1] != days[2]


@pytest.mark.parametrize("divisions", ["", "ages", "a,b,c,d,e,f,g"])
@pytest.mark.parametrize("players", [7, 10, 13, 36])
def test_awkward_fields_get_through_the_day(players: int, divisions: str, capsys: Capture) -> None:
    words = ("competition", "rehearse", "--players", str(players), "--tables", "5", "--divisions", divisions)
    said = obeyed(capsys, *words, "--late", "1", "--seed", "1")
    assert said.code == 0
    assert "Champion: " in said.out


def test_entrants_come_from_a_spreadsheet_and_go_back_as_entry_cards(tmp_path: Path, capsys: Capture) -> None:
    file, to = tmp_path / "list.csv", tmp_path / "day.json"
    file.write_text("Name;Age;Number;Group\nAnn;9;;Smith\n;;;\n-;40;12;\nÉva;60;;\n", encoding="utf-8-sig")
    said = obeyed(capsys, "competition", "import", str(file), "--to", str(to), "--divisions", "ages")
    assert said == (0, f"3 entrants are in “{to}”.\n", "")
    rows = list(csv.DictReader(StringIO(obeyed(capsys, "competition", "export", str(to)).out)))
    assert [(row["number"], row["division"], row["name"]) for row in rows] == [
        ("1", "A", "Ann"),
        ("12", "C", "'-"),
        ("13", "D", "Éva"),
    ]
    answer = json.loads(obeyed(capsys, "competition", "export", str(to), "--json", "--division", "C").out)
    assert [(row["name"], row["rank"]) for row in answer] == [("-", 1)]
    said = obeyed(capsys, "competition", "export", str(to), "--division", "X")
    assert said == (2, "", f"“{to}”: There is no division “X”. The divisions are: A, B, C, D.\n")


def test_a_list_may_be_json(tmp_path: Path, capsys: Capture) -> None:
    file, to = tmp_path / "list.json", tmp_path / "day.json"
    file.write_text('[{"name": "=1+1", "number": 4}, {"name": "Bea"}]')
    assert obeyed(capsys, "competition", "import", str(file), "--to", str(to)).code == 0
    answer = json.loads(obeyed(capsys, "competition", "export", str(to), "--json").out)
    assert [(row["number"], row["name"]) for row in answer] == [(4, "=1+1"), (5, "Bea")]
    assert "\n4,,'=1+1," in obeyed(capsys, "competition", "export", str(to)).out  # a spreadsheet shows it as text


def test_the_entry_card_knows_where_to_reach_somebody(tmp_path: Path, capsys: Capture) -> None:
    """G-4."""
    file, to = tmp_path / "list.csv", tmp_path / "day.json"
    file.write_text(
        "Name,Address,City,State,ZIP,Phone,E-mail\nAnn,1 High St,Mesa,AZ,85201,+1 480 555 0100,ann@example.org\n"
    )
    assert obeyed(capsys, "competition", "import", str(file), "--to", str(to)).code == 0
    (row,) = json.loads(obeyed(capsys, "competition", "export", str(to), "--json").out)
    known = [row[field] for field in ("name", "address", "city", "state", "postcode", "phone", "email")]
    assert known == ["Ann", "1 High St", "Mesa", "AZ", "85201", "+1 480 555 0100", "ann@example.org"]
    logged = json.dumps(json.loads(to.read_text())["events"])
    assert not [fact for fact in ("1 High St", "+1 480", "ann@example.org") if fact in logged]


def test_names_are_no_part_of_the_log_and_can_be_erased(tmp_path: Path, capsys: Capture) -> None:
    file, to = tmp_path / "list.csv", tmp_path / "day.json"
    file.write_text("name\nAnn Ray\nBea Low\n")
    obeyed(capsys, "competition", "import", str(file), "--to", str(to))
    kept = json.loads(to.read_text())
    assert "Ann Ray" not in json.dumps(kept["events"])
    to.write_text(json.dumps({**kept, "people": {}}))
    answer = json.loads(obeyed(capsys, "competition", "export", str(to), "--json").out)
    assert [(row["number"], row["name"]) for row in answer] == [(1, ""), (2, "")]


def test_the_entry_card_has_games_total_rank_and_championship(tmp_path: Path, capsys: Capture) -> None:
    """G-4: its columns; the printed sheet is another thing."""
    day = tmp_path / "day.json"
    obeyed(capsys, *REHEARSE, "--seed", "3", "--record", str(day))
    rows = json.loads(obeyed(capsys, "competition", "export", str(day), "--json").out)
    games = ["game 1", "game 2", "game 3", "game 4"]
    person = ["name", "address", "city", "state", "postcode", "phone", "email", "guardian"]
    final = ["championship", "tie breaker", "championship total"]
    assert list(rows[0]) == ["number", "division", *person, *games, "total", "rank", *final]
    assert all(row["total"] == sum(row[game] for game in games) for row in rows)
    assert sorted(row["rank"] for row in rows) == [row["rank"] for row in rows]
    assert sum(row["championship"] is not None for row in rows) == 5


def test_standings_as_they_were_at_any_event(tmp_path: Path, capsys: Capture) -> None:
    day = tmp_path / "day.json"
    obeyed(capsys, *REHEARSE, "--seed", "3", "--record", str(day))
    early = json.loads(obeyed(capsys, "competition", "export", str(day), "--json", "--events", "70").out)
    assert 0 < sum(row["game 1"] is not None for row in early) < 60
    assert all(row["game 2"] is None for row in early)
    assert obeyed(capsys, "competition", "export", str(day), "--events", "0").code == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name,number\nAnn,1\nBea,1\n", "“{}”, row 3: The number 1 is taken."),
        ("name,division\nAnn,X\n", "“{}”, row 2: This competition has no divisions."),
        ("name\nAnn,Bea\n", "“{}”: Row 2 has more cells than the first row has names."),
        (
            "name\n" + "Ann\n" * 100_000,
            "“{}”: This list has more than 1,000 rows; a competition can have at most 1,000",
        ),
        ("name,number\nAnn,one\n", "“{}”: Row 2, number: “one” is not a whole number."),
        ("name,age\nAnn,-1\n", "“{}”: Row 2, age: “-1” is not a whole number."),
        ("name,age\nAnn,٤\n", "“{}”: Row 2, age: “٤” is not a whole number."),
        ("name,number\nAnn,0\n", "“{}”, row 2: A player has a number from 1 to 9999, not 0."),
        ("number\n1\n", "“{}”: The first row names the columns, and one of them must be “name”."),
        ("name,Name\nAnn,Bea\n", "“{}”: The column “name” is there twice."),
        ("name,city\n,Mesa\n", "“{}”: Row 2 has no name."),
        ('name\n"Ann\n', "“{}”: Line 2 is not valid CSV. Look for a quotation mark that is not closed."),
        ("name\nA\0nn\n", "“{}”: This file is not plain text."),
        ("name\nA\u202enn\n", "“{}”: Row 2, name: some characters cannot be shown or printed."),
        ("name\n�va\n", "“{}”: Row 2, name: some characters are broken."),
        ("name\n=HYPERLINK(1)\n", "“{}”: Row 2, name: “=HYPERLINK(1)” begins like a formula."),
        ("name,city\nAnn,+1+1\n", "“{}”: Row 2, city: “+1+1” begins like a formula."),
        ("name\n" + "A" * 201, "“{}”: Row 2, name: at most 200 characters."),
        ("", "“{}”: The first row names the columns"),
    ],
)
def test_a_list_that_cannot_be_taken_in_is_refused_whole(
    text: str, sentence: str, tmp_path: Path, capsys: Capture
) -> None:
    file, to = tmp_path / "list.csv", tmp_path / "day.json"
    file.write_text(text)
    said = obeyed(capsys, "competition", "import", str(file), "--to", str(to))
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(sentence.format(file))
    assert not to.exists()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_list_is_read_as_spreadsheets_save_it(encoding: str, tmp_path: Path, capsys: Capture) -> None:
    file, to = tmp_path / "list.csv", tmp_path / "day.json"
    file.write_bytes("Name;Ort\nÉva Ünal;Ávila\nZoë;Köln\n".encode(encoding))
    assert obeyed(capsys, "competition", "import", str(file), "--to", str(to)).code == 0
    rows = json.loads(obeyed(capsys, "competition", "export", str(to), "--json").out)
    assert [(row["name"], row["city"]) for row in rows] == [("Éva Ünal", "Ávila"), ("Zoë", "Köln")]


def test_columns_that_nobody_knows_are_told_and_skipped(tmp_path: Path, capsys: Capture) -> None:
    file, to = tmp_path / "list.csv", tmp_path / "day.json"
    file.write_text("Timestamp,First  Name,Surname,Shoe size,School,,\n9:01,Ann,Lee,38,Mesa High,,\n")
    said = obeyed(capsys, "competition", "import", str(file), "--to", str(to))
    assert said == (0, f"One entrant is in “{to}”.\n", "Skipped columns: Timestamp, Shoe size.\n")
    (row,) = json.loads(obeyed(capsys, "competition", "export", str(to), "--json").out)
    assert row["name"] == "Ann Lee"
    assert "Mesa High" in to.read_text()


def test_a_name_that_is_there_twice_is_asked_about(tmp_path: Path, capsys: Capture) -> None:
    file, to = tmp_path / "list.csv", tmp_path / "day.json"
    file.write_text("name,city\nAnn Lee,Mesa\nBea,\nann  LEE,Tempe\n")
    words = ("competition", "import", str(file), "--to", str(to))
    said = obeyed(capsys, *words)
    assert said.code == 2
    assert "more than once: Ann Lee" in said.err.replace("ann  LEE", "Ann Lee")
    assert not to.exists()
    assert obeyed(capsys, *words, "--twins", "once").code == 0
    rows = json.loads(obeyed(capsys, "competition", "export", str(to), "--json").out)
    assert [(row["name"], row["city"]) for row in rows] == [("Ann Lee", "Mesa"), ("Bea", "")]
    assert obeyed(capsys, *words, "--twins", "both").code == 0
    assert len(json.loads(obeyed(capsys, "competition", "export", str(to), "--json").out)) == 3


def test_a_played_day_is_never_overwritten(tmp_path: Path, capsys: Capture) -> None:
    file, day, other = tmp_path / "list.csv", tmp_path / "day.json", tmp_path / "letter.txt"
    file.write_text("name\nAnn\nBea\n")
    other.write_text("Dear all")
    obeyed(capsys, "competition", "rehearse", "--players", "9", "--seed", "1", "--record", str(day))
    for to in (day, other):
        before = to.read_bytes()
        said = obeyed(capsys, "competition", "import", str(file), "--to", str(to))
        assert (said.code, said.out) == (2, "")
        assert "not overwritten" in said.err
        assert to.read_bytes() == before
    new = tmp_path / "new.json"
    for _ in range(2):  # a list that has only been entered is taken in again
        assert obeyed(capsys, "competition", "import", str(file), "--to", str(new)).code == 0


def test_a_day_and_a_list_are_loaded_onto_a_server(tmp_path: Path, capsys: Capture) -> None:
    day, file = tmp_path / "day.json", tmp_path / "list.csv"
    obeyed(capsys, "competition", "rehearse", "--players", "9", "--seed", "1", "--record", str(day))
    file.write_bytes("Prénom;Nom;Pointure\nÉva;Ünal;38\nZoë;Lee;40\n".encode("cp1252"))
    with serving("--data", tmp_path / "data") as address:
        said = obeyed(capsys, "competition", "load", str(day), "--server", address)
        assert said.code == 0, said.err
        token = said.out.split("\n")[0].split(": ")[1]
        found = shown(address, said.out.rsplit(" ", 1)[1].strip(".\n"), token)
        rows = json.loads(obeyed(capsys, "competition", "export", str(day), "--json").out)
        assert (found["status"], found["role"]) == ("over", "coordinator")
        assert [(each["number"], each["total"], each["rank"]) for each in found["standings"]] == [
            (row["number"], row["total"], row["rank"]) for row in rows
        ]
        said = obeyed(capsys, "competition", "load", str(file), "--server", address, "--token", token, "--rounds", "2")
        assert said.code == 0, said.err
        assert "Pointure" in said.err  # a column that nobody knows is told
        found = shown(address, said.out.rsplit(" ", 1)[1].strip(".\n"), token)
        assert [each["name"] for each in found["entrants"]] == ["Éva Ünal", "Zoë Lee"]
        assert found["setup"]["rounds"] == 2
        said = obeyed(capsys, "competition", "load", str(file), "--server", address, "--token", "wrong")
        assert (said.code, said.out) == (1, "")
    said = obeyed(capsys, "competition", "load", str(file), "--server", address)
    assert said.code == 1
    assert "no Tercet server" in said.err


def shown(address: str, competition: str, token: str) -> dict[str, Any]:
    """The competition as its coordinator sees it."""
    asking = Request(f"{address}/api/competitions/{competition}", headers={"authorization": f"Bearer {token}"})
    with urlopen(asking) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


@pytest.mark.parametrize("text", ["", "{}", '{"competition": "tercet", "version": 1, "events": []}', "[" * 9_000])
def test_a_file_that_is_no_competition_is_refused(text: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "day.json"
    file.write_text(text)
    said = obeyed(capsys, "competition", "export", str(file))
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"“{file}”: Th")


def test_a_log_that_contradicts_itself_is_refused(tmp_path: Path, capsys: Capture) -> None:
    day = tmp_path / "day.json"
    obeyed(capsys, "competition", "rehearse", "--players", "9", "--seed", "1", "--record", str(day))
    kept = json.loads(day.read_text())
    kept["events"] = [event for event in kept["events"] if event["type"] != "EntrantEntered"]
    day.write_text(json.dumps(kept))
    said = obeyed(capsys, "competition", "export", str(day))
    assert said == (2, "", f"“{day}”: The log of this competition contradicts itself.\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "3"], "A draw is for 6 to 1,000 players, not 3."),
        (
            ["--players", "9", "--no-shows", "x"],
            "Give how many of 9 do not come: a number, or a share such as 10%; not “x”.",
        ),
        (
            ["--players", "9", "--start", "25:00"],
            "Give the start as hours and minutes, such as 10:00; not “25:00”.",
        ),
        (["--players", "9", "--late", "-1"], "Give how many come late: 0 or more, not -1."),
        (["--players", "9", "--no-shows", "100%"], "At least 2 must come, not 0: nobody plays alone."),
        (["--players", "9", "--rounds", "99"], "A competition has 1 to 40 preliminary rounds, not 99."),
        (["--players", "9", "--tables", "0"], "A hall has 1 to 1,000 tables, not 0."),
    ],
)
def test_a_mistake_is_explained_in_a_sentence_with_exit_code_2(
    words: list[str], sentence: str, capsys: Capture
) -> None:
    assert obeyed(capsys, "competition", "rehearse", *words) == (2, "", f"{sentence}\n")
