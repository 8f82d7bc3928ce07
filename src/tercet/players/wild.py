"""Players who say anything at any moment, sensible or not, to test that a table can handle it."""

from random import Random

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine.clock import deadline
from tercet.engine.facts import lies_face_down, unseen
from tercet.engine.match import DealRound, Match, MatchCommand, table_of
from tercet.engine.rules import Rules
from tercet.engine.slots.calling import touches
from tercet.engine.slots.deck import cards_in, deck_size, in_order
from tercet.engine.slots.no_set import off_agreed
from tercet.engine.slots.pattern import Find, any_find, finds_here, in_reach, pick_sizes
from tercet.engine.table import AllShow, Called, Disputed, Over, Pointed, Reached, Table
from tercet.engine.value import Place, Player

KNOWS_IT = 0.7  # how often a wild player points at a real find
TURNS = 0.95  # how often one turns up a card where the cards lie face down, instead of pointing
TOUCHES = 0.7  # how often one touches less than a whole find
REAL_DECK_FINDS = 20  # after which the players declare their real deck used up
SAYS = (c.Call, c.Call, c.Call, c.SayNoSet, c.SayNoSet, c.Flip, c.Flip, c.Deal, c.StakeOnNext, c.TakePoint)
SELDOM_SAYS = (c.Withdraw, c.AskHint, c.Leave, c.Return, c.Return)


def shuffled(rules: Rules, dice: Random) -> tuple[Card, ...]:
    """A deck for these rules."""
    cards = [*cards_in(rules.deck)]
    dice.shuffle(cards)
    return in_order(rules.deck, cards[: deck_size(rules.deck)], dice.randrange)


def next_command(match: Match, at: int, dice: Random) -> MatchCommand:
    """What somebody says at this time; or the clock, if a deadline has passed."""
    table = match.table
    if table is None or isinstance(table.phase, Over):
        return _between_rounds(match, at, dice)
    due = deadline(table)
    if due is not None and at >= due:
        return c.TimeUp(at)
    by = dice.choice(table.seats).player
    table = table_of(match, by) or table
    if unseen(table.rules.deck) and len(table.finds) >= REAL_DECK_FINDS:
        return c.EndRound(at, by)
    return _in_phase(table, by, at, dice) or _anything(table, by, at, dice)


def _between_rounds(match: Match, at: int, dice: Random) -> MatchCommand:
    if not match.there:
        return c.Return(at, dice.choice(match.away))
    salt = "" if unseen(match.rules.deck) else some_salt(dice)
    return DealRound(at, dice.choice(match.there), shuffled(match.rules, dice), salt)


def _in_phase(table: Table, by: Player, at: int, dice: Random) -> MatchCommand | None:
    """Mostly say what fits the phase."""
    if dice.random() > 0.8:
        return None
    match table.phase:
        case Called(caller) | Reached(caller):
            return point(table, caller, at, dice)
        case AllShow(callers):
            return point(table, dice.choice(callers), at, dice)
        case Pointed():
            return c.Rule(at, by, dice.random() < 0.9)
        case Disputed(callers):
            return c.NameFirst(at, by, dice.choice(callers))
        case _:
            return point(table, by, at, dice) if dice.random() < 0.4 else None


def _anything(table: Table, by: Player, at: int, dice: Random) -> MatchCommand:
    roll = dice.random()
    if roll < 0.02:
        return c.TakeFlip(at, by, dice.choice(table.seats).player)
    if roll < 0.05:
        return take_off(table, at, dice)
    says = dice.choice(SAYS if roll < 0.85 else SELDOM_SAYS)
    if says is c.SayNoSet and _would_leave_one(table):
        return c.Call(at, by)
    return says(at, by)


def _would_leave_one(table: Table) -> bool:
    """These players overlook a SET while there are cards to come; with the deck used up they play to the end."""
    return bool(table.piles) and not table.deck_left and any_find(table)


def point(table: Table, by: Player, at: int, dice: Random) -> c.Point | c.Turn:
    """Mostly point at a find, if there is one; otherwise at any cards. Where they lie face down, turn one up."""
    finds = finds_here(table)
    if lies_face_down(table.rules) and dice.random() < TURNS:
        return _turn(table, by, at, finds, dice)
    if finds and dice.random() < KNOWS_IT:
        return _first_touch(table, c.Point(at, by, dice.choice(finds)), dice)
    lying = [card for card in in_reach(table) if card is not None]
    picked = tuple(dice.sample(lying, min(len(lying), dice.choice(pick_sizes(table.rules.pattern)))))
    return _first_touch(table, c.Point(at, by, picked), dice)


def _turn(table: Table, by: Player, at: int, finds: list[Find], dice: Random) -> c.Turn:
    """Mostly the next card of a find, as if these players saw through the cards; otherwise any place, or none."""
    turned = table.turned_by(by)
    held = set() if turned.wrong else {*turned.cards}
    rest = [card for find in finds if held <= {*find} for card in find if card not in held]
    if rest and dice.random() < KNOWS_IT:
        return c.Turn(at, by, Place(table.layout.index(dice.choice(rest))))
    return c.Turn(at, by, Place(dice.randrange(-1, len(table.layout) + 2)))


def _first_touch(table: Table, whole: c.Point, dice: Random) -> c.Point:
    """If touching a card is a call, these players often touch only one or two (S-8)."""
    if touches(table, whole.by) and dice.random() < TOUCHES:
        return replace(whole, cards=whole.cards[: dice.randint(1, 2)])
    return whole


def take_off(table: Table, at: int, dice: Random) -> MatchCommand:
    """Take cards off, with a reshuffled deck: by the judge, or by a player if there is none."""
    by = table.judge or dice.choice(table.seats).player
    if not off_agreed(table, by):  # only an agreement; no cards are taken off yet
        return c.TakeOff(at, by)
    cards = dice.sample(table.cards, min(6, len(table.cards)))
    pile = [*cards, *(card for pile in table.piles for card in pile.top(pile.left))]
    dice.shuffle(pile)
    return c.TakeOff(at, by, tuple(cards), tuple(pile), some_salt(dice))


def some_salt(dice: Random) -> str:
    """A random salt for sealing a deck."""
    return f"{dice.getrandbits(64):016x}"
