"""The error that ends a command."""


class CliError(Exception):
    """One sentence for the user, and the exit code: 2 for bad input, 1 for anything else."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code
