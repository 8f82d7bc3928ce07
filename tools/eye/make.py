"""Makes weights, from nothing or from others to the file: `python -m tools.eye.make small --to FOLDER`.

See recipes.py. `--start FILE` goes on from weights that were written before.
"""

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

import torch

from tercet.eye.weights import Weights, read_weights

from .begin import state_of
from .calibrate import answers, best_temperature, told
from .export import State, layers, packed
from .nets import Reader
from .recipes import RECIPES, Recipe
from .train import trained

NETS = ("finder", "reader")
# So many drawn cards; some are no card to read.
CALIBRATED = {"full": 30_720, "cores": 30_720, "polish": 15_360, "small": 1_024, "tiny": 64}


def network(name: str, recipe: Recipe, device: str, start: State | None) -> State:
    """One network, in a process of its own."""
    if device == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = torch.backends.cudnn.benchmark = True
    else:
        torch.set_num_threads(1)  # so that the same seed gives the same weights on any machine of this kind
    begun = start and {key: torch.as_tensor(value) for key, value in start.items()}
    return {key: value.numpy() for key, value in trained(name, recipe[name], device, begun).items()}


def calibrated(state: State, cards: int, device: str) -> tuple[float, list[str]]:
    """The temperature of a reader, and what it does."""
    net = Reader().to(device).eval()
    net.load_state_dict({key: torch.as_tensor(value) for key, value in state.items()}, strict=False)
    logits, right = answers(net, cards, device)
    temperature = best_temperature(logits, right)
    return temperature, [*told(logits, right, temperature)]


def make(recipe: str, to: Path, device: str, start: Weights | None = None) -> None:
    """`weights.bin` with its recipe, and beside it `figures.txt`."""
    began, runs = time.monotonic(), RECIPES[recipe]
    states = [state_of(start, name) if start else None for name in NETS]
    with ProcessPoolExecutor(len(NETS), mp_context=get_context("spawn")) as workers:
        finder, reader = workers.map(network, NETS, [runs] * 2, [device] * 2, states)
    temperature, lines = calibrated(reader, CALIBRATED[recipe], device)
    before = start.recipe if start else {}
    described = {
        name: [*before.get(name, ()), *(asdict(run) | {"pictures": run.pictures} for run in runs[name])]
        for name in NETS
    }
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
    asked.add_argument("--start", type=Path)
    said = asked.parse_args()
    make(said.recipe, said.to, said.device, read_weights(said.start.read_bytes()) if said.start else None)


if __name__ == "__main__":
    main()
