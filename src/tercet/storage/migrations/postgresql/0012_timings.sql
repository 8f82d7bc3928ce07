-- How everyone played in each match, derived from the logs: the times of their finds, and what was wrong, as JSON.
CREATE TABLE timings (
    stream text NOT NULL, number bigint NOT NULL, player text NOT NULL, rule_set text NOT NULL, ended bigint NOT NULL,
    sets bigint NOT NULL, failed bigint NOT NULL, hinted bigint NOT NULL, alone_ms bigint NOT NULL,
    finds text NOT NULL, wrong text NOT NULL, PRIMARY KEY (stream, number, player)
);
CREATE INDEX timings_of_player ON timings (player, ended);
CREATE INDEX timings_of_rule_set ON timings (rule_set, ended);
-- Matches with timing that no person has, derived from the logs, for the operator: the reasons as JSON.
CREATE TABLE flagged (
    stream text NOT NULL, number bigint NOT NULL, player text NOT NULL, rule_set text NOT NULL, ended bigint NOT NULL,
    reasons text NOT NULL, PRIMARY KEY (stream, number, player)
);
CREATE INDEX flagged_by_end ON flagged (ended);
-- Up to when somebody has erased their statistics: rebuilding does not bring them back.
CREATE TABLE erased_statistics (player text PRIMARY KEY, until bigint NOT NULL);
-- Who wants to be on the boards.
CREATE TABLE board_members (player text PRIMARY KEY, since bigint NOT NULL);
