"""Roles, and what each may do."""

from tercet.competition import commands as c
from tercet.competition import refusals as no
from tercet.competition.entry_form import closed
from tercet.competition.refusals import Refusal
from tercet.competition.state import Competition, Game, Role
from tercet.engine.value import Player

TABLE = Player("tercet")  # games at tables on the server report by themselves


def role_of(competition: Competition, person: Player) -> Role:
    """Somebody's role here; by default spectator."""
    if person == TABLE:
        return "table"
    if person == competition.coordinator:
        return "coordinator"
    for each in competition.staff:
        if each.person == person:
            return each.role
    return "spectator" if competition.number_of(person) is None else "player"


def not_allowed(competition: Competition, command: c.Command) -> Refusal | None:
    """Why this person may not say this; None if they may."""
    role = role_of(competition, command.by)
    match command:
        case c.ReportResult():
            return None  # checked once the game is known
        case c.CallDesk():
            return None if role in ("judge", "player") else no.NO_CALLER
        case c.Enter(_, by, person, number=None) if by == person and role not in ("coordinator", "desk"):
            return closed(competition)  # by the public form
        case c.Enter() | c.ChangeEntrant() | c.Withdraw() | c.Return() | c.Undo() | c.AnswerCall():
            return None if role in ("coordinator", "desk") else no.STAFF_ONLY
        case _:
            return None if role == "coordinator" else no.NOT_YOURS


def not_allowed_to_link(competition: Competition, person: Player) -> Refusal | None:
    """Only the coordinator may issue, list and revoke links."""
    return None if role_of(competition, person) == "coordinator" else no.NOT_YOURS


def not_allowed_to_write(competition: Competition, person: Player, game: Game) -> Refusal | None:
    """Coordinator and desk may report any game, a judge those of one table, players their own."""
    match role_of(competition, person):
        case "coordinator" | "desk" | "table":
            return None
        case "judge":
            tables = [each.table for each in competition.staff if each.person == person]
            return None if game.table in tables else no.OTHER_TABLE
        case "player":
            return None if competition.number_of(person) in game.players else no.NOT_YOUR_GAME
        case "spectator":
            return no.SPECTATOR
