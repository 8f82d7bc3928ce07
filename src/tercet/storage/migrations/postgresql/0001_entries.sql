CREATE TABLE entries (
    stream text COLLATE "C" NOT NULL,
    seq bigint NOT NULL CHECK (seq > 0),
    at bigint NOT NULL,
    "by" text COLLATE "C" NOT NULL,
    command text COLLATE "C" NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (stream, seq)
);
-- The command first: ids that rise with time then lie side by side.
CREATE UNIQUE INDEX commands ON entries (command, "by", stream) WHERE command <> '';
