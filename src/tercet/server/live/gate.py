"""How much may come from one address: generous, since a whole school may share one; tight for a flood."""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

from tercet.server.live.budget import Budget

REMEMBERED: Final = 20_000


class Gate:
    """A budget for each address, or for each login. Who has not come for long is forgotten, and has all of it again."""

    def __init__(self, at_once: float, per_second: float, now: Callable[[], float] = monotonic) -> None:
        self._budgets: OrderedDict[str, Budget] = OrderedDict()
        self._at_once, self._per_second, self._now = at_once, per_second, now

    def lets_in(self, address: str) -> bool:
        """Is this one too many?"""
        return self._budget(address).spend()

    def is_spent(self, address: str) -> bool:
        """Has this address used up what it has? Nothing is taken."""
        return self._budget(address).is_spent()

    def _budget(self, address: str) -> Budget:
        key = household(address)
        budget = self._budgets.setdefault(key, Budget(self._at_once, self._per_second, self._now))
        self._budgets.move_to_end(key)
        if len(self._budgets) > REMEMBERED:
            self._budgets.popitem(last=False)
        return budget


def household(address: str) -> str:
    """What belongs together: an IPv4 address, or the first half of an IPv6 one.

    >>> household("2001:db8::1") == household("2001:db8::2")
    True
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(int(found) >> 64) if isinstance(found, IPv6Address) else str(found)
