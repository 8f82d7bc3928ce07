"""The real client behind a proxy. Only proxies from the settings are trusted."""

from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from tercet.words.sayable import Sayable


class NotAnAddress(Sayable):
    """The setting is neither an address nor a network; the message says so."""


class Proxies:
    """The trusted proxies: addresses and networks, such as 127.0.0.1 and 10.0.0.0/8."""

    __slots__ = ("_networks",)

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._networks = tuple(map(network, trusted))

    def trusts(self, address: str) -> bool:
        """Is this a trusted proxy?"""
        found = read_address(address)
        return found is not None and any(found in network for network in self._networks)

    def visitor(self, peer: str, headers: Mapping[bytes, bytes]) -> str:
        """The visitor's address: back along the proxies, as long as they are trusted."""
        address = str(read_address(peer) or peer)
        for hop in reversed(headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")):
            found = read_address(hop) if self.trusts(address) else None
            if found is None:
                break
            address = str(found)
        return address

    def scheme(self, peer: str, headers: Mapping[bytes, bytes], own: str) -> str:
        """The scheme that the visitor sees: http or https."""
        told = headers.get(b"x-forwarded-proto", b"").rpartition(b",")[2].strip().lower()
        if not told or not self.trusts(peer):
            return own
        return "https" if told in (b"https", b"wss") else "http"


def network(text: str) -> IPv4Network | IPv6Network:
    """An address or a network from the settings."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise NotAnAddress("proxy-wrong", text=text) from None


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address as proxies write it, perhaps with a port; None if it is not one."""
    bare = text.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ip_address(bare)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address
