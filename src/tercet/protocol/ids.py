"""The form of ids of players, tables and competitions."""

import re
from typing import Final

ID: Final = "^[A-Za-z0-9_-]{1,64}$"


def is_id(text: str) -> bool:
    """Could this be an id?

    >>> is_id("bot-x7_Q"), is_id("x' OR 1=1"), is_id("x\\n")
    (True, False, False)
    """
    return re.fullmatch(ID.rstrip("$"), text) is not None
