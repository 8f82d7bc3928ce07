"""Open house: no judge sits there, and the players do at the table what a judge would (G-1, G-14, R-8, R-17)."""

from random import Random

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine import events as e
from tercet.engine.opening import open_round
from tercet.engine.refusals import Refusal
from tercet.engine.rules import JudgeSays
from tercet.engine.view import may_say
from tercet.players.bot import plan
from tercet.players.levels import LEVELS
from tercet.record.laws import all_cards
from tercet.rulesets.competition import COMPETITION
from tests.engine.layouts import NO_SET_IN_IT, ONE_SET, THE_SET, TWENTY_WITHOUT
from tests.engine.playing import all_say_no_set
from tests.engine.telling import Someone, ToldTable, ann, bea, cem, dan, deck_beginning, judge, time_is_up


def open_house(layout: str = ONE_SET, *people: Someone) -> ToldTable:
    """A competition table at which nobody judges."""
    players = tuple(person.player for person in people or (ann, bea, cem))
    deck = deck_beginning(COMPETITION.rules, layout)
    story = open_round(c.OpenRound(0, players[0], COMPETITION.rules, players, deck, players[0]))
    assert not isinstance(story, Refusal)
    return ToldTable(story.table, story.events)


def fifteen(*people: Someone) -> ToldTable:
    """All have said that there is none, and three more lie there."""
    table = all_say_no_set(open_house(TWENTY_WITHOUT, *people))
    assert len(table.table.cards) == 15
    return table


def takes_off(table: ToldTable, someone: Someone, at: int = 1_000) -> c.TakeOff:
    """The last six, and a deck “shuffled” into the order of the codes."""
    off = tuple(table.table.cards[-6:])
    pile: tuple[Card, ...] = tuple(sorted({*off, *table.table.piles[0].top(table.table.deck_left)}))
    return c.TakeOff(at, someone.player, off, pile)


# Topping up


def test_any_player_tops_up_after_a_set() -> None:
    """G-1, G-13: nobody waits for a judge who is not there; whoever is quickest lays the three."""
    table = open_house().when(ann.calls(at=100), ann.points(THE_SET, at=900))
    table.when(bea.rules(True, at=920), cem.rules(True, at=930))
    assert len(table.table.cards) == 9
    assert "Deal" in may_say(table.table, cem.player)
    table.when(cem.deals(at=1_000))
    assert len(table.table.cards) == 12
    table.refuses(bea.deals(at=1_100), "no-judge")


def test_with_a_judge_the_players_leave_the_deck_alone() -> None:
    """G-13: one who comes deals from then on."""
    table = open_house().when(ann.calls(at=100), ann.points(THE_SET, at=900))
    table.when(bea.rules(True, at=920), cem.rules(True, at=930))
    table.when(c.Join(950, judge.player, "judge")).refuses(cem.deals(at=1_000), "judge-only")
    assert len(table.when(judge.deals(at=1_100)).table.cards) == 12


# Six off by agreement


def test_six_go_off_when_all_agree() -> None:
    """G-1, G-14, R-8: the first two only say so; with the third the cards go back, and twelve lie there."""
    table = fifteen()
    before = sorted(all_cards(table.table))
    table.when(ann.takes_off(at=1_000)).then(e.TakeOffSaid(1_000, ann.player))
    table.when(bea.takes_off(at=1_100)).then(e.TakeOffSaid(1_100, bea.player))
    assert len(table.table.cards) == 15
    last = takes_off(table, cem, at=1_200)
    table.when(last)
    assert table.told(e.CardsTakenOff)
    assert len(table.table.cards) == 12
    assert not set(last.cards) & set(table.table.cards[:9])
    assert sorted(all_cards(table.table)) == before
    assert table.table.off == ()


def test_nobody_counts_twice_and_nobody_who_only_looks_on() -> None:
    """R-4: each player once."""
    table = fifteen().when(ann.takes_off(at=1_000)).refuses(ann.takes_off(at=1_100), "said-already")
    table.refuses(dan.takes_off(at=1_100), "not-seated")
    assert "TakeOff" not in may_say(table.table, ann.player)
    assert "TakeOff" in may_say(table.table, bea.player)


def test_it_takes_fifteen_cards_and_a_deck_to_put_them_back_into() -> None:
    """G-14, R-8: the rule for fifteen cards does not apply to twelve."""
    open_house(TWENTY_WITHOUT).refuses(ann.takes_off(), "not-now")
    table = fifteen()
    while table.table.deck_left:
        all_say_no_set(table)
    table.refuses(ann.takes_off(at=table.table.at), "deck-empty")


def test_other_cards_and_a_call_make_it_void() -> None:
    """R-4: what was said of fifteen cards does not hold of others, and a player who calls has changed their mind."""
    table = fifteen().when(ann.takes_off(at=1_000), bea.takes_off(at=1_000), ann.calls(at=1_100))
    assert table.table.off == (bea.player,)
    assert all_say_no_set(table.when(ann.withdraws(at=1_200))).table.off == ()


def test_after_one_has_left_the_others_need_only_say_so_again() -> None:
    """R-4: cem no longer counts; the dice are thrown by whoever presses next, although that one has spoken."""
    table = fifteen().when(ann.takes_off(at=1_000), bea.takes_off(at=1_000), cem.leaves(at=1_100))
    assert len(table.table.cards) == 15
    assert "TakeOff" in may_say(table.table, ann.player)
    assert len(table.when(takes_off(table, ann, at=1_200)).table.cards) == 12


def test_a_judge_who_comes_needs_nobody_to_agree() -> None:
    """G-14: and the players no longer can."""
    table = fifteen().when(ann.takes_off(at=1_000), c.Join(1_100, judge.player, "judge"))
    table.refuses(bea.takes_off(at=1_200), "judge-only")
    assert len(table.when(takes_off(table, judge, at=1_300)).table.cards) == 12


def test_a_bot_agrees_with_people_who_want_it() -> None:
    """G-14: bots do not hold the others up, and do not begin with it."""
    table = fifteen()
    for said, agrees in ((False, False), (True, True)):
        if said:
            table.when(ann.takes_off(at=1_000))
        planned = plan(table.table, bea.player, LEVELS[2], Random(1), at=1_000)
        assert isinstance(planned and planned.command, c.TakeOff) == agrees


def test_how_many_go_can_be_set() -> None:
    """G-14 as an option."""
    table = fifteen(ann, bea)
    table.table = replace(table.table, rules=replace(table.table.rules, no_set=JudgeSays(15, 3)))
    table.when(ann.takes_off(at=1_000)).refuses(takes_off(table, bea), "wrong-count")


# Ruling


def test_a_rival_cannot_rule_a_set_away() -> None:
    """R-17, G-1: at a table of two the engine, which sees the cards, has the last word."""
    table = open_house(ONE_SET, ann, bea).when(ann.calls(at=100), ann.points(THE_SET, at=900), bea.rules(False, at=950))
    assert table.told(e.SetTaken)
    table = open_house(ONE_SET, ann, bea).when(ann.calls(at=100), ann.points(NO_SET_IN_IT, at=900))
    assert table.when(bea.rules(False, at=950)).told(e.CallFailed)


def test_silence_is_consent_also_at_the_open_house() -> None:
    """R-17: after half a minute."""
    table = open_house().when(ann.calls(at=100), ann.points(THE_SET, at=900))
    assert table.when(time_is_up(at=30_900)).told(e.SetTaken)
