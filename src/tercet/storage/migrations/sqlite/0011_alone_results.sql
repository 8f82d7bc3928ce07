-- Results of play alone, as the player's device reports them: never part of boards or ratings.
-- "subject" is what is compared ("full 2026-11-15"); "ms" is the time, if it may be compared with others'.
CREATE TABLE alone_results (
    player TEXT NOT NULL REFERENCES players (id), id TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL, ms INTEGER,
    received INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (player, id)
) STRICT;
CREATE INDEX alone_results_of_player ON alone_results (player, kind, received);
CREATE INDEX alone_results_by_subject ON alone_results (kind, subject, player);
