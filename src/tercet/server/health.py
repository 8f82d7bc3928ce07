"""Health checks: is the process alive, and can it work?"""

from collections.abc import Iterator

from litestar import Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from tercet.server.condition import Condition
from tercet.storage.store import CopyState


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(state: State) -> Response[str]:
    """Whether the server can work, or why not. Damaged logs are counted; the others are not affected."""
    condition: Condition = state.monitored.condition
    if troubles := await condition.troubles():
        return Response("\n".join(troubles), status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response("\n".join(["ready", *_remarks(state)]))


def _remarks(state: State) -> Iterator[str]:
    """What the operator should look after while the server works."""
    if damaged := len(state.monitored.condition.damaged):
        yield f"Damaged logs: {damaged}. The server's log names them."
    copy: CopyState | None = state.monitored.store.copy
    if copy is not None and copy.trouble:
        yield f"The copy lacks {copy.behind} changes. The server's log says why."
