"""The public form by which people enter by themselves, until the draw."""

from typing import Final

from tercet.competition import refusals as no
from tercet.competition.people import Person
from tercet.competition.refusals import Refusal
from tercet.competition.setup import Setup
from tercet.competition.state import Competition

ADULT: Final = 18  # years


def closed(now: Competition) -> Refusal | None:
    """Why nobody can enter by the form; None if it is open."""
    if not now.setup.entry_form:
        return no.FORM_OFF
    return no.FORM_AFTER_DRAW if now.drawn or now.started else None


def needs_guardian(setup: Setup, division: str) -> bool:
    """Is everybody in this division a minor, for whom a contact is asked?"""
    ages = [each.up_to for each in setup.divisions if each.name == division]
    return "guardian" in setup.privacy.asks and any(age is not None and age < ADULT for age in ages)


def problem_with_entry(setup: Setup, division: str, person: Person) -> Refusal | None:
    """Why the form is not complete, or says what only the desk can say."""
    if person.photo == "paper":
        return no.STAFF_ONLY
    return no.NO_GUARDIAN if needs_guardian(setup, division) and not person.guardian.strip() else None
