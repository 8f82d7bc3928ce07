"""What the eye learns from: the labels of drawn tables and cards say what is drawn. Only where PyTorch is."""

from importlib import import_module
from typing import Any

import pytest

from tercet.eye.seeing import look

torch: Any = pytest.importorskip("torch")
measure: Any = import_module("tools.eye.measure")
drawn_tables: Any = import_module("tools.eye.draw.tables")
drawn_crops: Any = import_module("tools.eye.draw.crops")
drawn_cards: Any = import_module("tools.eye.draw.cards")
dice: Any = import_module("tools.eye.draw.dice")
lessons: Any = import_module("tools.eye.lessons")
SMALL = (192, 256)
WITH_CARDS = ("apart", "white", "touching", "overlapping")


def tables(kind: str, count: int = 2, seed: int = 1) -> Any:
    """Small ones."""
    torch.manual_seed(seed)
    return drawn_tables.tables(count, "cpu", SMALL, kind)


@pytest.mark.parametrize("kind", WITH_CARDS)
def test_twelve_different_cards_lie_where_the_labels_say(kind: str) -> None:
    drawn = tables(kind)
    height, width = SMALL
    assert drawn.pictures.shape == (2, 3, *SMALL)
    assert drawn.there.sum(1).tolist() == [12, 12]
    for n in range(2):
        cards = {tuple(values) for values in drawn.labels[n][drawn.there[n]].tolist()}
        assert len(cards) == 12
        for slot in range(12):
            x, y = drawn.corners[n, slot].mean(0).tolist()
            if drawn.visible[n, slot] > 0.97 and 8 <= x < width - 8 and 8 <= y < height - 8:
                assert drawn.owner[n, int(y) // 8, int(x) // 8] in (slot, -2)


def test_cards_apart_are_seen_whole_and_cards_that_overlap_are_not() -> None:
    apart, overlapping = tables("apart", 4), tables("overlapping", 4)
    assert apart.visible[apart.there].median() > 0.97
    assert overlapping.visible[overlapping.there].median() < 0.9


def test_on_empty_tables_nothing_is_to_be_found() -> None:
    drawn = tables("empty", 4)
    assert not drawn.there.any()
    presence, _ = lessons.asked(drawn)
    assert (presence == 0).all()


def test_a_picture_taken_well_shows_the_same_cards() -> None:
    torch.manual_seed(1)
    well = drawn_tables.tables(2, "cpu", SMALL, "white", import_module("tools.eye.draw.camera").taken_well)
    any_ = tables("white")
    assert torch.equal(well.labels, any_.labels)
    assert torch.equal(well.corners, any_.corners)
    assert not torch.equal(well.pictures, any_.pictures)


def test_pictures_that_are_exposed_too_long_are_brighter_and_whiter() -> None:
    camera = import_module("tools.eye.draw.camera")
    scene = torch.full((64, 3, 16, 16), 0.8)
    torch.manual_seed(1)
    usual, bright = camera.photographed(scene), camera.photographed(scene, 1.0)
    assert bright.mean() > usual.mean() + 0.05
    assert (bright > 0.99).float().mean() > 1.5 * (usual > 0.99).float().mean()


def test_the_same_seed_draws_the_same_table() -> None:
    one, again, other = tables("any"), tables("any"), tables("any", seed=2)
    assert torch.equal(one.pictures, again.pictures)
    assert not torch.equal(one.pictures, other.pictures)


def test_a_table_turned_over_keeps_its_cards_in_their_places() -> None:
    drawn = tables("apart")
    over = lessons.turned_over(drawn)
    (presence, numbers), (seen, turned) = lessons.asked(drawn), lessons.asked(over)
    assert torch.equal(presence.transpose(1, 2), seen)
    card = presence == 1
    places, swapped = numbers.permute(0, 2, 3, 1)[card], turned.transpose(2, 3).permute(0, 2, 3, 1)[card]
    assert torch.allclose(places[:, :2], swapped[:, :2].flip(1), atol=1e-4)


def test_the_eye_reads_what_the_labels_say() -> None:
    (table,) = measure.drawn("apart", 1, 4)
    seen = {one.card for one in look(table.picture)}
    assert len(seen & {one.card for one in table.cards}) >= 10  # of twelve; the picture may be dark or blurred


def test_crops_say_whether_a_card_is_there_which_and_how_far_off() -> None:
    torch.manual_seed(1)
    drawn = drawn_crops.crops(96, "cpu")
    assert drawn.pictures.shape == (96, 3, 64, 96)
    assert drawn.places.shape == (96, 8)
    assert {*drawn.card.tolist()} == {-1, 0, 1}
    assert {*drawn.labels.flatten().tolist()} == {0, 1, 2}
    assert drawn.places.abs().max() < 1.5


def test_crops_that_are_asked_to_be_exact_are() -> None:
    torch.manual_seed(1)
    exact, usual = drawn_crops.crops(32, "cpu", 0.012), drawn_crops.crops(32, "cpu")
    assert exact.places.abs().max() < 0.06 < usual.places.abs().max()


def test_a_card_is_laid_on_the_pictures_that_are_chosen_and_on_no_other() -> None:
    torch.manual_seed(1)
    thrown = dice.Dice(3, "cpu")
    deck, face, table = drawn_cards.prints(thrown), drawn_cards.faces(thrown), torch.full((3, 3, 16, 24), 0.2)
    v, u = torch.meshgrid(torch.linspace(-0.6, 0.6, 16), torch.linspace(-0.9, 0.9, 24), indexing="ij")
    rest = (u.expand(3, -1, -1), v.expand(3, -1, -1), face, deck, torch.full((3,), 0.08), torch.zeros(3))
    everywhere = drawn_cards.lay(table, *rest, torch.tensor([True, True, True]))
    chosen = drawn_cards.lay(table, *rest, torch.tensor([False, True, False]))
    assert torch.allclose(chosen[1], everywhere[1], atol=1e-5)
    assert torch.equal(chosen[[0, 2]], table[[0, 2]])
    assert not torch.allclose(everywhere[0], table[0], atol=0.1)
