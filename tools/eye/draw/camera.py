"""What light, lens, sensor and JPEG make of a scene."""

import math

import torch
from torch import Tensor
from torch.nn import functional

from .dice import Dice, wide


def photographed(scene: Tensor, too_bright: float = 0.0) -> Tensor:
    """Pictures (n, 3, h, w) as a phone might take them; `too_bright` is the share that is exposed too long."""
    dice = Dice(len(scene), str(scene.device))
    picture = sensed(dice, lit(dice, scene), too_bright)
    kept = compressed(picture, dice.between(25, 95))
    return torch.where(each(dice.coin(0.7)), kept, picture).clamp(0, 1)


def taken_well(scene: Tensor) -> Tensor:
    """The same in any light, but in focus and held still: a little noise, and a JPEG of good quality."""
    dice = Dice(len(scene), str(scene.device))
    picture = lit(dice, scene)
    picture = (picture + 0.012 * torch.randn_like(picture)).clamp(0, 1)
    return compressed(picture, torch.full((dice.count,), 85.0, device=picture.device)).clamp(0, 1)


def each(values: Tensor) -> Tensor:
    """One number per picture, shaped to broadcast over its channels and pixels."""
    return values.view(-1, 1, 1, 1)


def lit(dice: Dice, scene: Tensor) -> Tensor:
    """White balance, exposure, slanting light, shadows, glare and haze."""
    height, width = scene.shape[2:]
    ys = torch.linspace(-1, 1, height, device=scene.device)
    xs = torch.linspace(-1, 1, width, device=scene.device) * width / height
    y, x = torch.meshgrid(ys, xs, indexing="ij")
    tint = _tint(dice)
    picture = scene.clamp(0, 1) ** each(dice.between(0.75, 1.35))
    light = 1 + wide(dice.between(0, 0.25)) * _slant(dice, x, y)
    edge = _slant(dice, x, y) - wide(dice.between(-1, 1))
    shadow = torch.sigmoid(edge / wide(10 ** dice.between(-1.6, -0.2)))
    light = light * (1 - wide(dice.coin(0.3) * (1 - dice.between(0.35, 0.9))) * shadow)
    picture = picture * light[:, None] * (tint * dice.between(0.4, 1.3)[:, None])[..., None, None]
    for _ in range(2):
        picture = picture + _glare(dice, x, y)[:, None] * (0.6 * tint + 0.4)[..., None, None]
    veil = each(dice.between(0, 0.14) * dice.coin(0.4))
    picture = picture * (1 - veil) + veil * tint[..., None, None]
    grey = picture.mean(1, keepdim=True)
    return grey + (picture - grey) * each(dice.between(0.6, 1.35))


def _tint(dice: Dice) -> Tensor:
    lamp = torch.where(dice.coin(0.6), dice.between(0.1, 0.5), -dice.between(0.1, 0.4))
    warm = dice.normal(0.16) + dice.coin(0.15) * lamp
    gain = torch.stack([torch.exp(warm * 0.6), torch.exp(dice.normal(0.06)), torch.exp(-warm)], 1)
    return gain / gain.amax(1, keepdim=True)


def _slant(dice: Dice, x: Tensor, y: Tensor) -> Tensor:
    angle = dice.between(0, 2 * math.pi)
    return x * wide(angle.cos()) + y * wide(angle.sin())


def _glare(dice: Dice, x: Tensor, y: Tensor) -> Tensor:
    strong = dice.coin(0.2) * dice.between(0.05, 0.8)
    right, down, angle = x - wide(dice.between(-1.5, 1.5)), y - wide(dice.between(-1, 1)), dice.between(0, math.pi)
    long = (right * wide(angle.cos()) + down * wide(angle.sin())) / wide(dice.between(0.15, 1.2))
    wide_ = (down * wide(angle.cos()) - right * wide(angle.sin())) / wide(dice.between(0.15, 1.2))
    return torch.exp(-(long**2 + wide_**2)) * wide(strong)


