"""Trains one network."""

import copy
import math
import time
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor, nn

from .draw.crops import crops
from .draw.tables import tables
from .kept import lessons
from .lessons import finding, reading
from .nets import Finder, Reader
from .recipes import Run

WARM_UP, DECAY = 200, 0.998
TOLD_S = 15
NETS = {"reader": Reader, "finder": Finder}
State = dict[str, Tensor]


def trained(name: str, run: Run, device: str) -> State:
    """The running mean of a network after a run."""
    torch.manual_seed(run.seed)
    # With the channels of a pixel side by side, which a processor works through a fifth faster.
    net = NETS[name]().to(device, memory_format=torch.channels_last).train()  # type: ignore[call-overload]
    mean = copy.deepcopy(net)
    optimiser = torch.optim.AdamW(net.parameters(), lr=run.rate, weight_decay=1e-2, fused=device == "cuda")
    told, total = time.monotonic(), torch.zeros((), device=device)
    for step, error in enumerate(_errors(name, net, run, device)):
        for group in optimiser.param_groups:
            group["lr"] = run.rate * _part(step, run.steps)
        optimiser.zero_grad(set_to_none=True)
        error.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        follow(mean, net, min(DECAY, (1 + step) / (10 + step)))
        total = total.lerp(error.detach(), 0.02 if step else 1.0)
        if time.monotonic() - told > TOLD_S:
            told = time.monotonic()
            print(f"{name}: {step + 1} of {run.steps} steps, error {total.item():.4f}", flush=True)
    return {key: value.cpu() for key, value in mean.state_dict().items()}


def _part(step: int, steps: int) -> float:
    return min(1, (step + 1) / WARM_UP) * (0.5 + 0.5 * math.cos(math.pi * step / steps) + 0.002)


def _errors(name: str, net: nn.Module, run: Run, device: str) -> Iterator[Tensor]:
    """Of each step."""
    draw: Callable[[], Any] = {
        "reader": lambda: crops(run.batch, device),
        "finder": lambda: tables(run.batch, device),
    }[name]
    for step, lesson in enumerate(lessons(draw, run)):
        yield reading(net, lesson, device) if name == "reader" else finding(net, lesson, device, step)


@torch.no_grad()
def follow(mean: nn.Module, net: nn.Module, decay: float) -> None:
    """Move the running mean a little towards the network."""
    pairs = [*zip(mean.state_dict().values(), net.state_dict().values(), strict=True)]
    numbers = [(old, new) for old, new in pairs if old.dtype.is_floating_point]
    torch._foreach_lerp_([old for old, _ in numbers], [new for _, new in numbers], 1 - decay)  # at once
    for old, new in pairs:
        if not old.dtype.is_floating_point:
            old.copy_(new)
