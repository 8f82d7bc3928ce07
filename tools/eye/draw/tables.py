"""Whole tables, with what the finder is to say about them."""

from collections.abc import Callable
from dataclasses import dataclass
from types import EllipsisType

import torch
from torch import Tensor

from tercet.eye.finding import CELL

from .camera import photographed
from .cards import Faces, edge, lay, prints
from .dice import Dice, wide
from .geometry import CORNERS, homography, mapped, pixels, turned
from .surroundings import hand, table_top, thing

MOST = 24  # cards on one table
SHADOW, THING = 0.3, 1.0  # of a card's long side: so far around it its shadow is seen, or something that lies there
Part = tuple[EllipsisType, slice, slice]
Camera = Callable[[Tensor], Tensor]


@dataclass(frozen=True)
class Tables:
    """Pictures, and their cards from the lowest to the uppermost: (n, k, …)."""

    pictures: Tensor
    there: Tensor
    labels: Tensor
    corners: Tensor  # (n, k, 4, 2) in pixels
    visible: Tensor  # which part of each card is seen
    owner: Tensor  # (n, h / 8, w / 8): the card seen in each cell's middle; −1: none; −2: an edge, nothing is asked


def tables(
    count: int, device: str, size: tuple[int, int] = (256, 320), kind: str = "any", camera: Camera = photographed
) -> Tables:
    """Tables as people lay them; `kind` may be any, white, touching, apart, overlapping or empty."""
    dice = Dice(count, device)
    height, width = size
    deck = prints(dice)
    places, there, zoom = _places(dice, deck.aspect, width / height, kind)
    to_plane = _view(dice, zoom, height, width)
    fine = mapped(to_plane, pixels(height, width, device).expand(count, -1, -1)).view(count, height, width, 2)
    x, y, pixel = fine[..., 0], fine[..., 1], zoom * 2 / height
    white = dice.coin({"white": 1.0, "any": 0.3}.get(kind, 0.0))
    picture = table_top(dice, x, y, white)
    if kind in ("any", "empty"):
        for _ in range(3):
            picture = thing(dice, picture, *_local(dice, x, y, zoom), pixel, dice.coin(0.45))
    owner = torch.full_like(x, -1).long()
    off_edge = torch.full_like(x, 9.0)
    shadow, whole, back = dice.between(0, 0.4), [], torch.linalg.inv(to_plane)
    cards = _different(dice)
    strange = there & (dice.coin({"any": 0.15, "empty": 0.5}.get(kind, 0.0))[:, None] & dice.coin(0.6, MOST))
    there = there & ~strange & (kind != "empty")
    corners = mapped(back, _outline(places, deck.aspect).reshape(count, -1, 2)).view(count, -1, 4, 2)
    for slot in (there | strange).any(0).nonzero()[:, 0].tolist():
        lying, other = there[:, slot], strange[:, slot]
        part = _around(corners[:, slot][lying | other], THING if other.any() else SHADOW, size)
        angle = places[:, slot, 2]
        right, down = x[part] - wide(places[:, slot, 0]), y[part] - wide(places[:, slot, 1])
        u = right * wide(angle.cos()) + down * wide(angle.sin())
        v = down * wide(angle.cos()) - right * wide(angle.sin())
        if other.any():
            picture[part] = thing(dice, picture[part], u, v, pixel, other, like_a_card=0.9)
        if lying.any():
            face = Faces(*cards[:, slot].unbind(1), blank=other)
            picture[part] = lay(picture[part], u, v, face, deck, pixel, shadow, lying)
        off = edge(u, v, deck)
        mine = (off < 0) & wide(lying)
        owner[part] = torch.where(mine, slot, torch.where((off < 0) & wide(other), -1, owner[part]))
        near = torch.where(wide(lying), off.abs(), 9.0)
        off_edge[part] = torch.where(mine, near, torch.minimum(off_edge[part], near))
    if kind in ("any", "empty", "overlapping"):
        picture, covered = hand(dice, picture, *_local(dice, x, y, zoom), dice.coin(0.2))
        owner = torch.where(covered, -1, owner)
    area = _area(corners)
    for slot in range(there.shape[1]):
        whole.append((owner == slot).sum((1, 2)) / area[:, slot].clamp(min=1))
    visible = torch.stack(whole, 1) * there
    middle = slice(CELL // 2, None, CELL)
    cells = torch.where(off_edge < 0.05, -2, owner)[:, middle, middle].contiguous()  # a copy: the whole is large
    return Tables(camera(picture), there, cards, corners, visible, cells)


def _around(corners: Tensor, margin: float, size: tuple[int, int]) -> Part:
    """The part of the pictures in which a card or thing is seen. On a GPU it is everything: one size is faster."""
    if corners.is_cuda:
        return ..., slice(None), slice(None)
    reach = (corners - corners.roll(1, 1)).norm(dim=-1).amax() * margin
    low, high = corners.amin((0, 1)) - reach, corners.amax((0, 1)) + reach
    (left, top), (right, bottom) = low.floor().int().tolist(), high.ceil().int().tolist()
    height, width = size
    return ..., slice(max(0, top), max(0, min(height, bottom))), slice(max(0, left), max(0, min(width, right)))


def _different(dice: Dice) -> Tensor:
    """The values (n, k, 4) of cards of which none lies there twice."""
    drawn = dice.between(0, 1, 81).argsort(1)[:, :MOST]
    return torch.stack([drawn // each % 3 for each in (27, 9, 3, 1)], -1)


def _local(dice: Dice, x: Tensor, y: Tensor, zoom: Tensor) -> tuple[Tensor, Tensor]:
    """The plane's coordinates from somewhere in view, turned anyhow."""
    angle = dice.between(0, 6.283)
    right, down = x - wide(dice.between(-1.3, 1.3) * zoom), y - wide(dice.between(-1, 1) * zoom)
    return right * wide(angle.cos()) + down * wide(angle.sin()), down * wide(angle.cos()) - right * wide(angle.sin())


def _places(dice: Dice, aspect: Tensor, frame: float, kind: str) -> tuple[Tensor, Tensor, Tensor]:
    """Where each card lies (n, k, 3: x, y, angle), which of them exist, and half the height of the view."""
    upright = dice.coin(0.5)
    wide_, high = torch.where(upright, 1.0, aspect), torch.where(upright, aspect, 1.0)
    tight = dice.coin({"any": 0.3, "touching": 1.0}.get(kind, 0.0))
    gap = torch.where(tight, dice.between(-0.03, 0.08), dice.between(0.08, 0.6))
    gap = torch.where(dice.coin({"any": 0.3, "overlapping": 1.0}.get(kind, 0.0)), -dice.between(0.1, 0.38), gap)
    columns, rows = (
        dice.mostly(0.7, dice.whole(3, 6), dice.whole(1, 3)),
        dice.mostly(0.7, dice.whole(2, 5), dice.whole(1, 2)),
    )
    if kind not in ("any", "empty"):
        columns, rows = torch.full_like(columns, 4), torch.full_like(rows, 3)
    slot = torch.arange(MOST, device=dice.device)[None]
    column, row = slot % columns[:, None], slot // columns[:, None]
    there = (row < rows[:, None]) & dice.coin(0.94 if kind == "any" else 1.0, MOST)
    there = there & ~dice.coin(0.08 if kind == "any" else 0.0)[:, None]
    loose = dice.mostly(0.8, dice.between(0, 0.09), dice.between(0.1, 0.5)) if kind == "any" else dice.between(0, 0.03)
    x = (column - (columns[:, None] - 1) / 2) * (wide_ + gap)[:, None] + dice.normal(1.0, MOST) * loose[:, None]
    y = (row - (rows[:, None] - 1) / 2) * (high + gap)[:, None] + dice.normal(1.0, MOST) * loose[:, None]
    astray = dice.mostly(0.8, dice.between(0, 0.12), dice.between(0.1, 1.5)) if kind == "any" else dice.between(0, 0.04)
    angle = dice.normal(1.0, MOST) * astray[:, None] + torch.where(upright, 1.5708, 0.0)[:, None]
    fits = torch.maximum(columns * (wide_ + gap) / frame, rows * (high + gap)) / 2
    room = dice.between(0.95, 2.2) if kind in ("any", "empty") else dice.between(1.08, 1.4)
    return torch.stack([x, y, angle], -1), there, (fits.clamp(min=0.8) * room).clamp(max=13)


def _view(dice: Dice, zoom: Tensor, height: int, width: int) -> Tensor:
    """From pixels to the table's plane, seen from a slanting place."""
    corner = torch.tensor(CORNERS, device=dice.device)[None].expand(dice.count, -1, -1)
    seen = corner * torch.tensor([width / height, 1.0], device=dice.device)
    away = dice.between(0, 6.283)
    slant = (
        dice.between(0, 0.38)[:, None] * (seen[..., 0] * away.cos()[:, None] + seen[..., 1] * away.sin()[:, None]) * 0.5
    )
    turn = dice.normal(0.15) + dice.coin(0.2) * dice.between(0, 6.283)
    plane = (seen * (1 + slant)[..., None] * zoom.view(-1, 1, 1)) @ turned(turn).transpose(1, 2)
    plane = plane + dice.normal(0.10, 1, 2) * zoom.view(-1, 1, 1)
    size = torch.tensor([width, height], device=dice.device)
    return homography((corner + 1) / 2 * size, plane)


def _outline(places: Tensor, aspect: Tensor) -> Tensor:
    """The corners of every card in the plane (n, k, 4, 2)."""
    corner = torch.tensor(CORNERS, device=places.device) / 2
    size = torch.stack([aspect, torch.ones_like(aspect)], -1)[:, None, None]
    return (corner * size) @ turned(places[..., 2]).transpose(2, 3) + places[:, :, None, :2]


def _area(corners: Tensor) -> Tensor:
    x, y = corners[..., 0], corners[..., 1]
    return ((x * y.roll(-1, -1) - y * x.roll(-1, -1)).sum(-1) / 2).abs()
