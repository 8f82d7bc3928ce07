"""The error that ends a command."""

from tercet.cards.reasons import Explained, Told
from tercet.words.sayable import Sayable


class CliError(Sayable):
    """A message for the user with what it tells, and the exit code: 2 for bad input, 1 for anything else."""

    def __init__(self, message: str, code: int = 1, **told: Told) -> None:
        super().__init__(message, **told)
        self.code = code


def passed_on(error: Sayable | Explained, code: int = 1) -> CliError:
    """What another part of Tercet says, in the user's language."""
    reason = error.reason if isinstance(error, Explained) else error
    return CliError(reason.message, code, **reason.told)
