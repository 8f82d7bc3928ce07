-- One row for each match and player: the rating after it. The last one is the rating now.
CREATE TABLE ratings (
    stream TEXT NOT NULL, number INTEGER NOT NULL, player TEXT NOT NULL, rule_set TEXT NOT NULL, matches INTEGER NOT NULL,
    mean REAL NOT NULL, variance REAL NOT NULL,
    PRIMARY KEY (stream, number, player)
) STRICT;
CREATE INDEX ratings_of_player ON ratings (player, rule_set, matches);
