"""Results of play alone: what players' devices report, kept for the players themselves."""
