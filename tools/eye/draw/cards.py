"""Cards of any print run, laid on a picture one over another."""

from dataclasses import dataclass

import torch
from torch import Tensor

from .colours import inks
from .dice import Dice, some, wide
from .fused import fused
from .shapes import Outlines, distance, outlines

SOLID, STRIPED = 0, 1


@dataclass(frozen=True)
class Print:
    """How a deck is printed: one for each picture."""

    aspect: Tensor  # width by height of a card
    corner: Tensor
    pitch: Tensor  # from symbol to symbol
    line: Tensor
    stripe: Tensor  # from stripe to stripe
    duty: Tensor
    slant: Tensor
    tinted: Tensor  # stripes so fine that they are a tint
    density: Tensor
    ink: Tensor  # (n, 3 colours, 3)
    paper: Tensor  # (n, 3)
    shapes: Outlines


def prints(dice: Dice) -> Print:
    """A print run that might exist."""
    shapes, aspect = outlines(dice), dice.between(1.42, 1.68)
    room = (aspect - 2 * shapes.half_width - 0.08) / 2
    pitch = torch.minimum(2 * shapes.half_width * dice.between(1.15, 1.5), room)
    return Print(
        aspect=aspect,
        corner=dice.between(0.03, 0.10),
        pitch=pitch,
        line=dice.mostly(0.8, dice.between(0.014, 0.034), dice.between(0.010, 0.045)),
        stripe=dice.mostly(0.7, dice.between(0.022, 0.042), dice.between(0.018, 0.065)),
        duty=dice.between(0.15, 0.55),
        slant=dice.mostly(0.9, dice.normal(0.03), dice.between(0, 3.14)),
        tinted=dice.coin(0.25),
        density=dice.between(0.8, 1.0),
        ink=inks(dice),
        paper=(1 - dice.between(0, 0.06, 3)) * dice.between(0.92, 1.0)[:, None],
        shapes=shapes,
    )


@dataclass(frozen=True)
class Faces:
    """What stands on one card of each picture, each value 0, 1 or 2; a blank card has no symbol."""

    number: Tensor
    colour: Tensor
    shape: Tensor
    shading: Tensor
    blank: Tensor

    def labels(self) -> Tensor:
        """(n, 4)."""
        return torch.stack([self.number, self.colour, self.shape, self.shading], 1)


def faces(dice: Dice, blank: float = 0.0) -> Faces:
    """Any card."""
    return Faces(*(dice.whole(0, 2) for _ in range(4)), blank=dice.coin(blank))


def edge(u: Tensor, v: Tensor, deck: Print) -> Tensor:
    """The distance from the edge of a card whose middle is (0, 0)."""
    corner = wide(deck.corner)
    across, along = u.abs() - wide(deck.aspect / 2) + corner, v.abs() - 0.5 + corner
    outside = torch.sqrt(across.clamp(min=0) ** 2 + along.clamp(min=0) ** 2 + 1e-12)
    return outside + torch.maximum(across, along).clamp(max=0) - corner


def inked(u: Tensor, v: Tensor, face: Faces, deck: Print, pixel: Tensor) -> Tensor:
    """How much of each point is covered by ink; `pixel` is the size of a pixel in card heights."""
    half = wide((face.number == 1).float() / 2)
    last = wide(face.number.float() / 2)
    which = ((u / wide(deck.pitch) + half).round() - half).clamp(min=-last, max=last)
    x = u - which * wide(deck.pitch)
    off = distance(x, v, face.shape, deck.shapes)
    soft = wide(pixel * 0.35)
    inside = torch.sigmoid(-off / soft)
    outline = torch.sigmoid(-((off + wide(deck.line) / 2).abs() - wide(deck.line) / 2) / soft)
    place = (v * wide(deck.slant.cos()) + x * wide(deck.slant.sin())) / wide(deck.stripe)
    from_middle = ((place % 1) - 0.5).abs() * 2
    lines = torch.sigmoid((wide(deck.duty) - from_middle) * wide(deck.stripe) / (2 * soft))
    lines = torch.where(wide(deck.tinted), wide(deck.duty).expand_as(lines), lines)
    striped = torch.maximum(outline, inside * lines)
    cover = torch.where(
        wide(face.shading == SOLID), inside, torch.where(wide(face.shading == STRIPED), striped, outline)
    )
    return cover * wide(deck.density) * wide(~face.blank).float()


def lay(
    picture: Tensor, u: Tensor, v: Tensor, face: Faces, deck: Print, pixel: Tensor, shadow: Tensor, on: Tensor
) -> Tensor:
    """The picture with one more card on it where `on` says so, and its shadow beneath."""
    if picture.is_cuda:  # one step over all pictures costs less than choosing
        return _laid(picture, u, v, face, deck, pixel, shadow, on)
    these = on.nonzero()[:, 0]
    chosen = _laid(*(some(each, these) for each in (picture, u, v, face, deck, pixel, shadow, on)))
    return picture.index_copy(0, these, chosen)


@fused
def _laid(
    picture: Tensor, u: Tensor, v: Tensor, face: Faces, deck: Print, pixel: Tensor, shadow: Tensor, on: Tensor
) -> Tensor:
    off = edge(u, v, deck)
    dark = torch.sigmoid(-(off - 0.04) / 0.03) * wide(shadow * on)
    card = (torch.sigmoid(-off / wide(pixel * 0.4)) * wide(on.float()))[:, None]
    cover = inked(u, v, face, deck, pixel)[:, None]
    ink = deck.ink[torch.arange(len(on), device=on.device), face.colour]
    front = deck.paper[..., None, None] * (1 - cover) + ink[..., None, None] * cover
    return picture * (1 - dark[:, None]) * (1 - card) + front * card
