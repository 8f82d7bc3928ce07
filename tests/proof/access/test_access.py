"""Who may do what: every role and every action, asked of a running server."""

from collections.abc import Callable

import pytest

from tercet.server.app import create_app
from tests.proof.access import roles as r
from tests.proof.access.actions import competition_commands, messages, missing, requests_of
from tests.proof.access.asked_all import Matrix, Part, as_answered, as_declared
from tests.proof.access.commands import COMMANDS
from tests.proof.access.messages import MESSAGES
from tests.proof.access.page import PAGE, with_matrix
from tests.proof.access.requests import REQUESTS
from tests.server.running_server import CLIENT, run


@pytest.fixture(scope="module")
def answered(tmp_path_factory: pytest.TempPathFactory) -> Matrix:
    found: list[Matrix] = []

    async def story() -> None:
        found.append(await as_answered(tmp_path_factory.mktemp("access")))

    run(story)
    return found[0]


def differences(part: Part, wanted: Part) -> list[str]:
    return [
        f"{action} by {role}: {part[action][role]}, but declared is {answers[role]}"
        for action, answers in wanted.items()
        for role in r.ROLES
        if part[action][role] != answers[role]
    ]


@pytest.mark.parametrize("of", ["requests", "commands", "previews", "messages"])
def test_everybody_is_answered_as_declared(
    answered: Matrix, of: str, record_property: Callable[[str, object], None]
) -> None:
    part: Part = getattr(answered, of)
    assert differences(part, getattr(as_declared(), of)) == []
    record_property("answers", len(part) * len(r.ROLES))


def test_a_login_is_shown_to_its_owner_and_a_phone_number_to_the_staff_and_its_owner(answered: Matrix) -> None:
    assert answered.shown == as_declared().shown


def test_every_route_command_and_message_has_a_declared_answer() -> None:
    assert missing(requests_of(create_app(CLIENT)), REQUESTS) == []
    assert missing(competition_commands(), COMMANDS) == []
    assert missing(messages(), MESSAGES) == []


def test_one_without_a_declared_answer_is_named() -> None:
    assert missing(["GET /new", "GET /old"], ["GET /old (twice)", "GET /gone"]) == [
        "GET /new has no declared answer",
        "GET /gone is declared, and does not exist",
    ]


def test_the_page_has_the_matrix_as_it_is_declared() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_matrix(page), "run python3 dev.py regenerate"
