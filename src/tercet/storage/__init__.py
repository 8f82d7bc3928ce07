"""Where logs are kept: one append-only table of events, in a file (SQLite) or on a server (PostgreSQL)."""
