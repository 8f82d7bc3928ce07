"""Pings, their answers, and the lag that they show, on a clock of the tests' own."""

import pytest

from tercet.server.socket.pulse import IDLE_S, KEPT, PLAYING_S, STALLED_S, Pulse


def after(*round_trips_ms: int) -> Pulse:
    """A pulse that has seen these round trips."""
    pulse = Pulse()
    for number, took_ms in enumerate(round_trips_ms):
        pulse.pong(pulse.ping(number * 100.0), number * 100.0 + took_ms / 1000)
    return pulse


def test_a_new_connection_is_pinged_at_once_and_then_every_20_seconds() -> None:
    pulse = Pulse()
    assert pulse.is_due(5.0)
    pulse.pong(pulse.ping(5.0), 5.1)
    assert not pulse.is_due(5.0 + IDLE_S - 0.1)
    assert pulse.is_due(5.0 + IDLE_S)


def test_a_player_is_pinged_every_2_seconds() -> None:
    pulse = after(40)
    assert not pulse.is_due(PLAYING_S)
    pulse.every_s = PLAYING_S
    assert pulse.is_due(PLAYING_S)


def test_one_ping_is_on_its_way_at_a_time() -> None:
    pulse = Pulse()
    pulse.ping(0.0)
    assert not pulse.is_due(1000.0)


def test_who_does_not_answer_in_time_is_lost() -> None:
    pulse = Pulse()
    sent = pulse.ping(0.0)
    assert not pulse.is_lost(39.9, 40.0)
    assert pulse.is_lost(40.0, 40.0)
    pulse.pong(sent, 40.0)
    assert not pulse.is_lost(40.0, 40.0)


def test_an_answer_to_no_ping_of_ours_counts_for_nothing() -> None:
    pulse = Pulse()
    pulse.pong(b"", 1.0)
    sent = pulse.ping(2.0)
    for false in (b"", b"x" * 8, sent + b"x", sent[:-1]):
        pulse.pong(false, 2.5)
    assert (pulse.round_trips_ms, pulse.is_lost(42.0, 40.0)) == ((), True)


def test_an_answer_counts_once() -> None:
    pulse = Pulse()
    sent = pulse.ping(0.0)
    pulse.pong(sent, 0.05)
    pulse.pong(sent, 0.50)
    assert pulse.round_trips_ms == (50,)


def test_the_last_16_round_trips_are_kept() -> None:
    assert after(*range(1, 41)).round_trips_ms == tuple(range(25, 41))
    assert KEPT == 16


@pytest.mark.parametrize(
    ("round_trips_ms", "lag_ms"),
    [
        ((), 0),
        ((80,), 80),
        ((20, 300), 300),
        ((10, 20, 30, 40, 50, 60, 70, 80, 90, 100), 90),
        ((100, 90, 80, 70, 60, 50, 40, 30, 20, 10), 90),
        ((*[30] * 14, 31, 500), 31),  # one slow answer in sixteen does not count as lag
        ((*[30] * 14, 450, 500), 450),
    ],
)
def test_nine_of_ten_round_trips_take_no_longer_than_the_lag(round_trips_ms: tuple[int, ...], lag_ms: int) -> None:
    assert after(*round_trips_ms).lag_ms == lag_ms


def test_while_a_ping_waits_too_long_what_comes_in_may_have_waited_too() -> None:
    pulse = Pulse()
    assert not pulse.is_stalled(1000.0)  # nothing was asked yet
    pulse.ping(0.0)
    assert not pulse.is_stalled(STALLED_S)
    assert pulse.is_stalled(STALLED_S + 0.1)


def test_a_late_answer_proves_nothing_and_the_next_ping_goes_out_at_once() -> None:
    """What was said while the connection stood still comes in right behind the answer."""
    pulse = Pulse()
    pulse.pong(pulse.ping(0.0), STALLED_S + 6)
    assert pulse.is_stalled(STALLED_S + 6)
    assert pulse.is_due(STALLED_S + 6)
    pulse.pong(pulse.ping(STALLED_S + 6.5), STALLED_S + 6.6)
    assert not pulse.is_stalled(STALLED_S + 6.6)
