"""Bots at the tables: each looks whenever something has happened, and says something after a while."""

import asyncio
from random import Random

from msgspec.structs import replace

from tercet.engine.commands import Command
from tercet.engine.value import Player
from tercet.engine.view import view
from tercet.players.bot import plan
from tercet.server.live.letters import Letter
from tercet.server.live.mailbox import Mailbox


class Bots:
    """Moves all bots of the tables that are awake here. A listener of the hub."""

    def __init__(self) -> None:
        self._plans: dict[tuple[str, Player], asyncio.TimerHandle] = {}

    def __call__(self, mailbox: Mailbox) -> None:
        """Something has happened at this table: every bot there thinks again."""
        for sitter in mailbox.gathering.sitters:
            if sitter.level:
                self._think(mailbox, sitter.player, sitter.level)

    def _think(self, mailbox: Mailbox, bot: Player, level: int) -> None:
        key = (mailbox.stream, bot)
        if key in self._plans:
            self._plans.pop(key).cancel()
        gathering = mailbox.gathering
        table = gathering.match.table if gathering.match and gathering.playing and not gathering.paused else None
        if table is None or not mailbox.viewers:
            return
        # A bot sees what everyone sees, and nothing else.
        # Its dice are the same on every worker, so that several do not make it quicker than one.
        dice = Random(f"{mailbox.stream} {mailbox.head} {bot}")
        planned = plan(view(table).table, bot, level, dice, mailbox.clock.now())
        if planned is not None:
            loop = asyncio.get_running_loop()
            self._plans[key] = loop.call_later(planned.wait_ms / 1000, self._say, mailbox, bot, planned.command)

    def _say(self, mailbox: Mailbox, bot: Player, command: Command) -> None:
        self._plans.pop((mailbox.stream, bot), None)
        mailbox.post(Letter(bot, make=lambda at: replace(command, at=at)))
