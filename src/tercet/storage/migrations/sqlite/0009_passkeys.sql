-- Passkeys: public keys under the ids that authenticators gave them. The handle is random, one for all of a player.
CREATE TABLE passkeys (
    id BLOB PRIMARY KEY, player TEXT NOT NULL REFERENCES players (id), handle BLOB NOT NULL, public_key BLOB NOT NULL,
    signs INTEGER NOT NULL, created INTEGER NOT NULL, used INTEGER NOT NULL
) STRICT;
CREATE INDEX passkeys_of_player ON passkeys (player);
-- What an authenticator is to sign: for one session or one visitor, once, within a few minutes.
CREATE TABLE challenges (
    challenge BLOB PRIMARY KEY, bound BLOB NOT NULL, handle BLOB NOT NULL, expires INTEGER NOT NULL
) STRICT;
