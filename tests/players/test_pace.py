"""What is learnt of people at a table: from who finds what, and from nothing else."""

from math import exp

import pytest
from msgspec.structs import replace

from tercet.engine.table import Over, Seat, Table
from tercet.engine.value import Player
from tercet.players.levels import BEGINNER, FIRST_EVENING, LEVELS
from tercet.players.pace import Company, Pace, Paces, adapted, learn
from tercet.rulesets.catalogue import RULE_SETS

ann, bob, bot, twin = map(Player, ("ann", "bob", "bot-1", "bot-2"))
ALONE = Company([ann], [bot])
TABLE = Table(RULE_SETS["quick"].rules, tuple(map(Seat, (ann, bob, bot, twin))), ann, ann, 0, 0)


def found_by(table: Table, *players: Player) -> Table:
    """Each of these has found one more."""
    seats = (replace(seat, sets=seat.sets + players.count(seat.player)) for seat in table.seats)
    return replace(table, seats=tuple(seats))


def after(company: Company, *finders: Player, table: Table = TABLE) -> Paces:
    """What is known after these finds, one after the other."""
    paces: Paces = {}
    for finder in finders:
        paces, table = learn(paces, company, table, then := found_by(table, finder)), then
    return paces


def test_a_bot_that_adapts_begins_below_every_level() -> None:
    assert adapted({}, [ann]).rate < LEVELS[FIRST_EVENING].rate < LEVELS[BEGINNER].rate
    assert adapted({}, [ann]).first_ms == LEVELS[FIRST_EVENING].first_ms


def test_it_gets_faster_with_each_find_of_the_person_and_slower_with_each_of_its_own() -> None:
    beginning = adapted({}, [ann]).rate
    once, twice = adapted(after(ALONE, ann), [ann]).rate, adapted(after(ALONE, ann, ann), [ann]).rate
    assert beginning < once < twice
    assert adapted(after(ALONE, bot), [ann]).rate < beginning


def test_what_is_known_already_counts_for_more_with_every_find() -> None:
    one, many = after(ALONE, ann), after(ALONE, *[ann, bot] * 20)
    assert many[ann].variance < one[ann].variance < Pace().variance
    then = found_by(TABLE, ann)
    assert learn(many, ALONE, TABLE, then)[ann].mean - many[ann].mean < one[ann].mean - Pace().mean


def test_a_find_among_two_bots_says_more_than_one_against_one() -> None:
    both = Company([ann], [bot, twin])
    assert after(both, ann)[ann].mean > after(ALONE, ann)[ann].mean
    assert after(both, twin)[ann].mean > after(ALONE, bot)[ann].mean  # to be beaten by one of two says less


def test_finds_of_others_and_of_somebody_locked_out_teach_nothing() -> None:
    assert after(ALONE, bob) == {}
    assert after(Company([ann], []), ann) == {}
    locked = replace(TABLE, seats=(replace(TABLE.seats[0], locked_out=True), *TABLE.seats[1:]))
    assert after(ALONE, bot, table=locked) == {}


def test_with_several_people_the_bots_play_as_the_middle_of_them() -> None:
    known = {ann: Pace(-1.0, 0.1), bob: Pace(-3.0, 0.1)}
    assert adapted(known, [ann, bob]).rate == pytest.approx(exp(-2))


def test_a_new_round_lets_people_have_changed() -> None:
    known, over = after(ALONE, ann), replace(TABLE, phase=Over("deck-empty"))
    dealt = learn(known, ALONE, over, TABLE)
    assert dealt[ann].mean == known[ann].mean
    assert dealt[ann].variance > known[ann].variance
    assert learn(known, ALONE, over, over) == known
    assert learn({}, ALONE, None, TABLE) == {}


def test_however_long_somebody_stays_away_or_however_fast_they_are_it_stays_within_bounds() -> None:
    slow, quick = (adapted(after(ALONE, *[who] * 500), [ann]).rate for who in (bot, ann))
    assert LEVELS[FIRST_EVENING].rate / 6 < slow < quick < LEVELS[5].rate * 3
