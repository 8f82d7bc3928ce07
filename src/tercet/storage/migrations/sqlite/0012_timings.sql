-- How everyone played in each match, derived from the logs: the times of their finds, and what was wrong, as JSON.
CREATE TABLE timings (
    stream TEXT NOT NULL, number INTEGER NOT NULL, player TEXT NOT NULL, rule_set TEXT NOT NULL, ended INTEGER NOT NULL,
    sets INTEGER NOT NULL, failed INTEGER NOT NULL, hinted INTEGER NOT NULL, alone_ms INTEGER NOT NULL,
    finds TEXT NOT NULL, wrong TEXT NOT NULL, PRIMARY KEY (stream, number, player)
) STRICT;
CREATE INDEX timings_of_player ON timings (player, ended);
CREATE INDEX timings_of_rule_set ON timings (rule_set, ended);
-- Matches with timing that no person has, derived from the logs, for the operator: the reasons as JSON.
CREATE TABLE flagged (
    stream TEXT NOT NULL, number INTEGER NOT NULL, player TEXT NOT NULL, rule_set TEXT NOT NULL, ended INTEGER NOT NULL,
    reasons TEXT NOT NULL, PRIMARY KEY (stream, number, player)
) STRICT;
CREATE INDEX flagged_by_end ON flagged (ended);
-- Up to when somebody has erased their statistics: rebuilding does not bring them back.
CREATE TABLE erased_statistics (player TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;
-- Who wants to be on the boards.
CREATE TABLE board_members (player TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT;
