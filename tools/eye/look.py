"""Saves sheets of drawn tables and crops, to be looked at: `python -m tools.eye.look FOLDER`."""

import struct
import sys
import zlib
from pathlib import Path

import torch
from torch import Tensor

from .draw.crops import crops
from .draw.tables import tables


def sheet(pictures: Tensor, columns: int) -> Tensor:
    """Pictures (n, 3, h, w) side by side (3, H, W)."""
    rows = [torch.cat([*row], 2) for row in pictures.split(columns)]
    return torch.cat(rows, 1)


def save(picture: Tensor, to: Path) -> None:
    """A PNG, without a library."""
    bytes_ = (picture.clamp(0, 1) * 255).byte().permute(1, 2, 0).contiguous().cpu()
    height, width, _ = bytes_.shape
    lines = b"".join(b"\0" + bytes(row.flatten().tolist()) for row in bytes_)
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(lines)),
        (b"IEND", b""),
    )
    chunks = (
        struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data)) for tag, data in parts
    )
    to.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def main() -> None:
    """One sheet for each kind of table, one of crops."""
    to, device = Path(sys.argv[1]), "cuda" if torch.cuda.is_available() else "cpu"
    to.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    for kind in ("any", "apart", "white", "touching", "overlapping", "empty"):
        save(sheet(tables(8, device, kind=kind).pictures, 4), to / f"tables-{kind}.png")
    save(sheet(crops(64, device).pictures / 1.25, 8), to / "crops.png")


if __name__ == "__main__":
    main()
