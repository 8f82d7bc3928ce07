"""A fingerprint of the code that makes a table out of its log. What another code has derived is not used."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

DERIVING: Final = ("cards", "engine", "players", "record", "rulesets", "tables", "server/live")


@cache
def derivation() -> str:
    """The fingerprint of the code as it is now. To be asked for at the start: an update may replace the files later."""
    found = sha256()
    for package in DERIVING:
        for source in _sources(files("tercet").joinpath(package)):
            found.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return found.hexdigest()


def _sources(folder: Traversable) -> list[Traversable]:
    """The source files of a package, always in the same order."""
    inside = sorted(folder.iterdir(), key=lambda each: each.name)
    deeper = (source for each in inside if each.is_dir() for source in _sources(each))
    return [*(each for each in inside if each.name.endswith(".py")), *deeper]
