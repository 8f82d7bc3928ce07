"""Games played at Tercet's own tables: who sits there, and what they report by themselves."""

from collections.abc import Iterable, Mapping
from typing import Final

from tercet.competition import refusals as no
from tercet.competition.refusals import Refusal
from tercet.competition.scores import FINISHED, Line, Sheet
from tercet.competition.state import Competition, Game
from tercet.engine.match import MatchEvent, MatchOpened, fold_match
from tercet.engine.value import Player, Value
from tercet.rulesets.competition import COMPETITION
from tercet.tables.results import results_of

RULES: Final = COMPETITION.rules


class Seating(Value, frozen=True):
    """Who sits at the table, and the number under which each of them plays."""

    numbers: dict[Player, int]
    judge: Player | None = None


def seating_of(now: Competition, game_id: int, named: Mapping[int, Player]) -> Seating | Refusal:
    """The entrants of a game, each as the player they entered as unless another is named; and the table's judge."""
    game = now.games.get(game_id)
    if game is None or not now.begun(game):
        return no.NO_SUCH_GAME if game is None else no.NOT_BEGUN
    if now.settled(game.id) is not None:
        return no.SETTLED
    if strangers := [number for number in named if number not in game.players]:
        return no.no("sheet-stranger", number=str(strangers[0]))
    return _seated(now, game, named)


def _seated(now: Competition, game: Game, named: Mapping[int, Player]) -> Seating | Refusal:
    numbers: dict[Player, int] = {}
    for number in (each for each in game.players if now.entrants[each].here):
        player = named.get(number, now.entrants[number].person)
        if player in numbers:
            return no.no_player(number)
        numbers[player] = number
    if len(numbers) < RULES.seats.least:
        return no.TABLE_SIZE
    judges = (each.person for each in now.staff if each.role == "judge" and each.table == game.table)
    return Seating(numbers, next((judge for judge in judges if judge not in numbers), None))


def sheet_of(events: Iterable[MatchEvent], numbers: Mapping[Player, int]) -> Sheet | None:
    """The score sheet of a match that has ended; nothing while it is going on."""
    told = [*events]
    found = results_of(told)
    if found is None:
        return None
    lines = [Line(numbers[each.player], each.sets, each.sets - each.points) for each in found[1]]
    table = fold_match(told).table
    left = None if table is None else table.deck_left + len(table.cards)
    return Sheet(tuple(lines), left, stopped=sum(line.sets for line in lines) not in FINISHED)


def counts(match: list[MatchEvent], numbers: Mapping[Player, int]) -> bool:
    """Is it the game? By the rules of the competition, among nobody but its entrants."""
    opened, found = match[0], results_of(match)
    assert isinstance(opened, MatchOpened)
    return opened.rules == RULES and found is not None and all(each.player in numbers for each in found[1])
