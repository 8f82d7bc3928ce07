"""Drawn pictures that are kept and mirrored. Only where PyTorch is."""

from importlib import import_module
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch")
crops: Any = import_module("tools.eye.draw.crops")
tables: Any = import_module("tools.eye.draw.tables")
kept: Any = import_module("tools.eye.kept")
lessons: Any = import_module("tools.eye.lessons")
recipes: Any = import_module("tools.eye.recipes")
train: Any = import_module("tools.eye.train")

SIDES = [(True, False), (False, True), (True, True)]


def test_what_is_kept_as_bytes_is_nearly_the_same() -> None:
    torch.manual_seed(1)
    drawn = crops.crops(4, "cpu")
    again = kept.unpacked(kept.packed(drawn))
    assert (again.pictures - drawn.pictures).abs().max() <= 0.5 / kept.WHITE + 1e-6
    assert torch.equal(again.places, drawn.places)


def test_what_lies_on_a_shelf_stays_as_it_was() -> None:
    torch.manual_seed(4)
    for drawn in ([crops.crops(2, "cpu") for _ in range(3)], [tables.tables(1, "cpu") for _ in range(2)]):
        shelf = kept.Shelf(len(drawn))
        places = [shelf.put(one) for one in drawn]
        assert places == [*range(len(drawn))]
        for one, place in zip(drawn, places, strict=True):
            again = shelf.lesson(place)
            for name, value in vars(one).items():
                assert torch.equal(getattr(again, name), value), name


@pytest.mark.parametrize(("across", "along"), SIDES)
def test_a_mirrored_crop_has_its_corners_where_the_mirrored_card_has_them(across: bool, along: bool) -> None:
    torch.manual_seed(2)
    drawn = crops.crops(4, "cpu")
    mirrored = kept.mirrored(drawn, across, along)
    fixed = crops.fixed_corners("cpu")
    before, after = (fixed + one.places.view(-1, 4, 2) * crops.UNIT for one in (drawn, mirrored))
    wanted = torch.stack(
        [
            crops.WIDTH - before[..., 0] if across else before[..., 0],
            crops.HEIGHT - before[..., 1] if along else before[..., 1],
        ],
        -1,
    )
    for one, other in zip(wanted, after, strict=True):
        assert torch.cdist(one, other).min(1)[0].max() < 1e-3, "the same four points"
    assert (after - fixed).norm(dim=-1).max() < 0.5 * crops.UNIT, "each near the corner it stands for"
    assert torch.equal(mirrored.labels, drawn.labels)


@pytest.mark.parametrize(("across", "along"), SIDES)
def test_of_a_mirrored_table_the_mirrored_answers_are_asked(across: bool, along: bool) -> None:
    torch.manual_seed(3)
    drawn = tables.tables(2, "cpu", kind="touching")
    presence, places = lessons.asked(drawn)
    mirrored, mirrored_places = lessons.asked(kept.mirrored(drawn, across, along))
    flipped = [side for side, wanted in ((-1, across), (-2, along)) if wanted]
    assert (presence == 1).any()
    assert torch.equal(mirrored, presence.flip(flipped))
    x, y = -1.0 if across else 1.0, -1.0 if along else 1.0
    signs = torch.tensor([x, y, 1.0, x * y, 1.0, x * y]).view(1, 6, 1, 1)
    off = (mirrored_places - places.flip(flipped) * signs).abs()
    assert (off * (mirrored == 1)[:, None]).max() < 1e-4


def test_the_same_seed_trains_the_same_network_from_what_is_kept() -> None:
    for name in ("reader", "finder"):
        run = recipes.Run(1, 1e-3, 3, 2, kept=2, mixed=2)
        one, again = (train.trained(name, run, "cpu") for _ in range(2))
        assert all(torch.equal(one[key], again[key]) for key in one)
