"""The published rule sets as data, each value with the clause it quotes."""
