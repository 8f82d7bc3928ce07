CREATE TABLE players (id text PRIMARY KEY, name text NOT NULL, created bigint NOT NULL);
CREATE TABLE sessions (token_hash bytea PRIMARY KEY, player text NOT NULL REFERENCES players (id), created bigint NOT NULL);
CREATE INDEX sessions_of_player ON sessions (player);
CREATE TABLE accounts (
    login text PRIMARY KEY, password text NOT NULL, player text NOT NULL UNIQUE REFERENCES players (id), created bigint NOT NULL
);
CREATE TABLE tables (stream text PRIMARY KEY, code text NOT NULL UNIQUE, created bigint NOT NULL);
CREATE TABLE lobby (
    stream text PRIMARY KEY, rule_set text NOT NULL, host text NOT NULL, people bigint NOT NULL, bots bigint NOT NULL,
    most bigint NOT NULL, status text NOT NULL, listed bigint NOT NULL, changed bigint NOT NULL
);
CREATE INDEX lobby_by_change ON lobby (changed);
CREATE TABLE results (
    stream text NOT NULL, number bigint NOT NULL, player text NOT NULL, rule_set text NOT NULL, rank bigint NOT NULL,
    points bigint NOT NULL, sets bigint NOT NULL, failed bigint NOT NULL, players bigint NOT NULL, ended bigint NOT NULL,
    PRIMARY KEY (stream, number, player)
);
CREATE INDEX results_of_player ON results (player, ended);
CREATE TABLE moved (guest text PRIMARY KEY, account text NOT NULL);
