-- What people typed during a competition (reasons, announcements, names of groups): in no log, so that it can be erased.
CREATE TABLE competition_texts (stream TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (stream, id)) STRICT;
