"""Who has a socket at a table, and how long the table waits for those who do not."""

import asyncio

from tercet.engine import commands as c
from tercet.engine.value import Player
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.pending_command import PendingCommand
from tercet.server.live.viewer import Viewer


class Presence:
    """Tracks who is present."""

    def __init__(self, grace_s: float = 20.0) -> None:
        self._grace_s = grace_s

    def expect(self, mailbox: Mailbox) -> None:
        """The table was just woken: seated players who do not return soon have left."""
        for sitter in mailbox.gathering.sitters:
            if sitter.present and not sitter.level:
                self._wait_for(mailbox, sitter.player)

    def come(self, mailbox: Mailbox, viewer: Viewer, player: Player | None) -> None:
        """Somebody starts viewing the table; a player with a seat is back in it."""
        mailbox.audience.viewers.add(viewer)
        if player is not None:
            mailbox.audience.seats.setdefault(player, set()).add(viewer)
            if player in mailbox.audience.farewells:
                mailbox.audience.farewells.pop(player).cancel()
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

    def _wait_for(self, mailbox: Mailbox, player: Player) -> None:
        loop = asyncio.get_running_loop()
        mailbox.audience.farewells[player] = loop.call_later(self._grace_s, go_on_without, mailbox, player)


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
