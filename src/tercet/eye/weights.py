"""The file of weights: the length of a JSON text, the text, then each layer's scales, biases and whole numbers."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
Exact = NDArray[np.float64]


@dataclass(frozen=True)
class Layer:
    """A convolution: weights [row][column][input][output]."""

    weight: Numbers
    bias: Numbers
    stride: int


@dataclass(frozen=True)
class Weights:
    """All layers by name; logits are divided by the temperature, so that confidence is honest."""

    layers: dict[str, Layer]
    temperature: float
    recipe: dict[str, Any]


def read_weights(file: bytes) -> Weights:
    """The networks of a file."""
    length = int.from_bytes(file[:4], "little")
    described = json.loads(file[4 : 4 + length])
    data = file[4 + length :]
    layers = {name: _layer(data, **layer) for name, layer in described["layers"].items()}
    return Weights(layers, described["temperature"], described["recipe"])


def _layer(data: bytes, shape: list[int], stride: int, at: int) -> Layer:
    outputs = shape[3]
    scale = np.frombuffer(data, "<f4", outputs, at)
    bias = np.frombuffer(data, "<f4", outputs, at + 4 * outputs)
    whole = np.frombuffer(data, np.int8, int(np.prod(shape)), at + 8 * outputs).reshape(shape)
    return Layer((whole * scale).astype(np.float32), bias, stride)


@cache
def own_weights() -> Weights:
    """Those that come with Tercet."""
    return read_weights(files("tercet.eye").joinpath("weights.bin").read_bytes())
