"""The rules: a round and a match as pure deciders. Time and randomness are passed in as arguments."""
