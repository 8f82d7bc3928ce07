"""Session tokens: given out once, kept only as a hash. Whoever reads the database can be nobody else."""

from hashlib import sha256
from secrets import token_urlsafe


def new_token() -> str:
    """256 bits of chance."""
    return token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode()).digest()
