"""Bots at the tables: each looks whenever something has happened, and says something after a while.

A bot that has the call points at its cards one by one, as people do.
"""

import asyncio
from random import Random

from msgspec.structs import replace

from tercet.engine.commands import Command, Point, TakeOff
from tercet.engine.match import table_of
from tercet.engine.value import Player
from tercet.engine.view import view
from tercet.players.bot import Plan, plan
from tercet.players.levels import Level
from tercet.protocol.sayings import SAYINGS
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.paces import skill_of
from tercet.server.live.pending_command import PendingCommand
from tercet.server.live.pointing import points_at


class Bots:
    """Moves all bots of the tables that are awake here. A listener of the hub."""

    def __init__(self) -> None:
        self._plans: dict[tuple[str, Player], list[asyncio.TimerHandle]] = {}

    def __call__(self, mailbox: Mailbox) -> None:
        """Something has happened at this table: every bot plans again."""
        for sitter in mailbox.gathering.sitters:
            if sitter.level:
                self._think(mailbox, sitter.player, skill_of(sitter, mailbox.gathering, mailbox.paces))

    def _think(self, mailbox: Mailbox, bot: Player, skill: Level) -> None:
        key = (mailbox.stream, bot)
        for timer in self._plans.pop(key, ()):
            timer.cancel()
        gathering = mailbox.gathering
        match = gathering.match if gathering.playing and not gathering.paused else None
        table = table_of(match, bot) if match else None
        if table is None or not mailbox.audience.viewers:
            return
        # A bot sees only what a player in its seat sees.
        # Its random numbers are the same on every worker, so that several workers do not make it faster.
        dice = Random(f"{mailbox.stream} {mailbox.head} {bot}")
        planned = plan(view(table).table, bot, skill, dice, mailbox.clock.now(), mailbox.memory)
        if planned is not None:
            loop = asyncio.get_running_loop()
            said = loop.call_later(planned.wait_ms / 1000, self._say, mailbox, bot, planned.command)
            self._plans[key] = [*_point_one_by_one(mailbox, bot, planned), said]

    def _say(self, mailbox: Mailbox, bot: Player, command: Command) -> None:
        self._plans.pop((mailbox.stream, bot), None)
        if isinstance(command, TakeOff):  # the server chooses the cards at random
            mailbox.post(PendingCommand(bot, saying=SAYINGS[TakeOff]()))
        else:
            mailbox.post(PendingCommand(bot, make=lambda at: replace(command, at=at)))


def _point_one_by_one(mailbox: Mailbox, bot: Player, planned: Plan) -> list[asyncio.TimerHandle]:
    """All but the last card, evenly spread over the time until the find is shown.

    Each worker shows it to its viewers.
    """
    if not isinstance(planned.command, Point):
        return []
    cards, loop = planned.command.cards, asyncio.get_running_loop()

    def show(count: int) -> None:
        if said := points_at(mailbox.gathering, bot, cards[:count]):
            mailbox.audience.talk.show(said, mailbox.audience.viewers)

    step_s = planned.wait_ms / 1000 / max(1, len(cards))
    return [loop.call_later(step_s * count, show, count) for count in range(1, len(cards))]
