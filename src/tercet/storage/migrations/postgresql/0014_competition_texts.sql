-- What people typed during a competition (reasons, announcements, names of groups): in no log, so that it can be erased.
CREATE TABLE competition_texts (stream text NOT NULL, id text NOT NULL, text text NOT NULL, PRIMARY KEY (stream, id));
