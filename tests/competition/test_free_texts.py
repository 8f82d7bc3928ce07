"""What was typed can be erased, and the log can still be replayed."""

import pytest
from msgspec.structs import replace

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition.evolve import fold
from tercet.competition.free_texts import readable, with_texts, without_texts
from tercet.competition.setup import Setup
from tercet.competition.standings import standings
from tercet.competition.state import Entrant
from tercet.engine.value import Player
from tests.competition.telling import Day, boss, desk, person, shared, sheet_for

TYPED = "Quillonia"
SHEET = shared((1, 2, 3))
WITH_TEXTS: tuple[e.CompetitionEvent, ...] = (
    e.EntrantEntered(0, boss, Entrant(7, Player("p"), "A", TYPED)),
    e.EntrantChanged(0, boss, 7, "A", TYPED, TYPED),
    e.SetupChanged(0, boss, Setup(), {}, TYPED),
    e.ReportRevised(0, boss, "desk", 1, SHEET, TYPED),
    e.ResultSettled(0, boss, 1, SHEET, TYPED),
    e.GameVoided(0, boss, 1, (), TYPED),
    e.ResultCorrected(0, boss, 1, SHEET, SHEET, TYPED),
    e.Announced(0, boss, TYPED),
)


def typed_day() -> Day:
    """Reasons, an announcement and two families, each with a name in it."""
    day = Day(Setup(rounds=2), 9)
    groups = {1: "Quillonia Smith", 2: "Quillonia Smith", 3: "Quillonia Lee"}
    day.say(*(c.ChangeEntrant(0, desk, n, "Quillonia said so", group=group) for n, group in groups.items()))
    day.say(c.DrawRounds(0, boss, 1), c.StartRound(1, boss, 1))
    first, *others = day.open_games()
    day.say(c.Settle(1, boss, first.id, shared(first.players), "Quillonia counted"))
    for game in others:
        day.settle(game, shared(game.players))
    day.say(c.Correct(2, boss, first.id, sheet_for(first, 14, 6, 4), "Quillonia miscounted"))
    day.say(c.Announce(3, boss, "Quillonia, come to the desk"))
    return day


@pytest.mark.parametrize("event", WITH_TEXTS, ids=lambda event: type(event).__name__)
def test_every_text_that_is_typed_can_be_replaced(event: e.CompetitionEvent) -> None:
    assert TYPED in str(event)
    assert TYPED not in str(with_texts(event, lambda _: "why", lambda _: "group"))


def test_no_other_event_has_a_text_that_is_typed() -> None:
    """The names of the competition and its divisions are the organiser's, and public."""
    known = {type(event) for event in WITH_TEXTS}
    texts = {
        kind for kind in e.CompetitionEvent.__args__ if {"why", "text", "group", "entrant"} & {*kind.__struct_fields__}
    }
    assert texts == known


def test_a_log_without_texts_gives_the_same_standings_and_keeps_the_same_people_apart() -> None:
    day = typed_day()
    now = fold(without_texts(day.log))
    assert standings(now) == standings(day.now)
    assert [now.entrants[n].group for n in (1, 2, 3, 4)] == ["1", "1", "2", ""]
    assert TYPED not in str(without_texts(day.log))


def test_when_people_are_erased_nothing_typed_is_left_in_the_state() -> None:
    day = typed_day()
    now = fold([*day.log, e.PeopleErased(4)])
    assert TYPED not in str(now)
    assert (now.at, now.announcement, now.steps) == (4, "", ())
    assert (standings(now), now.games) == (standings(day.now), day.now.games)
    assert [now.entrants[n].group for n in (1, 2, 3, 4)] == ["1", "1", "2", ""]
    assert replace(now.corrections[0], why="") == now.corrections[0]


def test_what_is_typed_after_that_can_be_read() -> None:
    day = typed_day()
    later = e.Announced(5, boss, "Thank you all")
    log = readable([*day.log, e.PeopleErased(4), later])
    assert TYPED not in str(log)
    assert log[-1] == later
    assert readable(day.log) == tuple(day.log)
    assert fold(log).entrants[1].person == person(1)
