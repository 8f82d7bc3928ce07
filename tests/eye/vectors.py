"""A drawn table and what the eye sees on it, for the web client to see the same.

Run as a program, it writes both; the weights decide what is seen, so this is done whenever they change.
"""

import json
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from PIL import Image

from tercet.cards.notation import parse_cards
from tercet.eye.seeing import look
from tests.support.drawn_tables import laid_out, table_png

FOLDER: Final = Path(__file__).parents[1] / "golden/eye"
PICTURE: Final = FOLDER / "table.rgb.z"  # red, green and blue of each pixel, compressed
SEEN: Final = FOLDER / "table.json"
WIDTH, HEIGHT = 640, 480
TABLE: Final = ("1rof", "2psh", "3gde", "1gse", "2rdf", "3poh", "1pde", "2gsf", "3roe", "1gsh", "2pde", "3rsh")


def drawn() -> bytes:
    """The picture anew: pixels, row by row."""
    table = [*laid_out(parse_cards(TABLE), WIDTH, HEIGHT)]
    return Image.open(BytesIO(table_png(table, WIDTH, HEIGHT))).convert("RGB").tobytes()


def pixels() -> Any:
    """The picture as it is kept."""
    return np.frombuffer(zlib.decompress(PICTURE.read_bytes()), np.uint8).reshape(HEIGHT, WIDTH, 3)


def seen() -> dict[str, Any]:
    """What the eye sees there."""
    cards = [
        {
            "card": one.card,
            "confidence": round(float(one.confidence), 4),
            "others": list(one.others),
            "corners": [[round(float(x), 3), round(float(y), 3)] for x, y in one.corners],
        }
        for one in look(pixels())
    ]
    return {"width": WIDTH, "height": HEIGHT, "cards": sorted(cards, key=lambda card: card["card"])}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    if not PICTURE.exists():
        PICTURE.write_bytes(zlib.compress(drawn(), 9))
    SEEN.write_text(json.dumps(seen(), indent=1) + "\n")
