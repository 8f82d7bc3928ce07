"""Names that nobody guesses: of tables, people, links and sessions."""

from secrets import token_urlsafe


def unguessable(size: int) -> str:
    """So many random bytes as text that can stand in an address and, as it begins with no hyphen, after an option."""
    while (text := token_urlsafe(size)).startswith("-"):
        pass
    return text
