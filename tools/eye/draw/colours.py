"""Colours of inks, papers, tables and skin."""

import torch
from torch import Tensor

from .dice import Dice


def rgb(hue: Tensor, saturation: Tensor, value: Tensor) -> Tensor:
    """Red, green and blue (…, 3) of a hue in degrees."""
    spread = torch.stack([(hue / 60 + turn) % 6 for turn in (5, 3, 1)], -1)
    return value[..., None] * (1 - saturation[..., None] * torch.minimum(spread, 4 - spread).clamp(0, 1))


def inks(dice: Dice) -> Tensor:
    """Red, purple and green of a print run (n, 3, 3)."""
    return torch.stack(
        [
            rgb(dice.between(-14, 17) % 360, dice.between(0.62, 1), dice.between(0.42, 1)),
            rgb(dice.between(235, 306), dice.between(0.38, 1), dice.between(0.15, 0.72)),
            rgb(dice.between(112, 168), dice.between(0.5, 1), dice.between(0.2, 0.75)),
        ],
        1,
    )


def skin(dice: Dice) -> Tensor:
    """A hand's colour (n, 3)."""
    return rgb(dice.between(8, 32), dice.between(0.2, 0.65), dice.between(0.25, 0.98))
