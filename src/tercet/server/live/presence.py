"""Who has a socket at a table, and how long the table waits for those who do not."""

import asyncio
from collections.abc import Callable

from tercet.engine import commands as c
from tercet.engine.value import Player
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.pending_command import PendingCommand
from tercet.server.live.viewer import Viewer

Herald = Callable[[Mailbox, Player | None], None]


class Presence:
    """Tracks who is present. With several workers, a herald tells the others who came, and asks who is there."""

    def __init__(self, grace_s: float = 20.0) -> None:
        self.herald: Herald | None = None
        self._grace_s = grace_s

    def expect(self, mailbox: Mailbox) -> None:
        """The table was just woken: seated players who do not return soon have left."""
        people = [sitter.player for sitter in mailbox.gathering.sitters if sitter.present and not sitter.level]
        for player in people:
            self._wait_for(mailbox, player)
        if people:
            self._tell(mailbox, None)

    def come(self, mailbox: Mailbox, viewer: Viewer, player: Player | None) -> None:
        """Somebody starts viewing the table; a player with a seat is back in it."""
        mailbox.audience.viewers.add(viewer)
        if player is not None:
            mailbox.audience.seats.setdefault(player, set()).add(viewer)
            self.is_here(mailbox, player)
            self._tell(mailbox, player)
            come_back(mailbox, player)
        if len(mailbox.audience.viewers) == 1 and mailbox.changed is not None:
            mailbox.changed(mailbox)  # bots play while somebody is viewing

    def go(self, mailbox: Mailbox, viewer: Viewer, player: Player | None) -> None:
        """Somebody stops viewing; a player may return in time."""
        mailbox.audience.viewers.discard(viewer)
        if player is not None and player in mailbox.audience.seats:
            mailbox.audience.seats[player].discard(viewer)
            if not mailbox.audience.seats[player]:
                del mailbox.audience.seats[player]
                self._wait_for(mailbox, player)

    def is_here(self, mailbox: Mailbox, player: Player) -> None:
        """This player need not be waited for: there is a socket, perhaps on another worker."""
        if player in mailbox.audience.farewells:
            mailbox.audience.farewells.pop(player).cancel()

    def answer(self, mailbox: Mailbox) -> None:
        """Another worker asks who is present."""
        for player in mailbox.audience.seats:
            self._tell(mailbox, player)

    def _wait_for(self, mailbox: Mailbox, player: Player) -> None:
        loop = asyncio.get_running_loop()
        mailbox.audience.farewells[player] = loop.call_later(self._grace_s, go_on_without, mailbox, player)

    def _tell(self, mailbox: Mailbox, player: Player | None) -> None:
        if self.herald is not None:
            self.herald(mailbox, player)


def come_back(mailbox: Mailbox, player: Player) -> None:
    """A player takes the seat that was kept."""
    sitter = mailbox.gathering.sitter(player)
    if sitter is not None and (player in mailbox.audience.given_up or not sitter.present):
        mailbox.audience.given_up.discard(player)
        mailbox.post(PendingCommand(player, make=lambda at: c.Return(at, player)))


def go_on_without(mailbox: Mailbox, player: Player) -> None:
    """A player who has not returned in time counts as having left."""
    mailbox.audience.farewells.pop(player, None)
    sitter = mailbox.gathering.sitter(player)
    if player not in mailbox.audience.seats and sitter is not None and sitter.present:
        mailbox.audience.given_up.add(player)
        mailbox.post(PendingCommand(player, make=lambda at: c.Leave(at, player)))
