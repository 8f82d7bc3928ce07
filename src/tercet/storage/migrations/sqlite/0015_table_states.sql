-- The state of a long table after one of its entries, derived from the log: a table is woken from it and the entries after it.
CREATE TABLE table_states (
    stream TEXT PRIMARY KEY, seq INTEGER NOT NULL, derivation TEXT NOT NULL, entry_hash BLOB NOT NULL, state BLOB NOT NULL,
    checksum BLOB NOT NULL
) STRICT;
