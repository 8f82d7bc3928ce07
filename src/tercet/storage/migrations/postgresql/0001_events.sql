CREATE TABLE events (
    stream text NOT NULL,
    seq bigint NOT NULL CHECK (seq > 0),
    body bytea NOT NULL,
    PRIMARY KEY (stream, seq)
);
