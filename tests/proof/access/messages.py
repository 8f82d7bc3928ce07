"""Every message over a socket: how it is said, and who may."""

from typing import Final

from msgspec import to_builtins

from tercet.server.api.rulesets import rules_said
from tercet.tables.gathering import Options
from tests.proof.access import roles as r
from tests.proof.access.asking import YES, Answers
from tests.proof.access.rules import everybody
from tests.proof.access.sockets import Message

NOT_SEATED, NOT_PLAYING, HOST_ONLY, JUDGE_ONLY = "not-seated", "not-playing", "host-only", "judge-only"
LOOKING_ON: Final = (r.GUEST, r.ANOTHER, r.ACCOUNT, r.SPECTATOR, r.COORDINATOR)
SUPER: Final = Message(rule_set="super", judged=False)
REAL: Final = "competition~deck.real-deck"


def told(others: str, judge: str, seated: str, host: str) -> Answers:
    """Those with a session who look on, and the three at the table; without a session people only watch."""
    at_the_table = {r.TABLE_JUDGE: judge, r.SEATED: seated, r.HOST: host}
    return everybody("spectator") | dict.fromkeys(LOOKING_ON, others) | at_the_table | {r.FOREIGN: "403"}


EVERYBODY: Final = everybody() | {r.FOREIGN: "403"}
SITTING: Final = told("spectator", YES, YES, YES)
AT_THE_TABLE: Final = told(NOT_SEATED, YES, YES, YES)
PLAYING: Final = told(NOT_SEATED, NOT_PLAYING, YES, YES)  # the judge does not play
PLAYING_UNJUDGED: Final = told(NOT_SEATED, NOT_SEATED, YES, YES)
HOST: Final = told(HOST_ONLY, HOST_ONLY, HOST_ONLY, YES)
HOST_AMONG_SEATED: Final = told(NOT_SEATED, HOST_ONLY, HOST_ONLY, YES)
JUDGE: Final = told(NOT_SEATED, YES, JUDGE_ONLY, JUDGE_ONLY)


def unjudged(rule_set: str, *before: tuple[str, str], instead: tuple[str, ...] = (), **fields: object) -> Message:
    """At a table where nobody judges."""
    return Message(fields, rule_set, judged=False, before=before, instead=instead)


HINTED: Final = unjudged("classic~hints.show-cards", instead=("no-hint",))  # one deal in thirty has no SET


def change() -> Message:
    """Other rules, between matches."""
    return Message({"rules": to_builtins(rules_said("quick")), "options": to_builtins(Options())}, begun=False)


BESIDE: Final[dict[str, tuple[Message, Answers]]] = {
    "Hello": (Message(), EVERYBODY),
    "Chat": (Message({"text": "hello"}), SITTING),
    "Introduce": (Message(), SITTING),
    "PointAt (after a call of the player)": (
        Message({"cards": []}, before=((r.SEATED, "Call"),)),
        everybody("ignored") | {r.SEATED: YES, r.FOREIGN: "403"},
    ),
    "Report": (Message({"player": r.SEATED}, instead=("nothing-written",)), SITTING),
    "Wave": (Message({"sign": "hello"}), SITTING),
}
COMMANDS: Final[dict[str, tuple[Message, Answers]]] = {
    "AddBot": (Message({"level": 1}, begun=False), HOST),
    "AskHint": (HINTED, PLAYING_UNJUDGED),
    "Call": (Message(), PLAYING),
    "ChangeTable": (change(), HOST),
    "Deal": (Message(), JUDGE),
    "EndRound": (Message(), told(NOT_SEATED, YES, HOST_ONLY, YES)),
    "Flip (the host’s turn)": (SUPER, told(NOT_SEATED, NOT_SEATED, "not-your-turn", YES)),
    "HandOver": (Message({"player": r.SEATED}), HOST_AMONG_SEATED),
    "Join": (Message(instead=("full",)), told(YES, "here-already", "here-already", "here-already")),
    "Leave": (Message(), AT_THE_TABLE),
    "LetCount": (
        unjudged("passing-deal", (r.HOST, "EndRound")),
        told(NOT_PLAYING, NOT_PLAYING, YES, YES),
    ),
    "Lock": (Message({"locked": False}), HOST),
    "NameFirst": (unjudged("super", instead=("not-now",), caller=r.SEATED), PLAYING_UNJUDGED),
    "NextRound": (unjudged("passing-deal", (r.HOST, "EndRound")), HOST),
    "Pause": (Message({"paused": False}), HOST),
    "PlayAgain": (Message(before=((r.HOST, "EndRound"),)), AT_THE_TABLE),
    "Point": (Message({"cards": ["1rof", "2rof", "3rof"]}, instead=("call-first",)), PLAYING),
    "Remove": (Message({"player": r.SPECTATOR}, instead=("no-such-player",)), HOST_AMONG_SEATED),
    "Return": (Message(instead=("here-already",)), AT_THE_TABLE),
    "Rule": (Message({"right": True}, before=((r.SEATED, "Call"), (r.SEATED, "Point"))), JUDGE),
    "SayNoSet": (Message(), PLAYING),
    "SeeClaim": (Message({"cards": []}, REAL, instead=("nothing-claimed",)), JUDGE),
    "SeeLayout": (Message({"cards": []}, REAL, instead=("nothing-seen",)), JUDGE),
    "Sit": (Message({"role": "player"}, begun=False, instead=("here-already",)), AT_THE_TABLE),
    "StakeOnNext": (SUPER, PLAYING_UNJUDGED),
    "Start": (Message(begun=False), AT_THE_TABLE),
    "TakeFlip (from the player)": (
        unjudged("super", player=r.SEATED),
        told(NOT_SEATED, NOT_SEATED, "own-flip", YES),
    ),
    "TakeOff": (Message({"cards": []}, instead=("not-now",)), AT_THE_TABLE),
    "TakePoint": (unjudged("super", instead=("not-now",)), PLAYING_UNJUDGED),
    "Turn": (unjudged("memory", place=0), PLAYING_UNJUDGED),
    "Withdraw": (Message(instead=("not-your-call",)), PLAYING),
}
MESSAGES: Final = {**BESIDE, **COMMANDS}
