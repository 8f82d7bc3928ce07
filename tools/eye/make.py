"""Makes the weights of the eye, from nothing: `python -m tools.eye.make full --to FOLDER`. See recipes.py."""

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

import torch

from .calibrate import answers, best_temperature, told
from .export import State, layers, packed
from .nets import Reader
from .recipes import RECIPES, Run
from .train import trained

NETS = ("finder", "reader")
# So many drawn cards; some are no card to read.
CALIBRATED = {"full": 15_360, "tiny": 64}
# To glibc: keep what was freed and use it again. Given back and asked for anew, it makes drawing a sixth slower.
KEPT_MEMORY = {"MALLOC_MMAP_THRESHOLD_": str(1 << 30), "MALLOC_TRIM_THRESHOLD_": str(1 << 32)}


def network(name: str, run: Run, device: str) -> State:
    """One network, in a process of its own."""
    if device == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = torch.backends.cudnn.benchmark = True
    else:
        torch.set_num_threads(1)  # so that the same seed gives the same weights on any machine of this kind
    return {key: value.numpy() for key, value in trained(name, run, device).items()}


def calibrated(state: State, cards: int, device: str) -> tuple[float, list[str]]:
    """The temperature of a reader, and what it does."""
    net = Reader().to(device).eval()
    net.load_state_dict({key: torch.as_tensor(value) for key, value in state.items()})
    logits, right = answers(net, cards, device)
    temperature = best_temperature(logits, right)
    return temperature, [*told(logits, right, temperature)]


def make(recipe: str, to: Path, device: str) -> None:
    """`weights.bin` with its recipe, and beside it `figures.txt`."""
    began, runs = time.monotonic(), RECIPES[recipe]
    os.environ.update(KEPT_MEMORY)  # read when a process starts
    with ProcessPoolExecutor(len(NETS), mp_context=get_context("spawn")) as workers:
        finder, reader = workers.map(network, NETS, [runs[name] for name in NETS], [device] * len(NETS))
    temperature, lines = calibrated(reader, CALIBRATED[recipe], device)
    described = {name: asdict(runs[name]) | {"pictures": runs[name].pictures} for name in NETS}
    file = packed(layers(finder, reader), temperature, {"name": recipe, **described})
    to.mkdir(parents=True, exist_ok=True)
    (to / "weights.bin").write_bytes(file)
    lines = [json.dumps(described), *lines, f"{len(file)} bytes, {time.monotonic() - began:.0f} s"]
    (to / "figures.txt").write_text("\n".join(lines) + "\n")
    print("\n".join(lines), flush=True)


def main() -> None:
    """From the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("recipe", choices=RECIPES)
    asked.add_argument("--to", type=Path, required=True)
    asked.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    said = asked.parse_args()
    make(said.recipe, said.to, said.device)


if __name__ == "__main__":
    main()
