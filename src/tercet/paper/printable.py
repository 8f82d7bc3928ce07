"""Make text from outside printable: on one line, and without characters that no font has."""

import re
import unicodedata
from typing import Any, Final

from tercet.paper.typefaces import letters

INSTEAD: Final = "\N{REPLACEMENT CHARACTER}"
JOINERS: Final = frozenset(
    "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH SPACE}"
)  # invisible, but some scripts need them
NOT_LETTERS: Final = frozenset({"Cs", "Co", "Cn"})  # surrogates, private use, unassigned
MOST_MARKS: Final = 2
MOST_IN_A_SENTENCE: Final = 80
PICKERS: Final = range(0xFE00, 0xFE10)  # modifiers of an emoji or a letter


class Cleaner:
    """Cleans texts, and records what it could not keep."""

    def __init__(self) -> None:
        self.missing: dict[str, None] = {}

    def all(self, data: Any) -> Any:
        """Clean every text in some data; keys are ours."""
        match data:
            case str():
                return self.text(data)
            case dict():
                return {key: self.all(value) for key, value in data.items()}
            case list() | tuple():
                return [self.all(value) for value in data]
            case _:
                return data

    def text(self, text: str) -> str:
        """Clean one text."""
        if text.isascii() and text.isprintable():
            return " ".join(text.split())
        seen = "".join(letter for letter in " ".join(text.split()) if not _unseen(letter))
        known = map(self._letter, unicodedata.normalize("NFC", seen))
        return " ".join(_not_heaped("".join(known)).split())

    def _letter(self, letter: str) -> str:
        if letter in JOINERS or (ord(letter) in letters() and unicodedata.category(letter) not in NOT_LETTERS):
            return letter
        self.missing[letter] = None
        return INSTEAD

    @property
    def note(self) -> str | None:
        """What to tell the person who prints, if anything was lost."""
        if not self.missing:
            return None
        told = ", ".join(_described(letter) for letter in list(self.missing)[:5])
        more = " and others" if len(self.missing) > 5 else ""
        return f"No font here has {told}{more}: printed as {INSTEAD}."


def _unseen(letter: str) -> bool:
    """Control characters and variation selectors, which a reader would not miss."""
    hidden = unicodedata.category(letter) in ("Cc", "Cf") or ord(letter) in PICKERS
    return hidden and letter not in JOINERS


def in_a_sentence(name: str) -> str:
    """A name that stands in running text: not endless, and where it has no spaces, the line may break all the same.

    >>> in_a_sentence("Société des jeux de Genève")
    'Société des jeux de Genève'
    """
    short = name if len(name) <= MOST_IN_A_SENTENCE else f"{name[: MOST_IN_A_SENTENCE - 1].rstrip()}…"
    return re.sub(r"(\S{20})(?=\S)", "\\1\N{ZERO WIDTH SPACE}", short)


def _not_heaped(text: str) -> str:
    """Limit the number of marks on one letter: more would overlap the neighbouring lines."""
    told, marks = "", 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        told += letter if marks <= MOST_MARKS else ""
    return told


def _described(letter: str) -> str:
    name = unicodedata.name(letter, "").lower()
    return f"U+{ord(letter):04X}" + (f" ({name})" if name else "")
