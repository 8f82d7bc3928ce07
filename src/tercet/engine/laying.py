"""Laying out cards by hand: the dealer and the judge (E-8, G-13, G-14), and flips under Super Rules."""

from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.commands import Deal, Flip, StakeOnNext, TakeFlip, TakeOff
from tercet.engine.facts import unseen
from tercet.engine.refusals import Refusal
from tercet.engine.slots import dealing, no_set, super_round
from tercet.engine.steps import end_if_over, lay_more_or_end
from tercet.engine.story import Story
from tercet.engine.table import NoStake, Pile, Running, Searching, Table


def deal(story: Story, command: Deal) -> Refusal | None:
    """Fill up the layout; a judge can also add more cards."""
    table = story.table
    if not isinstance(table.phase, Searching):
        return no.NOT_NOW
    if dealing.missing(table):
        if refusal := dealing.may_top_up(table, command.by):
            return refusal
        story.tell(e.DealAsked(story.at, command.by))
        dealing.lay(story, dealing.missing(story.table))
    else:
        if refusal := no_set.judge_lays_more(table, command.by):
            return refusal
        story.tell(e.DealAsked(story.at, command.by))
        lay_more_or_end(story, "judge-says")
    end_if_over(story)
    return None


def take_off(story: Story, command: TakeOff) -> Refusal | None:
    """No SET found in 15: six go back into the deck, which is shuffled, and three new ones are laid (G-14, R-8)."""
    table = story.table
    if not isinstance(table.phase, Searching):
        return no.NOT_NOW
    if refusal := no_set.may_take_off(table, command.by):
        return refusal
    if not no_set.off_agreed(table, command.by):
        story.tell(e.TakeOffSaid(story.at, command.by))
        return None
    if refusal := _problem_with_off(table, command):
        return refusal
    story.tell(e.CardsTakenOff(story.at, command.by, command.cards, Pile(len(command.pile), command.pile)))
    dealing.close_ranks(story)
    dealing.lay(story, dealing.missing(story.table))
    end_if_over(story)
    return None


def _problem_with_off(table: Table, command: TakeOff) -> Refusal | None:
    """Why these cards cannot be taken off: wrong number, not in the layout, or not in the new deck."""
    cards, pile, count = command.cards, command.pile, no_set.taken_off(table) or 0
    if len(cards) != count:
        return no.take_off(count, len(cards))
    if not set(cards) <= set(table.cards) or len(set(cards)) != count:
        return no.NOT_ON_TABLE
    if len(pile) != len(set(pile)) or set(pile) != {*cards, *table.piles[0].top(table.deck_left)}:
        return no.NOT_THE_RIGHT_PILE
    return None


def flip(story: Story, command: Flip) -> Refusal | None:
    """The player whose turn it is turns up a card (S-2)."""
    table = story.table
    if not isinstance(table.phase, Searching):
        return no.CALLED_ALREADY
    if isinstance(table.stake, Running):
        return no.WAIT_FOR_SUPER
    if refusal := dealing.may_flip(table, command.by):
        return refusal
    story.tell(e.PileFlipped(story.at, command.by))
    lay_flipped(story)
    return None


def lay_for_a_hand(story: Story) -> None:
    """The engine does what a hand has not done in time: it flips, or tops the layout up."""
    if dealing.players_flip(story.table):
        lay_flipped(story)
    else:
        dealing.lay(story, dealing.missing(story.table))
        end_if_over(story)


def lay_flipped(story: Story) -> None:
    """Everyone sees the card at the same time; a super round that was called starts now (S-9)."""
    card = dealing.flip(story)
    super_round.start_if_staked(story, card)
    if isinstance(story.table.stake, NoStake):
        end_if_over(story)


def stake(story: Story, command: StakeOnNext) -> Refusal | None:
    """Call a super round, or join one, while there is a flip to come."""
    table = story.table
    if not isinstance(table.phase, Searching):
        return no.CALLED_ALREADY
    if not table.deck_left and not unseen(table.rules.deck):
        return no.DECK_EMPTY
    return super_round.stake(story, command.by)


def take_flip(story: Story, command: TakeFlip) -> Refusal | None:
    """All other players, or the host alone, take the right to flip from a player (S-17, R-15)."""
    if refusal := _may_take_flip(story.table, command):
        return refusal
    story.tell(e.FlipVoted(story.at, command.by, command.player))
    if command.by == story.table.acting_host:
        story.tell(e.FlipTaken(story.at, command.player))
    else:
        dealing.take_flips_voted_off(story)
    return None


def _may_take_flip(table: Table, command: TakeFlip) -> Refusal | None:
    seat = table.seat(command.player)
    if not dealing.players_flip(table):
        return no.NOT_HERE
    if command.by not in (*table.others(), table.acting_host):
        return no.NOT_PLAYING
    if seat is None or seat.role != "player" or seat.removed:
        return no.NO_SUCH_PLAYER
    if command.player == command.by:
        return no.OWN_FLIP
    if not seat.flips:
        return no.FLIP_TAKEN
    return no.SAID_ALREADY if (command.by, command.player) in table.flip_votes else None
