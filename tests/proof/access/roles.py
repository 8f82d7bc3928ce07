"""Everybody who may come to the server, by what they hold."""

from typing import Final

NOBODY: Final = "nobody"
ENDED: Final = "session ended"
OPERATOR: Final = "operator"
SAME_MACHINE: Final = "same machine"
FOREIGN: Final = "foreign page"
GUEST: Final = "guest"
ANOTHER: Final = "another guest"
ACCOUNT: Final = "account"
SPECTATOR: Final = "spectator"
SEATED: Final = "seated player"
HOST: Final = "host"
TABLE_JUDGE: Final = "judge at the table"
COORDINATOR: Final = "coordinator"
COORDINATORS_LINK: Final = "coordinator’s link"
DESK: Final = "desk’s link"
JUDGE: Final = "judge’s link"
OTHER_JUDGE: Final = "other judge’s link"
PROJECTOR: Final = "projector’s link"
ENTRANT: Final = "player’s link"
ELSEWHERE: Final = "link to another competition"

MEANS: Final = {
    NOBODY: "no cookie and no token",
    ENDED: "the token of a session that was signed out",
    OPERATOR: "`metrics_token`",
    SAME_MACHINE: "nothing, on the machine of the server itself",
    FOREIGN: "the cookie of a guest, sent by a page of another site",
    GUEST: "a guest’s session",
    ANOTHER: "another guest’s session",
    ACCOUNT: "the session of an account with a password",
    SPECTATOR: "a guest’s session; looks on at the table",
    SEATED: "a guest’s session; plays at the table",
    HOST: "a guest’s session; opened the table, and plays",
    TABLE_JUDGE: "a guest’s session; judges at the table",
    COORDINATOR: "a guest’s session; opened the competition",
    COORDINATORS_LINK: "the coordinator’s link to the competition",
    DESK: "the desk’s link",
    JUDGE: "the link of the judge of the game’s table",
    OTHER_JUDGE: "the link of the judge of another table",
    PROJECTOR: "the projector’s link",
    ENTRANT: "the personal link of entrant 1, who plays in the game",
    ELSEWHERE: "the coordinator’s link to another competition",
}
ROLES: Final = tuple(MEANS)

WITHOUT_SESSION: Final = (NOBODY, ENDED, OPERATOR, SAME_MACHINE, ELSEWHERE)
LINKS: Final = (COORDINATORS_LINK, DESK, JUDGE, OTHER_JUDGE, PROJECTOR, ENTRANT)
AT_THE_TABLE: Final = (TABLE_JUDGE, SEATED, HOST)
SESSIONS: Final = (FOREIGN, GUEST, ANOTHER, ACCOUNT, SPECTATOR, SEATED, HOST, TABLE_JUDGE, COORDINATOR)
