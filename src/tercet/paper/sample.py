"""A sample competition: a whole day with names from many alphabets, always the same."""

from functools import cache
from random import Random
from typing import Final

from msgspec.structs import asdict, replace

from tercet.competition.events import CompetitionEvent, RoundStarted
from tercet.competition.evolve import fold
from tercet.competition.people import Person
from tercet.competition.rehearsal import rehearse
from tercet.competition.setup import Setup
from tercet.paper.day import Day
from tercet.paper.order import Occasion, Order

OCCASION: Final = Occasion(
    name="Lake Cup, Geneva",
    organiser="Société des jeux de Genève",
    date="2026-11-21",
    time="10:00",
    place="Salle du Lac, Quai 12, Geneva",
    contact="cup@tercet.example",
    link="https://tercet.example/lake-cup",
)
NAMES: Final = (
    "Amélie Roux", "Jonas Weber", "Priya Nair", "Tomás Gil", "Sven Lund", "Léa Martin", "Kofi Mensah", "Ana Prieto",
    "赵文", "Nora Blanc", "Luis Vega", "Greta Falk", "Ilyas Amrani", "Eva Braun-Lutz", "Hugo Petit", "Mia Keller",
    "Ελένη Παππά", "Noé Garcia", "ليلى حداد", "Clara Dubois", "Иван Петров", "Iker Sanz", "Finn Ólafsson",
    "Maximiliane von Hohenstein-Schwarzenberg-Langenau", "Zoé 🐈", "Tổng Thị Hạnh", "Ben Oduya",
)  # fmt: skip

LINKS: Final = tuple(
    (path, path.replace("/", "-").ljust(22, "0")) for path in ("coordinator", "desk", "projector", "judge/1", "judge/2")
)  # no secrets of anything
REACHED: Final = Person(NAMES[0], "12 rue du Lac", "Genève", "", "1201", "+41 22 555 01 01", "amelie@tercet.example")


def sampled(order: Order) -> tuple[Order, Day]:
    """An order for the sample; its own details of the occasion take precedence."""
    said = {key: text for key, text in asdict(order.occasion).items() if text}
    day = sample_before_round(3) if order.document == "emergency-pack" else sample_day()
    return replace(order, occasion=replace(OCCASION, **said), links=order.links or LINKS), day


@cache
def sample_day() -> Day:
    """The finished sample day."""
    return _after(len(_log()))


@cache
def sample_before_round(number: int) -> Day:
    """The sample day just before a round starts."""
    return _after(
        next(n for n, event in enumerate(_log()) if isinstance(event, RoundStarted) and event.round == number)
    )


def _after(events: int) -> Day:
    """The sample day after this number of events."""
    people = {f"player-{number}": Person(name) for number, name in enumerate(NAMES, 1)}
    return Day(fold(_log()[:events]), _log()[:events], {**people, "player-1": REACHED})


@cache
def _log() -> tuple[CompetitionEvent, ...]:
    return tuple(rehearse(Setup(rounds=4, tables=9, entry_form=True), len(NAMES), 0, 0, Random(7)).log)
