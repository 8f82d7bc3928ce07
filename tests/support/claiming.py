"""How somebody shows a find: by pointing at it, or card by card where the cards lie face down."""

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine.facts import lies_face_down
from tercet.engine.table import Table
from tercet.engine.value import Place, Player


def showing(table: Table, by: Player, at: int, cards: tuple[Card, ...]) -> list[c.Point | c.Turn]:
    """Everything that has to be said to show these cards."""
    if not lies_face_down(table.rules):
        return [c.Point(at, by, cards)]
    return [c.Turn(at, by, Place(table.layout.index(card))) for card in cards if card not in held(table, by)]


def held(table: Table, by: Player) -> tuple[Card, ...]:
    """What this player has turned up and not yet claimed."""
    turned = table.turned_by(by)
    return () if turned.wrong else turned.cards


def still_open(table: Table, by: Player, finds: list[tuple[Card, ...]]) -> list[tuple[Card, ...]]:
    """The finds that this player can still show; otherwise any cards, which begin with those turned up already."""
    mine = held(table, by)
    others = [card for card in table.cards if card not in mine]
    return [find for find in finds if {*mine} <= {*find}] or [(*mine, *others)[: table.rules.pattern.cards]]
