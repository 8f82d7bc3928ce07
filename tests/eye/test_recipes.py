"""How weights are made, as far as no network is trained for it."""

from collections import Counter
from dataclasses import asdict
from typing import Any

import numpy as np
import pytest

from tercet.eye.nets import conv
from tercet.eye.weights import Layer, own_weights, read_weights
from tools.eye.export import STEADY, State, layers, packed
from tools.eye.recipes import DRAWING, RECIPES, Run, mixed

DICE = np.random.default_rng(18)


def test_a_run_draws_evenly_for_most_of_its_steps_and_meets_what_it_kept_until_the_end() -> None:
    drawn: list[int] = []

    def draw() -> int:
        drawn.append(len(drawn))
        return drawn[-1]

    run = Run(1, 1e-3, 100, 8, kept=70, mixed=4)
    there, steps = [], []
    for step in mixed(draw, run):
        there.append(len(drawn))
        steps.append(step)
    assert there == [min(step + 1, 70) for step in range(100)]
    assert {len(step) for step in steps} == {4}
    late = Counter(one for step in steps[int(100 * DRAWING) :] for one in step)
    assert len(late) > 50, "late steps meet old and new alike"
    assert run.pictures == 70 * 8
    drawn.clear()
    assert [*mixed(draw, run)] == steps, "the seed decides"


def test_the_weights_that_come_with_tercet_are_those_of_the_full_recipe() -> None:
    told = own_weights().recipe
    assert told == {"name": "full"} | {
        name: asdict(run) | {"pictures": run.pictures} for name, run in RECIPES["full"].items()
    }


def rolled(*shape: int) -> Any:
    """Numbers around zero."""
    return DICE.normal(size=shape)


def invented(net: str) -> State:
    """What training might have given for one network, in the shapes of our own weights."""
    state: State = {}
    for name, layer in own_weights().layers.items():
        whose, part = name.split(".", 1)
        ky, kx, inputs, outputs = layer.weight.shape
        if whose != net:
            continue
        if part.endswith("out"):
            of = part.removesuffix(".out")
            shape = (outputs, inputs, 1, 1) if of == "out" else (outputs, inputs)
            state |= {f"{of}.weight": rolled(*shape), f"{of}.bias": rolled(outputs)}
            continue
        state |= {
            f"{part}.0.weight": rolled(outputs, inputs, ky, kx),
            f"{part}.1.weight": rolled(outputs),
            f"{part}.1.bias": rolled(outputs),
            f"{part}.1.running_mean": rolled(outputs),
            f"{part}.1.running_var": rolled(outputs) ** 2 + 0.2,
        }
    return state


def test_what_is_written_is_what_the_eye_reads() -> None:
    """Same layers, sizes and strides as the weights that come with Tercet; each number within half a whole number."""
    written = layers(invented("finder"), invented("reader"))
    read = read_weights(packed(written, 0.7, {"name": "invented"}))
    assert (read.temperature, read.recipe) == (0.7, {"name": "invented"})
    assert {name: (layer.weight.shape, layer.stride) for name, layer in read.layers.items()} == {
        name: (layer.weight.shape, layer.stride) for name, layer in own_weights().layers.items()
    }
    for name, (weight, bias, _) in written.items():
        found = read.layers[name]
        assert found.bias == pytest.approx(bias, rel=1e-5, abs=1e-6)
        half = np.abs(weight).max((1, 2, 3)) / 127 / 2
        assert (np.abs(found.weight.transpose(3, 2, 0, 1) - weight).max((1, 2, 3)) <= half * 1.001).all(), name


@pytest.mark.parametrize("part", ["e1", "e3b"])
def test_a_layer_does_what_its_convolution_and_its_normalisation_did(part: str) -> None:
    state = invented("finder")
    read = read_weights(packed(layers(state, invented("reader")), 1.0, {}))
    layer = read.layers[f"finder.{part}"]
    plain = Layer(
        state[f"{part}.0.weight"].transpose(2, 3, 1, 0).astype(np.float32), np.zeros(1, np.float32), layer.stride
    )
    picture = rolled(16, 24, plain.weight.shape[2]).astype(np.float32)
    both = conv(picture, plain) - conv(picture, Layer(-plain.weight, plain.bias, plain.stride))  # without the cut at 0
    spread = np.sqrt(state[f"{part}.1.running_var"] + STEADY)
    mean, gain, bias = (state[f"{part}.1.{one}"] for one in ("running_mean", "weight", "bias"))
    wanted = np.maximum((both - mean) / spread * gain + bias, 0)
    assert np.abs(conv(picture, layer) - wanted).max() < 0.02 * wanted.max()
