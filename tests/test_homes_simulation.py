"""The simulation of tables with homes, and what docs/scale.md says of it."""

from pathlib import Path

from tools.homes.simulate import Day, Simulation, told

SCALE = Path(__file__).parents[1] / "docs/scale.md"
SMALL = Day(workers=5, tables=100, kill_every_s=600, join_every_s=1800)


def test_the_page_says_what_the_simulation_says() -> None:
    assert told(Simulation(Day(), 19).run()) in SCALE.read_text(encoding="utf-8")


def test_one_seed_gives_one_story() -> None:
    assert Simulation(SMALL, 1).run() == Simulation(SMALL, 1).run() != Simulation(SMALL, 2).run()


def test_every_table_whose_worker_dies_moves_within_two_seconds() -> None:
    for seed in range(5):
        found = Simulation(SMALL, seed).run()
        assert found.kills
        assert found.moves
        assert found.silences_s[-1] < 2
        assert not found.homeless
