"""What the eye sees on drawn tables; the web client is tested to see the same (web/src/eye/shared.test.ts)."""

import json
from dataclasses import replace
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from tercet.eye.picture import Quad
from tercet.eye.places import Place, agreed, winners
from tercet.eye.seeing import look, read_card
from tercet.eye.sight import CARDS, once_each, sight_of
from tests.eye.vectors import SEEN, TABLE, pixels, seen


def test_what_the_web_client_is_tested_against_is_what_is_seen_today() -> None:
    kept, now = json.loads(SEEN.read_text()), seen()
    assert [card["card"] for card in now["cards"]] == [card["card"] for card in kept["cards"]] == sorted(TABLE)
    for one, other in zip(now["cards"], kept["cards"], strict=True):
        assert one["confidence"] == pytest.approx(other["confidence"], abs=0.005)
        assert np.array(one["corners"]) == pytest.approx(np.array(other["corners"]), abs=0.1)


def test_a_table_is_read_from_another_side_too() -> None:
    upright = {card["card"]: np.mean(card["corners"], 0) for card in json.loads(SEEN.read_text())["cards"]}
    turned = look(np.rot90(pixels(), -1).copy())  # clockwise
    assert {one.card for one in turned} == {*TABLE}
    for one in turned:
        x, y = upright[one.card]
        assert one.corners.mean(0) == pytest.approx([pixels().shape[0] - y, x], abs=1)


def test_nothing_is_told_of_a_picture_without_colours() -> None:
    """A green card looks like a purple one there."""
    buffer = BytesIO()
    Image.fromarray(pixels()).convert("L").save(buffer, "JPEG", quality=60)
    assert look(np.asarray(Image.open(buffer).convert("RGB"))) == []
    faint = (pixels() * 0.3 + pixels().mean(2, keepdims=True) * 0.7).astype(np.uint8)
    assert len(look(faint)) > 6


@pytest.mark.parametrize("size", [(1, 1), (7, 300)])
def test_the_smallest_picture_has_no_cards(size: tuple[int, int]) -> None:
    assert look(np.full((*size, 3), 128, np.uint8)) == []


def test_a_card_that_fills_its_picture_is_read_without_looking_for_it() -> None:
    cards = json.loads(SEEN.read_text())["cards"]
    corners = np.array(next(card["corners"] for card in cards if card["card"] == "1gsh"))  # it lies straight
    (left, top), (right, bottom) = corners.min(0).astype(int), corners.max(0).astype(int) + 1
    assert read_card(pixels()[top:bottom, left:right]).card == "1gsh"


def _place(x: float, trust: float) -> Place:
    quad = np.array([[x, 0], [x + 60, 0], [x + 60, 40], [x, 40]], float)
    logs = np.log(np.full(len(CARDS), (1 - trust) / 80))
    logs[0] = np.log(trust)
    return Place(quad, logs, 1.0)


def test_cards_that_overlap_in_a_row_are_all_kept_but_nothing_between_two_cards() -> None:
    row = [_place(40 * n, 0.9 - n / 100) for n in range(4)]
    assert [place.quad[0][0] for place in winners(row[::-1])] == [0, 40, 80, 120]
    pair = [_place(0, 0.9), _place(62, 0.8)]
    assert [place.quad[0][0] for place in winners([*pair, _place(31, 0.7)])] == [0, 62]


def _values(trust: float) -> Quad:
    """The logarithms of 4 × 3 values, each first one with so much trust."""
    return np.log([[trust, (1 - trust) / 2, (1 - trust) / 2]] * 4)


def test_no_value_is_surer_than_the_look_that_grants_it_the_least() -> None:
    sure, doubtful = _values(0.99), _values(0.6)
    assert np.exp(agreed(sure, doubtful, sure))[0] == pytest.approx(0.6**4)
    assert np.exp(agreed(sure, doubtful, sure))[-1] == pytest.approx(0.005**4)


def test_nothing_is_told_of_a_sheet_with_a_pattern() -> None:
    """What stands on one card stands four times on a sheet: a part of it looks like a card but for its edge."""
    sheet = pixels().copy()
    one = next(card for card in json.loads(SEEN.read_text())["cards"] if card["card"] == "2pde")
    (left, top), (right, bottom) = np.min(one["corners"], 0).astype(int), np.max(one["corners"], 0).astype(int)
    inner = sheet[top + 6 : bottom - 6, left + 6 : right - 6].copy()
    height, width = inner.shape[:2]
    sheet[:] = (60, 90, 70)
    for row, column in ((0, 0), (0, 1), (1, 0), (1, 1)):
        sheet[120 + row * height : 120 + (row + 1) * height, 160 + column * width : 160 + (column + 1) * width] = inner
    assert look(sheet) == []


def test_two_places_that_are_sure_of_one_card_cannot_both_be_right_and_both_are_marked() -> None:
    one, other = once_each([_place(0, 0.99), _place(100, 0.97)])
    assert one.card == CARDS[0]
    assert one.confidence == pytest.approx(0.99 / 2)
    assert not other.sure
    assert once_each([_place(0, 0.99), _place(100, 0.6)])[0].sure  # one claim is much the better


def test_one_or_two_cards_that_may_be_something_else_are_not_told_but_three_likely_ones_are() -> None:
    cards = [replace(_place(100 * n, 0.95), logs=np.roll(_place(0, 0.95).logs, n), card=0.999) for n in range(3)]
    assert sight_of([]) == sight_of(cards[:1]) == sight_of(cards[:2]) == []
    assert [one.card for one in sight_of(cards)] == [*CARDS[:3]]


def test_a_lone_card_is_told_if_it_is_surely_a_card_and_marked_if_it_is_not_clear_which() -> None:
    assert [(one.card, one.sure) for one in sight_of([_place(0, 0.7)])] == [(CARDS[0], False)]
    assert sight_of([_place(0, 0.5)]) == []


def test_a_doubtful_card_beside_a_sure_one_is_told_and_marked() -> None:
    likely = _place(100, 0.5)
    other = replace(likely, logs=np.roll(likely.logs, 1))  # another card than the first
    assert [(one.card, one.sure) for one in sight_of([_place(0, 0.99), other])] == [(CARDS[0], True), (CARDS[1], False)]


def test_places_that_look_like_one_card_again_and_again_are_a_pattern() -> None:
    lying_elsewhere = [_place(100 * n, 0.9999) for n in range(1, 4)]
    assert sight_of([_place(0, 0.99999), *lying_elsewhere]) == []


def test_a_place_at_which_the_looks_contradict_each_other_is_no_pattern() -> None:
    likely = [replace(_place(100 * n, 0.85), logs=np.roll(_place(0, 0.85).logs, n)) for n in range(3)]
    contradicting = replace(_place(400, 0.5), logs=np.roll(np.log(np.r_[0.005, np.full(80, 1e-9)]), 3))
    assert [one.card for one in sight_of([*likely, contradicting])] == [*CARDS[:3]]
