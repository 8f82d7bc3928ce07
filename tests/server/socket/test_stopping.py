"""A server that is told to stop: everybody is told, and nobody can keep it."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.socket.wire import CLOSE, connected, farewell, masked, upgraded
from tests.support.limits import HANG_S

ROOT = Path(__file__).parents[3]


@contextmanager
def in_a_process_of_its_own() -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The chat, and its port; all that it writes goes to one pipe."""
    command = [sys.executable, "-m", "tests.server.socket.chat_server"]
    output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(command, cwd=ROOT, text=True, **output) as process:  # type: ignore[call-overload]
        assert process.stdout
        try:
            yield process, int(process.stdout.readline())
        finally:
            process.kill()


def test_everybody_is_told_of_the_restart_and_nobody_can_keep_the_server_from_it() -> None:
    with (
        in_a_process_of_its_own() as (process, port),
        upgraded(port, "/ws?table=busy") as polite,
        upgraded(port, "/ws?table=busy", receive_buffer=4096),  # and never reads
        upgraded(port, "/ws?table=calm") as silent,
        connected(port) as idle,
    ):
        for _ in range(3000):
            polite.say("x" * 4000)
            polite.hear()
        process.terminate()
        assert polite.hear() == farewell(1012, "restart")
        polite.send(masked((1012).to_bytes(2, "big"), 0x80 | CLOSE))
        assert polite.hung_up()
        assert silent.hear_all() == [farewell(1012, "restart")]
        assert idle.hung_up()
        assert process.wait(timeout=HANG_S) == -signal.SIGTERM  # uvicorn raises it again when all is done
        assert process.stdout
        assert process.stdout.read() == ""
