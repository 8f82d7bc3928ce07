"""Results, the change log, the checklist and links, read from the printed sheets."""

import pytest
from msgspec.structs import replace

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition.people import Person
from tercet.competition.setup import Division, Setup
from tercet.competition.standings import standings
from tercet.paper.day import Day
from tercet.paper.order import CannotPrint, Order
from tercet.paper.printing import printed
from tercet.paper.sample import OCCASION, sample_day
from tests.competition.telling import Day as Telling
from tests.competition.telling import boss, person, shared
from tests.paper.pages import codes_on, of_sample, pages_of, text_in, texts_of


def divided(missed: str = "average", **fields: object) -> Day:
    """A day in two divisions: somebody came late, somebody left, a game could not be played, and one never came."""
    day = Telling(Setup(rounds=2, divisions=(Division("Juniors"), Division("Adults")), missed=missed, **fields), 9)  # type: ignore[arg-type]
    day.say(
        c.Withdraw(0, boss, 9),
        c.DrawRounds(0, boss, 1),
        c.StartRound(1, boss, 1),
        c.Enter(2, boss, person(10), "Adults"),
    )
    for game in day.open_games():
        day.settle(game, shared(game.players))
    day.say(c.StartRound(3, boss, 2))
    first, *others = day.open_games()
    day.say(c.Withdraw(4, boss, first.players[0]))
    day.say(c.Void(5, boss, first.id, "two had left"))
    for game in others:
        day.settle(game, shared(game.players))
    return Day(day.now, tuple(day.log), {person(number): Person(f"Ann{number}") for number in day.now.entrants})


def test_results_explain_averages_count_who_played_and_rank_divisions() -> None:
    day = divided()
    pages = texts_of(of_sample("results", day).pdf)
    played = [each for each in standings(day.now) if any(score is not None for score in each.scores)]
    assert f"{len(played)} players, " in pages[0]
    assert "Ann9" not in " ".join(pages)
    assert "(8)" in pages[0]
    assert "A score in brackets is the average of the player’s other games" in pages[0]
    assert [page.count("Division: ") for page in pages] == [2]  # short lists share a sheet
    juniors = standings(day.now, "Juniors")
    assert f"Total {juniors[0].rank} {juniors[0].number} Ann{juniors[0].number}" in pages[0]


def test_results_explain_given_points_and_a_missed_game_is_a_dash() -> None:
    text = texts_of(of_sample("results", divided(missed="zero", stayed="points", odd_correction=True)).pdf)[0]
    assert "8*" in text
    assert "* Points for a game that could not be played" in text
    assert "converted to a table of three" in text
    assert " – " in text


def test_the_change_log_says_who_and_when_on_the_clock_of_the_hall() -> None:
    day = divided(begins="2026-11-21T10:00+01:00")
    ten = 1795251600000
    more = e.EntrantLeft(ten + 7 * 60_000, boss, 5)
    text = texts_of(of_sample("change-log", replace(day, log=(*day.log, more))).pdf)[0]
    assert "2026-11-21 10:07 coordinator No. 5 leaves" in text


def test_links_are_printed_as_codes_with_what_they_open() -> None:
    links = {"judge/3": "j" * 22, "coordinator": "c" * 22, "player/2": "p" * 22}
    (page,) = pages_of(of_sample("links", links=tuple(links.items())).pdf)
    first, second, third = (text_in(page, *place, 2, 5) for place in ((0, 0), (1, 0), (0, 1)))
    assert "Recovery key" in first
    assert f"{OCCASION.link}/coordinator#{'c' * 22}" in first.replace("\u200b", "")
    assert "Judge Table 3" in second
    assert "Player No. 2 Jonas Weber" in third
    assert set(codes_on(page)) == {f"{OCCASION.link}/{path}#{secret}" for path, secret in links.items()}


@pytest.mark.parametrize(
    ("links", "why"),
    [
        ((), "No links are given"),
        ((("king/1", "k"),), "is not a link"),
        ((("player/99", "p"),), "Nobody has the number 99"),
    ],
)
def test_a_link_that_is_none_is_not_printed(links: tuple[tuple[str, str], ...], why: str) -> None:
    with pytest.raises(CannotPrint, match=why):
        printed(Order(document="links", occasion=OCCASION, links=links), sample_day())


def test_the_checklist_is_in_the_order_of_the_day_and_counts_slots() -> None:
    """G-18"""
    day = Telling(Setup(rounds=2, tables=3, minutes=20, begins="2026-11-21T10:00+01:00"), 18)
    before = Day(day.now, tuple(day.log), {})
    assert "2 rounds in 4 slots of about 20 minutes" in texts_of(of_sample("checklist", before).pdf)[0]
    day.say(c.DrawRounds(0, boss, 1))
    text = texts_of(of_sample("checklist", Day(day.now, tuple(day.log), {})).pdf)[0]
    titles = ("Before the day", "The hall", "Before round 1", "In each round", "Final and farewell", "Times")
    assert [text.index(title) for title in titles] == sorted(text.index(title) for title in titles)
    assert "Slot 1 10:00 Slot 2 10:20" in text
