"""Errors of the client."""


class Refused(Exception):
    """The server refused: a code for programs, a sentence for people."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(f"{code}: {why}")
        self.code = code
        self.why = why


class Unreachable(Exception):
    """The server does not answer; the message says which one."""
