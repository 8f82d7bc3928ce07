"""The built web client as files. What has a hash in its name never changes; everything else is asked for again."""

from pathlib import Path

from litestar import Router
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
ASK_AGAIN = CacheControlHeader(no_cache=True)


def is_built(client: Path) -> bool:
    """Is there a web client to serve?"""
    return (client / "index.html").is_file()


def pages(client: Path) -> list[Router]:
    """The routes of the web client."""
    assets = create_static_files_router("/assets", [client / "assets"], name="assets", cache_control=FOR_EVER)
    others = create_static_files_router("/", [client], name="pages", cache_control=ASK_AGAIN, html_mode=True)
    return [assets, others]
