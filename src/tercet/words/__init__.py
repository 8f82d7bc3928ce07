"""Texts in English, French, Spanish and German (Fluent), and the names of cards."""
