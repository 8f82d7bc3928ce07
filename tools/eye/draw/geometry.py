"""Planes seen in perspective."""

import torch
from torch import Tensor

CORNERS = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))


def homography(source: Tensor, target: Tensor) -> Tensor:
    """The maps (n, 3, 3) that take four points each (n, 4, 2) to four others."""
    x, y, u, v = source[..., 0], source[..., 1], target[..., 0], target[..., 1]
    one, none = torch.ones_like(x), torch.zeros_like(x)
    rows = torch.cat(
        [
            torch.stack([x, y, one, none, none, none, -u * x, -u * y], -1),
            torch.stack([none, none, none, x, y, one, -v * x, -v * y], -1),
        ],
        1,
    )
    solved = torch.linalg.solve(rows, torch.cat([u, v], 1)[..., None])[..., 0]
    return torch.cat([solved, torch.ones_like(solved[:, :1])], 1).view(-1, 3, 3)


def mapped(maps: Tensor, points: Tensor) -> Tensor:
    """Points (n, k, 2) under the maps."""
    far = torch.cat([points, torch.ones_like(points[..., :1])], -1) @ maps.transpose(1, 2)
    return far[..., :2] / far[..., 2:]


def pixels(height: int, width: int, device: str, finer: float = 1) -> Tensor:
    """The middles of all pixels (1, h·w, 2), in pixels of the picture; `finer` times as many along each side."""
    ys = (torch.arange(int(height * finer), device=device) + 0.5) / finer
    xs = (torch.arange(int(width * finer), device=device) + 0.5) / finer
    down, along = torch.meshgrid(ys, xs, indexing="ij")
    return torch.stack([along, down], -1).view(1, -1, 2)


def turned(angle: Tensor) -> Tensor:
    """Rotations (n, 2, 2)."""
    cos, sin = angle.cos(), angle.sin()
    return torch.stack([torch.stack([cos, -sin], -1), torch.stack([sin, cos], -1)], -2)
