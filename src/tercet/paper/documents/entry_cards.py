"""Entry cards with the fields of G-4 that the competition asks for, blank or filled."""

from typing import Any, Final

from tercet.competition.entry_cards import Row
from tercet.competition.entry_cards import entry_cards as rows_of
from tercet.competition.privacy import Asked, given
from tercet.paper.job import Job

A_SHEET = 9
LINES: Final[dict[Asked, tuple[tuple[str, str], ...]]] = {
    "address": (("address", "address"), ("city", "city")),
    "phone": (("phone", "phone"),),
    "email": (("email", "email"),),
    "guardian": (("release-guardian", "guardian"),),
}


def entry_cards(job: Job) -> dict[str, Any]:
    """A card for everyone who has entered; without anybody, a sheet of blank ones."""
    setup = job.day.now.setup
    chosen = {*job.chosen(job.day.now.entrants)}
    rows = sorted((row for row in rows_of(job.day.now, job.day.people) if _number(row) in chosen), key=_number)
    cards = [_card(job, row) for row in rows] or [_blank() for _ in range(A_SHEET)]
    return {
        "cards": cards,
        "divisions": [division.name for division in setup.divisions],
        "divided": bool(setup.divisions) or job.day.made_up,
        "fields": _fields(job),
        "games": [job.say("entry-game", game=number) for number in range(1, setup.rounds + 1)],
    }


def _fields(job: Job) -> list[dict[str, str]]:
    """The lines for a person: the name, what is asked, and what is known all the same."""
    known = {each for person in job.day.people.values() for each in given(person)}
    asked = {*job.day.now.setup.privacy.asks, *known}
    lines = [("name", "name"), *(line for each, lines in LINES.items() if each in asked for line in lines)]
    return [{"label": job.say(label), "key": key} for label, key in lines]


def _number(row: Row) -> int:
    return int(row["number"] or 0)


def _card(job: Job, row: Row) -> dict[str, Any]:
    """What is known about a player so far; the rest is for the pen."""
    number, rounds = _number(row), range(1, job.day.now.setup.rounds + 1)
    over = job.day.now.cutting
    return {
        **_blank(),
        "number": str(number),
        **{field: str(row[field] or "") for field in ("division", "name", "address", "phone", "email", "guardian")},
        "city": " ".join(str(row[field]) for field in ("city", "state", "postcode") if row[field]),
        "games": [_figure(job, row[f"game {game}"]) for game in rounds],
        "total": _figure(job, row["total"]) if over else "",
        "rank": _figure(job, row["rank"]) if over else "",
        "final": _figure(job, row["championship"]),
        "tie": _figure(job, row["tie breaker"]),
        "final_total": _figure(job, row["championship total"]),
        "link": job.qr("player", number),
    }


def _figure(job: Job, value: str | float | None) -> str:
    return job.number(None if value is None else float(value))


def _blank() -> dict[str, Any]:
    person = ("number", "division", "name", "address", "city", "phone", "email", "guardian", "link")
    return {**dict.fromkeys((*person, "total", "rank", "final", "tie", "final_total"), ""), "games": []}
