"""Make text from outside printable: on one line, and without characters that no font has."""

import re
import unicodedata
from typing import Any, Final

from msgspec import Struct

from tercet.paper.typefaces import letters

INSTEAD: Final = "\N{REPLACEMENT CHARACTER}"
JOINERS: Final = frozenset(
    "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH SPACE}"
)  # invisible, but some scripts need them
NOT_LETTERS: Final = frozenset({"Cs", "Co", "Cn"})  # surrogates, private use, unassigned
MOST_MARKS: Final = 2
BREAKS: Final = re.compile(r"[^\S\u00A0\u202F]+")  # where a line may break: no-break spaces stay
MOST_IN_A_SENTENCE: Final = 80
PICKERS: Final = range(0xFE00, 0xFE10)  # modifiers of an emoji or a letter


class Note(Struct, frozen=True):
    """What the person who prints should know: a message with its values."""

    message: str
    told: dict[str, str] = {}


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
            return _on_one_line(text)
        seen = "".join(letter for letter in _on_one_line(text) if not _unseen(letter))
        known = map(self._letter, unicodedata.normalize("NFC", seen))
        return _on_one_line(_not_heaped("".join(known)))

    def _letter(self, letter: str) -> str:
        if letter in JOINERS or (ord(letter) in letters() and unicodedata.category(letter) not in NOT_LETTERS):
            return letter
        self.missing[letter] = None
        return INSTEAD

    @property
    def note(self) -> Note | None:
        """What to tell the person who prints, if anything was lost."""
        if not self.missing:
            return None
        told = ", ".join(_described(letter) for letter in list(self.missing)[:5])
        return Note("print-without-letters", {"text": told, "more": "yes" if len(self.missing) > 5 else "no"})


def without_letters(text: str) -> list[str]:
    """The characters of a text that no font has, described."""
    cleaner = Cleaner()
    cleaner.text(text)
    return [_described(letter) for letter in cleaner.missing]


def _on_one_line(text: str) -> str:
    return BREAKS.sub(" ", text).strip()


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


def sorting(name: str) -> str:
    """What a list of names is sorted by: accents and capitals do not matter.

    >>> sorted(["Zoé", "émile", "Eva", "Élodie"], key=sorting)
    ['Élodie', 'émile', 'Eva', 'Zoé']
    """
    return "".join(each for each in unicodedata.normalize("NFKD", name) if not unicodedata.combining(each)).casefold()


def _not_heaped(text: str) -> str:
    """Limit the number of marks on one letter: more would overlap the neighbouring lines."""
    told, marks = "", 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        told += letter if marks <= MOST_MARKS else ""
    return told


def _described(letter: str) -> str:
    name = unicodedata.name(letter, "").lower()
    shown = "" if unicodedata.category(letter) in NOT_LETTERS else f"{letter} "
    return f"{shown}U+{ord(letter):04X}" + (f" ({name})" if name else "")
