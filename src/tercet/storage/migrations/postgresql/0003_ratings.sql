-- One row for each match and player: the rating after it. The last one is the rating now.
CREATE TABLE ratings (
    stream text NOT NULL, number bigint NOT NULL, player text NOT NULL, rule_set text NOT NULL, matches bigint NOT NULL,
    mean double precision NOT NULL, variance double precision NOT NULL,
    PRIMARY KEY (stream, number, player)
);
CREATE INDEX ratings_of_player ON ratings (player, rule_set, matches);
