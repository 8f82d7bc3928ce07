"""Whole competitions with anything happening at any moment: the laws hold, and each can be brought to its end."""

from itertools import count

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition.decide import act
from tercet.competition.evolve import fold
from tercet.competition.refusals import Refusal
from tercet.competition.scores import Line, Sheet
from tercet.competition.setup import Division, Setup
from tercet.competition.standings import shown
from tercet.competition.state import Game
from tercet.competition.steps import to_undo
from tercet.engine.value import Player
from tests.competition import laws
from tests.competition.telling import Day, boss, desk, guest, judge, person

SETS = st.lists(st.integers(0, 4), min_size=5, max_size=5)
SEEDS = st.integers(0, 99)
SETUPS = st.builds(
    Setup,
    format=st.sampled_from(["open-house", "traditional"]),
    rounds=st.integers(1, 3),
    tables=st.integers(1, 5),
    divisions=st.sampled_from([(), (Division("A"), Division("B")), tuple(Division(name) for name in "ABCDEFG")]),
    final=st.sampled_from(["champions", "best"]),
    finalists=st.integers(2, 7),
    missed=st.sampled_from(["zero", "average", "make-up"]),
    stayed=st.sampled_from(["points", "average", "make-up"]),
    odd_correction=st.booleans(),
)
NONSENSE = st.sampled_from(
    [
        c.OpenCompetition(9, guest, Setup()),
        c.Enter(9, guest, guest),
        c.Withdraw(9, person(1), 1),
        c.Return(9, desk, 9_999),
        c.SetTables(9, boss, ()),
        c.SetTables(9, guest, (1,)),
        c.ReportResult(9, guest, 1, Sheet((Line(1, 24),))),
        c.Settle(9, desk, 1, Sheet(()), "no"),
        c.Settle(9, boss, 9_999, Sheet(()), "no"),
        c.Correct(9, boss, 9_999, Sheet(()), "no"),
        c.MakeUpGame(9, boss, 99, (1, 2), 1),
        c.Appoint(9, boss, guest, "judge", 999),
        c.Dismiss(9, boss, guest),
        c.Freeze(-1, boss, True),
    ]
)


