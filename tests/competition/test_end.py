"""The end can be corrected, and a title is not a seat in the final (G-10)."""

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition.cuts import division_champions
from tercet.competition.entry_cards import entry_cards
from tercet.competition.scores import Line, Sheet
from tercet.competition.setup import Division, Setup
from tercet.competition.standings import standings
from tests.competition.telling import Day, boss, desk, shared, sheet_for

AB = (Division("A"), Division("B"))


def cut(setup: Setup, sets: tuple[tuple[int, ...], ...], players: int = 9) -> Day:
    """After one round with these scores by table; no tie is open."""
    day = Day(setup, players, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game, each in zip(day.open_games(), sets, strict=True):
        day.settle(game, sheet_for(game, *each))
    day.say(c.EndPreliminaries(2, boss))
    return day


def in_the_final(finalists: int = 3) -> Day:
    day = cut(Setup(rounds=1, finalists=finalists), ((12, 9, 3), (13, 7, 4), (14, 6, 4)))
    day.say(c.StartFinal(3, boss))
    return day


def test_a_mistyped_final_is_corrected_after_the_end_and_both_are_kept() -> None:
    day = in_the_final()
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 12, 8, 4))
    assert day.now.champion == final.players[0]
    told = day.say(c.Correct(9, boss, final.id, sheet_for(final, 8, 12, 4), "lines swapped"))
    assert told[-1] == e.CompetitionEnded(9, final.players[1])
    assert (day.now.ended, day.now.champion) == (True, final.players[1])
    (correction,) = day.now.corrections
    assert (correction.old, correction.new) == (sheet_for(final, 12, 8, 4), sheet_for(final, 8, 12, 4))
    assert [each.champion for each in day.log if isinstance(each, e.CompetitionEnded)] == [*final.players[:2]]


def test_a_correction_that_leaves_the_champion_tells_nothing_new() -> None:
    day = in_the_final()
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 12, 8, 4))
    told = day.say(c.Correct(9, boss, final.id, sheet_for(final, 13, 7, 4), "one more"))
    assert [type(each) for each in told] == [e.ResultCorrected]


def test_a_final_that_is_tied_after_its_correction_is_played_off() -> None:
    """G-11: the competition is open again until one is first."""
    day = in_the_final()
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 12, 8, 4))
    day.say(c.Correct(9, boss, final.id, sheet_for(final, 10, 10, 4), "miscounted"))
    assert (day.now.ended, day.now.champion) == (False, None)
    (tie,) = day.open_games()
    assert tie.players == final.players[:2]
    day.settle(tie, sheet_for(tie, 11, 13))
    assert (day.now.ended, day.now.champion) == (True, final.players[1])


def test_a_wrong_tie_breaker_of_the_final_is_corrected() -> None:
    day = in_the_final()
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 10, 10, 4))
    (tie,) = day.open_games()
    day.settle(tie, sheet_for(tie, 13, 11))
    assert day.now.champion == tie.players[0]
    day.say(c.Correct(9, boss, tie.id, sheet_for(tie, 11, 13), "the other way round"))
    assert day.now.champion == tie.players[1]


def test_a_wrong_score_found_after_the_final_began_is_corrected_and_the_final_stands() -> None:
    day = in_the_final()
    game = day.games()[0]
    other = sheet_for(game, 0, 20, 4)
    assert day.refuses(c.Correct(4, boss, game.id, other, "mixed up")) == "changes-finalists"
    before = day.now.finalists
    day.say(c.Correct(4, boss, game.id, other, "mixed up", keep_final=True))
    assert day.now.finalists == before
    assert standings(day.now)[0].number == game.players[1]
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 12, 8, 4))
    assert day.now.ended


def test_or_the_start_of_the_final_is_undone_and_others_play_it() -> None:
    day = in_the_final()
    game = day.games()[0]
    day.say(c.Undo(4, boss), c.Correct(4, boss, game.id, sheet_for(game, 0, 20, 4), "mixed up"))
    assert game.players[1] in day.now.finalists
    day.say(c.StartFinal(5, boss))
    assert day.games("final")[0].players == day.now.finalists


def test_after_the_end_nothing_but_results_and_the_freeze_changes() -> None:
    day = in_the_final()
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 12, 8, 4))
    assert day.refuses(c.Withdraw(9, desk, 1)) == "over"
    assert day.refuses(c.Undo(9, boss)) == "over"
    day.say(c.Freeze(9, boss, True))


