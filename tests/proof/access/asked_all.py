"""The whole matrix as the server answers it, and as it is declared."""

from pathlib import Path

from msgspec import Struct

from tests.proof.access import roles as r
from tests.proof.access.asking import Answers, answer_of, command, request
from tests.proof.access.commands import COMMANDS, said_by
from tests.proof.access.messages import BESIDE, MESSAGES
from tests.proof.access.requests import ENDS_THE_SESSION, REQUESTS, declared, in_order
from tests.proof.access.rules import not_by_foreign_pages
from tests.proof.access.sockets import lines_of, refused_to_foreign_pages, said_in_turn
from tests.proof.access.world import LOGIN, PHONE, World, peopled

PRIVATE = {"a login": LOGIN, "a phone number": PHONE}
Part = dict[str, Answers]  # by action


class Matrix(Struct):
    """Answers by action and role; and who was shown what is private."""

    requests: Part
    commands: Part
    previews: Part
    messages: Part
    shown: dict[str, set[str]]


def as_declared() -> Matrix:
    """The matrix as it should be."""
    commands = {each: not_by_foreign_pages(answers) for each, (_, answers) in COMMANDS.items()}
    shown = {"a login": {r.ACCOUNT}, "a phone number": {r.COORDINATOR, r.COORDINATORS_LINK, r.DESK, r.ENTRANT}}
    return Matrix(
        {each: declared(each) for each in REQUESTS},
        commands,
        commands,
        {each: answers for each, (_, answers) in MESSAGES.items()},
        shown,
    )


async def as_answered(folder: Path) -> Matrix:
    """The matrix as it is: commands and messages first, because some requests end sessions."""
    async with peopled(folder) as world:
        shown: dict[str, set[str]] = {each: set() for each in PRIVATE}
        reading = [each for each in in_order() if each.startswith("GET ")]
        requests = {each: await _requested(world, each, shown) for each in reading}
        previews = {each: await _commanded(world, each, tried=True) for each in COMMANDS}
        commands = {each: await _commanded(world, each, tried=False) for each in COMMANDS}
        messages = await _said(world)
        requests |= {each: await _requested(world, each, shown) for each in in_order() if each not in reading}
        return Matrix(requests, commands, previews, messages, shown)


async def _requested(world: World, action: str, shown: dict[str, set[str]]) -> Answers:
    probe, answers = REQUESTS[action][0], {}
    for role, somebody in world.people.items():
        if action in ENDS_THE_SESSION:
            await world.renew(somebody)
        answer = await request(world, action, probe, somebody)
        answers[role] = answer_of(answer, probe.instead)
        for what, text in PRIVATE.items():
            if text in answer.text and role != r.FOREIGN:  # which has the answer sent, and cannot read it
                shown[what].add(role)
    return answers


async def _commanded(world: World, action: str, *, tried: bool) -> Answers:
    kind = action.partition(" (")[0]
    return {
        role: await command(world, kind, said_by(world, action, somebody), somebody, tried=tried)
        for role, somebody in world.people.items()
    }


async def _said(world: World) -> dict[str, Answers]:
    foreign = {r.FOREIGN: await refused_to_foreign_pages(world)}
    async with lines_of(world) as lines:
        return {
            action: foreign
            | await said_in_turn(world, lines, action.partition(" (")[0], message, beside=action in BESIDE)
            for action, (message, _) in MESSAGES.items()
        }
