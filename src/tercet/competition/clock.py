"""When every slot of the timetable begins: as planned, and, once rounds have begun, as it is to be expected.

Times are in milliseconds since 1970, like those of the log. A slot really begins when the round begins whose first
games are in it. The slots after it follow as planned, later if the day is late; a day that runs ahead waits for the
times that were announced, so that nobody who believes the printed time is too late.
"""

from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct

from tercet.competition.setup import Setup
from tercet.competition.state import Competition, Game

MINUTE: Final = 60_000


class SlotTime(Struct, frozen=True):
    """When a slot begins and ends."""

    slot: int
    planned: int | None  # None if nobody has said when the day begins
    begins: int  # really, or as expected
    ends: int
    began: bool  # really


class Clock(Struct, frozen=True):
    """The times of a day. Without a planned start there are none until the first round begins."""

    ahead: int | None  # minutes by which clocks in the hall are ahead of UTC; None if nobody has said it
    slots: tuple[SlotTime, ...]
    current: int  # the slot that is played now: the first with a game that has begun and has no result; 0 if none
    paused: int | None = None  # since when its clock stands still

    def at(self, slot: int) -> SlotTime | None:
        """The times of a slot."""
        return self.slots[slot - 1] if 1 <= slot <= len(self.slots) else None


def clock(now: Competition) -> Clock:
    """Everything follows from the setup, the announced games, and when the rounds began."""
    begins = start_of(now.setup)
    last = max((game.slot for game in _preliminary(now)), default=0)
    real = began(now)
    times = tuple(_time(now, slot, real) for slot in range(1, last + 1)) if begins or real else ()
    current = current_slot(now)
    paused = now.paused.at if now.paused and now.paused.slot == current else None
    return Clock(None if begins is None else _ahead(begins), times, current, paused)


def time_of(now: Clock, game: Game) -> SlotTime | None:
    """When a game of the preliminaries is played; the others are played when they are called."""
    return now.at(game.slot) if game.stage == "preliminary" else None


def start_of(setup: Setup) -> datetime | None:
    """When the day begins, in the time of the hall."""
    return datetime.fromisoformat(setup.begins) if setup.begins else None


def after_start(setup: Setup, slot: int) -> int:
    """Milliseconds from the beginning of the day to that of a slot, as planned."""
    breaks = sum(each.minutes for each in setup.breaks if each.after < slot)
    return ((slot - 1) * (setup.minutes + setup.pause) + breaks) * MINUTE


def began(now: Competition) -> dict[int, int]:
    """When slots really began, by slot."""
    real: dict[int, int] = {}
    for number, at in enumerate(now.started_at, 1):
        if slots := [game.slot for game in _preliminary(now) if game.round == number]:
            real[min(slots)] = at
    return real


def _time(now: Competition, slot: int, real: dict[int, int]) -> SlotTime:
    setup = now.setup
    start = start_of(setup)
    planned = None if start is None else round(start.timestamp() * 1000) + after_start(setup, slot)
    begins = real.get(slot)
    if begins is None:
        begins = max(each for each in (planned, _expected(now, slot, real)) if each is not None)
    ends = begins + setup.minutes * MINUTE + now.extra.get(slot, 0)
    return SlotTime(slot, planned, begins, ends, slot in real)


def _expected(now: Competition, slot: int, real: dict[int, int]) -> int | None:
    """As long after the last slot that really began as planned; before the first one, as long before it."""
    if not real:
        return None
    last = max((each for each in real if each < slot), default=min(real))
    longer = sum(ms for each, ms in now.extra.items() if last <= each < slot)
    return real[last] + after_start(now.setup, slot) - after_start(now.setup, last) + longer


def _ahead(begins: datetime) -> int:
    return (begins.utcoffset() or timedelta()) // timedelta(minutes=1)


def current_slot(now: Competition) -> int:
    """The slot that is played now; 0 if none."""
    return min((game.slot for game in now.unsettled() if game.stage == "preliminary"), default=0)


def _preliminary(now: Competition) -> list[Game]:
    return [game for game in now.games.values() if game.stage == "preliminary"]
