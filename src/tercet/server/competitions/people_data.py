"""What the privacy choices of a competition say about a request."""

from datetime import date, datetime

from msgspec import Struct, structs

from tercet.competition.people import Person
from tercet.competition.privacy import Privacy, is_over, problem_with_details, problem_with_until, until_by_default
from tercet.competition.refusals import Refusal, no
from tercet.competition.setup import Setup
from tercet.server.competitions.sayings import Enter


def local_today() -> date:
    """The day, where the server is."""
    return datetime.now().astimezone().date()


def dated(setup: Setup) -> Privacy:
    """With the day until which people's data is kept, if the organiser has not said it."""
    until = setup.privacy.until or until_by_default(local_today(), setup.begins)
    return structs.replace(setup.privacy, until=until)


def problem_with_keeping(privacy: Privacy, person: Person) -> Refusal | None:
    """Why this cannot be kept about somebody today."""
    return problem_with_details(privacy, person) or problem_with_time(privacy)


def problem_with_time(privacy: Privacy) -> Refusal | None:
    """People's data is not kept any more."""
    return no("until-passed") if is_over(privacy, local_today()) else None


def problem_with_privacy(privacy: Privacy, saying: Struct) -> Refusal | None:
    """Why this cannot be said: it tells what nobody asked for, or would keep it too long."""
    if isinstance(saying, Enter):
        return problem_with_keeping(privacy, saying.details)
    setup: object = getattr(saying, "setup", None)
    if not isinstance(setup, Setup) or setup.privacy.until == privacy.until:
        return None
    return problem_with_until(setup.privacy, local_today())
