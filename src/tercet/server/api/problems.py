"""Errors as problem+json (RFC 9457): a code for programs, a sentence for people."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct, json

from tercet.server.live.partings import DAMAGED_LOG, NO_DATA
from tercet.storage.store import DamagedLog, StoreError

PROBLEM = "application/problem+json"
PLAIN: Final = {
    400: ("does-not-fit", ""),
    404: ("not-found", "There is nothing at this address. /api/schema/openapi.json lists what there is."),
    405: ("method-not-allowed", "This cannot be done at this address."),
    413: ("too-large", "That is too much at once: at most 16 KiB, or 4 MiB for a competition to be printed."),
}

log = logging.getLogger(__name__)


class Problem(Struct, frozen=True):
    """The body of an error response."""

    status: int
    code: str
    title: str


class HttpRefusal(HTTPException):
    """Raised to refuse a request with a status, a code and a sentence."""

    def __init__(self, status: int, code: str, why: str) -> None:
        super().__init__(why, status_code=status)
        self.code = code


def answer_refused(_: Request[Any, Any, Any], error: HttpRefusal) -> Response[bytes]:
    """The response to a refusal."""
    return _problem(error.status_code, error.code, error.detail)


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The response to an error raised by the framework itself."""
    code, why = PLAIN.get(error.status_code, (f"http-{error.status_code}", error.detail))
    return _problem(error.status_code, code, why or error.detail, error.headers)


def answer_invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    """The response to an invalid body or parameter, with the places that are wrong."""
    extra = error.extra if isinstance(error.extra, list) else []
    places = [f"{place.get('key', 'body')}: {place.get('message', '')}" for place in extra if isinstance(place, dict)]
    return _problem(400, "does-not-fit", "; ".join(places) or error.detail)


def answer_store(_: Request[Any, Any, Any], trouble: StoreError) -> Response[bytes]:
    """The response while the store has a problem."""
    log.error("The store is in trouble: %s", trouble)
    return _problem(503, "trouble", NO_DATA)


def answer_damaged(request: Request[Any, Any, Any], damaged: DamagedLog) -> Response[bytes]:
    """The response to a request for data that can no longer be read."""
    request.app.state.monitored.condition.note(damaged)
    return _problem(500, "damaged-log", DAMAGED_LOG)


def answer_mistake(request: Request[Any, Any, Any], mistake: Exception) -> Response[bytes]:
    """The response to a bug of ours."""
    log.error("A mistake of ours in %s %s", request.method, request.url.path, exc_info=mistake)
    return _problem(500, "our-mistake", "A mistake of ours; it is written down. Try again later.")


def _problem(status: int, code: str, why: str, headers: dict[str, str] | None = None) -> Response[bytes]:
    body = json.encode(Problem(status, code, why))
    return Response(body, status_code=status, media_type=PROBLEM, headers=headers)


HANDLERS: dict[Any, Any] = {
    HttpRefusal: answer_refused,
    ValidationException: answer_invalid,
    HTTPException: answer_http,
    DamagedLog: answer_damaged,
    StoreError: answer_store,
    Exception: answer_mistake,
}
