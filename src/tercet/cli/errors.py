"""The error that ends a command."""

from tercet.words.sayable import Sayable


class CliError(Sayable):
    """A message for the user with what it tells, and the exit code: 2 for bad input, 1 for anything else."""

    def __init__(self, message: str, code: int = 1, **told: str | int | float) -> None:
        super().__init__(message, **told)
        self.code = code


def passed_on(error: Exception, code: int = 1) -> CliError:
    """What another part of Tercet says: in the user's language if it knows four, otherwise as it is."""
    if isinstance(error, Sayable):
        return CliError(error.message, code, **error.told)
    return CliError("said", code, why=str(error))
