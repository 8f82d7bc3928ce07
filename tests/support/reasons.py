"""The English of a reason, which the code has beside its message."""

from tercet.cards.reasons import Reason
from tercet.words.speech import speak


def english(reason: Reason) -> str:
    """The sentence in the code; it must be the one that the message says."""
    told = {name: str(value) if isinstance(value, Reason) else value for name, value in reason.told.items()}
    assert speak("en", reason.message, **told) == reason.why
    return reason.why
