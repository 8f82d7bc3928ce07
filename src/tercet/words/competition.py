"""What a competition refuses, in words."""

from tercet.competition.refusals import Refusal
from tercet.words.languages import Language
from tercet.words.speech import speak


def refusal_in_words(refusal: Refusal, lang: Language = "en") -> str:
    """Why something may not be.

    >>> from tercet.competition.refusals import number_twice
    >>> refusal_in_words(number_twice(7), "fr")
    'Le numéro 7 est pris.'
    """
    return speak(lang, f"competition-{refusal.code}", **refusal.told)
