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


def repeated(part: str, times: int, between: str) -> str:
    """A part of a statement several times, its two values numbered on.

    >>> repeated("(a = ${} AND b = ${})", 2, " OR ")
    '(a = $1 AND b = $2) OR (a = $3 AND b = $4)'
    """
    return between.join(part.format(2 * n + 1, 2 * n + 2) for n in range(times))
