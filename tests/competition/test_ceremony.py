"""The ceremony shows the places of the final one by one, from the last to the first."""

from tercet.competition import commands as c
from tercet.competition.ceremony import Place, places, revealed, titles, titles_shown
from tercet.competition.cuts import division_champions
from tercet.competition.scores import Sheet
from tercet.competition.setup import Setup
from tests.competition.telling import Day, boss, sheet_for
from tests.competition.test_end import AB, cut, in_the_final


def decided(*sets: int) -> Day:
    day = in_the_final(len(sets))
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, *sets))
    return day


def test_places_are_shown_from_the_last_to_the_first_with_their_margins() -> None:
    """G-10, R-11."""
    day = decided(12, 8, 4)
    first, second, third = day.games("final")[0].players
    assert revealed(day.now) == ()
    day.say(c.Reveal(9, boss, 0), c.Reveal(10, boss, 1))
    assert revealed(day.now) == (Place(3, third, 4, 4, None),)
    day.say(c.Reveal(11, boss, 3))
    assert revealed(day.now) == (Place(1, first, 12, 12, 4), Place(2, second, 8, 8, 4), Place(3, third, 4, 4, None))


def test_the_champions_of_the_divisions_are_shown_before_the_final() -> None:
    """G-10: one by one, and all of them once a place of the final is shown."""
    day = cut(Setup(rounds=1, divisions=AB, final="best", finalists=3), ((12, 9, 3), (13, 7, 4), (14, 6, 4)))
    day.say(c.StartFinal(3, boss))
    assert titles(day.now) == ()
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 12, 8, 4))
    first, second = titles(day.now)
    assert [(each.division, each.numbers) for each in (first, second)] == [*division_champions(day.now).items()]
    assert titles_shown(day.now) == ()
    day.say(c.Reveal(9, boss, 0, 1))
    assert (titles_shown(day.now), revealed(day.now)) == ((first,), ())
    day.say(c.Reveal(10, boss, 1))
    assert (titles_shown(day.now), len(revealed(day.now))) == ((first, second), 1)
    assert day.refuses(c.Reveal(11, boss, 0, 3)) == "no-such-title"
    assert day.refuses(c.Reveal(11, boss, 0, -1)) == "no-such-title"


def test_two_coordinators_who_press_together_show_one_place() -> None:
    day = decided(12, 8, 4)
    day.say(c.Reveal(9, boss, 1), c.Reveal(9, boss, 1))
    assert len(revealed(day.now)) == 1


def test_the_ceremony_can_go_back_and_be_closed() -> None:
    day = decided(12, 8, 4)
    day.say(c.Reveal(9, boss, 2), c.Reveal(10, boss, 1))
    assert len(revealed(day.now)) == 1
    day.say(c.Reveal(11, boss, None))
    assert (day.now.revealed, revealed(day.now)) == (None, ())


def test_equal_scores_share_a_rank_but_the_champion_is_first_after_a_tie_breaker() -> None:
    """R-11, G-11."""
    day = decided(10, 10, 4)
    (tie,) = day.open_games()
    day.settle(tie, sheet_for(tie, 9, 15))
    champion, other = tie.players[1], tie.players[0]
    assert [(each.rank, each.number, each.ahead) for each in places(day.now)][:2] == [(1, champion, 0), (2, other, 6)]
    assert [each.rank for each in places(decided(16, 4, 4).now)] == [1, 2, 2]


def test_there_is_no_ceremony_before_the_end_and_no_place_too_many() -> None:
    assert in_the_final().refuses(c.Reveal(9, boss, 1)) == "not-over"
    assert places(in_the_final().now) == ()
    day = decided(12, 8, 4)
    assert day.refuses(c.Reveal(9, boss, 4)) == "no-such-place"
    assert day.refuses(c.Reveal(9, boss, -1)) == "no-such-place"


def test_a_champion_without_a_final_has_the_only_place() -> None:
    day = in_the_final()
    (final,) = day.games("final")
    first, *others = final.players
    day.say(*(c.Withdraw(5, boss, number) for number in others))
    assert places(day.now) == (Place(1, first, 0, 0, None),)
    assert day.now.settled(final.id) in (None, Sheet(()))
