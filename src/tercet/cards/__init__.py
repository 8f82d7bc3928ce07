"""Cards, decks, what a SET is, notation, explanations. Pure: no clock, randomness, files or network."""
