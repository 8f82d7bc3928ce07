-- Links to a competition: what each opens (a table, a player's number …), as whom, and the hash of its secret.
CREATE TABLE competition_links (
    stream text NOT NULL, kind text NOT NULL, number bigint NOT NULL, person text NOT NULL, secret_hash bytea NOT NULL UNIQUE,
    created bigint NOT NULL, PRIMARY KEY (stream, kind, number)
);
-- Devices on which a link was opened.
CREATE TABLE link_sessions (
    token_hash bytea PRIMARY KEY, stream text NOT NULL, kind text NOT NULL, number bigint NOT NULL, created bigint NOT NULL,
    FOREIGN KEY (stream, kind, number) REFERENCES competition_links (stream, kind, number)
);
CREATE INDEX link_sessions_of_link ON link_sessions (stream, kind, number);
