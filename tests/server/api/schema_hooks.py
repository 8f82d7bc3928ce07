"""What schemathesis is told: each request is that of a new guest, since some of them end the session they use.

Whoever asks for a competition has just opened one and entered somebody: a made-up id would only ever be unknown.
"""

import os
from typing import Any

import schemathesis
from schemathesis import AuthContext, Case

from tests.server.api.tokens import new_competition, new_token


@schemathesis.auth(refresh_interval=None)
class NewGuest:
    """Shows a token of its own with every request."""

    def get(self, case: Case[Any], context: AuthContext) -> str:  # noqa: ARG002
        return new_token(os.environ["TERCET_ADDRESS"])

    def set(self, case: Case[Any], data: str, context: AuthContext) -> None:  # noqa: ARG002
        case.headers["Authorization"] = f"Bearer {data}"
        if "competition" in case.path_parameters:
            case.path_parameters["competition"] = new_competition(os.environ["TERCET_ADDRESS"], data)
