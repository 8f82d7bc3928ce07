-- Lines that somebody wrote at a table and somebody else reported. They hold words of people, so they are no part of a log.
CREATE TABLE reports (
    at INTEGER NOT NULL, stream TEXT NOT NULL, reporter TEXT NOT NULL, player TEXT NOT NULL, lines TEXT NOT NULL
) STRICT;
CREATE INDEX reports_about_player ON reports (player, at);
