"""QR codes as small pictures: a grey value for each module, without a margin."""

from typing import Any

import segno

MASK = 2  # any of the eight masks can be read; comparing all of them for each code takes most of the time


def pixels(address: str) -> dict[str, Any]:
    """The side in modules, and all modules row by row: 0 is black and 255 white."""
    matrix = segno.make_qr(address, error="m", mask=MASK).matrix
    return {"side": len(matrix), "pixels": [0 if module else 255 for row in matrix for module in row]}
