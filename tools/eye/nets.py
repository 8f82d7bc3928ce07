"""The two networks: plain 3 × 3 convolutions, so that reading them needs no runtime."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from .export import PLACES


def conv(inputs: int, outputs: int, stride: int = 1) -> nn.Sequential:
    """A convolution with its normalisation, which becomes part of the weights when they are written."""
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class Finder(nn.Module):
    """Where cards lie: seven numbers for each 8 × 8 pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.e1, self.e2 = conv(3, 12, 2), conv(12, 24, 2)
        self.e3a, self.e3b = conv(24, 40, 2), conv(40, 40)
        self.e4a, self.e4b = conv(40, 56, 2), conv(56, 56)
        self.e5a, self.e5b = conv(56, 56, 2), conv(56, 56)
        self.d4, self.d3 = conv(112, 48), conv(88, 40)
        self.out = nn.Conv2d(40, 7, 1)

    def forward(self, pictures: Tensor) -> Tensor:
        e3 = self.e3b(self.e3a(self.e2(self.e1(pictures * 2 - 1))))
        e4 = self.e4b(self.e4a(e3))
        e5 = self.e5b(self.e5a(e4))
        d4 = self.d4(torch.cat([_doubled(e5), e4], 1))
        return self.out(self.d3(torch.cat([_doubled(d4), e3], 1)))


def _doubled(maps: Tensor) -> Tensor:
    return functional.interpolate(maps, scale_factor=2, mode="nearest")


class Reader(nn.Module):
    """What card it is (13 numbers), and where its corners really are (8)."""

    def __init__(self) -> None:
        super().__init__()
        self.r1, self.r2 = conv(3, 16, 2), conv(16, 32, 2)
        self.r3a, self.r3b = conv(32, 56, 2), conv(56, 56)
        self.r4a, self.r4b = conv(56, 88, 2), conv(88, 72)
        self.read, self.place = nn.Linear(6 * 72, 13), nn.Linear(4 * 6 * 72, 8)
        self.drop = nn.Dropout(0.1)

    def forward(self, crops: Tensor) -> tuple[Tensor, Tensor]:
        seen = self.r4b(self.r4a(self.r3b(self.r3a(self.r2(self.r1(crops * 2 - 1.5))))))
        rows = seen.permute(0, 2, 3, 1)  # row, column, channel
        return self.read(self.drop(rows.mean(1).flatten(1))), self.place(rows.flatten(1)) * PLACES
