"""Single cards as the reader meets them: cut out by somebody who was not quite right."""

from dataclasses import dataclass, replace

import torch
from torch import Tensor
from torch.nn import functional

from tercet.eye.picture import CARD as UNIT
from tercet.eye.picture import HEIGHT, MIDDLE, PLACES, WIDTH

from .camera import photographed
from .cards import edge, faces, lay, prints
from .dice import Dice, wide
from .geometry import CORNERS, homography, mapped, pixels, turned
from .surroundings import hand, table_top, thing

TOO_BRIGHT = 0.15  # the share of crops that are exposed too long


@dataclass(frozen=True)
class Crops:
    """Whitened pictures with what the reader is to say of them."""

    pictures: Tensor  # (n, 3, 64, 96)
    labels: Tensor  # (n, 4)
    card: Tensor  # 1: an upright card of which enough is seen; 0: none; −1: nothing is asked
    places: Tensor  # (n, 8): the true corners minus the fixed ones, in card heights


def fixed_corners(device: str) -> Tensor:
    """Where the corners of a card lie in a crop that was cut rightly."""
    return torch.tensor(PLACES, dtype=torch.float32, device=device)


def crops(count: int, device: str, off_by: float = 0.13) -> Crops:
    """Cards with all that may happen to them, cut out wrongly by about `off_by` heights at most; a third show none."""
    dice = Dice(count, device)
    deck, fixed = prints(dice), fixed_corners(device)
    off = _displaced(dice, off_by)
    real = (
        torch.tensor(CORNERS, device=device)[None]
        / 2
        * torch.stack([deck.aspect, torch.ones_like(deck.aspect)], -1)[:, None]
    )
    to_card = homography(fixed + off * UNIT, real)
    fine = mapped(to_card, pixels(HEIGHT, WIDTH, device, 1.5).expand(count, -1, -1))
    fine = fine.view(count, HEIGHT * 3 // 2, WIDTH * 3 // 2, 2)
    # Below zero: halves of two cards. Five and more: no card there; six and more: something else; eleven and more: a
    # part of something else.
    no_card, kind = dice.coin(0.36), dice.whole(-2, 15)
    halves = no_card & (kind < 0)
    rows = _rows(dice, deck.aspect, halves)
    u, v = _astray(dice, fine[..., 0], fine[..., 1], deck.aspect, torch.where(no_card, kind, -1))
    u = u - wide(rows.across * dice.between(0.35, 0.65) * halves)
    v = v + wide(dice.normal(0.02)) * (u * u - 0.2)
    pixel = torch.full((count,), 1 / UNIT / 1.5, device=device)
    picture = table_top(dice, u, v, dice.coin(0.3))
    picture = thing(dice, picture, *_beside(dice, u, v, 0.6), pixel, dice.coin(0.2))
    zoom = torch.where(kind >= 11, dice.between(0.15, 0.9), 1.0)
    elsewhere = _cut_from(dice, u, v, zoom, kind >= 11)
    picture = thing(dice, picture, *elsewhere, pixel * zoom, no_card & (kind >= 6), like_a_card=0.7, pips=0.5)
    for across in (True, False):
        place = _neighbour(dice, u, v, 0.85, rows, across, -1)
        on = torch.where(rows.some, dice.coin(0.7), dice.coin(0.4)) | halves
        picture = lay(picture, *place, faces(dice), deck, pixel, dice.between(0, 0.4), on)
    face = faces(dice)
    there = ~(no_card & (kind >= 5))
    blank = no_card & (kind == 4)
    picture = lay(picture, u, v, replace(face, blank=blank), deck, pixel, dice.between(0, 0.4), there)
    seen = (edge(u, v, deck) < 0).float()
    whole = seen.sum((1, 2))
    for across, alone in ((True, 0.45), (False, 0.0)):
        place = _neighbour(dice, u, v, 0.55, rows, across, 1)
        on = torch.where(rows.some, dice.coin(0.6), dice.coin(alone)) & ~no_card
        picture = lay(picture, *place, faces(dice), deck, pixel, dice.between(0, 0.4), on)
        seen = seen * ~((edge(*place, deck) < 0) & wide(on))
    picture, covered = hand(dice, picture, *_beside(dice, u, v, 0.6), dice.coin(0.12))
    seen = seen * ~covered
    part = seen.sum((1, 2)) / whole.clamp(min=1)
    card = torch.where(no_card, 0, torch.where(part > 0.5, 1, torch.where(part < 0.3, 0, -1)))
    picture = photographed(picture, TOO_BRIGHT)
    picture = functional.interpolate(picture, size=(HEIGHT, WIDTH), mode="area")
    return Crops(whitened(picture), face.labels(), card, off.flatten(1))


def whitened(picture: Tensor) -> Tensor:
    """Each channel divided by the paper's white, so that the colour of the light does not matter."""
    middle = picture[:, :, *MIDDLE].flatten(2)
    white = middle.sort(2)[0][:, :, int(middle.shape[2] * 0.8)]
    return (picture / white.clamp(min=0.04)[..., None, None]).clamp(0, 1.25)


def _displaced(dice: Dice, most: float) -> Tensor:
    """How far the corners lie from where they were believed to be (n, 4, 2): shifted, turned, scaled and askew."""
    much = dice.log_between(0.004, most).view(-1, 1, 1)
    corner = torch.tensor(CORNERS, device=dice.device)[None] * torch.tensor([0.78, 0.5], device=dice.device)
    askew = dice.normal(1.0, 4, 2) * 0.6 + dice.normal(1.0, 1, 2) * 0.6
    grown = corner * (1 + dice.normal(0.9, 1, 2) * much)
    return (grown @ turned(dice.normal(0.8) * much[:, 0, 0]).transpose(1, 2)) - corner + askew * much


def _astray(dice: Dice, u: Tensor, v: Tensor, aspect: Tensor, kind: Tensor) -> tuple[Tensor, Tensor]:
    """Crops that show no upright card: turned, far off, too near, too far; the other kinds stay where they are."""
    turn, away, near, far = (wide(kind == each) for each in range(4))
    u, v = torch.where(turn, v * wide(aspect), u), torch.where(turn, -u / wide(aspect), v)
    angle, reach = dice.between(0, 6.283), dice.between(0.42, 0.9)
    u, v = u + away * wide(angle.cos() * reach * aspect), v + away * wide(angle.sin() * reach)
    zoom = torch.where(near, wide(dice.between(0.3, 0.6)), torch.where(far, wide(dice.between(1.6, 2.6)), 1.0))
    return u * zoom + near * wide(dice.between(-0.4, 0.4)), v * zoom + near * wide(dice.between(-0.2, 0.2))


def _cut_from(dice: Dice, u: Tensor, v: Tensor, zoom: Tensor, part: Tensor) -> tuple[Tensor, Tensor]:
    """Where `part` says so, coordinates of something larger of which a part is seen: half a playing card, some pips."""
    angle = dice.mostly(0.7, dice.whole(0, 3) * 1.5708 + dice.normal(0.05), dice.between(0, 6.283)) * part
    x = u * wide(zoom) + wide(dice.between(-0.9, 0.9) * part)
    y = v * wide(zoom) + wide(dice.between(-0.6, 0.6) * part)
    return _turned(x, y, angle)


@dataclass(frozen=True)
class Rows:
    """Some cards lie in rows that touch or overlap: how far the next card is to the side and above or below."""

    some: Tensor
    across: Tensor
    along: Tensor


def _rows(dice: Dice, aspect: Tensor, must: Tensor) -> Rows:
    gap = dice.mostly(0.5, dice.between(-0.03, 0.08), -dice.between(0.1, 0.38))
    right, below = (torch.where(dice.coin(0.5), 1.0, -1.0) for _ in range(2))
    return Rows(dice.coin(0.5) | must, right * (aspect + gap), below * (1 + gap))


def _neighbour(
    dice: Dice, u: Tensor, v: Tensor, least: float, rows: Rows, across: bool, before: int
) -> tuple[Tensor, Tensor]:
    """Coordinates of another card: the one before (−1) or after (1) in the row or column, or one somewhere beside."""
    x, y, angle = dice.normal(0.03), dice.normal(0.03), dice.normal(0.04)
    x, y = (x + rows.across * before, y) if across else (x, y + rows.along * before)
    far_u, far_v = _beside(dice, u, v, least)
    near_u, near_v = _turned(u - wide(x), v - wide(y), angle)
    return torch.where(wide(rows.some), near_u, far_u), torch.where(wide(rows.some), near_v, far_v)


def _turned(x: Tensor, y: Tensor, angle: Tensor) -> tuple[Tensor, Tensor]:
    return x * wide(angle.cos()) + y * wide(angle.sin()), y * wide(angle.cos()) - x * wide(angle.sin())


def _beside(dice: Dice, u: Tensor, v: Tensor, least: float) -> tuple[Tensor, Tensor]:
    """Coordinates of something whose middle lies at least so far away (as a part of the card's own size)."""
    side, far = dice.between(0, 6.283), dice.between(least, least + 0.55)
    angle = dice.mostly(0.6, dice.normal(0.06), dice.between(0, 6.283))
    x, y = u - wide(side.cos() * far * 1.56), v - wide(side.sin() * far)
    return _turned(x, y, angle)
