"""Who is given up, and who is not: time is an argument here."""

from tercet.server.homes.watch import BEAT_S, GONE_S, PAUSE_S, SILENT_S, Sign, Watch

TICKS = 200


def looks(watch: Watch, signs: list[Sign], begin: float = 100.0) -> list[int]:
    """Look at one worker again and again; gives the looks at which it is given up."""
    return [n for n, sign in enumerate(signs) if watch.look(begin + n * BEAT_S, {"other": sign}) == ["other"]]


def test_a_worker_that_beats_is_never_given_up() -> None:
    assert looks(Watch(), [Sign(n, gone=False) for n in range(TICKS)]) == []


def test_a_worker_whose_process_has_ended_is_given_up_within_a_second() -> None:
    first, *_ = looks(Watch(), [Sign(7, gone=True)] * TICKS)
    assert GONE_S <= first * BEAT_S <= GONE_S + BEAT_S <= 1.0


def test_a_worker_that_is_connected_and_silent_has_more_time() -> None:
    first, *_ = looks(Watch(), [Sign(7, gone=False)] * TICKS)
    assert SILENT_S <= first * BEAT_S <= SILENT_S + BEAT_S


def test_a_worker_that_connects_again_in_time_is_not_given_up() -> None:
    away = [Sign(7, gone=True)] * 3
    assert looks(Watch(), [*away, *(Sign(n, gone=False) for n in range(8, 20))] * 5) == []


def test_a_pause_of_ones_own_is_nobodys_fault() -> None:
    watch = Watch()
    assert watch.look(100.0, {"other": Sign(7, gone=False)}) == []
    assert watch.look(100.0 + SILENT_S + PAUSE_S, {"other": Sign(7, gone=False)}) == []


def test_a_database_that_was_away_is_nobodys_fault() -> None:
    watch = Watch()
    begin = 100.0
    for _ in range(20):
        assert looks(watch, [Sign(7, gone=True)] * 3, begin) == []
        watch.forget()  # the next look failed
        begin += 4 * BEAT_S


def test_each_worker_is_judged_by_itself() -> None:
    watch, gone = Watch(), list[str]()
    for n in range(10):
        gone = watch.look(n * BEAT_S, {"dead": Sign(3, gone=True), "well": Sign(n, gone=False)})
    assert gone == ["dead"]
