"""Is the server alive, and can it work? For whoever watches over it."""

from litestar import Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from tercet.server.condition import Condition


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The server is alive."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(state: State) -> Response[str]:
    """The server can work; or what keeps it from working. Logs that are damaged are counted: the others play on."""
    condition: Condition = state.monitored.condition
    if troubles := await condition.troubles():
        return Response("\n".join(troubles), status_code=HTTP_503_SERVICE_UNAVAILABLE)
    damaged = len(condition.damaged)
    return Response("ready" if not damaged else f"ready\nDamaged logs: {damaged}. The server's log names them.")
