"""Turning up cards that lie face down, one by one; the last card of a find is the claim (M-11)."""

from tercet.engine import events as e
from tercet.engine.claims import show
from tercet.engine.commands import Turn
from tercet.engine.refusals import Refusal
from tercet.engine.slots import calling, pattern, turning
from tercet.engine.story import Story


def turn(story: Story, command: Turn) -> Refusal | None:
    """Turn up a card, for everyone to see. Cards of the player's last claim, which was wrong, go back first."""
    table, by, place = story.table, command.by, command.place
    if refusal := turning.may_turn(table, by, place) or calling.may_point(table, by, story.at):
        return refusal
    card, before = table.layout[place], table.turned_by(by)
    assert card is not None
    story.tell(e.CardTurned(story.at, by, place, card))
    if before.wrong:
        turning.turn_back(story, by, tuple(old for old in before.cards if old != card))
    cards = story.table.turned_by(by).cards
    if len(cards) in pattern.pick_sizes(table.rules.pattern):
        show(story, e.SetShown(story.at, by, cards))
    return None
