"""Session tokens: given out once, stored only as a hash, so that reading the database gives access to no session."""

from hashlib import sha256

from tercet.server.unguessable import unguessable


def new_token() -> str:
    """256 random bits."""
    return unguessable(32)


def token_hash(token: str) -> bytes:
    """The stored form of a token."""
    return sha256(token.encode()).digest()
