"""What a draw heeds beside different opponents: families, tables of the hall, too few tables; and what it refuses."""

from random import Random

import pytest

from tercet.competition.draw.drawing import Draw, Wish, draw
from tercet.competition.refusals import Refusal
from tercet.words.competition import refusal_in_words
from tests.competition.draw.checking import count_repeats, everyone_sits_once


def drawn(wish: Wish, seed: int = 1) -> Draw:
    done = draw(wish, Random(seed))
    assert isinstance(done, Draw)
    return done


@pytest.mark.parametrize(
    ("players", "groups"),
    [
        (12, ((1, 2), (3, 4), (5, 6))),
        (27, ((1, 2, 3), (4, 5), (5, 6))),
        (61, (tuple(range(1, 21)), tuple(range(21, 41)))),
        (120, tuple(tuple(range(first, first + 30)) for first in range(1, 120, 30))),
    ],
)
def test_families_and_schools_are_kept_apart(players: int, groups: tuple[tuple[int, ...], ...]) -> None:
    done = drawn(Wish(players, 4, apart=groups))
    assert everyone_sits_once(done.rounds, range(1, players + 1))
    assert (count_repeats(done.rounds), done.certificate.clashes) == (0, 0)
    for games in done.rounds:
        for game in games:
            assert not any(len({*game} & {*group}) > 1 for group in groups)


def test_where_a_school_is_too_large_the_certificate_says_so() -> None:
    done = drawn(Wish(12, 3, apart=(tuple(range(1, 9)),)))
    assert count_repeats(done.rounds) == done.certificate.repeats == 0
    met = [{*game} & set(range(1, 9)) for games in done.rounds for game in games]
    assert done.certificate.clashes == sum(len(school) * (len(school) - 1) // 2 for school in met) > 0


@pytest.mark.parametrize(
    ("players", "tables", "slots"), [(30, 4, 10), (36, 5, 10), (60, 8, 10), (300, 40, 10), (24, 5, 7), (18, 4, 6)]
)
def test_too_few_tables_roll_and_save_slots(players: int, tables: int, slots: int) -> None:
    """G-8: several rotations; a game begins as soon as its players and a table are free."""
    done = drawn(Wish(players, 4, tables))
    assert len(done.timetable) == slots
    seen = dict.fromkeys(range(1, players + 1), 0)
    for slot in done.timetable:
        assert len(slot) <= tables
        assert len({sitting.table for sitting in slot}) == len(slot)
        assert {sitting.table for sitting in slot} <= set(range(1, tables + 1))
        playing = [player for sitting in slot for player in sitting.players]
        assert len(playing) == len(set(playing))
        for sitting in slot:
            for player in sitting.players:
                seen[player] += 1
                assert seen[player] == sitting.round  # the rounds of each player stay in order
    assert set(seen.values()) == {4}


@pytest.mark.parametrize("players", [36, 60, 100, 301])
def test_nobody_sits_twice_at_the_same_table_of_a_large_hall(players: int) -> None:
    done = drawn(Wish(players, 4))
    at = [(player, sitting.table) for slot in done.timetable for sitting in slot for player in sitting.players]
    assert len(at) == len(set(at)) == 4 * players


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (Wish(5, 3), "A draw is for 6 to 1,000 players, not 5."),
        (Wish(1_001, 3), "A draw is for 6 to 1,000 players, not 1,001."),
        (Wish(9, 0), "9 players can be drawn for 1 to 8 rounds, not 0."),
        (Wish(27, 14), "27 players can be drawn for 1 to 13 rounds, not 14."),
        (Wish(9, 3, 10), "For 9 players, give 1 to 9 tables, not 10."),
        (Wish(9, 3, 0), "For 9 players, give 1 to 9 tables, not 0."),
        (Wish(9, 3, apart=((1, 10),)), "Nobody has the number 10: the players are 1 to 9."),
        (Wish(9, 3, apart=((1, 1),)), "A number is in one group twice: 1 1."),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(wish: Wish, sentence: str) -> None:
    done = draw(wish, Random(1))
    assert isinstance(done, Refusal)
    assert refusal_in_words(done) == sentence
