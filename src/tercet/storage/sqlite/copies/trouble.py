"""Why a copy is not up to date."""

import errno
import sqlite3

from tercet.storage.sqlite.errors import code
from tercet.storage.store import CopyTrouble, StoreError


class CopyRefused(StoreError):
    """The folder must not be used for a copy; the message says why, and what to do."""


class CopyAway(Exception):
    """The folder is not there: a stick was pulled out, a network is down."""


class CopyDiffers(Exception):
    """A change had another effect in the copy, so that it has to be made anew."""


def reason(error: Exception) -> CopyTrouble:
    """What went wrong."""
    if isinstance(error, CopyRefused):
        return "refused"
    if isinstance(error, CopyAway | FileNotFoundError | NotADirectoryError):
        return "away"
    no_room = isinstance(error, sqlite3.Error) and code(error) == sqlite3.SQLITE_FULL
    if no_room or (isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)):
        return "full"
    return "failed"
