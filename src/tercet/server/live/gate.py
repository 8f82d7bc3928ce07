"""Rate limits per address: generous, since a whole school may share one, and tight for floods."""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

from tercet.server.live.budget import Budget

REMEMBERED: Final = 20_000


class Gate:
    """A budget for each address or login. Budgets not used for a while are dropped, and start full again."""

    def __init__(self, at_once: float, per_second: float, now: Callable[[], float] = monotonic) -> None:
        self._budgets: OrderedDict[str, Budget] = OrderedDict()
        self._at_once, self._per_second, self._now = at_once, per_second, now

    def lets_in(self, address: str) -> bool:
        """Take one from the budget; returns whether there was one."""
        return self._budget(address).spend()

    def is_spent(self, address: str) -> bool:
        """Is the budget used up? Takes nothing."""
        return self._budget(address).is_spent()

    def _budget(self, address: str) -> Budget:
        key = household(address)
        budget = self._budgets.setdefault(key, Budget(self._at_once, self._per_second, self._now))
        self._budgets.move_to_end(key)
        if len(self._budgets) > REMEMBERED:
            self._budgets.popitem(last=False)
        return budget


def household(address: str) -> str:
    """What shares a budget: an IPv4 address, or the first half of an IPv6 address.

    >>> household("2001:db8::1") == household("2001:db8::2")
    True
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(int(found) >> 64) if isinstance(found, IPv6Address) else str(found)
