-- What the server knows and tells nobody: made once by itself.
CREATE TABLE secrets (name TEXT PRIMARY KEY, secret BLOB NOT NULL) STRICT;
