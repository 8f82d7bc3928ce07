"""What everyone may see of a competition: made and compressed once after each change, since all pages ask for it."""

import gzip
from collections import OrderedDict
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response
from litestar.enums import MediaType
from msgspec import Struct, json

from tercet.competition.people import People
from tercet.engine.value import Player
from tercet.server.competitions.office import CompetitionNow
from tercet.server.competitions.views import show

KEPT: Final = 20
LEVEL: Final = 5
NOBODY: Final = Player("")
HEADERS: Final = {"cache-control": "private, no-cache", "vary": "authorization, cookie, accept-encoding"}


class Made(Struct, frozen=True):
    """An answer, and what it was made from."""

    head: int
    people: People
    tag: str
    body: bytes
    zipped: bytes


class PublicAnswers:
    """The last public answer about each competition."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, Made] = OrderedDict()

    def of(self, competition: str, known: CompetitionNow, people: People) -> Made:
        """The answer for now; made again only if something has changed."""
        made = self._made.get(competition)
        if made is None or made.head != known.head or (made.people is not people and made.people != people):
            body = json.encode(show(competition, known.head, known.now, people, NOBODY))
            tag = f'"{sha256(body).hexdigest()[:32]}"'
            made = self._made[competition] = Made(known.head, people, tag, body, gzip.compress(body, LEVEL))
        self._made.move_to_end(competition)
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        return made


def answered(request: Request[Any, Any, Any], made: Made) -> Response[Any]:
    """The answer, or 304 if the asker has it."""
    headers = {"etag": made.tag, **HEADERS}
    if request.headers.get("if-none-match") == made.tag:
        return Response(None, status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(made.zipped, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(made.body, media_type=MediaType.JSON, headers=headers)