class AnyDay(RuleBasedStateMachine):
    """The desk does what it likes; `teardown` plays the day to its end."""

    day: Day

    @initialize(setup=SETUPS, players=st.integers(6, 14), seed=SEEDS)
    def a_day_begins(self, setup: Setup, players: int, seed: int) -> None:
        self.day = Day(setup, players)
        self.people = count(players + 1)
        self.numbers: dict[Player, int] = {}
        self.day.say(c.DrawRounds(0, boss, seed))

    def choose(self, games: list[Game], place: int) -> Game | None:
        return games[place % len(games)] if games and not self.day.now.ended else None

    @rule(seed=SEEDS, division=st.sampled_from("AB"), group=st.sampled_from(["", "Smith"]))
    def somebody_comes_late(self, seed: int, division: str, group: str) -> None:
        newcomer = person(next(self.people))
        name = division if self.day.now.setup.divisions else ""
        if not self.day.now.ended and self.day.now.started < self.day.now.setup.rounds:
            self.day.say(c.Enter(self.day.now.at, desk, newcomer, name, group=group, seed=seed))

    @precondition(lambda self: not self.day.now.ended)
    @rule(place=st.integers(0, 99), seed=SEEDS)
    def somebody_leaves_or_returns(self, place: int, seed: int) -> None:
        everyone = list(self.day.now.entrants.values())
        entrant = everyone[place % len(everyone)]
        kind = c.Withdraw if entrant.here else c.Return
        self.day.say(kind(self.day.now.at, desk, entrant.number, seed))

    @precondition(lambda self: not self.day.now.ended)
    @rule(tables=st.sets(st.integers(1, 8), min_size=1), seed=SEEDS)
    def tables_close_or_open(self, tables: set[int], seed: int) -> None:
        self.day.say(c.SetTables(self.day.now.at, boss, tuple(tables), seed))

    @precondition(lambda self: self.day.now.drawn and self.day.now.started < self.day.now.setup.rounds)
    @rule()
    def a_round_begins(self) -> None:
        self.day.say(c.StartRound(self.day.now.at, boss, self.day.now.started + 1, anyway=True))

    @precondition(lambda self: self.day.now.drawn and self.day.now.started < self.day.now.setup.rounds)
    @rule(seed=SEEDS)
    def some_sit_a_round_out(self, seed: int) -> None:
        gone = self.day.now.here[:2]
        for number in gone:
            self.day.say(c.Withdraw(self.day.now.at, desk, number, seed))
        if self.day.now.drawn:
            self.day.say(c.StartRound(self.day.now.at, boss, self.day.now.started + 1, anyway=True))
        for number in gone:
            self.day.say(c.Return(self.day.now.at, desk, number, seed))

    @precondition(lambda self: not self.day.now.started and len(self.day.now.here) > 5)
    @rule(seed=SEEDS)
    def the_rounds_are_drawn_anew(self, seed: int) -> None:
        self.day.say(c.DrawRounds(self.day.now.at + 1, boss, seed))

    @rule()
    def the_last_change_is_undone(self) -> None:
        """The state is that of a log in which it never happened; only the ids of games are not used again."""
        found = to_undo(self.day.now)
        if found is not None and not self.day.now.ended:
            last_id, entered = self.day.now.last_id, found[1].what == "EntrantEntered"
            self.day.say(c.Undo(self.day.now.at + 1, boss))
            now, then = self.day.now, fold(self.day.counting)
            assert replace(now, at=0, last_id=0, steps=()) == replace(then, at=0, last_id=0, steps=())
            assert now.last_id == last_id
            if entered:
                self.numbers = {entrant.person: entrant.number for entrant in now.entrants.values()}

    @rule(place=st.integers(0, 99), sets=SETS, by=st.integers(0, 6))
    def a_result_is_reported(self, place: int, sets: list[int], by: int) -> None:
        game = self.choose(self.day.open_games(), place)
        if game is None:
            return
        who = [boss, desk, *map(person, game.players)][by % (2 + len(game.players))]
        here = [number for number in game.players if self.day.now.entrants[number].here]
        outcome = self.day.now.outcomes.get(game.id)
        if here and who not in [report.by for report in (outcome.reports if outcome else ())]:
            self.day.say(c.ReportResult(self.day.now.at, who, game.id, sheet(here, sets)))

    @rule(place=st.integers(0, 99), sets=SETS)
    def two_say_the_same(self, place: int, sets: list[int]) -> None:
        game = self.choose([game for game in self.day.open_games() if game.id not in self.day.now.outcomes], place)
        if game is not None:
            said = sheet(game.players, sets)
            self.day.say(c.ReportResult(self.day.now.at, boss, game.id, said))
            told = self.day.say(c.ReportResult(self.day.now.at, desk, game.id, said))
            assert told[1] == e.ResultConfirmed(self.day.now.at, game.id, said)

    @precondition(lambda self: self.day.now.setup.format == "traditional" and not self.day.now.ended)
    @rule(place=st.integers(0, 99), sets=SETS)
    def a_judge_writes_for_the_own_table_alone(self, place: int, sets: list[int]) -> None:
        game = self.choose([game for game in self.day.open_games() if game.table in self.day.now.tables], place)
        if game is None or game.id in self.day.now.outcomes:
            return
        self.day.say(c.Appoint(self.day.now.at, boss, judge, "judge", game.table))
        others = [other for other in self.day.open_games() if other.table != game.table]
        for other in others[:1]:
            assert self.day.refuses(c.ReportResult(self.day.now.at, judge, other.id, sheet(other.players, sets)))
        self.day.say(c.ReportResult(self.day.now.at, judge, game.id, sheet(game.players, sets)))
        self.day.say(c.Dismiss(self.day.now.at, boss, judge))

    @rule(place=st.integers(0, 99), sets=SETS)
    def the_coordinator_rules(self, place: int, sets: list[int]) -> None:
        game = self.choose(self.day.open_games(), place)
        if game is not None:
            self.day.say(c.Settle(self.day.now.at, boss, game.id, sheet(game.players, sets), "as counted"))

    @rule(place=st.integers(0, 99), sets=SETS)
    def whoever_reported_notices_a_typo(self, place: int, sets: list[int]) -> None:
        now = self.day.now
        reported = [game for game in self.day.open_games() if game.id in now.outcomes and now.outcomes[game.id].reports]
        game = self.choose(reported, place)
        if game is not None:
            by = now.outcomes[game.id].reports[0].by
            command = c.ReportResult(now.at, by, game.id, sheet(game.players, sets), "a typo")
            if isinstance(act(now, command), Refusal):
                assert self.day.refuses(command) in ("reported-already", "spectator", "other-table")  # judges change
            else:
                self.day.say(command)

    @precondition(lambda self: not self.day.now.cutting)
    @rule(rounds=st.integers(1, 4), finalists=st.integers(2, 7), seed=SEEDS)
    def there_are_more_rounds_or_fewer(self, rounds: int, finalists: int, seed: int) -> None:
        now = self.day.now
        setup = replace(now.setup, rounds=max(rounds, now.started, 1), finalists=finalists)
        if now.drawn or not now.started:
            self.day.say(c.ChangeSetup(now.at + 1, boss, setup, "less time", seed=seed))

    @rule(place=st.integers(0, 99))
    def a_game_cannot_be_played(self, place: int) -> None:
        game = self.choose(self.day.open_games(), place)
        if game is not None:
            self.day.say(c.Void(self.day.now.at, boss, game.id, "they have left"))

    @rule(place=st.integers(0, 99), sets=SETS)
    def a_result_is_corrected(self, place: int, sets: list[int]) -> None:
        now = self.day.now
        game = self.choose([game for game in now.games.values() if now.settled(game.id)], place)
        if game is None:
            return
        command = c.Correct(now.at, boss, game.id, sheet(game.players, sets), "miscounted")
        if now.final_started and isinstance(act(now, command), Refusal):
            assert self.day.refuses(command) == "changes-finalists"
        else:
            self.day.say(command)

    @precondition(lambda self: self.day.now.setup.missed == "make-up")
    @rule(number=st.integers(1, 3), table=st.integers(1, 5))
    def who_missed_a_round_makes_up_for_it(self, number: int, table: int) -> None:
        now = self.day.now
        played = {player for game in now.games.values() if game.round == number for player in game.players}
        missed = tuple(n for n in now.here if n not in played)[:5]
        command = c.MakeUpGame(now.at, boss, number, missed, table)
        if not isinstance(act(now, command), Refusal):
            (added,) = self.day.say(command)
            assert isinstance(added, e.GamesAdded)

    @precondition(lambda self: not self.day.now.ended)
    @rule(frozen=st.booleans())
    def the_standings_are_frozen_or_shown(self, frozen: bool) -> None:
        before = shown(self.day.now, staff=False)
        self.day.say(c.Freeze(self.day.now.at, boss, frozen))
        if frozen:
            assert [each.scores for each in shown(self.day.now, staff=False)] == [each.scores for each in before] or (
                self.day.now.frozen == self.day.now.outcomes
            )

    @rule(command=NONSENSE)
    def nonsense_is_refused_and_changes_nothing(self, command: c.Command) -> None:
        before = self.day.now
        assert self.day.refuses(command)
        assert self.day.now is before

    @precondition(lambda self: not self.day.now.cutting and self.day.now.started == self.day.now.setup.rounds)
    @rule()
    def the_preliminaries_end(self) -> None:
        if not self.day.open_games():
            self.day.say(c.EndPreliminaries(self.day.now.at, boss))

    @precondition(lambda self: self.day.now.finalists and not self.day.now.final_started)
    @rule()
    def the_final_begins(self) -> None:
        if not isinstance(act(self.day.now, c.StartFinal(self.day.now.at, boss)), Refusal):
            self.start_final()

    def start_final(self) -> None:
        laws.ties_were_played_off_before_the_final(self.day.now)
        self.day.say(c.StartFinal(self.day.now.at, boss))

    @invariant()
    def numbers_are_kept(self) -> None:
        now = {entrant.person: entrant.number for entrant in self.day.now.entrants.values()}
        assert now.items() >= self.numbers.items()
        assert len({*now.values()}) == len(now)
        self.numbers = now

    @invariant()
    def the_laws_hold(self) -> None:
        now, log = self.day.now, self.day.counting
        laws.everyone_sits_once_or_rests(now)
        laws.the_timetable_can_be_played(now)
        laws.play_offs_have_tables_of_their_own(now)
        laws.no_result_is_lost(now, log)
        laws.standings_equal_a_calculation(now, log)

    def teardown(self) -> None:
        """Ties are always played off, and the competition ends."""
        if not hasattr(self, "day"):
            return
        for turn in range(200):
            if self.day.now.ended:
                break
            self.bring_to_an_end(turn)
            laws.play_offs_have_tables_of_their_own(self.day.now)
        self.correct_the_end()
        now = self.day.now
        assert now.ended
        assert fold(self.day.log) == now
        laws.the_champion_is_alone_in_front(now)
        assert (now.champion is None) == (not [n for n in now.finalists if now.entrants[n].here])

    def correct_the_end(self) -> None:
        """A mistyped final: the day ends otherwise, or a tie-breaker decides."""
        for final in [game for game in self.day.games("final") if self.day.now.settled(game.id)]:
            now = self.day.now
            self.day.say(c.Correct(now.at, boss, final.id, sheet(final.players, [1, 3, 3, 0, 2]), "mistyped"))
        for turn in range(50):
            if not self.day.now.ended:
                self.bring_to_an_end(turn)

    def bring_to_an_end(self, turn: int) -> None:
        now = self.day.now
        if games := self.day.open_games():
            self.day.say(c.Settle(now.at, boss, games[0].id, sheet(games[0].players, [turn % 3, 5, 2, 1, 0]), "played"))
        elif now.started < now.setup.rounds and len(now.here) > 1 and now.drawn:
            self.day.say(c.StartRound(now.at, boss, now.started + 1, anyway=True))
        elif not now.cutting:
            self.go_on_to_the_cut(turn)
        else:
            self.start_final()

    def go_on_to_the_cut(self, turn: int) -> None:
        now = self.day.now
        if len(now.here) >= 6 and not now.drawn and not now.started:
            self.day.say(c.DrawRounds(now.at, boss, turn))
        elif now.started and now.started < now.setup.rounds:
            self.day.say(c.StartRound(now.at, boss, now.started + 1, anyway=True))
        else:
            self.day.say(c.EndPreliminaries(now.at, boss))


def sheet(players: list[int] | tuple[int, ...], sets: list[int]) -> Sheet:
    """A game that was stopped early: any few SETs."""
    lines = [Line(number, found) for number, found in zip(players, sets, strict=False)]
    return Sheet(tuple(lines), stopped=True)


TestAnyDay = AnyDay.TestCase
TestAnyDay.settings = settings(max_examples=40, stateful_step_count=30)
