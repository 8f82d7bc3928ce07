"""Cards, decks, what a SET is, notation, explanations. Pure: no clock, dice, files or wire."""
