"""Puts a server together: store, tables, people, pages and sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from litestar import Litestar

from tercet.server.api.services import Services
from tercet.server.app import create_app, furnish
from tercet.server.competitions.game_tables import GameTables
from tercet.server.competitions.links import Links
from tercet.server.competitions.office import Office
from tercet.server.competitions.purging import Purger
from tercet.server.competitions.reporter import Reporter
from tercet.server.condition import Condition
from tercet.server.live.bots import Bots
from tercet.server.live.doorkeeper import Doorkeeper
from tercet.server.live.gate import Gate
from tercet.server.live.hub import Hub
from tercet.server.live.introductions import Introductions
from tercet.server.live.socket_services import SocketServices
from tercet.server.live.visitor import Visitor
from tercet.server.lobby.directory import Directory
from tercet.server.lobby.ledger import Ledger
from tercet.server.lobby.limits import OpeningLimits
from tercet.server.lobby.scribe import Scribe
from tercet.server.monitored_parts import MonitoredParts
from tercet.server.people.accounts import Accounts
from tercet.server.people.guests import EndedSessions, Guests
from tercet.server.people.passkeys import Passkeys
from tercet.server.people.reports import Reports
from tercet.server.results.alone import AloneResults
from tercet.server.settings import Settings
from tercet.server.socket.origin import origin
from tercet.server.socket.sockets import Sockets
from tercet.storage.store import Store

if TYPE_CHECKING:
    from tercet.server.homes.company import Company
    from tercet.server.ringing import Ringing


class TercetServer:
    """A complete server, ready for uvicorn: `app` for pages, `sockets.protocol` for sockets.

    `client` is the folder of the built web client, or an application that serves it already and is idle now.
    """

    def __init__(self, settings: Settings, store: Store, client: Path | Litestar, folder: Path | None = None) -> None:
        hub = Hub(store, grace_s=settings.grace_s)
        guests = Guests(store)
        socket_services = SocketServices(
            hub,
            guests,
            Reports(store),
            frozenset(map(origin, settings.origins)),
            condition=Condition(store, folder),
            messages_per_s=settings.messages_per_s,
            sockets_gate=Gate(10 * settings.sockets_per_s, settings.sockets_per_s),
            guests_gate=Gate(100 * settings.guests_per_s, settings.guests_per_s),
        )
        directory, ledger = Directory(store, hub), Ledger(store)
        scribe = Scribe(store, ledger)
        office, game_tables = Office(store), GameTables(store, directory)
        reporter = Reporter(store, office, game_tables)
        hub.listeners += [Bots(), Introductions(guests), scribe.heard, reporter.heard]
        self.store = store
        self.hub = hub
        accounts, passkeys = Accounts(store), Passkeys(store)
        limits = OpeningLimits(settings.tables_per_s)
        self.services = Services(
            store,
            socket_services,
            guests,
            accounts,
            passkeys,
            directory,
            ledger,
            office,
            Links(store),
            game_tables,
            limits,
            AloneResults(store),
            origin(settings.address).decode() if settings.address else "",
        )
        self.sockets = Sockets(lambda: Visitor(socket_services), settings.trusted_proxies)
        self._scribe = scribe
        self._reporter = reporter
        self._purger = Purger(office)
        self.doorkeeper = Doorkeeper(self.sockets.open, guests)
        self._ringing = self._bell(settings.redis, guests) if settings.redis else None
        guests.on_ended.append(self.doorkeeper.ended)
        self.company = company_of(settings, store, self.sockets) if settings.redis and settings.database else None
        if self.company is not None:
            hub.homes = self.company.homes
        self._condition = socket_services.condition
        self.app = client if isinstance(client, Litestar) else create_app(client)
        parts = MonitoredParts(store, hub, self.sockets, self._condition, settings.metrics_token)
        furnish(self.app, self.services, parts, [self.sockets.beating, self._working])

    def _bell(self, redis: str, guests: Guests) -> "Ringing":
        """Tell other workers of sessions that end here, and close the sockets of those that end there."""
        from tercet.server.ringing import Ringing
        from tercet.storage.bell import Bell

        def ended_elsewhere(ended: EndedSessions) -> None:
            guests.forget(ended)
            self.doorkeeper.ended(ended)

        ringing = Ringing(Bell(redis), ended_elsewhere)
        guests.on_ended.append(ringing.ended)
        return ringing

    @asynccontextmanager
    async def _working(self, _: object) -> AsyncIterator[None]:
        """While the server runs: look after tables, report games, receive notifications; at the end, save all data."""
        self.hub.start()
        self._reporter.start()
        self._condition.start()
        self._purger.start()
        self.doorkeeper.start()
        if self._ringing is not None:
            await self._ringing.start()
        if self.company is not None:
            await self.company.join()
        try:
            yield
        finally:
            if self.company is not None:
                await self.company.drain()
            self.hub.stop()
            self.doorkeeper.stop()
            if self._ringing is not None:
                await self._ringing.stop()
            await self._reporter.stop()
            await self._purger.stop()
            await self._condition.stop()
            await self._scribe.finish()
            await self.hub.stored_states.finish()
            await self.services.press.close()
            await self.store.close()
            if self.company is not None:
                await self.company.leave()


def company_of(settings: Settings, store: Store, sockets: Sockets) -> "Company":
    """This worker among several; a single server needs none of it."""
    from tercet.server.homes.company import Company

    return Company(settings, store, sockets)
