"""Numba where it is installed. Elsewhere the same functions run as plain Python: the same figures, only slowly."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

IS_FAST: Final = find_spec("numba") is not None
ADVICE: Final = "Install numba to be a thousand times as fast: pip install 'tercet[lab]'"


class NeedsNumba(RuntimeError):
    """Something that would take days without numba; the message says what to install."""


def compiled(function: Function) -> Function:
    """The function as machine code, kept for the next time; other threads may run beside it."""
    if not IS_FAST:
        return function
    import numba  # half a second: only where it is used

    setattr(numba.config, "CACHE_DIR", _cache())  # noqa: B010  # pyright: ignore[reportPrivateImportUsage]
    return cast(Function, numba.njit(cache=True, nogil=True)(function))


@cache
def _cache() -> str:
    """Where machine code is kept: by a fingerprint of the whole room, for code calls code of other files.

    Numba itself looks only at the file of a function, and would keep what has changed elsewhere.
    """
    room = Path(__file__).parent
    fingerprint = sha256(b"".join(file.read_bytes() for file in sorted(room.glob("*.py"))))
    return str(room / "__pycache__" / f"numba-{fingerprint.hexdigest()[:16]}")


def insist_on_speed(what: str) -> None:
    """Refuse where plain Python would take days."""
    if not IS_FAST:
        raise NeedsNumba(f"{what} needs numba. Install it: pip install 'tercet[lab]'")
