"""Pictures for the eye: from a file, or from standard input."""

import os
import sys
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from tercet.cli.errors import CliError
from tercet.cli.reading import bytes_of

if TYPE_CHECKING:
    from PIL.Image import Image

    from tercet.eye.sight import SeenCard

STANDARD_INPUT = "-"


def needs_met() -> None:
    """The eye needs two packages that the rest of Tercet does not."""
    if find_spec("numpy") is None or find_spec("PIL") is None:
        raise CliError("cli-needs-eye")
    # NumPy reads this when it is imported. The eye's matrices are so small that threads mostly wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def picture_from(name: str) -> "Image":
    """The picture, upright as its camera says."""
    from PIL import Image, ImageOps, UnidentifiedImageError

    data = sys.stdin.buffer.read() if name == STANDARD_INPUT else bytes_of(Path(name))
    try:
        with Image.open(BytesIO(data)) as opened:
            return ImageOps.exif_transpose(opened).convert("RGB")
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError, SyntaxError, ValueError) as error:
        raise CliError("cli-not-a-picture", 2, file=name) from error


def seen_on(picture: "Image") -> "list[SeenCard]":
    """The cards on it."""
    import numpy as np

    from tercet.eye.seeing import look

    return look(np.asarray(picture))
