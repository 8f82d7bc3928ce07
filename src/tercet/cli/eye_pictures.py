"""Pictures for the eye: from a file, or from standard input."""

import os
import struct
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from warnings import catch_warnings

from tercet.cli.errors import CliError, passed_on
from tercet.cli.language import language
from tercet.cli.reading import bytes_of

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

    from tercet.eye.picture import Bytes
    from tercet.eye.sight import SeenCard

STANDARD_INPUT = "-"
LONGEST = 1600  # pixels, as in the browser: enough to read 81 cards
MOST = 250  # million pixels
# What undoes each orientation that a camera may note, as Pillow calls it. The last four exchange the sides.
UPRIGHT = {
    2: "FLIP_LEFT_RIGHT",
    3: "ROTATE_180",
    4: "FLIP_TOP_BOTTOM",
    5: "TRANSPOSE",
    6: "ROTATE_270",
    7: "TRANSVERSE",
    8: "ROTATE_90",
}
SIDES_EXCHANGED = (5, 6, 7, 8)
UNREADABLE = (OSError, SyntaxError, ValueError, RuntimeError, struct.error)  # what Pillow raises


@dataclass(frozen=True)
class Photo:
    """A picture, upright as its camera says: its size, and its pixels, made smaller if it is large."""

    width: int
    height: int
    pixels: "Bytes"


def needs_met() -> None:
    """The eye needs two packages that the rest of Tercet does not."""
    if find_spec("numpy") is None or find_spec("PIL") is None:
        raise CliError("cli-needs-eye")
    # NumPy reads this when it is imported. The eye's matrices are so small that threads mostly wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def photo_from(name: str) -> Photo:
    """Read a picture."""
    import numpy as np
    from PIL import Image

    data = sys.stdin.buffer.read() if name == STANDARD_INPUT else bytes_of(Path(name))
    Image.MAX_IMAGE_PIXELS = None  # the limit here is larger, and has a sentence of its own
    try:
        with catch_warnings(action="ignore"), Image.open(BytesIO(data)) as opened:  # Pillow warns in words of its own
            width, height = opened.size
            if width * height > MOST * 1_000_000:
                raise CliError("cli-picture-too-large", 2, file=name, most=MOST)
            turned = orientation_of(opened)
            opened.draft("RGB", (LONGEST, LONGEST))  # a large JPEG is not decoded in full
            picture = opened.convert("RGB")
    except UNREADABLE as error:
        raise CliError("cli-not-a-picture", 2, file=name) from error
    picture.thumbnail((LONGEST, LONGEST))
    if turned in UPRIGHT:
        picture = picture.transpose(Image.Transpose[UPRIGHT[turned]])
    width, height = (height, width) if turned in SIDES_EXCHANGED else (width, height)
    return Photo(width, height, np.asarray(picture))


def orientation_of(picture: "Picture") -> int:
    """How the camera was held; as if upright where its notes are damaged, which the picture need not be."""
    from PIL import ExifTags

    try:
        noted = picture.getexif().get(ExifTags.Base.Orientation)
    except UNREADABLE:
        return 1
    return noted if isinstance(noted, int) else 1


def cards_in(photo: Photo) -> "list[SeenCard]":
    """The cards in it, with corners in pixels of the whole picture."""
    from tercet.eye.seeing import look

    rows, columns, _ = photo.pixels.shape
    return [
        replace(one, corners=one.corners * (photo.width / columns, photo.height / rows)) for one in look(photo.pixels)
    ]


def raise_all(troubles: Sequence[CliError]) -> None:
    """Tell every trouble, if there is any, and end the command with the worst of their codes."""
    for trouble in troubles[:-1]:
        sys.stderr.write(f"{trouble.in_words(language())}\n")
    if troubles:
        raise passed_on(troubles[-1], max(trouble.code for trouble in troubles))
