"""How people come to the tables of each server: over its own door, before the load takes their seats."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from threading import local
from typing import Any

from _server.processes import Broken, Seat, Server

DOORS = 8  # requests at a time
HIDDEN = {"visibility": "by-link"}
BY_ARRIVAL = {**HIDDEN, "order": {"type": "ArrivalOrder"}}
CALLS_FIRST = "classic~no-set.engine-sees"  # so that nobody has to say that there is no SET
Seating = Callable[[Server, int], list[Seat]]


class Door:
    """Posts to a server over kept connections."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._mine = local()

    def post(self, path: str, body: object, token: str = "") -> Any:
        """What the server answers."""
        if not hasattr(self._mine, "connection"):
            self._mine.connection = HTTPConnection("127.0.0.1", self._port, timeout=30)
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        self._mine.connection.request("POST", path, json.dumps(body), headers)
        answer = self._mine.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise Broken(f"POST {path}: {answer.status} {text.decode()}")
        return json.loads(text)


def tables(rule_set: str, options: dict[str, Any]) -> Seating:
    """Guests at Tercet; the first of each four opens a table with these rules."""

    def seats(server: Server, rooms: int) -> list[Seat]:
        door = Door(server.port)

        def room(number: int) -> list[Seat]:
            tokens = [door.post("/api/guest", {"name": f"Guest {number}", "token": True})["token"] for _ in range(4)]
            table = door.post("/api/tables", {"rule_set": rule_set, "options": options}, tokens[0])["table"]
            return [Seat(server.port, f"/ws?table={table}", f"Authorization: Bearer {one}", table) for one in tokens]

        return everywhere(room, rooms)

    return seats


tercet = tables("quick", BY_ARRIVAL)
tercet_fair = tables("quick", HIDDEN)  # fair calls, as tables have by default
tercet_calls = tables(CALLS_FIRST, HIDDEN)


def colyseus(server: Server, rooms: int) -> list[Seat]:
    """Seats that the matchmaker keeps for a while."""
    door = Door(server.port)

    def room(_: int) -> list[Seat]:
        first = door.post("/matchmake/create/table", {})
        kept = [first, *(door.post(f"/matchmake/joinById/{room_of(first)}", {}) for _ in range(3))]
        return [Seat(server.port, f"/{process_of(s)}/{room_of(s)}?sessionId={s['sessionId']}", "", "") for s in kept]

    return everywhere(room, rooms)


def room_of(seat: Any) -> str:
    """The id of the room; where it stands depends on the version."""
    return str(seat["roomId"] if "roomId" in seat else seat["room"]["roomId"])


def process_of(seat: Any) -> str:
    """The id of the process."""
    return str(seat["processId"] if "processId" in seat else seat["room"]["processId"])


def ws(server: Server, rooms: int) -> list[Seat]:
    """A path for each room."""
    return [Seat(server.port, f"/{n // 4}", "", "") for n in range(4 * rooms)]


def floor(server: Server, rooms: int) -> list[Seat]:
    """A query for each room: the path is always that of Tercet's sockets."""
    return [Seat(server.port, f"/ws?{n // 4}", "", "") for n in range(4 * rooms)]


def boardgame(server: Server, rooms: int) -> list[Seat]:
    """A match for each room, made by who asks for it first."""
    path = "/socket.io/?EIO=4&transport=websocket"
    return [Seat(server.port, path, "", f"m{n // 4}") for n in range(4 * rooms)]


def everywhere(room: Callable[[int], list[Seat]], rooms: int) -> list[Seat]:
    """Some rooms at a time."""
    with ThreadPoolExecutor(DOORS) as doors:
        return [seat for seats in doors.map(room, range(rooms)) for seat in seats]
