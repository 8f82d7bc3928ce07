"""The built web client as files. Files with a hash in their name never change; the others are revalidated."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from tercet.server.api.addresses import public_address
from tercet.server.api.who import services
from tercet.server.competitions.asking import language_of
from tercet.server.unfolding.finding import Previews
from tercet.server.unfolding.pictures import pictures_route
from tercet.server.unfolding.preview import unfolded
from tercet.words.languages import Language, nearest_language

FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
HTML: Final = MediaType.HTML
LONGEST_PATH: Final = 250
ASK_AGAIN = CacheControlHeader(no_cache=True)
# Pages that the client itself renders.
OWN_ADDRESSES: Final = [
    *("/", "/new", "/learn", "/account", "/odds", "/daily", "/real", "/together", "/competitions"),
    *("/competitions/new", "/alone", "/alone/clock", "/alone/practice"),
    *("/together/{code:str}", "/t/{code:str}", "/rules", "/rules/{name:str}", "/class"),
    *("/drills", "/drills/{name:str}", "/replay", "/replay/{table:str}/{number:int}"),
    *("/daily/{which:str}", "/daily/{which:str}/{day:str}", "/race/{code:str}"),
    *("/eye", "/eye/layout"),
    *("/me/statistics", "/me/ratings", "/boards"),
    # Of competitions: these are printed on paper.
    *("/c/{competition:str}", "/c/{competition:str}/{page:str}", "/c/{competition:str}/{page:str}/{which:str}"),
]


class WithoutIndex(Router):
    """Files only: the first page is answered by `one_page`, so that it has a preview, too."""

    def __init__(self, *, route_handlers: Sequence[ControllerRouterHandler], **more: Any) -> None:
        files = [each for each in route_handlers if not (isinstance(each, BaseRouteHandler) and each.paths == {"/"})]
        super().__init__(route_handlers=files, **more)


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

    @get(OWN_ADDRESSES, media_type=HTML, cache_control=ASK_AGAIN, include_in_schema=False)
    async def one_page(request: Request[Any, Any, Any], state: State) -> Response[str]:
        """The client's only HTML page, with a preview in its head; the client renders what the address asks for."""
        lang, path = _language(request), request.url.path
        known = services(state)
        preview = await Previews(known.directory, known.office).of(path, lang)
        text = unfolded(_page(client / "index.html"), preview, lang, public_address(request), path)
        return Response(text, headers={"vary": "accept-language"})

    assets = create_static_files_router(
        "/assets", [client / "assets"], name="assets", cache_control=FOR_EVER, before_request=refuse_impossible_names
    )
    others = create_static_files_router(
        "/",
        [client],
        name="pages",
        cache_control=ASK_AGAIN,
        html_mode=True,
        before_request=refuse_impossible_names,
        router_class=WithoutIndex,
    )
    return [one_page, pictures_route(), assets, others]


def _page(path: Path) -> str:
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(2)
def _read(path: Path, _changed: int) -> str:
    return path.read_text(encoding="utf-8")


def _language(request: Request[Any, Any, Any]) -> Language:
    """The language of the link, otherwise that of the request."""
    wanted = request.query_params.get("lang", "")
    return nearest_language(wanted) if wanted else language_of(request)
