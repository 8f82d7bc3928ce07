"""A table in the lobby: who sits there, which matches they play, whose call was fair. Pure, like the rules."""
