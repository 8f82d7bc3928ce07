"""A table in the lobby: the people, their matches, and the ranking of calls. Pure, like the rules."""
