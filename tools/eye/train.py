"""Trains one network."""

import copy
import math
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor, nn

from .draw.crops import Crops, crops
from .draw.tables import tables
from .kept import lessons
from .lessons import finding, reading
from .nets import Finder, Reader
from .recipes import Run, met

WARM_UP, DECAY = 200, 0.998
TOLD_S = 15
NETS = {"reader": Reader, "finder": Finder}
State = dict[str, Tensor]


def trained(name: str, runs: Iterable[Run], device: str, start: State | None = None) -> State:
    """The network after all these runs. What begins with written weights keeps their normalisation as it is."""
    net: nn.Module | None = None
    if start:
        net = NETS[name]().to(device).eval()
        net.load_state_dict(start, strict=False)  # batches are not counted there
    for run in runs:
        torch.manual_seed(run.seed)
        net = _after(name, net or NETS[name]().to(device).train(), run, device)
    return {key: value.cpu() for key, value in net.state_dict().items()} if net else {}


def _after(name: str, net: nn.Module, run: Run, device: str) -> nn.Module:
    """The running mean of a network after one run."""
    mean = copy.deepcopy(net)
    optimiser = torch.optim.AdamW(net.parameters(), lr=run.rate, weight_decay=1e-2)
    told, total = time.monotonic(), 0.0
    for step, error in enumerate(_errors(name, net, run, device)):
        for group in optimiser.param_groups:
            group["lr"] = run.rate * _part(step, run.steps)
        optimiser.zero_grad(set_to_none=True)
        error.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        follow(mean, net, min(DECAY, (1 + step) / (10 + step)))
        total = total * 0.98 + error.item() * 0.02 if step else error.item()
        if time.monotonic() - told > TOLD_S:
            told = time.monotonic()
            print(f"{name}: {step + 1} of {run.steps} steps, error {total:.4f}", flush=True)
    return mean


def _part(step: int, steps: int) -> float:
    return min(1, (step + 1) / WARM_UP) * (0.5 + 0.5 * math.cos(math.pi * step / steps) + 0.002)


def _errors(name: str, net: nn.Module, run: Run, device: str) -> Iterator[Tensor]:
    """Of each step."""
    draw: Callable[[], Any] = {
        "reader": lambda: crops(run.batch, device),
        "finder": lambda: tables(run.batch, device),
    }[name]
    for step, lesson in enumerate(lessons(draw, run) if run.mixed else met(lambda: _halved(draw()), run)):
        yield reading(net, lesson, device) if name == "reader" else finding(net, lesson, device, step)


def _halved(lesson: Any) -> Any:
    """Crops with numbers of half the size, so that tens of thousands fit into memory."""
    if not isinstance(lesson, Crops):
        return lesson
    return replace(lesson, pictures=lesson.pictures.half(), places=lesson.places.half())


@torch.no_grad()
def follow(mean: nn.Module, net: nn.Module, decay: float) -> None:
    """Move the running mean a little towards the network."""
    for old, new in zip(mean.state_dict().values(), net.state_dict().values(), strict=True):
        if old.dtype.is_floating_point:
            old.lerp_(new, 1 - decay)
        else:
            old.copy_(new)