def divided() -> Day:
    """Two divisions; numbers 2, 4, 6, 8 are in A, the others in B, and nobody is tied."""
    day = Day(Setup(rounds=1, divisions=AB), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game in day.open_games():
        lines = sorted(game.players)
        day.settle(game, shared(lines, lines[-1]))
    day.say(c.EndPreliminaries(2, boss))
    while day.open_games():
        for game in day.open_games():
            day.settle(game, shared(game.players, max(game.players)))
    return day


def test_a_champion_who_goes_home_keeps_the_title_and_the_next_takes_the_seat() -> None:
    """G-10."""
    day = divided()
    champions = division_champions(day.now)
    gone = champions["A"][0]
    assert gone in day.now.finalists
    day.say(c.Withdraw(3, desk, gone))
    while day.open_games():
        for game in day.open_games():
            day.settle(game, shared(game.players, max(game.players)))
    assert division_champions(day.now) == champions
    (following,) = {*day.now.finalists} - {*champions["B"]}
    assert day.now.entrants[following].division == "A"
    assert following != gone
    day.say(c.StartFinal(4, boss))
    day.settle(day.games("final")[0], shared(day.games("final")[0].players, following))
    assert day.now.champion == following
    assert division_champions(day.now) == champions


def test_a_champion_who_left_before_the_cut_but_played_to_the_end_has_the_title() -> None:
    """G-10: the highest total of the division."""
    day = Day(Setup(rounds=1, divisions=AB), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    first, *others = day.open_games()
    best = first.players[0]
    day.settle(first, sheet_for(first, 20, 3, 1))
    for game in others:
        day.settle(game, sheet_for(game, 9, 8, 7))
    day.say(c.Withdraw(2, desk, best), c.EndPreliminaries(3, boss))
    assert division_champions(day.now)[day.now.entrants[best].division] == (best,)
    assert best not in day.now.finalists


def test_who_left_after_the_first_of_two_rounds_is_no_champion() -> None:
    """With averages, one good game would otherwise be worth a title."""
    day = Day(Setup(rounds=2, divisions=AB, missed="average"), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    first, *others = day.open_games()
    best = first.players[0]
    day.settle(first, sheet_for(first, 20, 3, 1))
    for game in others:
        day.settle(game, sheet_for(game, 9, 8, 7))
    day.say(c.Withdraw(2, desk, best))
    day.play()
    day.say(c.EndPreliminaries(3, boss))
    while day.open_games():
        for game in day.open_games():
            day.settle(game, shared(game.players, min(game.players)))
    assert best not in sum(division_champions(day.now).values(), ())


def tied_for_a() -> tuple[Day, tuple[int, ...]]:
    """Two of division A are equal at the top."""
    day = Day(Setup(rounds=1, divisions=AB), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game in day.open_games():
        even = [number for number in game.players if number % 2 == 0]
        odd = [number for number in game.players if number % 2]
        sets = dict.fromkeys(odd, 0) | dict.fromkeys(even, 12)
        left = 24 - sum(sets.values())
        scores = [sets[n] + (left if odd and n == odd[0] and left > 0 else 0) for n in game.players]
        stopped = Sheet(tuple(Line(n, max(0, s)) for n, s in zip(game.players, scores, strict=True)), stopped=True)
        day.say(c.Settle(1, boss, game.id, stopped, "as counted"))
    day.say(c.EndPreliminaries(2, boss))
    (tie,) = [game for game in day.open_games() if game.contest == "division A"]
    return day, tie.among


def test_the_winner_of_a_tie_breaker_who_goes_home_keeps_the_title() -> None:
    day, tied = tied_for_a()
    while day.open_games():
        for game in day.open_games():
            day.settle(game, shared(game.players, max(game.players)))
    (winner,) = division_champions(day.now)["A"]
    assert winner in tied
    day.say(c.Withdraw(3, desk, winner))
    while day.open_games():
        for game in day.open_games():
            day.settle(game, shared(game.players, max(game.players)))
    assert division_champions(day.now)["A"] == (winner,)
    assert winner not in day.now.finalists
    assert len(day.now.finalists) == 2


def test_who_does_not_stay_for_the_tie_breaker_leaves_the_title_to_the_others() -> None:
    day, tied = tied_for_a()
    for number in tied[1:]:
        day.say(c.Withdraw(3, desk, number))
    assert division_champions(day.now)["A"] == tied[:1]
    day.say(c.Withdraw(3, desk, tied[0]))
    assert {*division_champions(day.now)["A"]} == {*tied}  # nobody is left to play it off: the title is shared


def test_the_corrected_final_is_on_the_entry_card() -> None:
    day = in_the_final()
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 12, 8, 4))
    day.say(c.Correct(9, boss, final.id, sheet_for(final, 8, 12, 4), "lines swapped"))
    cards = {row["number"]: row["championship"] for row in entry_cards(day.now, {})}
    assert [cards[number] for number in final.players] == [8, 12, 4]
