"""Facts about the game, by counting and by simulation."""
