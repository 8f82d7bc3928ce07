"""Weights that exist, as training can go on from them. Needs NumPy alone."""

import numpy as np

from tercet.eye.weights import Layer, Weights

from .export import PLACES, STEADY, State


def state_of(weights: Weights, net: str) -> State:
    """One network as it was before it was written. Normalisations have become part of the layers: they do nothing."""
    state: State = {}
    for name, layer in weights.layers.items():
        whose, part = name.split(".", 1)
        if whose == net:
            state |= _last(part, layer) if part.endswith("out") else _layer(part, layer)
    return state


def _layer(part: str, layer: Layer) -> State:
    size = len(layer.bias)
    return {
        f"{part}.0.weight": layer.weight.transpose(3, 2, 0, 1),
        f"{part}.1.weight": np.ones(size, np.float32),
        f"{part}.1.bias": layer.bias.copy(),
        f"{part}.1.running_mean": np.zeros(size, np.float32),
        f"{part}.1.running_var": np.full(size, 1 - STEADY, np.float32),
    }


def _last(part: str, layer: Layer) -> State:
    """The finder ends in a convolution named `out`, the reader in `read` and `place`."""
    if part == "out":
        return {"out.weight": layer.weight.transpose(3, 2, 0, 1), "out.bias": layer.bias.copy()}
    name = part.removesuffix(".out")
    size = PLACES if name == "place" else 1.0
    return {f"{name}.weight": layer.weight[0, 0].T / size, f"{name}.bias": layer.bias / size}
