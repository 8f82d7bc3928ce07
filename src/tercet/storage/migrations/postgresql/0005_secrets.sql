-- What the server knows and tells nobody: made once by itself.
CREATE TABLE secrets (name text PRIMARY KEY, secret bytea NOT NULL);
