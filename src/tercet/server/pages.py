"""The built web client as files. Files with a hash in their name never change; the others are revalidated."""

from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

from litestar import Request, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.static_files import create_static_files_router

FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
LONGEST_PATH: Final = 250
ASK_AGAIN = CacheControlHeader(no_cache=True)
# Pages that the client itself renders.
OWN_ADDRESSES: Final = [
    *("/new", "/learn", "/account", "/odds", "/daily", "/real", "/together"),
    *("/together/{code:str}", "/t/{code:str}"),
    # Of competitions: these are printed on paper.
    *("/c/{competition:str}", "/c/{competition:str}/{page:str}", "/c/{competition:str}/{page:str}/{which:str}"),
]


def refuse_impossible_names(request: Request[Any, Any, Any]) -> None:
    """None of our files has a NUL in its name, or a name too long for a disk."""
    path = request.url.path
    if "\0" in unquote(path) or len(path) > LONGEST_PATH:
        raise NotFoundException


def is_built(client: Path) -> bool:
    """Is there a built web client?"""
    return (client / "index.html").is_file()


def pages(client: Path) -> list[Router | HTTPRouteHandler]:
    """The routes of the web client."""

    @get(OWN_ADDRESSES, cache_control=ASK_AGAIN, include_in_schema=False, sync_to_thread=False)
    def one_page() -> File:
        """The client's only HTML page; the client renders what the address asks for."""
        return File(client / "index.html", media_type="text/html", content_disposition_type="inline")

    assets = create_static_files_router(
        "/assets", [client / "assets"], name="assets", cache_control=FOR_EVER, before_request=refuse_impossible_names
    )
    others = create_static_files_router(
        "/", [client], name="pages", cache_control=ASK_AGAIN, html_mode=True, before_request=refuse_impossible_names
    )
    return [one_page, assets, others]
