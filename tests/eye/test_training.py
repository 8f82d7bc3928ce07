"""The smallest recipe of all, from drawing to the file. Only where PyTorch is."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tercet.eye.nets import find, read
from tercet.eye.weights import own_weights, read_weights
from tools.eye.export import layers, packed

torch: Any = pytest.importorskip("torch")
make: Any = import_module("tools.eye.make")
nets: Any = import_module("tools.eye.nets")
train: Any = import_module("tools.eye.train")
recipes: Any = import_module("tools.eye.recipes")


def test_one_command_draws_trains_calibrates_and_writes_weights(tmp_path: Path) -> None:
    make.make("tiny", tmp_path, "cpu")
    made = read_weights((tmp_path / "weights.bin").read_bytes())
    assert made.layers.keys() == own_weights().layers.keys()
    assert made.recipe["name"] == "tiny"
    assert made.recipe["reader"]["pictures"] == 16
    assert "drawn cards right" in (tmp_path / "figures.txt").read_text()


def test_the_same_seed_trains_the_same_network() -> None:
    run = recipes.Run(1, 1e-3, 4, 4, kept=2, mixed=2)
    one, again = (train.trained("reader", run, "cpu") for _ in range(2))
    assert all(torch.equal(one[name], again[name]) for name in one)


def test_what_was_trained_says_the_same_when_it_is_read_without_pytorch() -> None:
    torch.manual_seed(3)
    finder, reader = nets.Finder().eval(), nets.Reader().eval()
    states = ({key: value.numpy() for key, value in net.state_dict().items()} for net in (finder, reader))
    weights = read_weights(packed(layers(*states), 1.0, {}))
    picture, crop = torch.rand(1, 3, 64, 96), torch.rand(1, 3, 64, 96)
    with torch.no_grad():
        cells, (values, off) = finder(picture)[0], reader(crop)
    found = find(weights, picture[0].permute(1, 2, 0).numpy())
    features, card, corners = read(weights, crop[0].permute(1, 2, 0).numpy() * 2 - 1.5)
    assert np.abs(found - cells.permute(1, 2, 0).numpy()).max() < 0.02
    assert np.abs(np.append(features, card) - values[0].numpy()).max() < 0.02
    assert np.abs(corners.reshape(-1) - off[0].numpy()).max() < 0.005
