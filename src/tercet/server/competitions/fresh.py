"""Answers that are asked for every second: empty if nothing has changed."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

from litestar import Request, Response
from msgspec import json

T = TypeVar("T")


def if_changed(request: Request[Any, Any, Any], depends_on: object, make: Callable[[], T]) -> Response[T | None]:
    """The answer, or 304 if the asker has the one that was made from the same."""
    tag = f'"{sha256(json.encode(depends_on)).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": "authorization, cookie"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(make(), headers=headers)
