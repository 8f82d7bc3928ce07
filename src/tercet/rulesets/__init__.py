"""The published rule sets as data, each value with the clauses it cites."""
