"""What cards lie on, and what lies beside and over them."""

from dataclasses import replace

import torch
from torch import Tensor
from torch.nn import functional

from .colours import rgb, skin
from .dice import Dice, wide
from .shapes import Outlines, distance, outlines


def clouds(dice: Dice, cells: int, height: int, width: int, channels: int = 1) -> Tensor:
    """Soft random patches, `cells` of them along the height (n, channels, h, w)."""
    coarse = dice.normal(1.0, channels, cells, cells * width // height + 1)
    return functional.interpolate(coarse, size=(height, width), mode="bicubic", align_corners=False)


def table_top(dice: Dice, x: Tensor, y: Tensor, white: Tensor) -> Tensor:
    """Wood, cloth, checks, carpet or a plain top (n, 3, h, w) over the plane's coordinates."""
    height, width = x.shape[1:]
    plain = torch.where(
        white[:, None],
        dice.between(0.62, 0.98)[:, None] * (1 - dice.between(0, 0.14, 3)),
        dice.between(0, 1, 3) * dice.between(0.03, 0.8)[:, None],
    )
    rough = sum(
        clouds(dice, cells, height, width) * dice.between(0, most)[:, None, None, None] for cells, most in GRAIN
    )
    top = plain[..., None, None] * (1 + rough)
    angle = dice.between(0, 3.14)
    along, across = x * wide(angle.cos()) + y * wide(angle.sin()), y * wide(angle.cos()) - x * wide(angle.sin())
    wavy = 2 * torch.sin(across * wide(dice.between(0.3, 1.5))) + 2 * clouds(dice, 6, height, width)[:, 0]
    wood = wide(dice.coin(0.35) * dice.between(0.03, 0.28)) * torch.sin(along * wide(dice.between(2, 25)) + wavy)
    often = wide(dice.between(0.8, 6))
    checks = (torch.sin(along * often) > 0) ^ (torch.sin(across * often) > 0)
    carpet = torch.rand_like(x) * wide(dice.coin(0.2) * dice.between(0.1, 0.9))
    return top * (1 + wood - wide(dice.coin(0.12) * dice.between(0.1, 0.6)) * checks - carpet)[:, None]


GRAIN = ((4, 0.12), (24, 0.10), (64, 0.08))


def thing(
    dice: Dice,
    picture: Tensor,
    u: Tensor,
    v: Tensor,
    pixel: Tensor,
    on: Tensor,
    like_a_card: float = 0.2,
    pips: float = 0.0,
) -> Tensor:
    """The picture with something on it that is no card of ours: a playing card, a box, a sheet, a plate, a phone."""
    as_card = dice.coin(like_a_card)
    half_u = torch.where(as_card, dice.between(0.65, 0.85), dice.between(0.3, 1.6))
    half_v = torch.where(as_card, dice.between(0.46, 0.54), dice.between(0.25, 1.2))
    corner = torch.minimum(half_u, half_v) * dice.between(0.05, 0.3)
    across, along = u.abs() - wide(half_u - corner), v.abs() - wide(half_v - corner)
    box = torch.sqrt(across.clamp(min=0) ** 2 + along.clamp(min=0) ** 2 + 1e-12) - wide(corner)
    box = box + torch.maximum(across, along).clamp(max=0)
    plate = (torch.sqrt((u / wide(half_u)) ** 2 + (v / wide(half_v)) ** 2 + 1e-9) - 1) * wide(
        torch.minimum(half_u, half_v)
    )
    off = torch.where(wide(dice.coin(0.75)), box, plate)
    seen = (torch.sigmoid(-off / wide(pixel * 0.4)) * wide(on.float()))[:, None]
    light = dice.between(0.7, 1.0)[:, None] * (1 - dice.between(0, 0.1, 3))
    ground = torch.where(dice.coin(0.6)[:, None], light, dice.between(0, 1, 3))[..., None, None]
    print_ = _pattern(dice, u, v, pixel, pips)[:, None] * (off < -0.04)[:, None]
    ink = torch.where(dice.coin(0.5)[:, None], _suit(dice), dice.between(0, 1, 3))[..., None, None]
    blotchy = 1 + clouds(dice, 16, *u.shape[1:]) * dice.between(0, 0.3)[:, None, None, None]
    face = (ground * (1 - print_) + ink * print_) * blotchy
    return picture * (1 - seen) + face * seen


def _suit(dice: Dice) -> Tensor:
    red = rgb(dice.between(-8, 12) % 360, dice.between(0.7, 1), dice.between(0.6, 0.95))
    return torch.where(dice.coin(0.5)[:, None], red, dice.between(0, 0.2)[:, None].expand(-1, 3))


def _pattern(dice: Dice, u: Tensor, v: Tensor, pixel: Tensor, more_pips: float) -> Tensor:
    """Pips in rows, lines of writing, a card's back, or nothing; `more_pips` is the chance of pips alone."""
    soft = wide(pixel * 0.4)
    near, far = wide(dice.between(0.25, 0.6)), wide(dice.between(0.25, 0.6))
    pip = distance((u % near) - near / 2, (v % far) - far / 2, dice.whole(0, 2), _small(dice))
    pips = torch.sigmoid(-pip / soft)
    row = wide(dice.between(0.06, 0.2))
    written = torch.sigmoid((0.35 - ((v / row) % 1 - 0.5).abs() * 2) * row / soft) * (
        torch.sin(u * wide(dice.between(8, 40))) > -0.3
    )
    lace = torch.sin(u * wide(dice.between(8, 50))) * torch.sin(v * wide(dice.between(8, 50))) * 0.5 + 0.5
    kind = dice.whole(0, 4)
    if more_pips:
        kind = dice.mostly(more_pips, torch.zeros_like(kind), kind)
    kind = wide(kind)
    return torch.where(
        kind == 0, pips, torch.where(kind == 1, written, torch.where(kind == 2, lace, torch.zeros_like(u)))
    )


def _small(dice: Dice) -> Outlines:
    found = outlines(dice)
    size = dice.between(0.2, 0.45)
    return replace(found, half_width=found.half_width * size, half_height=found.half_height * size)


def hand(dice: Dice, picture: Tensor, u: Tensor, v: Tensor, on: Tensor) -> tuple[Tensor, Tensor]:
    """The picture with a hand over it, fingers towards (0, 0), and where the hand covers it."""
    thick = dice.between(0.14, 0.30)
    off = torch.full_like(u, 9.0)
    for finger in range(4):
        long = thick * dice.between(3, 6)
        side = (finger - 1.5) * thick * dice.between(1.7, 2.3)
        tip = dice.between(-0.2, 0.5) + 0.15 * abs(finger - 1.5)
        on_axis = torch.maximum(torch.minimum(v - wide(tip), wide(long)), torch.zeros_like(v))
        off = torch.minimum(
            off, torch.sqrt((u - wide(side)) ** 2 + (v - wide(tip) - on_axis) ** 2 + 1e-9) - wide(thick)
        )
    palm = torch.sqrt(u**2 + (v - wide(thick * 8)) ** 2 + 1e-9) - wide(thick * dice.between(3.5, 5))
    off = torch.minimum(off, palm)
    seen = torch.sigmoid(-off / 0.015) * wide(on.float())
    shade = (0.55 + 0.45 * (-off / wide(thick)).clamp(0, 1)) * (1 + 0.1 * clouds(dice, 12, *u.shape[1:])[:, 0])
    cast = torch.sigmoid(-(off - 0.1) / 0.06) * wide(on * dice.between(0, 0.5))
    dark = picture * (1 - cast[:, None])
    return dark * (1 - seen[:, None]) + (skin(dice)[..., None, None] * shade[:, None]) * seen[:, None], seen > 0.5
