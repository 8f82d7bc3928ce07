"""`tercet print`: files, lists, and what is said when something is wrong."""

import json
from errno import ENOSPC
from pathlib import Path

import pytest

from tercet.cli.print_all import every_order
from tercet.competition.evolve import fold
from tercet.competition.record import read
from tercet.paper.catalogue import DOCUMENTS
from tercet.paper.order import PAPERS, Occasion, Order, PrintOptions
from tercet.server.api.papers import NewPaper
from tercet.words.languages import LANGUAGES
from tests.cli.obeying import Capture, obeyed
from tests.paper.pages import codes_on, pages_of, texts_of
from tests.support.command import tercet


def test_entry_cards_for_a_field_are_printed_into_a_file(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "cards.pdf"
    words = ("print", "entry-cards", "--players", "27", "--lang", "fr", "--paper", "a4", "-o", str(file))
    said = obeyed(capsys, *words, "--link", "https://tercet.example/x/")
    assert said == (0, f"{file}\n", "")
    pages = pages_of(file.read_bytes())
    assert len(pages) == 3
    assert "Joueur n°" in texts_of(file.read_bytes())[0]
    assert codes_on(pages[2])[-1] == "https://tercet.example/x/player/27"


def test_a_competition_that_was_kept_is_printed(tmp_path: Path, capsys: Capture) -> None:
    kept, file = tmp_path / "day.json", tmp_path / "new" / "results.pdf"
    obeyed(capsys, "competition", "rehearse", "--players", "12", "--seed", "1", "--record", str(kept))
    said = obeyed(capsys, "print", "results", "--competition", str(kept), "-o", str(file), "--name", "Cup #1 *")
    assert (said.code, said.err) == (0, "")
    assert "12 players" in texts_of(file.read_bytes())[0]
    assert "Cup #1 *" in texts_of(file.read_bytes())[0]


def test_before_the_draw_no_sheet_shows_one_that_will_not_be(tmp_path: Path, capsys: Capture) -> None:
    people, kept, file = tmp_path / "list.csv", tmp_path / "day.json", tmp_path / "schedule.pdf"
    people.write_text("name\n" + "\n".join(f"Ann {letter}" for letter in "ABCDEFGHI"), encoding="utf-8")
    obeyed(capsys, "competition", "import", str(people), "--to", str(kept), "--begins", "2026-11-21T10:00+01:00")
    words = ("print", "schedule", "--competition", str(kept), "-o", str(file))
    for document in ("schedule", "player-slips", "score-slips", "emergency-pack"):
        said = obeyed(capsys, "print", document, *words[2:])
        assert (said.code, said.err.partition(":")[0]) == (2, "The rounds are not drawn yet")
    drawn = obeyed(capsys, "competition", "draw", str(kept), "--seed", "7")
    assert drawn == (0, f"12 games are drawn, in 4 slots: see “{kept}”.\n", "")
    assert obeyed(capsys, "competition", "draw", str(kept), "--seed", "7").code == 0
    assert obeyed(capsys, *words) == (0, f"{file}\n", "")
    text = " ".join(texts_of(file.read_bytes()))
    assert text.count("Ann") == 9 * 4
    assert "Round 1 10:00 Round 2 10:20" in text


def test_a_schedule_that_is_printed_is_noted_in_the_file_once(tmp_path: Path, capsys: Capture) -> None:
    """G-9: whoever goes on with that day knows which seats differ from the paper on the wall."""
    people, kept, file = tmp_path / "list.csv", tmp_path / "day.json", tmp_path / "schedule.pdf"
    people.write_text("name\n" + "\n".join(f"Ann {letter}" for letter in "ABCDEFGHI"), encoding="utf-8")
    obeyed(capsys, "competition", "import", str(people), "--to", str(kept))
    obeyed(capsys, "competition", "draw", str(kept), "--seed", "7")
    words = ("--competition", str(kept), "-o", str(file))
    for few in (("schedule", "--by", "number", "--numbers", "4"), ("score-slips",), ("schedule", "--sample")):
        before = kept.read_text()
        obeyed(capsys, "print", *few, *words)
        assert kept.read_text() == before
    obeyed(capsys, "print", "schedule", "--by", "name", *words)
    noted = kept.read_text()
    obeyed(capsys, "print", "schedule", "--by", "table", *words)
    assert (noted.count("SchedulePrinted"), kept.read_text()) == (1, noted)
    assert fold(read(noted).events).on_paper is not None
    assert [each.name for each in tmp_path.glob("*.new")] == []


def test_a_day_that_cannot_be_written_is_printed_all_the_same(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, file = tmp_path / "day.json", tmp_path / "schedule.pdf"
    obeyed(capsys, "competition", "rehearse", "--players", "12", "--seed", "1", "--record", str(kept))

    def full(*_: object, **__: object) -> None:
        raise OSError(ENOSPC, "no room")

    monkeypatch.setattr(Path, "write_text", full)
    said = obeyed(capsys, "print", "schedule", "--competition", str(kept), "-o", str(file))
    assert (said.code, said.out) == (0, f"{file}\n")
    assert said.err.startswith("The schedule is printed, but")


def test_a_start_that_is_none_is_refused(tmp_path: Path, capsys: Capture) -> None:
    people = tmp_path / "list.csv"
    people.write_text("name\nAnn", encoding="utf-8")
    words = ("competition", "import", str(people), "--to", str(tmp_path / "d.json"), "--begins")
    said = obeyed(capsys, *words, "soon")
    assert said.code == 2
    assert "such as 2026-11-21T10:00+01:00, not “soon”" in said.err
    obeyed(capsys, *words, "2026-11-21T10:00")
    assert '"begins": "2026-11-21T10:00' in (tmp_path / "d.json").read_text(encoding="utf-8")


def test_another_process_prints_the_same_bytes(tmp_path: Path, capsys: Capture) -> None:
    files = [tmp_path / "here.pdf", tmp_path / "there.pdf"]
    words = ("print", "poster", "--sample", "--design", "deck", "--lang", "es", "-o")
    assert obeyed(capsys, *words, str(files[0])).code == 0
    assert tercet(*words, str(files[1])).code == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_the_list_names_every_document_for_people_and_programs(capsys: Capture) -> None:
    told = json.loads(obeyed(capsys, "print", "--list", "--json", "--lang", "de").out)
    assert [each["name"] for each in told] == list(DOCUMENTS)
    assert told[0]["title"] == "Teilnahmekarten"
    assert {"design": "cards"} in next(each["choices"] for each in told if each["name"] == "poster")
    assert "emergency-pack" in obeyed(capsys, "print", "--list").out


def test_all_prints_every_document_in_the_languages_and_papers_that_are_asked_for(
    tmp_path: Path, capsys: Capture
) -> None:
    words = ("print", "--all", "--sample", "-o", str(tmp_path), "--lang", "de", "--paper", "us-letter")
    said = obeyed(capsys, *words)
    assert said.code == 0
    files = sorted(tmp_path.glob("us-letter/de/*.pdf"))
    assert {file.stem.partition("-")[0] for file in files} == {name.partition("-")[0] for name in DOCUMENTS}
    assert said.out == f"{len(files)} Dokumente liegen in „{tmp_path}“.\n"
    assert all(file.read_bytes().startswith(b"%PDF") for file in files)


def test_all_means_every_language_and_paper() -> None:
    orders = [order for _, order in every_order(Order(document=""), LANGUAGES, PAPERS)]
    assert {(order.document, order.lang, order.paper) for order in orders} == {
        (name, lang, paper) for name in DOCUMENTS for lang in LANGUAGES for paper in PAPERS
    }


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("print", "Give a document"),
        ("print postr", "There is no document “postr”. Did you mean “poster”?"),
        ("print schedule", "Nobody can be seated yet"),
        ("print schedule --players 4", "4"),
        ("print schedule --players 28 --printed", "28"),
        ("print entry-cards --players 0", "--players: expected `int` >= 1."),
        ("print entry-cards --players many", "many"),
        ("print poster --design baroque", "baroque"),
        ("print puzzle-book --puzzles 1000", "--puzzles: expected `int` <= 100."),
        (f"print poster --name {'x' * 301}", "--name: expected `str` of length <= 300."),
        ("print handout --ruleset bridge", "There is no rule set “bridge”"),
        ("print results --competition nowhere.json", "“nowhere.json” cannot be read"),
        ("print --all", "Give the folder"),
        ("print --all -o sheets", "Give a competition with"),
        ("print poster -o /dev/null/poster.pdf", "“/dev/null/poster.pdf” cannot be written"),
    ],
)
def test_what_is_wrong_is_one_sentence(words: str, sentence: str, capsys: Capture) -> None:
    said = obeyed(capsys, *words.split())
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_a_file_that_is_no_competition_is_named(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "day.json"
    file.write_text('{"competition": "other"}')
    said = obeyed(capsys, "print", "results", "--competition", str(file))
    assert said.code == 2
    assert said.err.startswith(f"“{file}”: ")


def test_the_command_line_and_the_rest_request_offer_the_same_options(capsys: Capture) -> None:
    names = {*PrintOptions.__struct_fields__, *Occasion.__struct_fields__} - {"occasion"}
    offered = obeyed(capsys, "print", "--help").out
    assert [name for name in names if f"--{name.replace('rule_set', 'ruleset')} " not in offered] == []
    only_over_rest = {
        "competition",
        "links",
        "daily",
    }  # the server knows the day, and issued the links
    assert {*NewPaper.__struct_fields__} == {*PrintOptions.__struct_fields__, *only_over_rest}


@pytest.mark.parametrize(
    "given", ["--puzzles 0", "--seed -1", "--rounds 21", "--players 100000", "--name " + "x" * 301]
)
def test_an_option_out_of_bounds_is_refused_by_its_name(given: str, capsys: Capture) -> None:
    option, value = given.split()
    said = obeyed(capsys, "print", "puzzle-book", option, value)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"{option}: expected `")
