"""Every command in a competition: how it is said, and who may."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.proof.access import roles as r
from tests.proof.access import rules as k
from tests.proof.access.asking import Answers
from tests.proof.access.world import NOBODYS, Somebody, World

WHY: Final = {"why": "to see whether it may be said"}
Said = Mapping[str, Any] | Callable[[World, Somebody], Mapping[str, Any]]


def _sheet(world: World, _: Somebody) -> dict[str, Any]:
    lines = [{"number": number, "sets": 8} for number in world.game["players"]]
    return {"game": world.game["id"], "sheet": {"lines": lines}, **WHY}


def _oneself(_: World, somebody: Somebody) -> dict[str, Any]:
    """The coordinator names somebody else, or would be a player from then on."""
    person = NOBODYS if somebody.role == r.COORDINATOR else somebody.player or NOBODYS
    return {"details": {"name": "Gil Noor"}, "person": person}


COMMANDS: Final[dict[str, tuple[Said, Answers]]] = {
    "AddTime": ({}, k.OF_COORDINATOR),
    "Announce": ({"text": "The hall is open."}, k.OF_COORDINATOR),
    "AnswerCall": ({"person": NOBODYS}, k.OF_STAFF),
    "Appoint": ({"person": NOBODYS, "role": "desk"}, k.OF_COORDINATOR),
    "CallDesk": ({}, k.OF_WHO_MAY_CALL),
    "ChangeEntrant": ({"number": 99, **WHY}, k.OF_STAFF),
    "ChangeSetup": (lambda world, _: {"setup": world.setup, **WHY}, k.OF_COORDINATOR),
    "Correct": (_sheet, k.OF_COORDINATOR),
    "Dismiss": ({"person": "B" * 22}, k.OF_COORDINATOR),
    "DrawRounds": ({}, k.OF_COORDINATOR),
    "EndPreliminaries": ({}, k.OF_COORDINATOR),
    "Enter": ({"details": {"name": "Gil Noor"}}, k.OF_STAFF),
    "Enter (oneself)": (_oneself, k.OF_SELF_ENTRY),
    "Freeze": ({"frozen": False}, k.OF_COORDINATOR),
    "MakeUpGame": ({"round": 1, "players": [99], "table": 1}, k.OF_COORDINATOR),
    "NewTimetable": ({}, k.OF_COORDINATOR),
    "PauseClock": ({"paused": False}, k.OF_COORDINATOR),
    "Report": (_sheet, k.OF_GAME),
    "Return": ({"number": 99}, k.OF_STAFF),
    "Reveal": ({"places": None}, k.OF_COORDINATOR),
    "SetTables": ({"tables": [1, 2]}, k.OF_COORDINATOR),
    "Settle": (_sheet, k.OF_COORDINATOR),
    "StartFinal": ({}, k.OF_COORDINATOR),
    "StartRound": ({"round": 1}, k.OF_COORDINATOR),
    "Undo (of the coordinator’s)": ({}, k.OF_UNDOING),
    "Void": (lambda world, _: {"game": world.game["id"], **WHY}, k.OF_COORDINATOR),
    "Withdraw": ({"number": 99}, k.OF_STAFF),
}


def said_by(world: World, command: str, somebody: Somebody) -> Mapping[str, Any]:
    """What this person says."""
    said = COMMANDS[command][0]
    return said(world, somebody) if callable(said) else said
