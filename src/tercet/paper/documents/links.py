"""Links on paper: a card with a QR code for each judge, desk, projector and player, and the coordinator's recovery key.

Their secrets are known only at the moment they are issued, so this is printed then.
"""

from typing import Any

from tercet.paper.job import Job
from tercet.paper.order import CannotPrint

KINDS = ("coordinator", "desk", "projector", "judge", "player")  # in the order in which they are printed


def links(job: Job) -> dict[str, Any]:
    """A card for each link of the order."""
    if not job.order.links:
        raise CannotPrint("paper-no-links")
    return {"cards": [_card(job, path) for path in sorted((path for path, _ in job.order.links), key=_place)]}


def _place(path: str) -> tuple[int, int]:
    kind, _, number = path.partition("/")
    return KINDS.index(kind) if kind in KINDS else len(KINDS), int(number) if number.isdecimal() else 0


def _card(job: Job, path: str) -> dict[str, str]:
    kind, _, number = path.partition("/")
    if kind not in KINDS:
        raise CannotPrint("paper-no-such-link", path=path)
    return {
        "kind": kind,
        "title": job.say({"judge": "judge", "player": "player-no"}.get(kind, f"link-{kind}")),
        "number": f"{job.say('table')} {number}" if kind == "judge" else number,
        "name": _player(job, number) if kind == "player" else "",
        "about": job.say(f"link-{kind}-about"),
        "link": job.qr(*path.split("/")),
    }


def _player(job: Job, number: str) -> str:
    if not number.isdecimal() or int(number) not in job.day.now.entrants:
        raise CannotPrint("competition-no-such-number", number=number)
    return job.day.name(int(number))
