-- Links to a competition: what each opens (a table, a player's number …), as whom, and the hash of its secret.
CREATE TABLE competition_links (
    stream TEXT NOT NULL, kind TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, secret_hash BLOB NOT NULL UNIQUE,
    created INTEGER NOT NULL, PRIMARY KEY (stream, kind, number)
) STRICT;
-- Devices on which a link was opened.
CREATE TABLE link_sessions (
    token_hash BLOB PRIMARY KEY, stream TEXT NOT NULL, kind TEXT NOT NULL, number INTEGER NOT NULL, created INTEGER NOT NULL,
    FOREIGN KEY (stream, kind, number) REFERENCES competition_links (stream, kind, number)
) STRICT;
CREATE INDEX link_sessions_of_link ON link_sessions (stream, kind, number);
