"""People enter by themselves while the form is open."""

import pytest

from tercet.competition import commands as c
from tercet.competition.entry_form import closed, needs_guardian, problem_with_entry
from tercet.competition.people import Person
from tercet.competition.privacy import Privacy
from tercet.competition.setup import AGE_BANDS, Division, Setup
from tests.competition.telling import Day, boss, desk, guest, person

OPEN = Setup(rounds=1, entry_form=True)
GUARDED = Privacy(("guardian",))


def test_people_enter_themselves_until_the_draw_and_nobody_else() -> None:
    day = Day(OPEN, 6)
    day.say(c.Enter(1, guest, guest))
    assert day.now.number_of(guest) == 7
    assert day.refuses(c.Enter(1, guest, person(9))) == "staff-only"
    assert day.refuses(c.Enter(1, person(9), person(9), number=40)) == "staff-only"
    day.say(c.DrawRounds(2, boss, 1))
    assert day.refuses(c.Enter(3, person(9), person(9))) == "form-after-draw"
    day.say(c.Enter(3, desk, person(9)))


def test_a_form_that_is_off_is_closed_for_all_but_the_staff() -> None:
    day = Day(Setup(rounds=1), 6)
    assert day.refuses(c.Enter(1, guest, guest)) == "form-off"
    day.say(c.Enter(1, desk, desk))
    assert closed(Day(OPEN).now) is None


@pytest.mark.parametrize(
    ("privacy", "division", "needed"),
    [(GUARDED, "A", True), (GUARDED, "B", False), (GUARDED, "D", False), (GUARDED, "", False), (Privacy(), "A", False)],
)
def test_a_guardian_is_needed_where_everybody_is_a_minor(privacy: Privacy, division: str, needed: bool) -> None:
    """G-3: A is for those up to ten, B up to twenty."""
    setup = Setup(divisions=AGE_BANDS, privacy=privacy)
    assert needs_guardian(setup, division) == needed
    refusal = problem_with_entry(setup, division, Person("Ada", guardian=" "))
    assert (refusal and refusal.code) == ("no-guardian" if needed else None)
    assert problem_with_entry(setup, division, Person("Ada", guardian="Anne, 555 0100")) is None


def test_seventeen_is_minor_and_eighteen_is_not() -> None:
    setup = Setup(divisions=(Division("young", 17), Division("older", 18)), privacy=GUARDED)
    assert [needs_guardian(setup, each.name) for each in setup.divisions] == [True, False]


def test_only_the_desk_says_that_there_is_a_paper() -> None:
    refusal = problem_with_entry(OPEN, "", Person("Ada", photo="paper"))
    assert refusal is not None
    assert refusal.code == "staff-only"
