"""Every id of one player: that of the account, and those of guests who became it."""

from typing import Final

OWN_IDS: Final = "(SELECT guest FROM moved WHERE account = $1 UNION SELECT $1)"
