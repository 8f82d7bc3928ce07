"""What goes wrong, as a message with what it tells, so that whoever reads it hears their own language."""

from tercet.words.languages import Language


class Sayable(Exception):
    """An error by the id of its message. As text it is English.

    >>> error = Sayable("cli-bad-cores")
    >>> str(error), error.in_words("de")
    ('Use --cores 1 or more, or leave it out for all of them.', 'Gib --cores 1 oder mehr an oder lass es weg für alle.')
    """

    def __init__(self, message: str, **told: str | int | float) -> None:
        super().__init__(message)
        self.message, self.told = message, told

    def in_words(self, lang: Language) -> str:
        """The sentence."""
        from tercet.words.speech import speak  # takes a while: only when something is said

        return speak(lang, self.message, **self.told)

    def __str__(self) -> str:
        return self.in_words("en")
