"""Hostile games in simulated time keep every promise; each follows from one number.

TERCET_SIMULATED_GAMES=100000 plays more. `python -m tests.proof.simulation 81000017` plays one of them again.
"""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import asdict

from tests.proof.planting import ROOT
from tests.proof.simulation.game import Outcome, simulate
from tests.proof.simulation.plan import plan_of

Noted = Callable[[str, object], None]
GAMES = int(os.environ.get("TERCET_SIMULATED_GAMES", "1000"))
SEED = int(os.environ.get("TERCET_SEED", "81"))
PARTS = 4
COUNTED = ("entries", "acknowledged", "refused", "cuts", "kills", "stops", "jumps")


def played(seed: int) -> Outcome:
    """One game; if something is wrong with it, the number that shows it again."""
    outcome = simulate(seed)
    again = f"python -m tests.proof.simulation {seed}"
    assert not outcome.wrong, "\n".join([f"{again} ({plan_of(seed)})", *outcome.wrong])
    return outcome


@pytest.mark.timeout(900 + GAMES)
@pytest.mark.parametrize("part", range(PARTS))
def test_hostile_games_keep_every_promise(part: int, record_property: Noted) -> None:
    counted: Counter[str] = Counter()
    for number in range(part, GAMES, PARTS):
        outcome = asdict(played(SEED * 1_000_000 + number))
        counted.update({what: outcome[what] for what in COUNTED})
    assert all(counted[what] for what in COUNTED)  # every kind of misfortune was met
    record_property("games", len(range(part, GAMES, PARTS)))
    for what, number in counted.items():
        record_property(what, number)


def test_a_number_tells_the_same_story_in_every_process() -> None:
    """Neither addresses in memory nor the hashes of words play a part."""
    told = "from tests.proof.simulation.game import simulate; print([simulate(seed).digest for seed in range(8)])"
    stories = [
        subprocess.run(
            [sys.executable, "-c", told], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hashes}, capture_output=True
        ).stdout
        for hashes in ("1", "2")
    ]
    assert stories[0] == stories[1] == f"{[simulate(seed).digest for seed in range(8)]}\n".encode()
    assert len({*stories[0].split()}) == 8
