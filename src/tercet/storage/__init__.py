"""Storage of logs: one append-only table of entries, in a file (SQLite) or on a server (PostgreSQL)."""
