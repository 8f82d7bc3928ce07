"""Many small steps over all pixels as one, where a GPU is there."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import torch

P = ParamSpec("P")
R = TypeVar("R")


def fused(function: Callable[P, R]) -> Callable[P, R]:
    """The same function, compiled for the GPU if there is one."""
    return torch.compile(function, dynamic=False) if torch.cuda.is_available() else function