def sensed(dice: Dice, picture: Tensor, too_bright: float = 0.0) -> Tensor:
    """Colour mixing, blur, light beyond white, few pixels, smeared colour, sharpening and noise."""
    mixing = torch.eye(3, device=picture.device) + dice.normal(0.05, 3, 3)
    picture = torch.einsum("nij,njhw->nihw", mixing / mixing.sum(2, keepdim=True), picture)
    picture = blurred(picture, dice.mostly(0.5, dice.between(0.05, 0.6), dice.between(0.4, 1.8)))
    picture = torch.where(each(dice.coin(0.2)), _shaken(dice, picture), picture)
    if too_bright:
        picture = torch.where(each(dice.coin(too_bright)), _washed_out(dice, picture), picture)
    picture = torch.where(each(dice.coin(0.4)), _coarse(picture), picture)
    picture = _smeared(dice, picture)
    sharp = each(dice.between(0, 1) * dice.coin(0.4))
    picture = picture + (picture - blurred(picture, torch.ones(dice.count, device=picture.device))) * sharp
    height, width = picture.shape[2:]
    grain = functional.interpolate(dice.normal(1.0, 3, height // 3, width // 3), size=(height, width), mode="bilinear")
    fine, coarse = each(10 ** dice.between(-2.8, -1.35)), each(10 ** dice.between(-3, -1.6))
    return (picture + fine * torch.randn_like(picture) + coarse * grain).clamp(0, 1)


def _washed_out(dice: Dice, picture: Tensor) -> Tensor:
    """Exposed too long, as white cards on a dark table are: what is bright is white, and pale lines are gone."""
    return (picture * each(dice.between(1.1, 1.6))).clamp(max=1)


def _coarse(picture: Tensor) -> Tensor:
    part = float(torch.empty(1).uniform_(0.2, 0.85))
    small = functional.interpolate(picture, scale_factor=part, mode="bilinear", antialias=bool(torch.rand(1) < 0.7))
    return functional.interpolate(small, size=picture.shape[2:], mode="bicubic", align_corners=False)


def _shaken(dice: Dice, picture: Tensor) -> Tensor:
    """Moved while the shutter was open, along or across."""
    size = 2 * int(torch.randint(1, 4, (1,))) + 1
    along = functional.avg_pool2d(functional.pad(picture, (size // 2,) * 2 + (0, 0), mode="replicate"), (1, size), 1)
    across = functional.avg_pool2d(functional.pad(picture, (0, 0) + (size // 2,) * 2, mode="replicate"), (size, 1), 1)
    return torch.where(each(dice.coin(0.5)), along, across)


def _smeared(dice: Dice, picture: Tensor) -> Tensor:
    bright = luma(picture)
    colour = picture - bright
    soft = blurred(colour, dice.between(0.5, 3.5)) * each(dice.between(0.7, 1.25))
    crisp = bright + (bright - blurred(bright, dice.between(0.6, 1.6))) * each(dice.between(0.2, 1.8))
    return torch.where(each(dice.coin(0.35)), crisp, bright) + torch.where(each(dice.coin(0.5)), soft, colour)


def luma(picture: Tensor) -> Tensor:
    """Brightness (n, 1, h, w)."""
    red, green, blue = picture.unbind(1)
    return (0.299 * red + 0.587 * green + 0.114 * blue)[:, None]


def blurred(picture: Tensor, spread: Tensor) -> Tensor:
    """A Gaussian blur of its own for each picture."""
    count, channels, height, width = picture.shape
    reach = torch.arange(-6, 7, device=picture.device).float()
    bell = torch.exp(-(reach**2) / (2 * spread[:, None] ** 2 + 1e-6))
    kernel = (bell / bell.sum(1, keepdim=True)).repeat_interleave(channels, 0)
    flat = picture.reshape(1, count * channels, height, width)
    flat = functional.conv2d(
        functional.pad(flat, (6, 6, 0, 0), mode="replicate"), kernel[:, None, None, :], groups=count * channels
    )
    flat = functional.conv2d(
        functional.pad(flat, (0, 0, 6, 6), mode="replicate"), kernel[:, None, :, None], groups=count * channels
    )
    return flat.view(count, channels, height, width)


def compressed(picture: Tensor, quality: Tensor) -> Tensor:
    """JPEG's own losses: blocks of eight, coarse colour. Height and width are multiples of 8."""
    coarse = torch.where(quality < 50, 5000 / quality, 200 - 2 * quality) / 100
    red, _, blue = picture.unbind(1)
    bright = luma(picture)[:, 0]
    chroma = torch.stack([(blue - bright) * 0.564, (red - bright) * 0.713], 1)
    chroma = functional.interpolate(
        functional.avg_pool2d(chroma, 2), scale_factor=2, mode="bilinear", align_corners=False
    )
    steps = _steps(picture.device)
    bright = _blocks(bright, steps, coarse)
    cb, cr = (_blocks(each_, steps * 1.2 + 6, coarse) for each_ in chroma.unbind(1))
    red, blue = bright + cr / 0.713, bright + cb / 0.564
    return torch.stack([red, (bright - 0.299 * red - 0.114 * blue) / 0.587, blue], 1)


def _steps(device: torch.device) -> Tensor:
    """How coarsely each frequency is kept: the finer, the coarser, about as common encoders do."""
    k = torch.arange(8, device=device).float()
    return 12 + 5 * (k[:, None] + k[None, :]) ** 1.25


def _blocks(channel: Tensor, steps: Tensor, coarse: Tensor) -> Tensor:
    count, height, width = channel.shape
    k = torch.arange(8, device=channel.device).float()
    cosines = torch.cos((2 * k[None] + 1) * k[:, None] * math.pi / 16) * 0.5
    cosines[0] /= math.sqrt(2)
    block = (channel * 255).view(count, height // 8, 8, width // 8, 8).permute(0, 1, 3, 2, 4)
    size = (steps * coarse.view(-1, 1, 1, 1, 1)).clamp(min=1)
    kept = ((cosines @ block @ cosines.T) / size).round() * size
    return (cosines.T @ kept @ cosines).permute(0, 1, 3, 2, 4).reshape(count, height, width) / 255
