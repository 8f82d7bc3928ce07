CREATE TABLE events (
    stream TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq > 0),
    body BLOB NOT NULL,
    PRIMARY KEY (stream, seq)
) STRICT, WITHOUT ROWID;
