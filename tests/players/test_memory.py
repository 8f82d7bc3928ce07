"""Where cards lie face down, bots remember what they have seen: the better, the longer (M-11)."""

from random import Random

import pytest
from msgspec.structs import replace

from tercet.cards.card import FACE_DOWN
from tercet.cards.notation import read_cards
from tercet.engine import commands as c
from tercet.engine import events as e
from tercet.engine.evolve import fold
from tercet.engine.rules import CallFirst
from tercet.engine.table import Seat, Table, Turned
from tercet.engine.value import Place, Player
from tercet.engine.view import view
from tercet.players.bot import plan
from tercet.players.levels import BEGINNER, EXPERT, FIRST_EVENING, LEVELS
from tercet.players.match_of_bots import bots_play
from tercet.players.memory import NOTHING, Glimpse, Memory, places_in_mind, remember
from tercet.players.skill import keeps
from tercet.rulesets.memory import MEMORY

bot, other = Player("bot-1"), Player("bot-2")
CARDS = read_cards("1rof 2rof 3rof 1gsh 2gsh 3pdh 1pde 2pde 3gdh")
TABLE = Table(MEMORY.rules, (Seat(bot), Seat(other)), bot, bot, 0, 0, layout=CARDS)


def turned(by: Player, *places: int) -> Table:
    return fold(TABLE, [e.CardTurned(0, by, Place(n), CARDS[n]) for n in places])


def test_what_lies_open_is_remembered_with_its_place() -> None:
    """M-11: whichever player has turned it up."""
    seen = remember(NOTHING, TABLE, turned(other, 4))
    assert seen == Memory(1, {CARDS[4]: Glimpse(Place(4), 1)})
    back = fold(turned(other, 4), [e.TurnedBack(0, other, CARDS[4:5], (Place(4),), CARDS[4:5])])
    assert remember(seen, turned(other, 4), back) == seen


def test_cards_that_were_taken_and_other_rounds_are_forgotten() -> None:
    before = turned(other, 0, 1)
    seen = remember(NOTHING, TABLE, before)
    after = fold(turned(other, 0, 1, 2), [e.SetTaken(0, other, CARDS[:3], CARDS[:3], CARDS[:3], 1)])
    assert remember(seen, before, after).glimpses == {}
    assert remember(seen, before, replace(TABLE, began=900)) == NOTHING
    assert remember(seen, before, None) == NOTHING


def test_only_what_everybody_may_see_is_remembered() -> None:
    """R-12: the table as it is shown teaches as much as the table itself."""
    before, after = turned(other, 3), turned(other, 3, 7)
    shown = remember(NOTHING, view(before).table, view(after).table)
    assert shown == remember(NOTHING, before, after)
    assert FACE_DOWN not in shown.glimpses


def known_after(count: int, level: int) -> float:
    """The share of a thousand players of this level who still know a card after this many others."""
    seen = Memory(count, {CARDS[0]: Glimpse(Place(0), 0)})
    people = [Player(f"bot-{n}") for n in range(1_000)]
    return sum(CARDS[0] in places_in_mind(seen, TABLE, each, keeps(LEVELS[level].rate)) for each in people) / 1_000


def test_the_better_the_player_the_longer_a_card_is_remembered() -> None:
    """Beginners lose most cards soon, experts few; and everybody forgets in the end."""
    assert known_after(0, BEGINNER) == known_after(0, EXPERT) == 1
    assert known_after(6, BEGINNER) < 0.35 < 0.6 < known_after(6, EXPERT)
    assert known_after(200, EXPERT) < 0.01
    assert keeps(LEVELS[FIRST_EVENING].rate) <= keeps(LEVELS[BEGINNER].rate) < keeps(LEVELS[3].rate)


def test_what_was_forgotten_does_not_come_back_by_asking_again() -> None:
    seen = Memory(5, {card: Glimpse(Place(n), n) for n, card in enumerate(CARDS[:5])})
    once = places_in_mind(seen, TABLE, bot, 4.0)
    assert all(places_in_mind(seen, TABLE, bot, 4.0) == once for _ in range(5))


def test_a_top_player_turns_up_the_third_card_of_a_set_that_is_known() -> None:
    """M-11: two cards are open, and where the third lies was seen a moment ago."""
    table = view(turned(bot, 0, 1)).table
    seen = Memory(3, {CARDS[2]: Glimpse(Place(2), 3)})
    plans = [plan(table, bot, LEVELS[5], Random(seed), 0, seen) for seed in range(40)]
    places = [planned.command.place for planned in plans if planned and isinstance(planned.command, c.Turn)]
    assert len(places) == 40
    assert places.count(Place(2)) > 35


def test_without_anything_in_mind_a_bot_turns_up_a_card_that_nobody_has_seen() -> None:
    table = view(replace(turned(other, 3, 4, 5), turned=(Turned(other, CARDS[3:6], wrong=True),))).table
    plans = [plan(table, bot, LEVELS[3], Random(seed), 0, remember(NOTHING, TABLE, table)) for seed in range(20)]
    places = {planned.command.place for planned in plans if planned and isinstance(planned.command, c.Turn)}
    assert len(places) > 3
    assert places.isdisjoint({3, 4, 5})


def test_where_players_call_a_bot_calls_before_it_turns_up_cards() -> None:
    """M-11, A-2."""
    table = view(replace(TABLE, rules=replace(MEMORY.rules, calling=CallFirst()))).table
    planned = plan(table, bot, LEVELS[3], Random(1), 0)
    assert planned
    assert isinstance(planned.command, c.Call)


@pytest.mark.parametrize("seed", range(2))
def test_beginners_turn_up_many_more_cards_than_experts_for_as_many_sets(seed: int) -> None:
    turns = [
        sum(isinstance(event, e.CardTurned) for event in bots_play(MEMORY.rules, [level, level], Random(seed)))
        for level in (BEGINNER, EXPERT)
    ]
    assert turns[0] > 1.5 * turns[1]
