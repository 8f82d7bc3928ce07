"""How small cards may be: `python -m tools.eye.sizes FOLDER`.

The folder has photos with labels, as for `tercet eye measure`. Each photo is read again and again, smaller each time.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

from tercet.cli.eye_measure import LABELS, labels
from tercet.eye.measured import SURE, Corner, Known, Said, Verdict, compared
from tercet.eye.picture import Bytes
from tercet.eye.seeing import look
from tercet.eye.weights import Weights, read_weights

LONG_SIDES = (1600, 800, 480, 320, 256, 224, 192, 160, 128, 96)  # of the photo, in pixels
BOUNDS = (8, 12, 16, 20, 24, 28, 32, 48, 96, 1600)  # of the long side of a card
Sized = Counter[tuple[int, str]]


def long_side(corners: Sequence[Corner]) -> float:
    """Of a card."""
    return max(dist(*side) for side in pairwise([*corners, corners[0]]))


def sized(cards: Sequence[Known], scale: float, verdicts: Sequence[Verdict]) -> Sized:
    """How many cards of each size there are, and how many were right, or wrong and not marked."""
    size_of = {known.card: _bound(scale * long_side(known.corners)) for known in cards}
    counts = Sized()
    for one in verdicts:
        if one.known is None:
            continue
        counts[size_of[one.known], "cards"] += 1
        counts[size_of[one.known], one.kind] += 1
        if one.kind == "wrong" and one.confidence >= SURE:
            counts[size_of[one.known], "unmarked"] += 1
    return counts


def _bound(size: float) -> int:
    return max((bound for bound in BOUNDS if bound <= size), default=0)


def read_at_each_size(picture: Image.Image, cards: Sequence[Known], weights: Weights | None) -> Iterator[Sized]:
    """One photo."""
    whole = max(picture.size)
    for scale in sorted({min(1, side / whole) for side in LONG_SIDES}):
        smaller = picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.BOX)
        seen = look(_pixels(smaller), weights)
        said = [Said(one.card, (one.corners / scale).tolist(), one.confidence) for one in seen]
        yield sized(cards, scale, compared(cards, said))


def _pixels(picture: Image.Image) -> Bytes:
    return np.asarray(picture)


def main() -> None:
    """A line for each size."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--weights", type=Path)
    said = asked.parse_args()
    weights = read_weights(said.weights.read_bytes()) if said.weights else None
    counts = Sized()
    for name, cards in labels(said.folder / LABELS).items():
        with Image.open(said.folder / name) as opened:
            picture = ImageOps.exif_transpose(opened).convert("RGB")
        for one in read_at_each_size(picture, cards, weights):
            counts += one
    for low in sorted({low for low, _ in counts}):
        of, right = counts[low, "cards"], counts[low, "right"]
        print(
            f"from {low} pixels: {right} of {of} right, {right / of:.1%}; {counts[low, 'unmarked']} wrong, not marked"
        )


if __name__ == "__main__":
    main()
