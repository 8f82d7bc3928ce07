"""Text of people, as it may be shown to others: one line, nothing invisible, nothing that turns the page around."""

from unicodedata import category, normalize


def one_line(text: str) -> str:
    """The text on one line.

    >>> one_line("  Ada\\t Lovelace ")
    'Ada Lovelace'
    >>> one_line("\\u202eevil")
    'evil'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in normalize("NFC", text))
    return " ".join("".join(letter for letter in spaced if category(letter)[0] != "C").split())
