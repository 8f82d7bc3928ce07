"""Tests that read like a rule sheet: given a table, when somebody says something, then this happens.

table = given(CLASSIC, layout="1rof 2rof 3rof …")
table.when(ann.calls(at=100), ann.points("1rof 2rof 3rof", at=900))
table.then(SetPointed(...), SetTaken(...), CardsDealt(...))
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tercet.engine import commands as c
from tercet.engine.decide import act
from tercet.engine.events import RoundEvent
from tercet.engine.evolve import fold
from tercet.engine.opening import open_round
from tercet.engine.refusals import Refusal
from tercet.engine.rules import ByJudge, Rules
from tercet.engine.slots.deck import cards_in, deck_size
from tercet.engine.table import Mark, Seat, Table
from tercet.engine.value import Place, Player
from tercet.rulesets.cite import RuleSet


class Someone(Struct, frozen=True):
    """A person at the table, who says things at an instant."""

    player: Player

    def calls(self, at: int = 0) -> c.Call:
        return c.Call(at, self.player)

    def points(self, cards: str, at: int = 0) -> c.Point:
        return c.Point(at, self.player, read_cards(cards))

    def shows(self, at: int = 0) -> c.Point:
        """With a real deck: the cards are shown on the table."""
        return c.Point(at, self.player, ())

    def turns(self, place: int, at: int = 0) -> c.Turn:
        """Turn up the card in this place."""
        return c.Turn(at, self.player, Place(place))

    def withdraws(self, at: int = 0) -> c.Withdraw:
        return c.Withdraw(at, self.player)

    def rules(self, right: bool, at: int = 0) -> c.Rule:
        return c.Rule(at, self.player, right)

    def sees(self, cards: str, at: int = 0, mark: Mark = "sure") -> c.SeeLayout:
        """With a real deck: these lie on the table."""
        return c.SeeLayout(at, self.player, tuple((card, mark) for card in read_cards(cards)))

    def sees_claimed(self, cards: str, at: int = 0, mark: Mark = "sure") -> c.SeeClaim:
        """With a real deck: these are the cards that the caller shows."""
        return c.SeeClaim(at, self.player, tuple((card, mark) for card in read_cards(cards)))

    def says_no_set(self, at: int = 0) -> c.SayNoSet:
        return c.SayNoSet(at, self.player)

    def deals(self, at: int = 0) -> c.Deal:
        return c.Deal(at, self.player)

    def takes_off(self, at: int = 0) -> c.TakeOff:
        """Without a judge: “six of these should go”."""
        return c.TakeOff(at, self.player)

    def flips(self, at: int = 0) -> c.Flip:
        return c.Flip(at, self.player)

    def stakes(self, at: int = 0) -> c.StakeOnNext:
        return c.StakeOnNext(at, self.player)

    def takes_a_point(self, at: int = 0) -> c.TakePoint:
        return c.TakePoint(at, self.player)

    def names(self, caller: Someone, at: int = 0) -> c.NameFirst:
        return c.NameFirst(at, self.player, caller.player)

    def takes_the_flip_from(self, other: Someone, at: int = 0) -> c.TakeFlip:
        return c.TakeFlip(at, self.player, other.player)

    def asks_for_a_hint(self, at: int = 0) -> c.AskHint:
        return c.AskHint(at, self.player)

    def joins(self, at: int = 0) -> c.Join:
        return c.Join(at, self.player)

    def leaves(self, at: int = 0) -> c.Leave:
        return c.Leave(at, self.player)

    def returns(self, at: int = 0) -> c.Return:
        return c.Return(at, self.player)

    def removes(self, other: Someone, at: int = 0) -> c.Remove:
        return c.Remove(at, self.player, other.player)

    def hands_over_to(self, other: Someone, at: int = 0) -> c.HandOver:
        return c.HandOver(at, self.player, other.player)

    def ends_the_round(self, at: int = 0) -> c.EndRound:
        return c.EndRound(at, self.player)


def time_is_up(at: int) -> c.TimeUp:
    """The clock speaks."""
    return c.TimeUp(at)


ann, bea, cem, dan = (Someone(Player(name)) for name in ("ann", "bea", "cem", "dan"))
judge = Someone(Player("judge"))


class ToldTable:
    """A table in a test, and what its last command led to."""

    def __init__(self, table: Table, events: Sequence[RoundEvent]) -> None:
        self.table = table
        self.events = list(events)  # of the last command

    def when(self, *commands: c.Command) -> ToldTable:
        """Each is said and none refused."""
        for command in commands:
            done = act(self.table, command)
            assert not isinstance(done, Refusal), f"{command} was refused: {done.why}"
            assert fold(self.table, done.events) == done.table
            self.table, self.events = done.table, done.events
        return self

    def then(self, *events: RoundEvent) -> ToldTable:
        """Just this happened after the last command."""
        assert self.events == list(events)
        return self

    def refuses(self, command: c.Command, code: str) -> ToldTable:
        """It is not allowed, for this reason."""
        done = act(self.table, command)
        assert isinstance(done, Refusal), f"{command} was allowed"
        assert done.code == code
        return self

    def told(self, kind: type[RoundEvent]) -> list[RoundEvent]:
        """The events of one kind after the last command."""
        return [event for event in self.events if isinstance(event, kind)]

    def seat(self, someone: Someone) -> Seat:
        """What somebody has."""
        seat = self.table.seat(someone.player)
        assert seat is not None
        return seat


def deck_beginning(rules: Rules, line: str) -> tuple[Card, ...]:
    """A whole deck of these rules that begins with the given cards; the rest in the order of their codes."""
    first = read_cards(line)
    rest = [card for card in cards_in(rules.deck) if card not in first]
    return (*first, *rest)[: deck_size(rules.deck)]


def given(
    rule_set: RuleSet | Rules,
    *people: Someone,
    layout: str = "",
    master: Someone | None = None,
    at: int = 0,
) -> ToldTable:
    """A round that has just been opened; ann, bea and cem play unless others are named, ann deals."""
    rules = rule_set.rules if isinstance(rule_set, RuleSet) else rule_set
    sitting = people or (ann, bea, cem)
    opening = c.OpenRound(
        at=at,
        by=sitting[0].player,
        rules=rules,
        players=tuple(person.player for person in sitting),
        deck=deck_beginning(rules, layout),
        dealer=(master or sitting[0]).player,
        judge=judge.player if isinstance(rules.verdict, ByJudge) else None,
        master=master.player if master else None,
    )
    story = open_round(opening)
    assert not isinstance(story, Refusal), story.why
    return ToldTable(story.table, story.events)
