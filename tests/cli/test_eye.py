"""`tercet eye`: the cards on a photo, as a user and as a program sees them."""

import json
import os
import sys
from collections.abc import Iterator
from io import BytesIO
from math import hypot
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image, ImageOps

from tercet.cards.notation import parse_cards
from tercet.cli.errors import CliError
from tercet.cli.eye_pictures import needs_met, photo_from
from tests.cli.obeying import Capture, obeyed
from tests.support.drawn_tables import HEIGHT, WIDTH, Lying, laid_out, table_png

TABLE = ("1rof", "2psh", "3gde", "1gse", "2rdf", "3poh", "1pde", "2gsf", "3roe", "1gsh", "2pde", "3rsh")
SIZE = (800, 600)


def table(seed: int = 1) -> list[Lying]:
    """Twelve cards on a cloth."""
    return [*laid_out(parse_cards(TABLE), *SIZE, seed)]


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """A picture of them."""
    file = tmp_path / "table.png"
    file.write_bytes(table_png(table(), *SIZE))
    return file


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """A cloth with nothing on it."""
    file = tmp_path / "empty.png"
    file.write_bytes(table_png([], *SIZE))
    return file


def as_json(capsys: Capture, *words: str) -> dict[str, Any]:
    """What a program gets."""
    said = obeyed(capsys, "eye", *words, "--json")
    assert (said.code, said.err) == (0, "")
    data: dict[str, Any] = json.loads(said.out)
    return data


def test_every_card_of_a_drawn_table_is_read_where_it_lies(capsys: Capture, photo: Path) -> None:
    told = as_json(capsys, str(photo))
    assert (told["picture"], told["width"], told["height"]) == (str(photo), *SIZE)
    assert {card["card"] for card in told["cards"]} == {*TABLE}
    truth = {lying.card: lying.corners() for lying in table()}
    for card in told["cards"]:
        off = [
            min(hypot(x - u, y - v) for u, v in truth[card["card"]])  # which corner comes first is open
            for x, y in card["corners"]
        ]
        assert max(off) < 3, card
        assert card["sure"] is (card["confidence"] >= 0.9)
        assert len(card["others"]) == 5
        assert card["card"] not in card["others"]


def test_people_see_names_and_the_sets_among_the_cards(capsys: Capture, photo: Path) -> None:
    said = obeyed(capsys, "eye", str(photo))
    assert said.code == 0
    assert said.out.startswith(f"{photo}: 12 cards\n")
    assert "  2psh  two purple striped squiggles " in said.out
    assert "SET" in said.out.splitlines()[13]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "No card was found in “{}”."),
        ("de", "Auf „{}“ wurde keine Karte gefunden."),
    ],
)
def test_an_empty_table_is_said_to_be_empty(capsys: Capture, empty: Path, lang: str, sentence: str) -> None:
    said = obeyed(capsys, "eye", str(empty), "--lang", lang)
    assert (said.code, said.out, said.err) == (1, "", f"{sentence.format(empty)}\n")


def test_programs_are_told_of_an_empty_table_too(capsys: Capture, empty: Path) -> None:
    said = obeyed(capsys, "eye", str(empty), "--json")
    assert said.code == 1
    assert json.loads(said.out)["cards"] == []


