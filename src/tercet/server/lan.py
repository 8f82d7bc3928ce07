"""The addresses at which other devices in the same network reach this machine. Nothing is sent to find them."""

import re
import socket
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address
from typing import Final, NamedTuple

GET_ADDRESS: Final = 0x8915  # Linux: the address of an interface
# Networks inside this machine, and tunnels: phones in the hall do not reach them.
VIRTUAL: Final = re.compile(r"(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|tailscale|zt|utun|ppp|podman|cni|lxc)")


class Interface(NamedTuple):
    """A network interface by name, where it has one, and its address."""

    name: str
    address: str


def lan_addresses() -> list[str]:
    """This machine's addresses in local networks, the one to try first in front."""
    return best_first([*interfaces()], routed())


def best_first(found: Iterable[Interface], routed: str | None) -> list[str]:
    """The addresses that phones may reach: those of real interfaces in private networks first, then by the usual route.

    >>> docker, wifi = Interface("docker0", "172.17.0.1"), Interface("wlan0", "192.168.1.20")
    >>> best_first([docker, wifi, Interface("lo", "127.0.0.1")], "172.17.0.1")
    ['192.168.1.20', '172.17.0.1']
    """
    every = {each.address: each for each in found}
    if routed is not None:
        every.setdefault(routed, Interface("", routed))  # where interfaces have no names
    usable = [each for each in every.values() if not (is_local(each.address) or is_unassigned(each.address))]
    ranked = sorted(usable, key=lambda each: rank(each, routed))
    return [each.address for each in ranked]


def rank(interface: Interface, routed: str | None) -> tuple[bool, bool, bool]:
    """The order in which to try an address."""
    is_private = IPv4Address(interface.address).is_private
    return bool(VIRTUAL.match(interface.name)), not is_private, interface.address != routed


def is_local(address: str) -> bool:
    """Is it an address that only this machine itself can use?"""
    return IPv4Address(address).is_loopback


def is_unassigned(address: str) -> bool:
    """Has the interface given itself an address because nobody else has? Phones get none either."""
    return IPv4Address(address).is_link_local or IPv4Address(address).is_unspecified


def interfaces() -> list[Interface]:
    """The interfaces that have an IPv4 address."""
    if sys.platform != "linux":
        with suppress(OSError):
            return [Interface("", host) for host in socket.gethostbyname_ex(socket.gethostname())[2]]
        return []
    found: list[Interface] = []
    for _, name in socket.if_nameindex():
        with suppress(OSError):  # it has no such address
            found.append(Interface(name, address_of(name)))
    return found


def address_of(name: str) -> str:
    """The IPv4 address of an interface on Linux; OSError if it has none."""
    from fcntl import ioctl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        answer = ioctl(asking, GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
    return socket.inet_ntoa(answer[20:24])


def routed() -> str | None:
    """The address from which this machine would reach the world; None if there is no way out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route is looked up
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
