"""What can go wrong between a client and a server."""


class Refused(Exception):
    """The server said no: a code for programs, a sentence for people."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(f"{code}: {why}")
        self.code = code
        self.why = why


class Unreachable(Exception):
    """The server does not answer; the message says which."""
