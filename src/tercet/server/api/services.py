"""The services used by the REST interface."""

from msgspec import Struct, field

from tercet.server.competitions.game_tables import GameTables
from tercet.server.competitions.links import Links
from tercet.server.competitions.office import Office
from tercet.server.competitions.public import PublicAnswers
from tercet.server.live.socket_services import SocketServices
from tercet.server.lobby.directory import Directory
from tercet.server.lobby.ledger import Ledger
from tercet.server.lobby.limits import OpeningLimits
from tercet.server.people.accounts import Accounts
from tercet.server.people.guests import Guests
from tercet.server.people.passkeys import Passkeys
from tercet.server.printing.press import Press
from tercet.server.printing.queue import Queue
from tercet.server.results.alone import AloneResults
from tercet.storage.store import Store


class Services(Struct, frozen=True):
    """All services, created once at the start."""

    store: Store
    socket_services: SocketServices
    guests: Guests
    accounts: Accounts
    passkeys: Passkeys
    directory: Directory
    ledger: Ledger
    office: Office
    links: Links
    game_tables: GameTables
    limits: OpeningLimits
    alone: AloneResults
    address: str = ""  # that others are told
    press: Press = field(default_factory=Press)
    queue: Queue = field(default_factory=Queue)
    public: PublicAnswers = field(default_factory=PublicAnswers)
