"""Opening a round: check the rules, the people and the deck, then deal."""

from tercet.engine import refusals as no
from tercet.engine.commands import OpenRound
from tercet.engine.events import RoundOpened
from tercet.engine.evolve import opened
from tercet.engine.facts import has_judge
from tercet.engine.impossible import why_impossible
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tercet.engine.slots import dealing
from tercet.engine.slots import deck as deck_slot
from tercet.engine.steps import add_if_none, end_if_over
from tercet.engine.story import Story
from tercet.engine.table import Seat
from tercet.engine.value import Player


def open_round(command: OpenRound) -> Story | Refusal:
    """Seat everyone, set the piles face down, and deal the first layout."""
    if refusal := _problem(command):
        return refusal
    host = command.host or command.by
    event = RoundOpened(command.at, command.by, command.rules, _seats(command), command.dealer, host)
    story = Story(opened(event), command.at)
    story.events.append(event)
    dealing.set_piles(story, command.deck)
    lay_first_layout(story)
    return story


def lay_first_layout(story: Story) -> None:
    """Deal the first layout, with more cards if there is no SET and the engine adds them."""
    dealing.lay_out(story)
    add_if_none(story)
    end_if_over(story)


def _seats(command: OpenRound) -> tuple[Seat, ...]:
    gone = {*command.away, *command.removed}
    seats = tuple(
        Seat(
            player,
            role="master" if player == command.master else "player",
            present=player not in gone,
            removed=player in command.removed,
        )
        for player in command.players
    )
    return seats if command.judge is None else (*seats, Seat(command.judge, "judge", present=command.judge not in gone))


def _problem(command: OpenRound) -> Refusal | None:
    at, by, players = command.at, command.by, command.players
    return (
        problem_with_table(at, by, command.rules, players, command.judge, len(command.removed))
        or _problem_with_roles(command)
        or _problem_with_deck(command)
    )


def problem_with_table(
    at: int, by: Player, rules: Rules, players: tuple[Player, ...], judge: Player | None, removed: int = 0
) -> Refusal | None:
    """Why these people cannot play by these rules (R-16). Players who were removed still count as seated."""
    if at < 0:
        return no.bad_table("Time begins at zero.")
    if why := why_impossible(rules):
        return no.bad_rules(why)
    least, most = rules.seats.least, rules.seats.most
    if len(players) < least or len(players) - removed > most:
        return no.seats(least, most, len(players))
    if len({*players, judge}) != len(players) + 1:
        return no.bad_table("Somebody sits at this table twice.")
    if judge is not None and not has_judge(rules):
        return no.bad_table("By these rules there is no judge.")
    if by not in (*players, judge):
        return no.bad_table("Whoever opens a table sits at it.")
    return None


def _problem_with_roles(command: OpenRound) -> Refusal | None:
    if command.by in command.removed:
        return no.REMOVED
    if command.by in command.away:
        return no.AWAY
    for role, player in (("dealer", command.dealer), ("Master", command.master)):
        if player is not None and player not in command.players:
            return no.bad_table(f"The {role} does not sit at this table.")
    return None


def _problem_with_deck(command: OpenRound) -> Refusal | None:
    why = deck_slot.problem_with(command.rules.deck, command.deck)
    return no.bad_deck(why) if why else None
