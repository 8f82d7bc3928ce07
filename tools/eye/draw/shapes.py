"""The three shapes as distances: below zero inside, above zero outside. The unit is the height of a card."""

import math
from dataclasses import dataclass

import torch
from torch import Tensor

from .dice import Dice, some, wide

OVAL, SQUIGGLE, DIAMOND = 0, 1, 2


@dataclass(frozen=True)
class Outlines:
    """How one print run draws the shapes; half sizes, bends and roundness of each picture."""

    half_width: Tensor
    half_height: Tensor
    oval_radius: Tensor  # as a part of the half width: 1 is a capsule
    squiggle_mirrored: Tensor
    squiggle_bend: Tensor
    squiggle_phase: Tensor
    squiggle_waves: Tensor
    squiggle_lean: Tensor
    squiggle_power: Tensor
    squiggle_width: Tensor
    squiggle_tip: Tensor
    diamond_power: Tensor
    diamond_round: Tensor


def outlines(dice: Dice) -> Outlines:
    """A print run that might exist."""
    half_height = dice.between(0.30, 0.41)
    return Outlines(
        half_width=half_height * dice.between(0.38, 0.55),
        half_height=half_height,
        oval_radius=dice.mostly(0.8, dice.between(0.82, 1.0), dice.between(0.6, 1.0)),
        squiggle_mirrored=torch.where(dice.coin(0.5), -1.0, 1.0),
        squiggle_bend=dice.between(0.20, 0.44),
        squiggle_phase=dice.normal(0.15),
        squiggle_waves=dice.between(0.80, 1.15),
        squiggle_lean=dice.between(-0.13, 0.13),
        squiggle_power=dice.between(2.2, 4.0),
        squiggle_width=dice.between(0.58, 0.78),
        squiggle_tip=dice.between(-0.22, 0.12),
        diamond_power=dice.mostly(0.75, dice.between(0.99, 1.01), dice.between(0.88, 1.15)),
        diamond_round=dice.between(0.0, 0.012),
    )


def distance(x: Tensor, y: Tensor, shape: Tensor, of: Outlines) -> Tensor:
    """How far each point lies from the outline of each picture's shape."""
    if x.is_cuda:  # one step over all pixels costs less than choosing
        rounded = torch.where(wide(shape) == OVAL, _oval(x, y, of), _diamond(x, y, of))
        return torch.where(wide(shape) == SQUIGGLE, _squiggle(x, y, of), rounded)
    found = torch.empty_like(x)
    for kind, drawn in ((OVAL, _oval), (SQUIGGLE, _squiggle), (DIAMOND, _diamond)):
        these = (shape == kind).nonzero()[:, 0]
        if len(these):
            found[these] = drawn(x[these], y[these], some(of, these))
    return found


def _oval(x: Tensor, y: Tensor, of: Outlines) -> Tensor:
    radius = wide(of.half_width * of.oval_radius)
    across, along = x.abs() - wide(of.half_width) + radius, y.abs() - wide(of.half_height) + radius
    outside = torch.sqrt(across.clamp(min=0) ** 2 + along.clamp(min=0) ** 2 + 1e-12)
    return outside + torch.maximum(across, along).clamp(max=0) - radius


def _power_ball(x: Tensor, y: Tensor, power: Tensor) -> Tensor:
    return ((x.abs() + 1e-6) ** power + (y.abs() + 1e-6) ** power) ** (1 / power) - 1


def _diamond(x: Tensor, y: Tensor, of: Outlines) -> Tensor:
    a, b = of.half_width, of.half_height
    ball = _power_ball(x / wide(a), y / wide(b), wide(of.diamond_power))
    return ball * wide(a * b / torch.sqrt(a * a + b * b)) - wide(of.diamond_round)


def _squiggle(x: Tensor, y: Tensor, of: Outlines) -> Tensor:
    step = 0.004
    here = _bent(x, y, of)
    across = (_bent(x + step, y, of) - _bent(x - step, y, of)) / (2 * step)
    along = (_bent(x, y + step, of) - _bent(x, y - step, of)) / (2 * step)
    return here / torch.sqrt(across * across + along * along + 1e-4)


def _bent(x: Tensor, y: Tensor, of: Outlines) -> Tensor:
    height = y / wide(of.half_height)
    width = x * wide(of.squiggle_mirrored) / wide(of.half_width)
    bend = wide(of.squiggle_bend) * torch.sin(math.pi * wide(of.squiggle_waves) * height + wide(of.squiggle_phase))
    middle = (width - bend - wide(of.squiggle_lean) * height) / wide(of.squiggle_width)
    return _power_ball(middle, height + wide(of.squiggle_tip) * width, wide(of.squiggle_power))
