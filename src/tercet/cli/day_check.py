"""`tercet doctor --day`: before people arrive, is everything ready?"""

import json
import shutil
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from tercet.cli.errors import CliError
from tercet.cli.language import say
from tercet.cli.stores import chosen, with_store

if TYPE_CHECKING:
    from tercet.storage.store import Store

ROOM: Final = 1_000_000_000
PATIENCE_S: Final = 10
LAST: Final = "SELECT MAX(at) FROM entries"


class Check(NamedTuple):
    """Something that was looked at: whether it is as it should be, and what to say of it."""

    is_fine: bool
    says: str


def check_day(data: Path | None, server: str, as_json: bool) -> None:
    """Look at everything, and fail if something is to be done."""
    found = [*checks(data, server.rstrip("/"))]
    if as_json:
        print(json.dumps([{"fine": each.is_fine, "says": each.says} for each in found], ensure_ascii=False))
    else:
        print("\n".join(f"{'✓' if each.is_fine else '!'} {each.says}" for each in found))
    if not all(each.is_fine for each in found):
        raise CliError("day-check-look")


def checks(data: Path | None, server: str) -> Iterator[Check]:
    """One after the other."""
    _, folder = chosen(data, None)
    yield clock(with_store(data, None, last_entry))
    yield room(folder)
    told = asked(server)
    if told is None:
        yield Check(False, say("day-check-no-server", server=server))
        return
    yield address(str(told["address"]))
    yield copy(told["copy"])


async def last_entry(store: "Store") -> int:
    """When the last entry was made, in ms; 0 if there is none."""
    ((last,),) = await store.fetch(LAST)
    return int(last or 0)


def clock(last: int) -> Check:
    """Times on paper and in logs come from this clock; only people can tell whether it is right."""
    now = f"{datetime.now().astimezone():%Y-%m-%d %H:%M}"
    if time.time() * 1000 < last:
        return Check(False, say("day-check-clock-back", now=now))
    return Check(True, say("day-check-clock", now=now))


def room(folder: Path) -> Check:
    """A day needs a few megabytes; a system with a full disk has other troubles."""
    free = shutil.disk_usage(folder).free
    gigabytes = f"{free / ROOM:.1f}"
    return Check(free >= ROOM, say("day-check-room", value=gigabytes, folder=str(folder)))


def address(public: str) -> Check:
    """Phones need an address that is not only this computer's own; from here it must open at least."""
    from tercet.server.api.addresses import is_here_only

    if is_here_only(urlsplit(public).hostname or ""):
        return Check(False, say("day-check-here-only", address=public))
    opens = fetched(f"{public}/healthz") is not None
    return Check(opens, say("day-check-address" if opens else "day-check-closed", address=public))


def copy(state: dict[str, Any] | None) -> Check:
    """The copy in a second folder."""
    if state is None:
        return Check(False, say("day-check-no-copy"))
    if state["trouble"]:
        return Check(False, say("copy-stopped", why=str(state["trouble"])))
    return Check(True, say("day-check-copy"))


def asked(server: str) -> dict[str, Any] | None:
    """What the server says of itself; None if there is none."""
    answer = fetched(f"{server}/api/server")
    try:
        told = json.loads(answer) if answer is not None else None
    except ValueError:
        return None
    return told if isinstance(told, dict) and "copy" in told else None


def fetched(url: str) -> bytes | None:
    """A page of this network, past any proxy; None if it does not open."""
    if not url.startswith(("http://", "https://")):
        return None
    try:
        with build_opener(ProxyHandler({})).open(url, timeout=PATIENCE_S) as answer:
            found: bytes = answer.read()
    except (URLError, OSError, ValueError):
        return None
    return found
