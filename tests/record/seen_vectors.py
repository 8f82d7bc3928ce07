"""What can be said of each golden record, as the client must say it, too (web/src/replay/sightings.test.ts).

To write them again: python3 dev.py regenerate
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tercet.record.sightings import sightings
from tests.record.samples import NAMES, events_of

FOLDER: Final = Path(__file__).parents[1] / "golden" / "sightings"


@cache
def text_for(name: str) -> str:
    """The file of a record: one line for each thing that happened."""
    rounds = ",\n".join(_round(msgspec.to_builtins(each)) for each in sightings(events_of(name)))
    return f"[\n{rounds}\n]\n"


def _round(seen: dict[str, Any]) -> str:
    fields = [f'"{key}":{_lines(value)}' for key, value in seen.items()]
    return "{\n" + ",\n".join(fields) + "\n}"


def _lines(value: object) -> str:
    if not isinstance(value, list | tuple) or not value:
        return msgspec.json.encode(value).decode()
    return "[\n" + ",\n".join(msgspec.json.encode(each).decode() for each in value) + "\n]"


def path_for(name: str) -> Path:
    """Where it is kept."""
    return FOLDER / f"{name}.json"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in NAMES:
        path_for(each).write_text(text_for(each), encoding="utf-8")
