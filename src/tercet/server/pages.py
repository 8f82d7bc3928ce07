"""The built web client as files. What has a hash in its name never changes; everything else is asked for again."""

from pathlib import Path
from typing import Final

from litestar import Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.static_files import create_static_files_router

FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
ASK_AGAIN = CacheControlHeader(no_cache=True)
# Pages that the client itself makes.
OWN_ADDRESSES: Final = [
    *("/new", "/learn", "/account", "/odds", "/daily", "/real", "/together"),
    *("/together/{code:str}", "/t/{code:str}"),
]


def is_built(client: Path) -> bool:
    """Is there a web client to serve?"""
    return (client / "index.html").is_file()


def pages(client: Path) -> list[Router | HTTPRouteHandler]:
    """The routes of the web client."""

    @get(OWN_ADDRESSES, cache_control=ASK_AGAIN, include_in_schema=False, sync_to_thread=False)
    def one_page() -> File:
        """The client's one page; it sees by its address what to show."""
        return File(client / "index.html", media_type="text/html", content_disposition_type="inline")

    assets = create_static_files_router("/assets", [client / "assets"], name="assets", cache_control=FOR_EVER)
    others = create_static_files_router("/", [client], name="pages", cache_control=ASK_AGAIN, html_mode=True)
    return [one_page, assets, others]
