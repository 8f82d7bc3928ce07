"""Whole competitions with anything happening at any moment: the laws hold, and each can be brought to its end."""

from collections import Counter
from itertools import count

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition.evolve import fold
from tercet.competition.scores import Line, Sheet
from tercet.competition.setup import Division, Setup
from tercet.competition.standings import standings
from tercet.competition.state import Game
from tercet.engine.value import Player
from tests.competition.calculating import calculated
from tests.competition.telling import Day, boss, desk, person

SETUPS = st.builds(
    Setup,
    format=st.sampled_from(["open-house", "traditional"]),
    rounds=st.integers(1, 3),
    tables=st.integers(1, 5),
    divisions=st.sampled_from([(), (Division("A"), Division("B")), tuple(Division(name) for name in "ABCDEFG")]),
    finalists=st.integers(2, 7),
    missed=st.sampled_from(["zero", "average"]),
    odd_correction=st.booleans(),
)


class AnyDay(RuleBasedStateMachine):
    """The desk does what it likes; `teardown` plays the day to its end."""

    day: Day

    @initialize(setup=SETUPS, players=st.integers(6, 14), seed=st.integers(0, 99))
    def a_day_begins(self, setup: Setup, players: int, seed: int) -> None:
        self.day = Day(setup, players)
        self.people = count(players + 1)
        self.numbers: dict[Player, int] = {}
        self.day.say(c.DrawRounds(0, boss, seed))

    def choose(self, games: list[Game], place: int) -> Game | None:
        return games[place % len(games)] if games else None

    @rule(seed=st.integers(0, 99), division=st.sampled_from("AB"))
    def somebody_comes_late(self, seed: int, division: str) -> None:
        newcomer = person(next(self.people))
        name = division if self.day.now.setup.divisions else ""
        if not self.day.now.ended and self.day.now.started < self.day.now.setup.rounds:
            self.day.say(c.Enter(self.day.now.at, desk, newcomer, name, seed=seed))

    @precondition(lambda self: not self.day.now.ended)
    @rule(place=st.integers(0, 99), seed=st.integers(0, 99))
    def somebody_leaves_or_returns(self, place: int, seed: int) -> None:
        everyone = list(self.day.now.entrants.values())
        entrant = everyone[place % len(everyone)]
        kind = c.Withdraw if entrant.here else c.Return
        self.day.say(kind(self.day.now.at, desk, entrant.number, seed))

    @precondition(lambda self: not self.day.now.ended)
    @rule(tables=st.sets(st.integers(1, 8), min_size=1), seed=st.integers(0, 99))
    def tables_close_or_open(self, tables: set[int], seed: int) -> None:
        self.day.say(c.SetTables(self.day.now.at, boss, tuple(tables), seed))

    @precondition(lambda self: self.day.now.drawn and self.day.now.started < self.day.now.setup.rounds)
    @rule()
    def a_round_begins(self) -> None:
        self.day.say(c.StartRound(self.day.now.at, boss))

    @rule(place=st.integers(0, 99), sets=st.lists(st.integers(0, 4), min_size=5, max_size=5), by=st.integers(0, 6))
    def a_result_is_reported(self, place: int, sets: list[int], by: int) -> None:
        game = self.choose(self.day.open_games(), place)
        if game is None or self.day.now.ended:
            return
        who = [boss, desk, *map(person, game.players)][by % (2 + len(game.players))]
        here = [number for number in game.players if self.day.now.entrants[number].here]
        outcome = self.day.now.outcomes.get(game.id)
        if here and who not in [report.by for report in (outcome.reports if outcome else ())]:
            self.day.say(c.Report(self.day.now.at, who, game.id, sheet(here, sets)))

    @rule(place=st.integers(0, 99), sets=st.lists(st.integers(0, 4), min_size=5, max_size=5))
    def the_coordinator_rules(self, place: int, sets: list[int]) -> None:
        game = self.choose(self.day.open_games(), place)
        if game is not None and not self.day.now.ended:
            self.day.say(c.Settle(self.day.now.at, boss, game.id, sheet(game.players, sets), "as counted"))

    @rule(place=st.integers(0, 99), sets=st.lists(st.integers(0, 4), min_size=5, max_size=5))
    def a_result_is_corrected(self, place: int, sets: list[int]) -> None:
        now = self.day.now
        game = self.choose([game for game in now.games.values() if now.settled(game.id)], place)
        if game is not None and not now.ended and not now.final_started:
            self.day.say(c.Correct(now.at, boss, game.id, sheet(game.players, sets), "miscounted"))

    @precondition(lambda self: not self.day.now.cutting and self.day.now.started == self.day.now.setup.rounds)
    @rule()
    def the_preliminaries_end(self) -> None:
        if not self.day.open_games():
            self.day.say(c.EndPreliminaries(self.day.now.at, boss))

    @invariant()
    def numbers_are_kept(self) -> None:
        now = {entrant.person: entrant.number for entrant in self.day.now.entrants.values()}
        assert now.items() >= self.numbers.items()
        assert len({*now.values()}) == len(now)
        self.numbers = now

    @invariant()
    def everyone_sits_once_or_rests(self) -> None:
        now = self.day.now
        for number in range(now.started + 1, now.setup.rounds + 1):
            games = [game.players for game in self.day.games(number=number)]
            seated = Counter(player for players in games for player in players)
            if now.drawn:
                assert sorted(seated) == (sorted(now.here) if len(now.here) > 1 else [])
            assert set(seated.values()) <= {1}
            assert all(2 <= len(players) <= 5 for players in games)
        for number in range(1, now.setup.rounds + 1):
            tables = Counter((game.slot, game.table) for game in self.day.games(number=number))
            assert set(tables.values()) <= {1}

    @invariant()
    def no_result_is_lost(self) -> None:
        said = [event for event in self.day.log if isinstance(event, e.ResultReported)]
        kept = [report.sheet for outcome in self.day.now.outcomes.values() for report in outcome.reports]
        assert len(said) == len(kept)
        corrected = [event for event in self.day.log if isinstance(event, e.ResultCorrected)]
        assert [(each.old, each.new) for each in self.day.now.corrections] == [
            (each.old, each.new) for each in corrected
        ]
        assert self.day.now.outcomes.keys() <= self.day.now.games.keys()

    @invariant()
    def standings_equal_a_calculation_from_the_events(self) -> None:
        assert {each.number: each.total for each in standings(self.day.now)} == calculated(self.day.log)

    def teardown(self) -> None:
        """Ties are always played off, and the competition ends."""
        if not hasattr(self, "day"):
            return
        for turn in range(200):
            if self.day.now.ended:
                break
            self.bring_to_an_end(turn)
        now = self.day.now
        assert now.ended
        assert fold(self.day.log) == now
        assert (now.champion is None) == (not [n for n in now.finalists if now.entrants[n].here])

    def bring_to_an_end(self, turn: int) -> None:
        now = self.day.now
        if games := self.day.open_games():
            self.day.say(c.Settle(now.at, boss, games[0].id, sheet(games[0].players, [turn % 3, 5, 2, 1, 0]), "played"))
        elif now.started < now.setup.rounds and len(now.here) > 1 and now.drawn:
            self.day.say(c.StartRound(now.at, boss))
        elif not now.cutting:
            if len(now.here) >= 6 and not now.drawn and now.started < now.setup.rounds:
                self.day.say(c.DrawRounds(now.at, boss, turn) if not now.started else c.StartRound(now.at, boss))
            elif now.started and now.started < now.setup.rounds:
                self.day.say(c.StartRound(now.at, boss))
            else:
                self.day.say(c.EndPreliminaries(now.at, boss))
        else:
            self.day.say(c.StartFinal(now.at, boss))


def sheet(players: list[int] | tuple[int, ...], sets: list[int]) -> Sheet:
    """A game that was stopped early: any few SETs."""
    lines = [Line(number, found) for number, found in zip(players, sets, strict=False)]
    return Sheet(tuple(lines), stopped=True)


TestAnyDay = AnyDay.TestCase
TestAnyDay.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
