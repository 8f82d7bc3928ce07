"""Whoever reacts quicker wins, wherever they live; and a lie gains no more than the lag that is granted."""

from hypothesis import given
from hypothesis import strategies as st

from tercet.engine.value import Player
from tercet.tables.fairness import HeardCall, fair_order, granted_lag, settles_at, tied

times = st.integers(0, 5_000)
lags = st.integers(0, 300)


def heard(name: str, *, sent: int = 0, heard_at: int, says: int, lag: int = 0) -> HeardCall:
    return HeardCall(Player(name), sent, heard_at, says, lag)


def test_a_quick_player_far_away_beats_a_slow_one_next_door() -> None:
    near = heard("near", heard_at=1_020, says=1_000, lag=20)
    far = heard("far", heard_at=1_150, says=950, lag=200)
    assert [call.player for call in fair_order([near, far])] == ["far", "near"]


def test_a_device_that_lies_is_believed_no_further_than_its_lag() -> None:
    liar = heard("liar", heard_at=1_000, says=1, lag=150)
    assert liar.reaction_ms == 850


def test_a_device_cannot_hold_the_table_up_by_claiming_to_be_slow() -> None:
    dawdler = heard("dawdler", heard_at=1_000, says=60_000, lag=50)
    assert dawdler.reaction_ms == 1_000
    assert settles_at([dawdler], 0, 200) == 1_200


def test_the_same_reaction_goes_to_the_call_that_arrived_first() -> None:
    first, second = heard("first", heard_at=900, says=880, lag=30), heard("second", heard_at=905, says=880, lag=30)
    assert [call.player for call in fair_order([second, first])] == ["first", "second"]


def test_all_within_a_tie_of_the_best_are_in_it_and_nobody_else() -> None:
    """R-14: measured from the quickest, so that a tie does not grow from one to the next."""
    calls = [heard(name, heard_at=says, says=says) for name, says in (("a", 800), ("b", 808), ("c", 809), ("d", 815))]
    assert [call.player for call in tied(calls, 10)] == ["b", "c"]
    assert tied(calls[:1], 10) == ()


def test_a_verdict_waits_until_no_silent_player_could_beat_the_call() -> None:
    call = heard("near", heard_at=1_000, says=980, lag=20)
    assert settles_at([call], 0, 200) == 1_180
    assert settles_at([call], 0, None) == 1_000
    assert settles_at([call], 0, 200, within_ms=10) == 1_190


@given(st.lists(st.tuples(times, lags, lags), min_size=1, max_size=6), lags)
def test_honest_players_within_the_cap_are_ranked_by_their_true_reaction(
    players: list[tuple[int, int, int]], cap: int
) -> None:
    """The way there and back is at most the lag that is granted: then the reported reaction stands."""
    calls = [
        heard(str(n), heard_at=reaction + min(way, lag, cap), says=reaction, lag=granted_lag(lag, cap))
        for n, (reaction, way, lag) in enumerate(players)
    ]
    assert [call.reaction_ms for call in calls] == [reaction for reaction, _, _ in players]


@given(times, lags, st.integers(0, 150), times)
def test_a_lie_gains_at_most_the_cap(reaction: int, way: int, cap: int, lie: int) -> None:
    call = heard("liar", heard_at=reaction + way, says=lie, lag=granted_lag(way, cap))
    assert call.reaction_ms >= reaction + way - cap


@given(st.lists(st.tuples(times, lags), min_size=1, max_size=5), st.lists(lags, max_size=5))
def test_nobody_is_waited_for_longer_than_their_lag(calls: list[tuple[int, int]], silent: list[int]) -> None:
    made = [heard(str(n), heard_at=at, says=at, lag=0) for n, (at, _) in enumerate(calls)]
    settled = settles_at(made, 0, max(silent, default=None))
    assert settled <= max(call.heard_at for call in made) + max(silent, default=0)
