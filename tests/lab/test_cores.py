"""Work in several processes: results in order, and an end at any time."""

from tercet.lab.cores import in_order


def test_results_come_in_order_from_several_processes() -> None:
    assert [*in_order(abs, range(-100, 0), 2)] == [*range(100, 0, -1)]


def test_it_can_be_left_early_while_large_results_are_on_their_way() -> None:
    """As by Ctrl-C: a process that waits until its result is fetched must not keep the others waiting."""
    for _ in range(20):  # a pool of `multiprocessing` gets out of it now and then
        results = in_order(bytes, range(3_000_000, 3_000_400), 2)  # so many bytes each
        assert len(next(results)) == 3_000_000
        results.close()
