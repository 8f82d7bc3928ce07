"""The layout slot where cards lie face down: what may be turned up, and when it goes back (M-11)."""

from tercet.cards.card import Card
from tercet.engine import refusals as no
from tercet.engine.events import TurnedBack
from tercet.engine.facts import calls_are_made, lies_face_down
from tercet.engine.refusals import Refusal
from tercet.engine.story import Story
from tercet.engine.table import Table
from tercet.engine.value import Place, Player


def may_turn(table: Table, by: Player, place: Place) -> Refusal | None:
    """May this player turn up the card in this place? An open one can be chosen, too, but nobody chooses it twice."""
    if not lies_face_down(table.rules):
        return no.NOT_HERE
    if not 0 <= place < len(table.layout) or table.layout[place] is None:
        return no.NOT_ON_TABLE
    mine = table.turned_by(by)
    return no.TURNED_ALREADY if table.layout[place] in mine.cards and not mine.wrong else None


def turn_back(story: Story, by: Player, cards: tuple[Card, ...]) -> None:
    """Turn these cards of a player face down again, except those that another player has turned up, too."""
    table = story.table
    elsewhere = {card for turned in table.turned if turned.by != by for card in turned.cards}
    down = {Place(n): card for n, card in enumerate(table.layout) if card in cards and card not in elsewhere}
    story.tell(TurnedBack(story.at, by, cards, tuple(down), tuple(card for card in down.values() if card)))


def turn_back_all(story: Story, by: Player) -> None:
    """A player who has left will claim nothing: the cards go back."""
    if cards := story.table.turned_by(by).cards:
        turn_back(story, by, cards)


def end_turning(story: Story) -> None:
    """After a call, cards that were turned up without a claim go back; where nobody calls, everyone turns on."""
    if calls_are_made(story.table.rules):
        for turned in story.table.turned:
            if not turned.wrong:
                turn_back(story, turned.by, turned.cards)
