"""The two networks. Pictures are height × width × channel."""

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from tercet.eye.weights import Layer, Numbers, Weights


def conv(picture: Numbers, layer: Layer) -> Numbers:
    """A 3 × 3 convolution with a border of zeros; nothing stays below zero."""
    inputs, outputs = layer.weight.shape[2:]
    edged = np.pad(picture, ((1, 1), (1, 1), (0, 0)))
    windows = sliding_window_view(edged, (3, 3), (0, 1))[:: layer.stride, :: layer.stride]
    flat = windows.transpose(0, 1, 3, 4, 2).reshape(-1, 9 * inputs)
    found = flat @ layer.weight.reshape(-1, outputs) + layer.bias
    return np.asarray(np.maximum(found, 0).reshape(*windows.shape[:2], outputs), np.float32)


def doubled(maps: Numbers) -> Numbers:
    """Twice as high and wide."""
    return maps.repeat(2, 0).repeat(2, 1)


def find(weights: Weights, picture: Numbers) -> Numbers:
    """Seven numbers for each 8 × 8 pixels of a picture from 0 to 1."""
    height, width = picture.shape[:2]
    x = np.pad(picture, ((0, -height % 32), (0, -width % 32), (0, 0)), mode="edge") * 2 - 1
    kept = {}
    for name in ("e1", "e2", "e3a", "e3b", "e4a", "e4b", "e5a", "e5b"):
        kept[name] = x = conv(x, weights.layers[f"finder.{name}"])
    for name, beside in (("d4", "e4b"), ("d3", "e3b")):
        x = conv(np.concatenate([doubled(x), kept[beside]], 2), weights.layers[f"finder.{name}"])
    last = weights.layers["finder.out"]
    return np.asarray(x @ last.weight[0, 0] + last.bias, np.float32)


def read(weights: Weights, crop: Numbers) -> tuple[Numbers, float, Numbers]:
    """The 4 × 3 values' logits, the logit of being a card, and how far the four corners are off."""
    x = crop
    for name in ("r1", "r2", "r3a", "r3b", "r4a", "r4b"):
        x = conv(x, weights.layers[f"reader.{name}"])
    what, where = weights.layers["reader.read.out"], weights.layers["reader.place.out"]
    said = x.mean(0).reshape(-1) @ what.weight[0, 0] + what.bias
    off = x.reshape(-1) @ where.weight[0, 0] + where.bias
    return said[:12].reshape(4, 3), float(said[12]), off.reshape(4, 2)
