"""What each network is asked, and how wrong its answer was."""

from dataclasses import replace

import torch
from torch import Tensor
from torch.nn import functional

from tercet.eye.finding import CELL, UNITS

from .draw.crops import Crops
from .draw.tables import Tables
from .nets import Finder, Reader


def reading(net: Reader, lesson: Crops, device: str) -> Tensor:
    """The reader's error over drawn crops."""
    with torch.autocast(device, dtype=torch.bfloat16):
        read, place = net(lesson.pictures.float())
    read, place = read.float(), place.float()
    card, asked = lesson.card == 1, lesson.card >= 0
    values = functional.cross_entropy(
        read[card][:, :12].reshape(-1, 3), lesson.labels[card].reshape(-1), label_smoothing=0.01
    )
    upright = functional.binary_cross_entropy_with_logits(read[asked][:, 12], lesson.card[asked].float())
    off = functional.smooth_l1_loss(place[card], lesson.places[card].float(), beta=0.01)
    return values + 0.25 * upright + 6 * off


def finding(net: Finder, lesson: Tables, device: str, step: int) -> Tensor:
    """The finder's error over drawn tables, every other time turned over."""
    with torch.no_grad():
        lesson = turned_over(lesson) if step % 2 else lesson
        presence, places = asked(lesson)
    with torch.autocast(device, dtype=torch.bfloat16):
        said = net(lesson.pictures)
    said = said.float()
    known = presence >= 0
    seen = functional.binary_cross_entropy_with_logits(said[:, 0][known], presence[known])
    card = presence == 1
    right = places.permute(0, 2, 3, 1)[card] * SCALE.to(device)
    off = said.permute(0, 2, 3, 1)[card][:, 1:] * SCALE.to(device) - right
    height = right[:, 4:].norm(dim=1, keepdim=True).clamp(min=3)
    return seen + 2 * functional.smooth_l1_loss(off / height, torch.zeros_like(off), beta=0.05)


SCALE = torch.tensor(UNITS, dtype=torch.float32)


def turned_over(lesson: Tables) -> Tables:
    """The same pictures with their two sides exchanged: upright ones are seen as often."""
    return replace(
        lesson,
        pictures=lesson.pictures.transpose(2, 3),
        corners=lesson.corners.flip(-1),
        owner=lesson.owner.transpose(1, 2),
    )


def asked(lesson: Tables) -> tuple[Tensor, Tensor]:
    """Presence of each cell (1, 0, or −1 where nothing is asked), and the six numbers of its card."""
    count, down, along = lesson.owner.shape
    slot = lesson.owner.clamp(min=0).reshape(count, -1)
    centre, long, short = sides(lesson.corners)
    numbers = torch.cat([centre, doubled(long), doubled(short)], -1)
    mine = numbers.gather(1, slot[..., None].expand(-1, -1, 6)).view(count, down, along, 6)
    part = lesson.visible.gather(1, slot).view(count, down, along)
    presence = torch.where(part > 0.5, 1.0, torch.where(part < 0.25, 0.0, -1.0))
    presence = torch.where(lesson.owner == -1, 0.0, torch.where(lesson.owner == -2, -1.0, presence))
    y, x = torch.meshgrid(
        *(torch.arange(size, device=slot.device) * CELL + CELL / 2 for size in (down, along)), indexing="ij"
    )
    mine = torch.cat([mine[..., :2] - torch.stack([x, y], -1), mine[..., 2:]], -1)
    return presence, (mine / SCALE.to(mine.device)).permute(0, 3, 1, 2)


def sides(corners: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Centre, half the long side and half the short side of cards (…, 4, 2)."""
    a, b, c, d = corners.unbind(-2)
    return (a + b + c + d) / 4, (b + c - a - d) / 4, (c + d - a - b) / 4


def doubled(vector: Tensor) -> Tensor:
    """The same length at twice the angle: a side and its reverse are one."""
    x, y = vector.unbind(-1)
    length = torch.sqrt(x * x + y * y + 1e-9)
    return torch.stack([(x * x - y * y) / length, 2 * x * y / length], -1)
