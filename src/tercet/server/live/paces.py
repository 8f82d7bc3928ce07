"""How fast the people at a live table are: estimated from its log, so that all workers agree."""

from collections.abc import Iterable

from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.players.levels import ADAPTS, LEVELS, Level
from tercet.players.pace import Company, Paces, adapted, learn
from tercet.server.live.entries import fold_entries
from tercet.storage.store import Entry
from tercet.tables.gathering import Gathering, Sitter


def paces_in(entries: Iterable[Entry]) -> Paces:
    """The estimates from a whole log."""
    paces: Paces = {}
    before: Gathering | None = None
    for entry in entries:
        after = fold_entries(before, [entry])
        if before is not None and after is not None:
            paces = learn_at(paces, before, after)
        before = after
    return paces


def learn_at(paces: Paces, before: Gathering, after: Gathering) -> Paces:
    """The estimates after one more entry; empty while no bot adapts."""
    bots = adapting(before)
    return learn(paces, Company(_people(before), bots), _table(before), _table(after)) if bots else {}


def skill_of(bot: Sitter, gathering: Gathering, paces: Paces) -> Level:
    """The skill of this bot now."""
    return adapted(paces, _people(gathering)) if bot.level == ADAPTS else LEVELS[bot.level]


def adapting(gathering: Gathering) -> list[Player]:
    """The adaptive bots here."""
    return [sitter.player for sitter in gathering.sitters if sitter.level == ADAPTS]


def _people(gathering: Gathering) -> list[Player]:
    there = (sitter for sitter in gathering.sitters if sitter.present and sitter.role == "player")
    return [sitter.player for sitter in there if not sitter.level]


def _table(gathering: Gathering) -> Table | None:
    return gathering.match.table if gathering.match else None
