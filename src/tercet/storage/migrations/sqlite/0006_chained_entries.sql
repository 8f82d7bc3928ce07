-- A stream knows its last entry, and every entry the one before it: a group is written at the end of one table. With an
-- index over stream and number instead, each long stream has a page of its own there, to be written with each entry.
ALTER TABLE streams ADD COLUMN head INTEGER NOT NULL DEFAULT 0;
ALTER TABLE streams ADD COLUMN last INTEGER;
CREATE TABLE chained (
    id INTEGER PRIMARY KEY,
    before INTEGER,
    stream INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    command TEXT NOT NULL,
    body BLOB NOT NULL
) STRICT;
INSERT INTO chained
    SELECT rowid, lag(rowid) OVER (PARTITION BY stream ORDER BY seq), stream, seq, at, "by", command, body FROM entries;
UPDATE streams SET (head, last) = (
    SELECT seq, rowid FROM entries WHERE stream = streams.id ORDER BY seq DESC LIMIT 1
);
DROP TABLE entries;
ALTER TABLE chained RENAME TO entries;
CREATE UNIQUE INDEX commands ON entries (command, "by", stream) WHERE command <> '';
-- The number of an entry that does not follow the last one comes out as NULL, which the table refuses: so there is never
-- a gap, and never the same number twice.
CREATE TRIGGER appended AFTER INSERT ON entries BEGIN
    UPDATE streams
    SET head = iif(new.seq = head + 1 AND new.before IS last, new.seq, NULL), last = new.id
    WHERE id = new.stream; END;
