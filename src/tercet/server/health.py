"""Is the server alive, and can it work? For whoever watches over it."""

from litestar import Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The server is alive."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(state: State) -> Response[str]:
    """The server can work: the store answers."""
    if await state.store.ready():
        return Response("ready")
    return Response("The store does not answer.", status_code=HTTP_503_SERVICE_UNAVAILABLE)
