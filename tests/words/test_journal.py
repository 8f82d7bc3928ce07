"""Every event of a competition's log has words, in every language."""

import pytest

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition.setup import Setup
from tercet.competition.state import Appointment, Entrant, Game
from tercet.engine.value import Player
from tercet.words.journal import told_in_words
from tercet.words.languages import LANGUAGES, Language
from tests.competition.telling import Day, boss, shared

GAME = 1
SHEET = shared((1, 2, 3))
EVENTS: tuple[e.CompetitionEvent, ...] = (
    e.CompetitionOpened(0, boss, Setup()),
    e.StaffAppointed(0, boss, Appointment(boss, "judge", 3)),
    e.StaffDismissed(0, boss, boss),
    e.EntrantEntered(0, boss, Entrant(7, Player("p"))),
    e.EntrantChanged(0, boss, 7, "A", "", "typo"),
    e.SetupChanged(0, boss, Setup(), {}, "typo"),
    e.EntrantLeft(0, boss, 7),
    e.EntrantReturned(0, boss, 7),
    e.TablesSet(0, boss, (1, 3)),
    e.RoundsDrawn(0, boss, 1, (), (), 0, 0),
    e.RoundsDrawn(0, boss, 2, (), ((2, 7),), 0, 0),
    e.RoundStarted(0, boss, 1),
    e.TimeAdded(0, boss, 1, 120_000),
    e.ClockPaused(0, boss, 1),
    e.ClockResumed(0, boss),
    e.GamesAdded(0, (Game(99, "final", 1, (1, 2), 1),)),
    e.ResultReported(0, boss, "desk", GAME, SHEET),
    e.ReportRevised(0, boss, "desk", GAME, SHEET, "typo"),
    e.ResultConfirmed(0, GAME, SHEET),
    e.ResultDisputed(0, GAME),
    e.ResultSettled(0, boss, GAME, SHEET, "counted"),
    e.GameVoided(0, boss, GAME, (), "gone"),
    e.ResultCorrected(0, boss, GAME, SHEET, SHEET, "swapped"),
    e.PreliminariesEnded(0, boss),
    e.FinalistsNamed(0, (1, 2)),
    e.FinalStarted(0, boss),
    e.StandingsFrozen(0, boss, True),
    e.Announced(0, boss, "Lunch"),
    e.Announced(0, boss, ""),
    e.PlacesRevealed(0, boss, 1),
    e.PlacesRevealed(0, boss, 0),
    e.PlacesRevealed(0, boss, 0, 1),
    e.PlacesRevealed(0, boss, None),
    e.PeopleErased(0),
    e.SchedulePrinted(0, boss),
    e.DeskCalled(0, boss, 5),
    e.DeskCalled(0, boss, 5, 17),
    e.CallAnswered(0, boss, boss),
    e.Undone(0, boss, 1),
    e.CompetitionEnded(0, 7),
    e.CompetitionReopened(0),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_and_no_two_in_the_same_words(lang: Language) -> None:
    now = Day(players=9, draw=True).now
    told = [told_in_words(event, now, lang) for event in EVENTS]
    assert len({*told}) == len(EVENTS)
    assert [each for each in told if each[-1] not in ".”»“"] == [], "each is a sentence"
    assert {type(event) for event in EVENTS} == {*e.CompetitionEvent.__args__}


def test_a_result_is_told_with_table_and_scores() -> None:
    day = Day(players=9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    game = day.open_games()[0]
    (told,) = day.say(c.ReportResult(2, boss, game.id, shared(game.players)))
    first, second, third = game.players
    assert told_in_words(told, day.now, "en") == (
        f"Table {game.table}, round 1: a result was reported, {first}: 8 · {second}: 8 · {third}: 8."
    )
    gone = e.ResultDisputed(3, 999)
    assert told_in_words(gone, day.now, "en") == "A game that is no longer played: the reports differ."
