"""The dealing slot: who lays the cards, when, and where."""

from hashlib import sha256
from typing import Any, assert_never

from tercet.cards.card import Card
from tercet.engine import refusals as no
from tercet.engine.events import (
    CardsDealt,
    CardsMoved,
    FlipTaken,
    LaidByHand,
    LayoutShuffled,
    LayoutSolved,
    PilesSet,
    TurnPassed,
)
from tercet.engine.facts import unseen
from tercet.engine.refusals import Refusal
from tercet.engine.rules import DealtBy, EngineDeals, FaceDown, Open, PlayersFlip, Rectangle, Rules
from tercet.engine.story import Story
from tercet.engine.table import Pile, Table
from tercet.engine.value import Place, Player

UNATTENDED_MS = 1_500  # how long the table shows whose turn it is before it flips for a player who cannot


def set_piles(story: Story, deck: tuple[Card, ...]) -> None:
    """One pile for the table, or one for each player (S-1), face down."""
    if unseen(story.table.rules.deck):
        return
    match story.table.rules.dealing:
        case EngineDeals() | DealtBy():
            piles: tuple[Pile, ...] = (Pile(len(deck), deck),)
        case PlayersFlip():
            owners = [seat.player for seat in story.table.seats if seat.role == "player" and not seat.removed]
            shares = [deck[n :: len(owners)] for n in range(len(owners))]
            piles = tuple(Pile(len(cards), cards, owner) for owner, cards in zip(owners, shares, strict=True))
        case unknown:
            assert_never(unknown)
    story.tell(PilesSet(story.at, piles))


def lay_out(story: Story) -> None:
    """Deal the first layout (A-1); if players flip, it is empty at first."""
    lay(story, missing(story.table))


def missing(table: Table) -> int:
    """How many cards the layout lacks, as far as the deck has them."""
    size = table.rules.layout.size
    if size is None:
        return 0
    lacking, left = size - len(table.layout) + table.layout.count(None), table.deck_left
    return 0 if lacking < 0 else lacking if lacking < left else left


def refill(story: Story) -> None:
    """After a SET is taken: close gaps, and fill up at once if the engine deals (A-6, E-3)."""
    rules = story.table.rules
    close_ranks(story)
    if rules.layout.reshuffled:
        shuffle(story)
    if rules.dealing.patience_ms is None:
        lay(story, missing(story.table))


def in_steps(rules: Rules) -> bool:
    """Is the layout a whole number of the steps by which it grows?"""
    match rules.layout:
        case Rectangle(size, step) | FaceDown(size, step):
            return size % step == 0
        case Open():
            return False
        case unknown:
            assert_never(unknown)


def next_layout(story: Story) -> None:
    """Discard a layout in which everything has been found, and deal the next one."""
    story.tell(LayoutSolved(story.at))
    refill(story)


def close_ranks(story: Story) -> None:
    """If there are more cards than places, the last ones move into the gaps (A-8)."""
    layout, size = story.table.layout, story.table.rules.layout.size
    if size is None or len(layout) <= size:
        return
    kept = max(size, len(story.table.cards))
    gaps = [Place(n) for n in range(min(kept, len(layout))) if layout[n] is None]
    last = [Place(n) for n in range(kept, len(layout)) if layout[n] is not None]
    if len(layout) > kept:
        story.tell(CardsMoved(story.at, tuple(zip(last, gaps, strict=False))))


def shuffle(story: Story) -> None:
    """If the rules say so, all cards change places, in an order derived from the layout and the cards found."""
    table = story.table
    if table.finds:
        known = f"{table.layout} {table.finds}"  # nothing that is face down, which nobody may learn from
        places = sorted(range(len(table.layout)), key=lambda n: sha256(f"{known} {n}".encode()).digest())
        story.tell(LayoutShuffled(story.at, tuple(table.layout[n] for n in places)))


def has_more(table: Table) -> bool:
    """Can more be laid when there is no SET? An open layout grows by flips only; of a real deck only people know."""
    match table.rules.layout:
        case Rectangle() | FaceDown():
            return table.deck_left > 0 or unseen(table.rules.deck)
        case Open():
            return False
        case unknown:
            assert_never(unknown)