def test_a_file_that_is_no_picture_does_not_keep_the_others_from_being_read(
    capsys: Capture, photo: Path, empty: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.jpg"
    bad.write_bytes(b"no picture")
    said = obeyed(capsys, "eye", str(bad), str(empty), str(photo), str(tmp_path / "missing.jpg"))
    assert said.code == 2
    assert said.out.startswith(f"{photo}: 12 cards\n")
    first, second, third = said.err.splitlines()
    assert first == f"“{bad}” is not a picture that can be read."
    assert second == f"No card was found in “{empty}”."
    assert "missing.jpg" in third


def test_half_a_picture_is_no_picture(capsys: Capture, photo: Path) -> None:
    photo.write_bytes(photo.read_bytes()[:3000])
    said = obeyed(capsys, "eye", str(photo))
    assert (said.code, said.err) == (2, f"“{photo}” is not a picture that can be read.\n")


@pytest.mark.parametrize("orientation", range(1, 10))
def test_every_orientation_is_undone_as_pillow_does(tmp_path: Path, orientation: int) -> None:
    """Nine means nothing."""
    file, exif = tmp_path / "held.png", Image.Exif()
    exif[0x0112] = orientation
    Image.frombytes("RGB", (3, 2), bytes(range(18))).save(file, exif=exif)
    with Image.open(file) as opened:
        wanted = ImageOps.exif_transpose(opened)
    photo = photo_from(str(file))
    assert (photo.width, photo.height) == wanted.size
    assert photo.pixels.tobytes() == wanted.tobytes()


def spoilt(whole: bytes, part: range) -> Iterator[bytes]:
    """A file with one or two bytes that are wrong."""
    for at in part:
        yield whole[:at] + b"\xff\xff" + whole[at + 2 :]


def test_damaged_notes_of_the_camera_do_not_keep_a_photo_from_being_read(tmp_path: Path) -> None:
    noted, exif = tmp_path / "noted.jpg", Image.Exif()
    exif[0x0112], exif[0x010F] = 1, "A camera with a long name"
    Image.new("RGB", (40, 30)).save(noted, exif=exif)
    whole = noted.read_bytes()
    start = whole.index(b"Exif") + 6
    for damaged in spoilt(whole, range(start, start + 60)):
        noted.write_bytes(damaged)
        assert {photo_from(str(noted)).width, photo_from(str(noted)).height} == {40, 30}


@pytest.mark.parametrize("name", ["x.avif", "x.webp", "x.gif", "x.tiff", "x.png", "x.jpg"])
def test_a_damaged_picture_is_read_or_said_to_be_none(photo: Path, tmp_path: Path, name: str) -> None:
    file, refused = tmp_path / name, 0
    Image.open(photo).convert("RGB").resize((64, 48)).save(file)
    whole = file.read_bytes()
    for damaged in spoilt(whole, range(0, len(whole), max(1, len(whole) // 150))):
        file.write_bytes(damaged)
        try:
            photo_from(str(file))
        except CliError:
            refused += 1
    assert refused


def test_a_picture_comes_from_standard_input(capsys: Capture, photo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(photo.read_bytes())))
    assert len(as_json(capsys, "-")["cards"]) == 12


def test_a_photo_is_read_upright_as_its_camera_says(capsys: Capture, photo: Path) -> None:
    lying = Image.open(photo).convert("RGB").transpose(Image.Transpose.ROTATE_90)
    exif = Image.Exif()
    exif[0x0112] = 6  # to be shown turned clockwise
    turned = photo.with_name("turned.jpg")
    lying.save(turned, quality=95, exif=exif)
    told = as_json(capsys, str(turned))
    assert (told["width"], told["height"]) == SIZE
    first = next(card for card in told["cards"] if card["card"] == "1rof")
    assert all(x < 200 and y < 200 for x, y in first["corners"])


def test_a_large_photo_is_read_smaller_and_its_corners_are_told_in_its_own_pixels(capsys: Capture, photo: Path) -> None:
    large = photo.with_name("large.jpg")
    exif = Image.Exif()
    exif[0x0112] = 8  # to be shown turned to the left
    upright = Image.open(photo).convert("RGB").resize((4000, 3000))
    upright.transpose(Image.Transpose.ROTATE_270).save(large, quality=90, exif=exif)
    told = as_json(capsys, str(large))
    assert (told["width"], told["height"]) == (4000, 3000)
    truth = {lying.card: [(5 * x, 5 * y) for x, y in lying.corners()] for lying in table()}
    assert {card["card"] for card in told["cards"]} == {*TABLE}
    for card in told["cards"]:
        for x, y in card["corners"]:
            assert min(hypot(x - u, y - v) for u, v in truth[card["card"]]) < 15, card


def test_a_picture_that_is_too_large_is_said_to_be_so(capsys: Capture, tmp_path: Path) -> None:
    huge = tmp_path / "huge.png"
    Image.new("1", (16_000, 16_000)).save(huge)
    said = obeyed(capsys, "eye", str(huge))
    assert (said.code, said.out) == (2, "")
    assert said.err == f"“{huge}” is too large: at most 250 million pixels can be read. Make it smaller.\n"


def test_nothing_to_read_is_said_in_a_sentence(capsys: Capture) -> None:
    said = obeyed(capsys, "eye")
    assert (said.code, said.out, said.err) == (2, "", "Name a picture, such as: tercet eye photo.jpg\n")


def test_an_option_that_does_not_exist_is_no_picture(capsys: Capture) -> None:
    said = obeyed(capsys, "eye", "--jsn", "photo.jpg")
    assert said.code == 2
    assert "--jsn" in said.err


@pytest.mark.parametrize("package", ["numpy", "PIL"])
@pytest.mark.parametrize("words", [("x.jpg",), ("measure", "x")])
def test_without_its_packages_the_eye_says_how_to_get_them(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, package: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    said = obeyed(capsys, "eye", *words)
    assert said.code == 1
    assert said.err == "Reading pictures needs NumPy and Pillow. Install them: pip install 'tercet[eye]'\n"


@pytest.mark.parametrize(("said", "threads"), [(None, "1"), ("4", "4")])
def test_numpy_is_told_to_use_one_thread_unless_somebody_said_otherwise(
    monkeypatch: pytest.MonkeyPatch, said: str | None, threads: str
) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    if said:
        monkeypatch.setenv("OPENBLAS_NUM_THREADS", said)
    needs_met()
    assert os.environ["OPENBLAS_NUM_THREADS"] == threads


@pytest.fixture
def labelled(tmp_path: Path) -> Path:
    """Two photos whose cards are known, one of which is labelled wrongly on purpose."""
    labels = {}
    for seed in (1, 2):
        three = table(seed)[4:7]
        (tmp_path / f"{seed}.png").write_bytes(table_png(three, *SIZE))
        labels[f"{seed}.png"] = [{"card": lying.card, "corners": lying.corners()} for lying in three]
    labels["2.png"][0]["card"] = "3gsf"
    (tmp_path / "labels.json").write_text(json.dumps(labels))
    return tmp_path


def test_photos_with_labels_are_measured_by_card_and_by_photo(capsys: Capture, labelled: Path) -> None:
    said = obeyed(capsys, "eye", "measure", str(labelled), "--json")
    assert said.code == 0
    told = json.loads(said.out)
    assert (told["cards"], told["right"], told["wrong"], told["missed"], told["invented"]) == (6, 5, 1, 0, 0)
    assert (told["photos"], told["photos_right"]) == (2, 1)
    assert told["right_interval"] == pytest.approx([0.4365, 0.9699], abs=0.001)
    assert sum(row["said"] for row in told["calibration"]) == 6


def test_people_are_told_which_cards_were_wrong(capsys: Capture, labelled: Path) -> None:
    told = obeyed(capsys, "eye", "measure", str(labelled)).out
    assert "Cards: 6. Pictures: 2." in told
    assert "Cards read correctly: 5 of 6, 83.33% [43.65%–96.99%]" in told
    assert "2.png: 3gsf → 2rdf (" in told


def test_a_photo_that_cannot_be_read_does_not_keep_the_others_from_being_measured(
    capsys: Capture, labelled: Path
) -> None:
    (labelled / "1.png").write_bytes(b"no picture")
    said = obeyed(capsys, "eye", "measure", str(labelled), "--json")
    assert (said.code, said.err) == (2, f"“{labelled / '1.png'}” is not a picture that can be read.\n")
    assert (json.loads(said.out)["photos"], json.loads(said.out)["cards"]) == (1, 3)


def test_if_no_photo_can_be_read_there_is_nothing_to_sum_up(capsys: Capture, labelled: Path) -> None:
    for n in (1, 2):
        (labelled / f"{n}.png").write_bytes(b"no picture")
    said = obeyed(capsys, "eye", "measure", str(labelled))
    assert (said.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 2


def test_cards_without_a_label_are_counted_as_found_where_there_is_none(capsys: Capture, labelled: Path) -> None:
    labels = json.loads((labelled / "labels.json").read_text())
    (labelled / "labels.json").write_text(json.dumps({"1.png": labels["1.png"][:1]}))
    told = obeyed(capsys, "eye", "measure", str(labelled))
    assert (told.code, told.err) == (0, "")
    assert "Wrong, but said with a confidence of 0.9 or more: 2 of 3, 66.67% " in told.out
    assert "Found where there is none: 2." in told.out


def test_a_picture_of_one_pixel_is_measured_like_any_other(capsys: Capture, tmp_path: Path) -> None:
    Image.new("RGB", (1, 1)).save(tmp_path / "2rsh-1.png")
    told = json.loads(obeyed(capsys, "eye", "measure", str(tmp_path), "--json").out)
    assert told["cards"] == 1


def test_single_cards_are_measured_by_their_names(capsys: Capture, tmp_path: Path) -> None:
    for n, card in enumerate(("2rsh", "1gof", "3pde")):
        lying = Lying(parse_cards([card])[0], WIDTH / 2, HEIGHT / 2, WIDTH, 0)
        (tmp_path / f"{card}-drawn-{n}.png").write_bytes(table_png([lying], WIDTH, HEIGHT))
    (tmp_path / "1gof-drawn-1.png").rename(tmp_path / "1gof.png")
    (tmp_path / "notes-1.png").write_bytes(b"no card, and not read")
    (tmp_path / "4ISL-1.png").write_bytes(b"a card of another deck")
    told = json.loads(obeyed(capsys, "eye", "measure", str(tmp_path), "--json").out)
    assert (told["cards"], told["right"], told["photos"]) == (3, 3, 3)


def test_a_folder_without_photos_cannot_be_measured(capsys: Capture, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        said = obeyed(capsys, "eye", "measure", str(folder))
        assert said.code == 2
        assert said.err.startswith(f"There is nothing to measure in “{folder}”: ")


@pytest.mark.parametrize(
    "text",
    [
        "[",
        "[]",
        '{"a.jpg": {}}',
        '{"a.jpg": ""}',
        '{"a.jpg": [{"card": "2rsh"}]}',
        '{"a.jpg": [{"card": "9xyz", "corners": [[0, 0], [9, 0], [9, 6], [0, 6]]}]}',
        '{"a.jpg": [{"card": "4ISL", "corners": [[0, 0], [9, 0], [9, 6], [0, 6]]}]}',
        '{"a.jpg": [{"card": "2rsh", "corners": [[0, 0], [9, 0], [9, 6], [0, ' + 400 * "6" + "]]}]}",
        '{"a.jpg": ' + 9999 * "[",
    ],
    ids=["cut off", "no photos", "cards by name", "a text", "no corners", "no card", "another deck", "huge", "deep"],
)
def test_labels_that_are_none_are_said_to_be_none(capsys: Capture, tmp_path: Path, text: str) -> None:
    (tmp_path / "labels.json").write_text(text)
    said = obeyed(capsys, "eye", "measure", str(tmp_path))
    assert said.code == 2
    assert said.err.startswith(f"“{tmp_path / 'labels.json'}” does not list the cards")
    assert '"corners": [[0, 0], [90, 0]' in said.err
