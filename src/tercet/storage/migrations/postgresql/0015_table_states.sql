-- The state of a long table after one of its entries, derived from the log: a table is woken from it and the entries after it.
CREATE TABLE table_states (
    stream text PRIMARY KEY, seq bigint NOT NULL, derivation text NOT NULL, entry_hash bytea NOT NULL, state bytea NOT NULL,
    checksum bytea NOT NULL
);