def more(story: Story) -> None:
    """Three more (A-8, E-5, G-14), as far as the deck goes; fewer where that makes rows of three again."""
    table, rule = story.table, story.table.rules.layout
    assert isinstance(rule, (Rectangle, FaceDown))
    if unseen(table.rules.deck):
        story.tell(LaidByHand(story.at, rule.step))
    else:
        lay(story, min(rule.step - len(table.cards) % rule.step, table.deck_left))


def lay(story: Story, count: int, pile: int = 0) -> None:
    """Deal the top cards of a pile into the empty places, then after the last."""
    if count:
        table, layout = story.table, story.table.layout
        places: list[Any] = []
        for _ in range(layout.count(None)):
            places.append(layout.index(None, places[-1] + 1 if places else 0))
        if len(places) != count:
            places = [*places, *range(len(layout), len(layout) + count)][:count]
        cards = table.piles[pile].top(count)
        story.tell(CardsDealt(story.at, cards, tuple(places), pile, table.rules.layout.face_down))


def may_top_up(table: Table, by: Player) -> Refusal | None:
    """May this player add the missing cards?"""
    match table.rules.dealing:
        case EngineDeals() | PlayersFlip():
            return no.NOT_HERE
        case DealtBy(role) if role == "dealer":
            return None if by == table.dealer else no.DEALER_ONLY
        case DealtBy():
            return _in_place_of_judge(table, by)
        case unknown:
            assert_never(unknown)


def _in_place_of_judge(table: Table, by: Player) -> Refusal | None:
    """The judge; if there is none, any player (G-1)."""
    if table.judge is not None:
        return None if by == table.judge else no.JUDGE_ONLY
    return None if by in table.others() else no.NOT_PLAYING


def players_flip(table: Table) -> bool:
    """Do players lay the cards one by one, each from a pile of their own (S-2)?"""
    match table.rules.dealing:
        case PlayersFlip():
            return True
        case EngineDeals() | DealtBy():
            return False
        case unknown:
            assert_never(unknown)


def may_flip(table: Table, by: Player) -> Refusal | None:
    """May this player lay the next card (S-2)?"""
    if not players_flip(table):
        return no.NOT_HERE
    if unseen(table.rules.deck):
        return None
    if not table.deck_left:
        return no.DECK_EMPTY
    seat = table.seat(by)
    if seat is not None and not seat.flips:
        return no.NO_FLIP
    return None if table.piles[table.turn].owner == by else no.NOT_YOUR_TURN


def take_flips_voted_off(story: Story) -> None:
    """A player voted off by all others no longer flips (S-17, R-15)."""
    votes = story.table.flip_votes
    for player in dict.fromkeys(voted_off for _, voted_off in votes):
        if all((other, player) in votes for other in story.table.others(player)):
            story.tell(FlipTaken(story.at, player))


def flip(story: Story) -> Card | None:
    """Turn up the top card of the current pile, and pass the turn to the next one that has cards."""
    table = story.table
    if unseen(table.rules.deck):
        story.tell(LaidByHand(story.at, 1))
        return None
    (card,) = table.piles[table.turn].top(1)
    lay(story, 1, table.turn)
    piles = story.table.piles
    clockwise = [*range(table.turn + 1, len(piles)), *range(table.turn + 1)]
    following = next((n for n in clockwise if piles[n].left), None)
    if following is not None:
        story.tell(TurnPassed(story.at, following))
    return card


def due(table: Table) -> int | None:
    """When the engine lays a card for a player who does not."""
    match table.rules.dealing:
        case EngineDeals():
            return None
        case DealtBy(_, patience_ms):
            return table.since + patience_ms if missing(table) else None
        case PlayersFlip(patience_ms):
            if not table.deck_left:
                return None
            owner = table.piles[table.turn].owner
            seat = table.seat(owner) if owner else None
            attended = seat is not None and seat.present and seat.flips
            return table.since + (patience_ms if attended else UNATTENDED_MS)
        case unknown:
            assert_never(unknown)
