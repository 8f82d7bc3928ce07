"""The framework's own sockets: a Litestar handler. Everybody in a room hears what anybody says."""

import os
import socket
import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

ROOMS: dict[str, set[WebSocket[Any, Any, Any]]] = {}


@websocket("/ws")
async def viewer(socket: WebSocket[Any, Any, Any]) -> None:
    """Come in, tell everybody what is said, leave."""
    await socket.accept()
    room = ROOMS.setdefault(socket.query_params["room"], set())
    room.add(socket)
    try:
        while True:
            said = await socket.receive_data("text")
            for other in room:
                await other.send_data(said, "text")
    except WebSocketDisconnect:
        pass
    finally:
        room.discard(socket)


if __name__ == "__main__":
    os.sched_setaffinity(0, {int(sys.argv[1])})
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    app = Litestar([viewer], logging_config=None)
    config = uvicorn.Config(
        app, ws="websockets-sansio", log_level="warning", access_log=False, ws_per_message_deflate=False
    )
    uvicorn.Server(config).run([listener])
