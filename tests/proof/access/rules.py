"""Kinds of answers: what each role is told. An action is declared to have one of them."""

from typing import Final

from tests.proof.access import roles as r
from tests.proof.access.asking import YES, Answers

UNKNOWN: Final = "401 who-are-you"
FOREIGN_PAGE: Final = "403 foreign-page"
STAFF: Final = (r.COORDINATOR, r.COORDINATORS_LINK, r.DESK)
COORDINATORS: Final = (r.COORDINATOR, r.COORDINATORS_LINK)


def everybody(answer: str = YES) -> Answers:
    """All alike."""
    return dict.fromkeys(r.ROLES, answer)


def only(who: tuple[str, ...], others: str) -> Answers:
    """Only these; all others are told the same."""
    return everybody(others) | dict.fromkeys(who, YES)


def in_competition(who: tuple[str, ...], others: str) -> Answers:
    """Only these; others whom the competition knows by a session or a link are told why, and the rest who they are."""
    return only(who, others) | dict.fromkeys(r.WITHOUT_SESSION, UNKNOWN)


def not_by_foreign_pages(answers: Answers) -> Answers:
    """The same, for a request that changes something: a page of another site may not send it."""
    return answers | {r.FOREIGN: FOREIGN_PAGE}


PUBLIC: Final = everybody()
OWN: Final = only(r.SESSIONS, UNKNOWN)  # by a session; each has their own
OPERATORS: Final = only((r.OPERATOR, r.SAME_MACHINE), "403 operator-only")
OF_STAFF: Final = in_competition(STAFF, "403 staff-only")
OF_COORDINATOR: Final = in_competition(COORDINATORS, "403 not-yours")
OF_STAFF_AND_ENTRANT: Final = in_competition((*STAFF, r.ENTRANT), "403 staff-only")
OF_ENTRANT: Final = in_competition((r.ENTRANT,), "403 not-your-game")
OF_WHO_MAY_CALL: Final = in_competition((r.JUDGE, r.OTHER_JUDGE, r.ENTRANT), "409 no-caller")
OF_GAME: Final = in_competition((*STAFF, r.JUDGE, r.ENTRANT), "403 spectator") | {r.OTHER_JUDGE: "403 other-table"}
# By a command, people enter themselves while the public form is open; it is closed here.
OF_SELF_ENTRY: Final = in_competition(STAFF, "409 form-off") | dict.fromkeys(
    (r.JUDGE, r.OTHER_JUDGE, r.PROJECTOR, r.ENTRANT), "403 staff-only"
)
# The last change was the coordinator's, and the desk takes back only what it may do itself.
OF_UNDOING: Final = in_competition(COORDINATORS, "403 staff-only") | {r.DESK: "403 not-yours"}
