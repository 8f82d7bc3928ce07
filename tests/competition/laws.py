"""What is always true of a competition, whatever has happened: checked from outside, with its log at hand."""

from collections import Counter
from itertools import pairwise

from tercet.competition import events as e
from tercet.competition.cuts import contests
from tercet.competition.standings import standings
from tercet.competition.standings import totals as sums_of
from tercet.competition.state import Competition, Game
from tests.competition.calculating import calculated

Log = list[e.CompetitionEvent]


def everyone_sits_once_or_rests(now: Competition) -> None:
    """In each round that is to come all who are here sit once; in one that has begun nobody sits twice."""
    for number in range(1, now.setup.rounds + 1):
        games = preliminary(now, number)
        seated = Counter(player for game in games for player in game.players)
        assert set(seated.values()) <= {1}
        assert all(2 <= len(game.players) <= 5 for game in games)
        if now.drawn and number > now.started:
            assert sorted(seated) == (sorted(now.here) if len(now.here) > 1 else [])


def the_timetable_can_be_played(now: Competition) -> None:
    """One game at a table at a time, at tables that are there; everyone's rounds one after the other."""
    games = [game for number in range(1, now.setup.rounds + 1) for game in preliminary(now, number)]
    assert set(Counter((game.slot, game.table) for game in games).values()) <= {1}
    assert {game.table for game in games if not now.begun(game)} <= {*now.tables}
    for number in now.entrants:
        slots = [game.slot for game in games if number in game.players]
        assert all(before < after for before, after in pairwise(slots))


def play_offs_have_tables_of_their_own(now: Competition) -> None:
    """Also two tie-breakers at once; nobody is called to two tables at the same time."""
    waiting = [game for game in now.unsettled() if game.stage not in ("preliminary", "make-up")]
    assert set(Counter((game.slot, game.table) for game in waiting).values()) <= {1}
    called = Counter((game.slot, player) for game in waiting for player in game.players)
    assert set(called.values()) <= {1}


def no_result_is_lost(now: Competition, log: Log) -> None:
    """Every report, ruling and correction is there; none belongs to a game that is gone."""
    last = {(x.game, x.by): x.sheet for x in log if isinstance(x, e.ResultReported | e.ReportRevised)}
    said = [(game, by, sheet) for (game, by), sheet in last.items()]
    kept = [(game, r.by, r.sheet) for game, outcome in now.outcomes.items() for r in outcome.reports]
    assert sorted(said, key=str) == sorted(kept, key=str)
    corrected = [(event.old, event.new) for event in log if isinstance(event, e.ResultCorrected)]
    assert [(each.old, each.new) for each in now.corrections] == corrected
    assert now.outcomes.keys() <= now.games.keys()


def standings_equal_a_calculation(now: Competition, log: Log) -> None:
    """By another way than the fold; ranks follow from totals, and equal totals share one."""
    listed = standings(now)
    assert {each.number: each.total for each in listed} == calculated(log)
    ranked = [each for each in listed if each.rank is not None]
    assert all(not each.here and {*each.scores} == {None} for each in listed if each.rank is None)
    for each in ranked:
        assert each.rank == 1 + sum(other.total > each.total for other in ranked)
    for division in now.setup.divisions:
        assert [each.number for each in standings(now, division.name)] == [
            each.number for each in listed if each.division == division.name
        ]


def ties_were_played_off_before_the_final(now: Competition) -> None:
    """Everyone who qualified is ahead of everyone who did not, or beat them in a tie-breaker for that place."""
    totals = {each.number: each.total for each in standings(now)}
    for contest in contests(now, sums_of(now)):
        here = [number for number in contest.players if now.entrants[number].here]
        chosen = [number for number in here if number in now.finalists] if contest.key == "final" else []
        broken = {
            number
            for game in now.games.values()
            if game.contest == contest.key and now.settled(game.id) is not None
            for number in game.among
        }
        for inside in chosen:
            for outside in set(here) - set(chosen):
                assert totals[inside] > totals[outside] or {inside, outside} <= broken
        pool = contest.players if contest.absent else here
        if contest.key != "final" and pool:
            best = {number for number in pool if totals[number] == max(totals[n] for n in pool)}
            assert len(best) == 1 or len(best & {*here}) < 2 or best & {*here} <= broken


def the_champion_is_alone_in_front(now: Competition) -> None:
    """Nobody at the last table has more, and who had as many lost a tie-breaker."""
    finals = [game for game in now.games.values() if game.stage == "final"]
    sheet = now.settled(finals[0].id) if finals else None
    if sheet is None or now.champion is None:
        return
    scores = {line.number: line.score for line in sheet.lines if now.entrants[line.number].here}
    if now.champion not in scores:
        return  # the others at the table have left
    equal = [number for number, score in scores.items() if score >= scores[now.champion]]
    assert all(scores[number] == scores[now.champion] for number in equal)
    breakers = [game for game in now.games.values() if game.contest == f"final {finals[0].id}"]
    assert equal == [now.champion] or any({*equal} <= {*game.among} for game in breakers)


def preliminary(now: Competition, number: int) -> list[Game]:
    return [game for game in now.games.values() if (game.stage, game.round) == ("preliminary", number)]
