CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) STRICT;
CREATE TABLE sessions (token_hash BLOB PRIMARY KEY, player TEXT NOT NULL REFERENCES players (id), created INTEGER NOT NULL) STRICT;
CREATE INDEX sessions_of_player ON sessions (player);
CREATE TABLE accounts (
    login TEXT PRIMARY KEY, password TEXT NOT NULL, player TEXT NOT NULL UNIQUE REFERENCES players (id), created INTEGER NOT NULL
) STRICT;
CREATE TABLE tables (stream TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, created INTEGER NOT NULL) STRICT;
CREATE TABLE lobby (
    stream TEXT PRIMARY KEY, rule_set TEXT NOT NULL, host TEXT NOT NULL, people INTEGER NOT NULL, bots INTEGER NOT NULL,
    most INTEGER NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL, changed INTEGER NOT NULL
) STRICT;
CREATE INDEX lobby_by_change ON lobby (changed);
CREATE TABLE results (
    stream TEXT NOT NULL, number INTEGER NOT NULL, player TEXT NOT NULL, rule_set TEXT NOT NULL, rank INTEGER NOT NULL,
    points INTEGER NOT NULL, sets INTEGER NOT NULL, failed INTEGER NOT NULL, players INTEGER NOT NULL, ended INTEGER NOT NULL,
    PRIMARY KEY (stream, number, player)
) STRICT;
CREATE INDEX results_of_player ON results (player, ended);
CREATE TABLE moved (guest TEXT PRIMARY KEY, account TEXT NOT NULL) STRICT;
