"""The rules: a round and a match as pure deciders. Clock and dice come in by the door."""
