"""The shipped fonts, and which characters they have.

Only the character map (`cmap`) is read here.
"""

import struct
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

FOLDER: Final = Path(str(files("tercet.paper").joinpath("fonts")))


@cache
def letters() -> frozenset[int]:
    """Every character that some shipped family has in each of its weights: Typst does not mix weights."""
    families: dict[str, frozenset[int]] = {}
    for path in sorted(FOLDER.glob("*.ttf")):
        family, drawn = path.stem.partition("-")[0], frozenset(drawn_by(path.read_bytes()))
        families[family] = families.get(family, drawn) & drawn
    return frozenset().union(*families.values())


def drawn_by(font: bytes) -> Iterator[int]:
    """The characters of one font."""
    (tables,) = struct.unpack_from(">H", font, 4)
    records = [struct.unpack_from(">4sIII", font, 12 + 16 * n) for n in range(tables)]
    start = next(offset for tag, _, offset, _ in records if tag == b"cmap")
    (count,) = struct.unpack_from(">H", font, start + 2)
    for n in range(count):
        (offset,) = struct.unpack_from(">I", font, start + 8 + 8 * n)
        (form,) = struct.unpack_from(">H", font, start + offset)
        if form == 4:
            yield from _segments(font, start + offset)
        elif form == 12:
            yield from _groups(font, start + offset)


def _segments(font: bytes, at: int) -> Iterator[int]:
    """Format 4: the characters up to U+FFFF."""
    (double,) = struct.unpack_from(">H", font, at + 6)
    row = f">{double // 2}H"
    ends, starts, deltas, ranges = (
        struct.unpack_from(row, font, at + 14 + n * double + (2 if n else 0)) for n in range(4)
    )
    base = at + 16 + 3 * double
    for nth, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code + deltas[nth]
            if ranges[nth]:
                (found,) = struct.unpack_from(">H", font, base + 2 * nth + ranges[nth] + 2 * (code - first))
                glyph = found and found + deltas[nth]
            if glyph % 0x1_0000:
                yield code


def _groups(font: bytes, at: int) -> Iterator[int]:
    """Format 12: every character."""
    (count,) = struct.unpack_from(">I", font, at + 12)
    for n in range(count):
        first, last, glyph = struct.unpack_from(">III", font, at + 16 + 12 * n)
        yield from range(first if glyph else first + 1, last + 1)
