"""The weights as Tercet reads them (see `tercet.eye.weights`). Needs NumPy alone."""

import json
import struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[Any]
State = dict[str, Numbers]
Layer = tuple[Numbers, Numbers, int]  # weight (out, in, ky, kx), bias, stride
STRIDE_TWO = ("e1", "e2", "e3a", "e4a", "e5a", "r1", "r2", "r3a", "r4a")
PLACES = 0.1  # see Reader.forward
STEADY = 1e-5  # what the normalisation adds to the variance


def folded(state: State, name: str) -> Layer:
    """A convolution and its normalisation as one layer."""
    gain = state[f"{name}.1.weight"] / np.sqrt(state[f"{name}.1.running_var"] + STEADY)
    bias = state[f"{name}.1.bias"] - state[f"{name}.1.running_mean"] * gain
    return state[f"{name}.0.weight"] * gain[:, None, None, None], bias, 2 if name in STRIDE_TWO else 1


def layers(finder: State, reader: State) -> dict[str, Layer]:
    """All layers by the names that Tercet knows."""
    found = {f"finder.{name}": folded(finder, name) for name in _names(finder)}
    found["finder.out"] = (finder["out.weight"], finder["out.bias"], 1)
    found |= {f"reader.{name}": folded(reader, name) for name in _names(reader)}
    for name, size in (("read", 1.0), ("place", PLACES)):
        weight, bias = reader[f"{name}.weight"][..., None, None], reader[f"{name}.bias"]
        found[f"reader.{name}.out"] = (weight * size, bias * size, 1)
    return found


def _names(state: State) -> list[str]:
    return [name.removesuffix(".0.weight") for name in state if name.endswith(".0.weight")]


def packed(of: dict[str, Layer], temperature: float, recipe: dict[str, object]) -> bytes:
    """The file: length, description, data."""
    data, described = bytearray(), {}
    for name, (weight, bias, stride) in of.items():
        scale = np.maximum(np.abs(weight).reshape(len(weight), -1).max(1), 1e-9) / 127
        whole = np.round(weight / scale.reshape(-1, 1, 1, 1)).astype(np.int8).transpose(2, 3, 1, 0)
        described[name] = {"shape": [*whole.shape], "stride": stride, "at": len(data)}
        data += scale.astype("<f4").tobytes() + bias.astype("<f4").tobytes() + whole.tobytes()
        data += bytes(-len(data) % 4)
    text = json.dumps({"recipe": recipe, "temperature": temperature, "layers": described}).encode()
    text += b" " * (-(4 + len(text)) % 4)
    return struct.pack("<I", len(text)) + text + bytes(data)
