"""Texts in English, French, Spanish and German (Fluent), and the names of cards."""

from tercet.words.speech import speak

__all__ = ["speak"]
