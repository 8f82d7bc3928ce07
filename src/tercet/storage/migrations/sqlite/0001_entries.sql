-- Names are long; whatever points at a stream does so by number.
CREATE TABLE streams (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
-- A rowid table: new entries of all streams go to its end, so that a group touches few pages.
CREATE TABLE entries (
    stream INTEGER NOT NULL,
    seq INTEGER NOT NULL CHECK (seq > 0),
    at INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    command TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (stream, seq)
) STRICT;
-- The command first: ids that rise with time then lie side by side, which halves the cost of an entry.
CREATE UNIQUE INDEX commands ON entries (command, "by", stream) WHERE command <> '';
