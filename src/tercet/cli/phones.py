"""`tercet serve --lan`: how phones on the same network find the server."""

from io import StringIO
from typing import TYPE_CHECKING, Final

from tercet.cli.language import say

if TYPE_CHECKING:
    from tercet.server.settings import Settings

EVERYWHERE: Final = "0.0.0.0"


def for_phones(chosen: "Settings", port: int) -> "Settings":
    """The settings with the address that others are told, unless it is set or there is none."""
    from msgspec.structs import replace

    found = addresses(chosen, port)
    return replace(chosen, address=found[0]) if found and not chosen.address else chosen


def addresses(chosen: "Settings", port: int) -> list[str]:
    """The addresses at which phones find this machine, the best one first."""
    from tercet.server.lan import lan_addresses
    from tercet.server.listening import Address

    hosts = lan_addresses() if chosen.host == EVERYWHERE else [chosen.host]
    return [str(Address(host, port)) for host in hosts]


def invite_phones(chosen: "Settings", port: int) -> None:
    """The address for others, to type or to scan; what to check if it does not open; who takes over."""
    if not chosen.address:
        print(say("serve-no-network"))
        return
    print(say("serve-phones", address=chosen.address))
    print_code(chosen.address)
    if others := [each for each in addresses(chosen, port) if each != chosen.address]:
        print(say("serve-other-addresses", address=", ".join(others)))
    print(say("serve-unreachable", port=str(port)))
    if chosen.copy_to:
        print(say("serve-take-over", folder=chosen.copy_to, address=chosen.address))


def print_code(text: str) -> None:
    """A QR code of half blocks, light on dark whatever the colours of the terminal."""
    import segno
    from rich import print as show
    from rich.text import Text

    code = StringIO()
    segno.make(text).terminal(code, border=2, compact=True)
    show(Text(code.getvalue(), style="bright_white on black"))
