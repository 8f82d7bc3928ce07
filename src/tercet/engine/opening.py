"""Opening a round: are the rules, the people and the deck as they should be? Then deal."""

from tercet.engine import refusals as no
from tercet.engine.commands import OpenRound
from tercet.engine.events import RoundOpened
from tercet.engine.evolve import opened
from tercet.engine.impossible import problem_with_rules
from tercet.engine.refusals import Refusal
from tercet.engine.slots import dealing
from tercet.engine.slots import deck as deck_slot
from tercet.engine.steps import add_if_none, end_if_over
from tercet.engine.story import Story
from tercet.engine.table import Seat, SeatRole
from tercet.engine.value import Player


def open_round(command: OpenRound) -> Story | Refusal:
    """Everyone sits down, the deck is put face down, and the first layout is dealt."""
    if refusal := _problem(command):
        return refusal
    seats = tuple(
        Seat(player, _role(command, player), present=player not in command.away) for player in command.players
    )
    if command.judge is not None:
        seats = (*seats, Seat(command.judge, "judge"))
    event = RoundOpened(command.at, command.by, command.rules, seats, command.dealer)
    story = Story(opened(event), command.at)
    story.events.append(event)
    dealing.set_piles(story, command.deck)
    dealing.lay_out(story)
    add_if_none(story)
    end_if_over(story)
    return story


def _role(command: OpenRound, player: Player) -> SeatRole:
    return "master" if player == command.master else "player"


def _problem(command: OpenRound) -> Refusal | None:
    if command.at < 0:
        return no.bad_table("Time begins at zero.")
    if why := problem_with_rules(command.rules):
        return no.bad_rules(why)
    return _problem_with_people(command) or _problem_with_deck(command)


def _problem_with_people(command: OpenRound) -> Refusal | None:
    rules, players = command.rules, command.players
    if not rules.seats.least <= len(players) <= rules.seats.most:
        return no.seats(rules.seats.least, rules.seats.most, len(players))
    if len({*players, command.judge}) != len(players) + 1:
        return no.bad_table("Somebody sits at this table twice.")
    for role, player in (("dealer", command.dealer), ("Master", command.master)):
        if player is not None and player not in players:
            return no.bad_table(f"The {role} does not sit at this table.")
    if command.by not in (*players, command.judge) or command.by in command.away:
        return no.bad_table("Whoever opens a round sits at the table.")
    return None


def _problem_with_deck(command: OpenRound) -> Refusal | None:
    why = deck_slot.problem_with(command.rules.deck, command.deck)
    return no.bad_deck(why) if why else None
