"""Tercet plays, teaches and referees the card game SET, and runs its competitions."""
