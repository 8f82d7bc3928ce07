"""Health checks: is the process alive, and can it work?"""

from litestar import Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from tercet.server.condition import Condition


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
    damaged = len(condition.damaged)
    return Response("ready" if not damaged else f"ready\nDamaged logs: {damaged}. The server's log names them.")
