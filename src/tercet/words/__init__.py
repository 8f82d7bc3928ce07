"""Tercet's words in English, French, Spanish and German: Fluent texts, and cards by name."""

from tercet.words.speech import speak

__all__ = ["speak"]
