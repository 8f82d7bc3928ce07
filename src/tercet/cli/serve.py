"""`tercet serve`: play in the browser."""

import os
import sys
import webbrowser
from functools import partial
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from tercet.cli.errors import CliError, passed_on
from tercet.cli.language import say

if TYPE_CHECKING:
    from tercet.server.listening import Address

CLIENT = Path(__file__).parents[1] / "static"
EVERYWHERE = "0.0.0.0"


def serve(
    *,
    host: str | None = None,
    port: Annotated[int | None, Parameter(validator=Number(gte=0, lte=65535))] = None,
    data: Path | None = None,
    database: str | None = None,
    redis: str | None = None,
    workers: int | None = None,
    durability: Literal["power", "process"] | None = None,
    settings: Path | None = None,
    lan: bool = False,
    open_browser: bool = False,
) -> None:
    """Start the server. What is not given here comes from the environment or the settings file."""
    from tercet.server.listening import Address, PortError, listen
    from tercet.server.pages import is_built
    from tercet.server.run import run
    from tercet.server.settings import BadSetting, read_settings
    from tercet.server.socket.origin import NotAnOrigin
    from tercet.storage.store import StoreError

    given = {
        "host": EVERYWHERE if lan else host,
        "port": port,
        "data": str(data) if data else None,
        "database": database,
        "redis": redis,
        "workers": workers,
        "durability": durability,
    }
    try:
        chosen = read_settings(settings, os.environ, given)
    except BadSetting as bad:
        raise passed_on(bad, 2) from bad
    if not is_built(CLIENT):
        raise CliError("cli-not-built")
    folder = Path(chosen.data) if chosen.data else own_folder()
    try:
        listener = listen(chosen.host, chosen.port)
        address = Address("127.0.0.1" if lan else chosen.host, listener.getsockname()[1])
        run(chosen, folder, CLIENT, listener, partial(welcome, address, lan, open_browser))
    except (PortError, StoreError, NotAnOrigin) as trouble:
        raise passed_on(trouble) from trouble


def own_folder() -> Path:
    """The user's own folder for Tercet's data."""
    from tercet.storage.folder import data_folder

    return Path(data_folder(sys.platform, os.environ, Path.home()))


def welcome(address: "Address", lan: bool, open_browser: bool) -> None:
    """Say where Tercet is to be found, and go there."""
    print(say("serve-at", address=str(address)), flush=True)
    if lan:
        invite_phones(address.port)
    print(say("serve-stop"), flush=True)
    if open_browser and has_screen():
        Thread(target=webbrowser.open, args=[str(address)], daemon=True).start()


def invite_phones(port: int) -> None:
    """The address for others on the same network, to type or to scan."""
    import segno
    from rich import print as show
    from rich.text import Text

    from tercet.server.listening import Address, lan_address

    host = lan_address()
    if host is None:
        print(say("serve-no-network"))
        return
    print(say("serve-phones", address=str(Address(host, port))))
    code = StringIO()
    segno.make(str(Address(host, port))).terminal(code, border=2, compact=True)
    show(Text(code.getvalue(), style="bright_white on black"))


def has_screen() -> bool:
    """Is there a screen to open a browser on? (Elsewhere a text browser would take over the terminal.)"""
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
