"""Competitions: who sits where, who leads, who goes on. Pure, but for the dice it is given."""
