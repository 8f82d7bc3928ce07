"""`python3 dev.py browsers`: every journey in every browser that is there, each with a server of its own.

`--pictures FOLDER` saves what is shown at the end of each; `--only TEXT` makes those whose name contains it.
"""

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.other_browsers.driver import Launch, NotSeen
from tests.other_browsers.firefox import PROGRAM as FIREFOX
from tests.other_browsers.firefox import firefox
from tests.other_browsers.journeys import JOURNEYS, Journey
from tests.other_browsers.webkit import PROGRAM as WEBKIT
from tests.other_browsers.webkit import webkit
from tests.support.serving import serving

BROWSERS: dict[str, tuple[str, Launch]] = {"Firefox": (FIREFOX, firefox), "WebKit": (WEBKIT, webkit)}


def goes_well(launch: Launch, journey: Journey, picture: Path | None) -> str:
    """Make a journey; what was not seen, if anything."""
    with TemporaryDirectory() as data, launch() as driver:
        try:
            journey(driver, lambda: serving("--data", data))
        except NotSeen as trouble:
            return str(trouble)
        finally:
            if picture:
                driver.picture(picture)
    return ""


def main(options: list[str]) -> int:
    """All journeys; gives the exit code."""
    pictures = Path(options[options.index("--pictures") + 1]) if "--pictures" in options else None
    only = options[options.index("--only") + 1] if "--only" in options else ""
    journeys = {name: journey for name, journey in JOURNEYS.items() if only in name}
    if not journeys:
        sys.exit(f"No journey is called like {only!r}. There are: {', '.join(JOURNEYS)}.")
    failed = 0
    for browser, (program, launch) in BROWSERS.items():
        if not shutil.which(program):
            print(f"✗ {browser}: there is no {program}")
            failed += 1
            continue
        for name, journey in journeys.items():
            picture = pictures / f"{browser}-{name.replace(' ', '-')}.png" if pictures else None
            trouble = goes_well(launch, journey, picture)
            print(f"{'✗' if trouble else '✓'} {browser}: {name}{': ' if trouble else ''}{trouble}", flush=True)
            failed += bool(trouble)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
