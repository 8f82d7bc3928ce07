"""What goes wrong, as problem+json (RFC 9457): a code for programs, a sentence for people."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct, json

PROBLEM = "application/problem+json"


class Problem(Struct, frozen=True):
    """A refusal over HTTP."""

    status: int
    code: str
    title: str


class Refused(HTTPException):
    """Say no with a status, a code and a sentence."""

    def __init__(self, status: int, code: str, why: str) -> None:
        super().__init__(why, status_code=status)
        self.code = code


def answer_refused(_: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """The answer to what was refused."""
    return _problem(error.status_code, error.code, error.detail)


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The answer to what the framework itself refuses."""
    return _problem(error.status_code, f"http-{error.status_code}", error.detail)


def answer_invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    """The answer to a body or a parameter that does not fit, with the places that do not."""
    extra = error.extra if isinstance(error.extra, list) else []
    places = [f"{place.get('key', 'body')}: {place.get('message', '')}" for place in extra if isinstance(place, dict)]
    return _problem(400, "does-not-fit", "; ".join(places) or error.detail)


def _problem(status: int, code: str, why: str) -> Response[bytes]:
    return Response(json.encode(Problem(status, code, why)), status_code=status, media_type=PROBLEM)


HANDLERS: dict[Any, Any] = {
    Refused: answer_refused,
    ValidationException: answer_invalid,
    HTTPException: answer_http,
}
