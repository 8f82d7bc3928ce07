"""What pages need to know about the server itself."""

from typing import Any

from litestar import Request, Router, get
from litestar.datastructures import State
from msgspec import Struct

from tercet.server.api.addresses import public_address
from tercet.server.api.who import services
from tercet.storage.store import CopyState


class ServerView(Struct, frozen=True):
    """Where others find the server, and how the copy of its data is doing."""

    address: str  # such as http://192.168.1.20:8000
    copy: CopyState | None


@get("/server", sync_to_thread=False)
def show_server(request: Request[Any, Any, Any], state: State) -> ServerView:
    """The address to pass on to others, and whether the copy in a second folder is up to date."""
    return ServerView(public_address(request), services(state).store.copy)


server = Router("/", route_handlers=[show_server], tags=["server"])
