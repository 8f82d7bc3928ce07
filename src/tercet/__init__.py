"""Tercet plays, teaches and referees the card game SET, and runs its competitions."""

from contextlib import suppress
from pathlib import Path

with suppress(ModuleNotFoundError):  # compiled modules, if they are installed
    import tercet_fast

    tercet_fast.use(Path(__file__).parent)
