"""The matrix as a part of docs/security.md: `python -m tests.proof.access.page` writes it."""

from typing import Final

from tests.proof.access import roles as r
from tests.proof.access.asked_all import Part, as_declared
from tests.proof.planting import ROOT
from tests.proof.telling import row

PAGE: Final = ROOT / "docs/security.md"
BEGIN, END = (
    "<!-- The access matrix: written by `python3 dev.py regenerate`. -->\n",
    "<!-- The end of the access matrix. -->\n",
)
PARTS: Final = {
    "Requests": "A number is the HTTP status, with the code of the refusal.",
    "Commands in a competition": "The same holds for asking what a command would do (`preview`).",
    "Messages over a socket": "A word is the code of the refusal; 403 means that no socket is opened at all.",
}


def written() -> str:
    """The whole part, with its marks."""
    matrix = as_declared()
    tables = zip(PARTS.items(), (matrix.requests, matrix.commands, matrix.messages), strict=True)
    told = [_part(title, about, part) for (title, about), part in tables]
    return "\n".join([BEGIN, _roles(), *told, END])


def _roles() -> str:
    rows = [row(role, means) for role, means in r.MEANS.items()]
    return "\n".join([row("role", "what they send"), row("---", "---"), *rows, ""])


def _part(title: str, about: str, part: Part) -> str:
    columns = alike(part)
    head = [row(title.lower(), *(", ".join(roles) for roles in columns)), row(*["---"] * (len(columns) + 1))]
    rows = [row(_named(action), *(answers[roles[0]] for roles in columns)) for action, answers in part.items()]
    return "\n".join([f"### {title}", "", about, "", *head, *rows, ""])


def _named(action: str) -> str:
    name, bracket, remark = action.partition(" (")
    return f"`{name}`{bracket}{remark}"


def alike(part: Part) -> list[tuple[str, ...]]:
    """Roles that get the same answers everywhere are one column."""
    columns: dict[tuple[str, ...], list[str]] = {}
    for role in r.ROLES:
        columns.setdefault(tuple(answers[role] for answers in part.values()), []).append(role)
    return [tuple(roles) for roles in columns.values()]


def with_matrix(text: str) -> str:
    """The page with the matrix as it is declared now."""
    before, _, rest = text.partition(BEGIN)
    return before + written() + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(with_matrix(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
