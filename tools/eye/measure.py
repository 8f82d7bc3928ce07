"""How well the eye does on drawn tables of every kind: `python -m tools.eye.measure`.

`--tables 60` of each kind, `--kinds white,empty`, `--seed 3`, `--weights FILE` for weights other than Tercet’s own,
`--camera well` for pictures that are in focus and held still.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import torch

from tercet.cards.card import Card
from tercet.eye.picture import Quad
from tercet.eye.sight import CARDS
from tercet.eye.weights import read_weights

from .draw.camera import photographed, taken_well
from .draw.tables import Camera, tables
from .judging import BOUNDS, Drawn, Table, judged

SIZE = (768, 1024)
KINDS = ("apart", "white", "touching", "overlapping", "empty")
CAMERAS: dict[str, Camera] = {"any": photographed, "well": taken_well}


def drawn(kind: str, count: int, seed: int, camera: Camera = photographed) -> Iterator[Table]:
    """Tables with their cards."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    for _ in range(count):
        one = tables(1, device, SIZE, kind, camera)
        (picture,) = (one.pictures * 255).byte().permute(0, 2, 3, 1).cpu().numpy()
        values, visible, corners = one.labels[0], one.visible[0], one.corners[0].cpu().numpy()
        yield Table(
            picture,
            [
                Drawn(_card(values[slot]), float(visible[slot]), corners[slot], _leaves(corners[slot]))
                for slot in one.there[0].nonzero()[:, 0].tolist()
            ],
        )


def _leaves(corners: Quad) -> bool:
    height, width = SIZE
    return bool((corners < 0).any() or (corners > (width, height)).any())


def _card(values: torch.Tensor) -> Card:
    number, colour, shape, shading = values.tolist()
    return CARDS[number * 27 + colour * 9 + shape * 3 + shading]


def _kinds(text: str) -> list[str]:
    kinds = text.split(",")
    if not {*kinds} <= {*KINDS}:
        raise argparse.ArgumentTypeError(f"choose from {', '.join(KINDS)}")
    return kinds


def main() -> None:
    """A line for each kind, then how many were right of those said with each confidence, and how exact corners are."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=60)
    asked.add_argument("--kinds", type=_kinds, default=KINDS)
    asked.add_argument("--seed", type=int, default=3)
    asked.add_argument("--weights", type=Path)
    asked.add_argument("--camera", choices=CAMERAS, default="any")
    said = asked.parse_args()
    weights = read_weights(said.weights.read_bytes()) if said.weights else None
    torch.set_num_threads(1)  # so that a seed draws the same tables on any machine of this kind
    sure, corners = Counter[tuple[float, bool]](), list[float]()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as workers:
        for kind in said.kinds:
            tables_ = drawn(kind, said.tables, said.seed, CAMERAS[said.camera])
            counts = Counter[str]()
            for one in workers.map(partial(judged, weights=weights), tables_):
                counts += one.verdicts
                sure += one.sure
                corners += one.corners
            print(kind, dict(sorted(counts.items())), flush=True)
    for low, high in pairwise(BOUNDS):
        right, cards = sure[low, True], sure[low, True] + sure[low, False]
        if cards:
            print(f"said with {low:.2f} to {min(high, 1):.2f}: {right} of {cards} right, {right / cards:.1%}")
    if corners:
        half, most = np.percentile(corners, [50, 90])
        print(f"corners of whole cards, pixels off: {half:.2f} (median), nine in ten at most {most:.2f}")


if __name__ == "__main__":
    main()
