"""Who sees a table: viewers with a socket, the seats they hold, and players who may still return."""

import asyncio
from collections.abc import Iterable

from tercet.engine.value import Player
from tercet.server.live import wire
from tercet.server.live.entries import ShownEntry
from tercet.server.live.talk import Talk
from tercet.server.live.viewer import Viewer
from tercet.tables.gathering import Sitter


class Audience:
    """Everyone at one table on this worker."""

    def __init__(self, sitters: Iterable[Sitter]) -> None:
        self.viewers: set[Viewer] = set()
        self.seats: dict[Player, set[Viewer]] = {}
        self.farewells: dict[Player, asyncio.TimerHandle] = {}  # disconnected players who may return
        self.given_up: set[Player] = set()  # players whose departure is in the log, or being saved
        self.introduced = tuple(sitters)  # players whose names the viewers know
        self.numbered = False  # are people shown by numbers?
        self.talk = Talk()

    @property
    def expected(self) -> bool:
        """Is somebody here, or may somebody return?"""
        return bool(self.viewers or self.farewells)

    def show(self, seq: int, shown: ShownEntry, command: str, caller: Viewer | None) -> None:
        """Send an entry to everyone; to its sender it is also the acknowledgement."""
        frame = wire.told(seq, shown.common)
        answer = b"" if caller is None else wire.told_to_caller(seq, shown.to(caller.player), command)
        if shown.own:
            own: dict[Player | None, bytes] = {player: wire.told(seq, body) for player, body in shown.own.items()}
            for viewer in self.viewers:
                viewer.send(answer if viewer is caller else own.get(viewer.player, frame))
        else:
            for viewer in self.viewers:
                viewer.send(answer if viewer is caller else frame)
