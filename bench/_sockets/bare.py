"""picows alone, on a port of its own, without pages. Everybody in a room hears what anybody says."""

import os
import sys

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

ROOMS: dict[bytes, set[WSTransport]] = {}


class Viewer(WSListener):
    """Somebody in a room."""

    def __init__(self, room: bytes) -> None:
        self.room = room

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Come in."""
        ROOMS.setdefault(self.room, set()).add(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Tell everybody."""
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
            return
        payload = frame.get_payload_as_bytes()
        for viewer in ROOMS[self.room]:
            viewer.send(WSMsgType.TEXT, payload)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Leave."""
        ROOMS[self.room].discard(transport)


def admit(request: WSUpgradeRequest) -> Viewer:
    """A viewer for the room in the path."""
    return Viewer(request.path)


async def serve() -> None:
    """Serve until stopped."""
    server = await ws_create_server(admit, "127.0.0.1", 0, read_buffer_init_size=1024)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    os.sched_setaffinity(0, {int(sys.argv[1])})
    uvloop.run(serve())
