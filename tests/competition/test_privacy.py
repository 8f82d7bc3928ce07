"""What is asked about people, what the public reads, and until when it is kept."""

from datetime import date

import pytest

from tercet.competition.people import Person
from tercet.competition.privacy import (
    FIELDS,
    Asked,
    Privacy,
    given,
    is_over,
    kept,
    problem_with_details,
    problem_with_until,
    public_name,
    until_by_default,
)
from tests.competition.telling import sheet_for
from tests.competition.test_changing import changed
from tests.competition.test_end import in_the_final

TODAY = date(2026, 11, 16)
WHOLE = Person(
    "Ada Byron Lovelace",
    *("1 High St", "Mesa", "AZ", "85201", "+1 480 555 0100", "ada@example.org"),
    guardian="Annabella Byron, +1 480 555 0101",
    photo="refused",
)


def test_nothing_but_a_name_is_asked_unless_it_is_switched_on() -> None:
    """G-4 lists what an entry card may have; the organiser chooses."""
    assert problem_with_details(Privacy(), Person("Ada")) is None
    assert problem_with_details(Privacy(), Person(" ")).code == "no-name"  # type: ignore[union-attr]
    assert given(WHOLE) == [*FIELDS]
    for asked in FIELDS:
        others: tuple[Asked, ...] = tuple(each for each in FIELDS if each != asked)
        refusal = problem_with_details(Privacy(others), WHOLE)
        assert refusal is not None
        assert (refusal.code, refusal.told) == ("not-asked", {"field": asked})
    assert problem_with_details(Privacy(tuple(FIELDS)), WHOLE) is None


def test_everybody_may_ask_to_be_shown_by_number() -> None:
    assert problem_with_details(Privacy(), Person("Ada", unlisted=True)) is None


@pytest.mark.parametrize(
    ("privacy", "person", "name"),
    [
        (Privacy(), Person("Ada Byron Lovelace"), "Ada"),
        (Privacy(), Person("Ada", unlisted=True), ""),
        (Privacy(), Person(""), ""),
        (Privacy(shows="number"), Person("Ada"), ""),
    ],
)
def test_the_public_reads_a_first_name_or_only_the_number(privacy: Privacy, person: Person, name: str) -> None:
    assert public_name(privacy, person) == name


def test_an_age_decides_the_division_and_is_not_kept() -> None:
    """G-3: divisions are bands of ages."""
    assert kept(Person("Ada", age=9)) == Person("Ada")


def test_data_is_kept_to_the_end_of_its_last_day() -> None:
    privacy = Privacy(until=TODAY)
    assert [is_over(privacy, date(2026, 11, day)) for day in (15, 16, 17)] == [False, False, True]
    assert not is_over(Privacy(), TODAY)  # from before there was such a day


@pytest.mark.parametrize(
    ("begins", "until"),
    [
        ("", date(2027, 2, 14)),
        ("2026-12-16T10:00+01:00", date(2027, 3, 16)),
        ("2026-01-01T10:00+01:00", date(2027, 2, 14)),
        ("2027-11-01T10:00+01:00", date(2027, 11, 17)),
        ("some day", date(2027, 2, 14)),
    ],
)
def test_data_is_kept_for_ninety_days_after_the_competition_unless_said(begins: str, until: date) -> None:
    assert until_by_default(TODAY, begins) == until
    assert problem_with_until(Privacy(until=until), TODAY) is None


@pytest.mark.parametrize(
    ("until", "code"),
    [
        (None, "until-missing"),
        (date(2026, 11, 15), "until-passed"),
        (TODAY, None),
        (until_by_default(TODAY), None),
        (date(2027, 11, 17), None),
        (date(2027, 11, 18), "until-too-far"),
    ],
)
def test_data_is_not_kept_for_good(until: date | None, code: str | None) -> None:
    refusal = problem_with_until(Privacy(until=until), TODAY)
    assert (refusal and refusal.code) == code


def test_privacy_can_be_changed_when_all_is_over_and_nothing_else() -> None:
    day = in_the_final()
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 12, 8, 4))
    day.say(changed(day, privacy=Privacy(shows="number")))
    assert day.now.setup.privacy.shows == "number"
    assert day.refuses(changed(day, name="Another")) == "over"
