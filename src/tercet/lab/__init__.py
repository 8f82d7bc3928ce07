"""What is true about the game, found out by counting and by playing."""
