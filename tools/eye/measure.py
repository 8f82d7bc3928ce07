"""How well the eye does on drawn tables of every kind: `python -m tools.eye.measure [--tables 60]`. Needs NumPy too."""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch

from tercet.eye.seeing import CARDS, SeenCard, look

from .draw.tables import tables

SIZE = (768, 1024)
KINDS = ("apart", "white", "touching", "overlapping", "empty")
ENOUGH = 0.6  # of a card must be seen
Picture = tuple[np.ndarray, list[tuple[str, float, np.ndarray]]]


def drawn(kind: str, count: int, seed: int) -> list[Picture]:
    """Pictures with their cards: code, visible part, corners."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    found: list[Picture] = []
    while len(found) < count:
        batch = tables(4, device, SIZE, kind)
        pictures = (batch.pictures * 255).byte().permute(0, 2, 3, 1).cpu().numpy()
        for n, picture in enumerate(pictures):
            slots = batch.there[n].nonzero()[:, 0].tolist()
            found.append(
                (
                    picture,
                    [
                        (_code(batch.labels[n, k]), float(batch.visible[n, k]), batch.corners[n, k].cpu().numpy())
                        for k in slots
                    ],
                )
            )
    return found[:count]


def _code(values: torch.Tensor) -> str:
    number, colour, shape, shading = values.tolist()
    return CARDS[number * 27 + colour * 9 + shape * 3 + shading]


def judged(picture: Picture) -> Counter[str]:
    """What became of the cards of one picture."""
    found: Counter[str] = Counter(pictures=1)
    seen = look(picture[0])
    used = set()
    for card, visible, corners in picture[1]:
        match = next((n for n, one in enumerate(seen) if n not in used and _meets(one, corners)), None)
        used.add(match)
        if visible < ENOUGH:
            continue
        part = "whole" if visible > 0.97 else "partly"
        found[f"{part} cards"] += 1
        if match is None:
            found[f"{part} missed"] += 1
        elif seen[match].card == card:
            found[f"{part} right"] += 1
        else:
            found["wrong, marked" if not seen[match].sure else "wrong, not marked"] += 1
    for n, one in enumerate(seen):
        found["invented" if one.sure else "invented, marked"] += n not in used
    return found


def _meets(one: SeenCard, corners: np.ndarray) -> bool:
    side = np.hypot(*(corners[0] - corners[3]))
    return float(np.hypot(*(one.corners.mean(0) - corners.mean(0)))) < 0.25 * side


def main() -> None:
    """A line for each kind."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=60)
    asked.add_argument("--seed", type=int, default=3)
    said = asked.parse_args()
    for kind in KINDS:
        pictures = drawn(kind, said.tables, said.seed)
        with ProcessPoolExecutor() as workers:
            found = sum(workers.map(judged, pictures), Counter[str]())
        print(kind, dict(sorted(found.items())), flush=True)


if __name__ == "__main__":
    main()
