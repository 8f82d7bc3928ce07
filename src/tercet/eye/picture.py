"""Pictures and the cards cut out of them. A point is at (0.5, 0.5) in the middle of the first pixel."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tercet.eye.weights import Numbers

Bytes = NDArray[np.uint8]
Quad = NDArray[np.float64]  # four corners (4, 2), clockwise from the top left of a card as it lies

WIDTH: Final = 96
HEIGHT: Final = 64
MARGIN: Final = 0.08  # heights of the card
CARD: Final = HEIGHT / (1 + 2 * MARGIN)  # a card's height in the crop
EDGE: Final = MARGIN * CARD
MIDDLE: Final = np.s_[8:56, 12:84]  # of the crop: on the card in any case
TRACE: Final = 6  # of 255: pixels whose colours differ by no more are grey
PLACES: Final = np.array([[EDGE, EDGE], [WIDTH - EDGE, EDGE], [WIDTH - EDGE, HEIGHT - EDGE], [EDGE, HEIGHT - EDGE]])


def pyramid_of(picture: Bytes, smallest: int = 32) -> list[Bytes]:
    """Each picture half as large as the one before; a last odd row or column is left out."""
    levels = [picture]
    while min(picture.shape[:2]) >= 2 * smallest:
        rows, columns = picture.shape[0] // 2, picture.shape[1] // 2
        blocks = picture[: 2 * rows, : 2 * columns].reshape(rows, 2, columns, 2, 3)
        picture = ((blocks.sum((1, 3), dtype=np.uint16) + 2) >> 2).astype(np.uint8)
        levels.append(picture)
    return levels


def is_grey(levels: list[Bytes]) -> bool:
    """Has the picture no colours, as a black-and-white photo has none but those that a JPEG adds?"""
    return int(np.ptp(levels[min(2, len(levels) - 1)], axis=2).max()) <= TRACE


def shrunk(levels: list[Bytes], long: int) -> Numbers:
    """The picture from 0 to 1 with a long side of so many pixels: each is the mean of all that lies under it."""
    height, width = levels[0].shape[:2]
    scale = long / max(height, width)
    rows, columns = max(1, _round(height * scale)), max(1, _round(width * scale))
    fits = [n for n, level in enumerate(levels) if level.shape[0] >= rows and level.shape[1] >= columns]
    n = fits[-1] if fits else 0
    level = levels[n].astype(np.float32) / 255
    down = _shares(height / 2**n, level.shape[0], rows)
    along = _shares(width / 2**n, level.shape[1], columns)
    return np.asarray(np.einsum("ry,yxc,sx->rsc", down, level, along, optimize=True), np.float32)


def _round(value: float) -> int:
    return int(value + 0.5)


def _shares(wide: float, pixels: int, narrow: int) -> Numbers:
    """How much of each pixel of a line lies under each pixel of a smaller line (narrow, pixels)."""
    start, end = np.arange(narrow)[:, None] * wide / narrow, (np.arange(narrow)[:, None] + 1) * wide / narrow
    pixel = np.arange(pixels)[None]
    under = np.clip(np.minimum(pixel + 1, end) - np.maximum(pixel, start), 0, None)
    under[:, -1] += (under.sum(1) < 1e-6) * 1.0
    return np.asarray(under / under.sum(1, keepdims=True), np.float32)


def homography(source: Quad, target: Quad) -> Quad:
    """The projective map (3, 3) that takes four points to four others."""
    rows, right = [], []
    for (x, y), (u, v) in zip(source, target, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    solved = np.linalg.solve(np.array(rows, float), np.array(right, float))
    return np.append(solved, 1.0).reshape(3, 3)


def projected(map_: Quad, points: Quad) -> Quad:
    """Points (…, 2) under a projective map."""
    far = points @ map_[:, :2].T + map_[:, 2]
    return np.asarray(far[..., :2] / far[..., 2:])


def corrected(quad: Quad, off: Numbers) -> Quad:
    """The corners moved by these offsets (in card heights), as points of the picture."""
    return projected(homography(PLACES, quad), PLACES + off.astype(float) * CARD)


def crop_of(levels: list[Bytes], quad: Quad) -> Numbers:
    """A card cut out upright, red, green and blue from 0 to 1, from the picture whose pixels are about as large."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    area = abs((cx - ax) * (dy - by) - (dx - bx) * (cy - ay)) / 2
    coarse = np.sqrt(max(area, 1e-9) / (CARD * (WIDTH - 2 * EDGE)))
    n = int(np.clip(np.floor(np.log2(coarse)), 0, len(levels) - 1))
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    map_ = homography(PLACES, quad)
    samples = [np.stack([columns + x, rows + y], -1) for y in (0.25, 0.75) for x in (0.25, 0.75)]
    mean = sum(_between(levels[n], projected(map_, points) / 2**n) for points in samples) / (4 * 255)
    return np.asarray(mean, np.float32)


def _between(picture: Bytes, points: Quad) -> Quad:
    height, width = picture.shape[:2]
    x = np.clip(points[..., 0] - 0.5, 0, max(0, width - 1.001))
    y = np.clip(points[..., 1] - 0.5, 0, max(0, height - 1.001))
    left, top = x.astype(int), y.astype(int)
    over, under = (x - left)[..., None], (y - top)[..., None]
    right, bottom = np.minimum(left + 1, width - 1), np.minimum(top + 1, height - 1)
    above = picture[top, left] * (1 - over) + picture[top, right] * over
    below = picture[bottom, left] * (1 - over) + picture[bottom, right] * over
    return np.asarray(above * (1 - under) + below * under)


def whitened(crop: Numbers) -> Numbers:
    """The paper of the card is white, whatever the light: the crop as the reader wants it."""
    white = np.quantile(crop[MIDDLE].reshape(-1, 3), 0.8, axis=0)
    return np.asarray(np.clip(crop / np.maximum(white, 0.04), 0, 1.25) * 2 - 1.5, np.float32)


def sides_of(quad: Quad) -> tuple[float, float]:
    """The mean of the upper and lower side, and of the two others."""
    a, b, c, d = quad
    return (_far(a, b) + _far(d, c)) / 2, (_far(a, d) + _far(b, c)) / 2


def _far(one: Quad, other: Quad) -> float:
    return float(np.hypot(*(one - other)))


def is_plausible(quad: Quad) -> bool:
    """Can this be a card, seen from some side? Its corners go round clockwise, and opposite sides are alike."""
    if not np.isfinite(quad).all():
        return False
    if not _inside(quad, quad.mean(0)[None])[0]:
        return False
    a, b, c, d = quad
    alike = all(max(pair) < 1.6 * min(pair) for pair in ((_far(a, b), _far(d, c)), (_far(a, d), _far(b, c))))
    short, long = sorted(sides_of(quad))
    return alike and short >= 8 and long < 2.6 * short


def covered(quad: Quad, by: list[Quad]) -> float:
    """Which part of a place others overlap, by 64 points of it."""
    steps = (np.arange(8) + 0.5) / 8
    square = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
    points = projected(homography(square, quad), np.stack(np.meshgrid(steps, steps), -1).reshape(-1, 2))
    under = np.zeros(len(points), bool)
    for other in by:
        under |= _inside(other, points)
    return float(under.mean())


def _inside(quad: Quad, points: Quad) -> NDArray[np.bool_]:
    along = np.roll(quad, -1, 0) - quad
    to = points[:, None] - quad
    return np.asarray((along[:, 0] * to[..., 1] - along[:, 1] * to[..., 0] > 0).all(1))
