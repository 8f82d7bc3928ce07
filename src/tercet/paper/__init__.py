"""Printing: every document of a competition and of the game as PDF, from one set of data."""
