"""How fast the people at a live table are: estimated from its log, so that all workers agree."""

from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.players.levels import ADAPTS, LEVELS, Level
from tercet.players.pace import Company, Paces, adapted, learn
from tercet.tables.gathering import Gathering, Sitter


def learn_at(paces: Paces, before: Gathering, after: Gathering) -> Paces:
    """The estimates after one more entry; empty while no bot adapts."""
    for sitter in before.sitters:
        if sitter.level == ADAPTS:
            return learn(paces, Company(_people(before), _adapting(before)), _table(before), _table(after))
    return {}


def skill_of(bot: Sitter, gathering: Gathering, paces: Paces) -> Level:
    """The skill of this bot now."""
    return adapted(paces, _people(gathering)) if bot.level == ADAPTS else LEVELS[bot.level]


def _adapting(gathering: Gathering) -> list[Player]:
    return [sitter.player for sitter in gathering.sitters if sitter.level == ADAPTS]


def _people(gathering: Gathering) -> list[Player]:
    there = (sitter for sitter in gathering.sitters if sitter.present and sitter.role == "player")
    return [sitter.player for sitter in there if not sitter.level]


def _table(gathering: Gathering) -> Table | None:
    return gathering.match.table if gathering.match else None
