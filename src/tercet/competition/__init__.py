"""Competitions: who sits where, who leads, who goes on. Pure; randomness is passed in."""
