"""Names that cannot be printed as they are written, told before anything is printed."""

from msgspec import Struct

from tercet.competition.people import NOBODY, People
from tercet.competition.state import Competition
from tercet.paper.printable import without_letters


class Unprintable(Struct, frozen=True):
    """Somebody whose name has characters that no font has."""

    number: int
    letters: tuple[str, ...]


def unprintable(now: Competition, people: People) -> list[Unprintable]:
    """Everyone whose name would be printed with a replacement character."""
    found = (
        Unprintable(number, tuple(without_letters(people.get(entrant.person, NOBODY).name)))
        for number, entrant in now.entrants.items()
    )
    return [each for each in found if each.letters]
