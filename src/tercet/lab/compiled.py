"""Numba if it is installed; otherwise the same functions run as plain Python, with the same results, but slowly."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from tercet.words.sayable import Sayable

Function = TypeVar("Function", bound=Callable[..., Any])

IS_FAST: Final = find_spec("numba") is not None


class NeedsNumba(Sayable):
    """Something that would take days without Numba; the message says what to install."""


def compiled(function: Function) -> Function:
    """The function as cached machine code, which releases the GIL."""
    if not IS_FAST:
        return function
    import numba  # takes half a second, so only if it is used

    setattr(numba.config, "CACHE_DIR", _cache())  # noqa: B010  # pyright: ignore[reportPrivateImportUsage]
    return cast(Function, numba.njit(cache=True, nogil=True)(function))


@cache
def _cache() -> str:
    """Where machine code is cached: by a fingerprint of the whole package, since code calls code in other files.

    Numba itself looks only at the file of a function, and would not notice changes elsewhere.
    """
    room = Path(__file__).parent
    fingerprint = sha256(b"".join(file.read_bytes() for file in sorted(room.glob("*.py"))))
    return str(room / "__pycache__" / f"numba-{fingerprint.hexdigest()[:16]}")


def insist_on_speed() -> None:
    """Raise an error if plain Python would take days."""
    if not IS_FAST:
        raise NeedsNumba("cli-needs-numba")
