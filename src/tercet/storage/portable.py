"""SQL that both databases understand: PostgreSQL's `$1`, and what they have in common."""

import re
from functools import lru_cache


@lru_cache(1000)
def for_sqlite(sql: str) -> str:
    """SQLite's spelling of a statement.

    >>> for_sqlite("UPDATE players SET name = $2 WHERE id = $1")
    'UPDATE players SET name = ?2 WHERE id = ?1'
    """
    return re.sub(r"\$(\d+)", r"?\1", sql)
