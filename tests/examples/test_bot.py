"""The example bot, as somebody would run it."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tercet.client import Visit
from tests.server.running_server import run
from tests.server.scripted import play
from tests.support.limits import HANG_S
from tests.support.serving import serving

BOT = Path(__file__).parents[2] / "examples/bot.py"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that lets bots be quick."""
    with serving("--data", tmp_path_factory.mktemp("data"), TERCET_MESSAGES_PER_S="10000") as found:
        yield found


def bot(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, BOT, *words], capture_output=True, text=True, timeout=HANG_S)


@pytest.mark.parametrize("rule_set", ["quick", "classic", "puzzle", "chain"])
def test_it_plays_a_match_alone(address: str, rule_set: str) -> None:
    said = bot(address, "--alone", "--think", "0", "--ruleset", rule_set)
    assert (said.returncode, said.stderr) == (0, "")
    code, table, score = said.stdout.splitlines()
    assert (code.split()[0], table.split()[0]) == ("code", "table")
    assert score.startswith("Example bot ")
    assert int(score.split()[-1]) > 0


def test_it_joins_a_table_by_its_code_and_plays_against_somebody(address: str) -> None:
    async def story() -> None:
        async with Visit(address, "Ada") as ada:
            link = await ada.open_table("quick")
            async with ada.sit(link.table) as seat:
                playing = asyncio.create_task(asyncio.to_thread(bot, address, link.code.lower(), "--think", "0"))
                await seat.until(lambda: len(seat.gathering.sitters) == 2, timeout_s=HANG_S)
                await seat.say("Start")
                await play(seat, before=lambda: asyncio.sleep(0.05))
                said = await playing
                assert seat.gathering.match is not None
                totals = seat.gathering.match.totals
                score = dict(line.rsplit(" ", 1) for line in said.stdout.splitlines()[1:])
                assert {name: int(points) for name, points in score.items()} == {
                    seat.names[player]: points for player, points in totals.items()
                }

    run(story)


def test_it_says_in_one_line_what_is_wrong(address: str) -> None:
    for words, why in (
        (("http://127.0.0.1:9",), "http://127.0.0.1:9 does not answer"),
        ((address, "ZZZZZ"), "unknown-table: No table has this code."),
        ((address, "--ruleset", "chess"), "unknown-rule-set: There is no rule set “chess”"),
    ):
        said = bot(*words)
        assert (said.returncode, said.stdout) == (1, "")
        assert said.stderr.startswith(why)
        assert said.stderr.count("\n") == 1
