"""`tercet serve`: play in the browser."""

import os
import sys
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from tercet.cli.errors import CliError, passed_on
from tercet.cli.language import language, say
from tercet.cli.phones import EVERYWHERE, for_phones, invite_phones

if TYPE_CHECKING:
    from tercet.server.listening import Address
    from tercet.server.settings import Settings

CLIENT = Path(__file__).parents[1] / "static"


def serve(
    *,
    host: str | None = None,
    port: Annotated[int | None, Parameter(validator=Number(gte=0, lte=65535))] = None,
    data: Path | None = None,
    database: str | None = None,
    redis: str | None = None,
    workers: int | None = None,
    durability: Literal["power", "process"] | None = None,
    copy_to: Path | None = None,
    settings: Path | None = None,
    lan: bool = False,
    open_browser: bool = False,
) -> None:
    """Start the server. What is not given here comes from the environment or the settings file."""
    from tercet.server.listening import Address, PortError, check_internal, listen
    from tercet.server.pages import is_built
    from tercet.server.run import run
    from tercet.server.settings import BadSetting, read_settings
    from tercet.server.socket.origin import NotAnOrigin
    from tercet.server.socket.proxies import NotAnAddress
    from tercet.storage.store import StoreError

    given = {
        "host": host or (EVERYWHERE if lan else None),
        "port": port,
        "data": str(data) if data else None,
        "database": database,
        "redis": redis,
        "workers": workers,
        "durability": durability,
        "copy_to": str(copy_to) if copy_to else None,
    }
    try:
        chosen = read_settings(settings, os.environ, given)
    except BadSetting as bad:
        raise passed_on(bad, 2) from bad
    if not is_built(CLIENT):
        raise CliError("cli-not-built")
    folder = Path(chosen.data) if chosen.data else own_folder()
    try:
        if chosen.redis:
            check_internal(chosen.internal_address)
        listener = listen(chosen.host, chosen.port)
        address = Address("127.0.0.1" if chosen.host == EVERYWHERE else chosen.host, listener.getsockname()[1])
        if lan:
            chosen = for_phones(chosen, address.port)
        announce = partial(welcome, address, chosen, folder, lan, open_browser)
        run(chosen, folder, CLIENT, listener, announce, language())
    except (PortError, StoreError, NotAnOrigin, NotAnAddress) as trouble:
        raise passed_on(trouble) from trouble


def own_folder() -> Path:
    """The user's own folder for Tercet's data."""
    from tercet.storage.folder import data_folder

    return Path(data_folder(sys.platform, os.environ, Path.home()))


def welcome(address: "Address", chosen: "Settings", folder: Path, lan: bool, open_browser: bool) -> None:
    """Say where Tercet is to be found, and go there."""
    print(say("serve-at", address=str(address)), flush=True)
    if lan:
        invite_phones(chosen, address.port)
    if chosen.copy_to:
        tell_of_copy(chosen.copy_to, folder)
    print(say("serve-stop"), flush=True)
    if open_browser and has_screen():
        import webbrowser

        Thread(target=webbrowser.open, args=[str(address)], daemon=True).start()


def tell_of_copy(copy_to: str, folder: Path) -> None:
    """Where a copy goes."""
    print(say("copy-goes-to", folder=copy_to))
    if Path(copy_to).stat().st_dev == folder.stat().st_dev:
        print(say("copy-same-disk"))


def has_screen() -> bool:
    """Is there a screen to open a browser on? (Elsewhere a text browser would take over the terminal.)"""
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
