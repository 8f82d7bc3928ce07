"""Ways to rate, compared."""

import json
from random import Random

from tercet.lab.convergence import converge
from tests.cli.obeying import Capture, obeyed


def test_shares_find_the_order_sooner_than_places() -> None:
    found = [converge(80, Random(seed), seed).agreement for seed in range(4)]

    def early(way: str) -> float:
        return sum(each[way][3.5] for each in found)

    assert early("Bayes on shares") > early("Elo on shares") > early("OpenSkill on places")
    assert all(each["Bayes on shares"][28] > 0.95 for each in found)


def test_the_command_for_people_and_programs(capsys: Capture) -> None:
    answer = json.loads(obeyed(capsys, "lab", "ratings", "--players", "20", "--json").out)
    assert set(answer["agreement"]) == {"Bayes on shares", "Elo on shares", "OpenSkill on places"}
    assert "Bayes on shares" in obeyed(capsys, "lab", "ratings", "--players", "20").out
    assert obeyed(capsys, "lab", "ratings", "--players", "2").err == "Give the number of players, from 10 to 10000.\n"
