"""The `tercet` command: one module a verb, and nothing heavy imported before it is needed."""
