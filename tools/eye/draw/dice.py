"""Random numbers for a batch of pictures, one per picture."""

from dataclasses import fields
from typing import Any, TypeVar

import torch
from torch import Tensor

T = TypeVar("T")


class Dice:
    """Throws for `count` pictures at once; PyTorch's seed decides."""

    def __init__(self, count: int, device: str) -> None:
        self.count, self.device = count, device

    def between(self, low: float, high: float, *more: int) -> Tensor:
        """Evenly between two bounds."""
        return torch.rand(self.count, *more, device=self.device) * (high - low) + low

    def normal(self, spread: float | Tensor, *more: int) -> Tensor:
        """Around zero."""
        return torch.randn(self.count, *more, device=self.device) * spread

    def coin(self, chance: float, *more: int) -> Tensor:
        """True with this chance."""
        return torch.rand(self.count, *more, device=self.device) < chance

    def whole(self, low: int, high: int, *more: int) -> Tensor:
        """A whole number from `low` to `high`, both included."""
        return torch.randint(low, high + 1, (self.count, *more), device=self.device)

    def mostly(self, chance: float, usual: Tensor, rare: Tensor) -> Tensor:
        """The first with this chance, else the second."""
        return torch.where(self.coin(chance, *usual.shape[1:]), usual, rare)

    def log_between(self, low: float, high: float) -> Tensor:
        """Between two bounds, each order of size as likely as another."""
        return torch.exp(self.between(float(torch.tensor(low).log()), float(torch.tensor(high).log())))


def wide(values: Tensor) -> Tensor:
    """One number per picture, shaped to broadcast over its pixels."""
    return values.view(-1, 1, 1)


def some(of: T, these: Tensor) -> T:
    """What was thrown for some of the pictures."""
    if isinstance(of, Tensor):
        return of[these]
    what: Any = of
    return type(of)(*(some(getattr(what, field.name), these) for field in fields(what)))
