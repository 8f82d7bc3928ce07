"""What goes wrong, as a message with what it tells, so that whoever reads it hears their own language."""

from collections.abc import Mapping

from tercet.cards.reasons import Reason, Told
from tercet.words.languages import Language


def say_in(lang: Language, message: str, told: Mapping[str, Told]) -> str:
    """A message in words; reasons among its values are said in the same language.

    >>> say_in("de", "cli-law-broken", {"n": 7, "problem": Reason("The game does not end.", "law-no-end")})
    'Partie 7 verletzt ein Gesetz: Die Partie endet nicht.'
    """
    from tercet.words.speech import speak  # takes a while: only when something is said

    return speak(lang, message, **{name: _in_words(lang, value) for name, value in told.items()})


def _in_words(lang: Language, value: Told) -> str | int | float:
    return say_in(lang, value.message, value.told) if isinstance(value, Reason) else value


class Sayable(Exception):
    """An error by the id of its message. As text it is English.

    >>> error = Sayable("cli-bad-cores")
    >>> str(error), error.in_words("de")
    ('Use --cores 1 or more, or leave it out for all of them.', 'Gib --cores 1 oder mehr an oder lass es weg für alle.')
    """

    def __init__(self, message: str, **told: Told) -> None:
        super().__init__(message)
        self.message, self.told = message, told

    def in_words(self, lang: Language) -> str:
        """The sentence."""
        return say_in(lang, self.message, self.told)

    def __str__(self) -> str:
        return self.in_words("en")
