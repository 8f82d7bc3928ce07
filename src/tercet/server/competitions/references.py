"""References to texts in a log: the texts themselves are stored beside it, and can be deleted."""

from collections.abc import Mapping
from typing import Final

from tercet.competition.events import CompetitionEvent
from tercet.competition.free_texts import with_texts

MARK: Final = "\N{SUBSTITUTE}"  # before an id instead of a text; what is typed never gets into the log itself
MARKED: Final = b"\\u001a"  # as JSON has it

Kept = Mapping[str, str]  # texts by id


def put_back(event: CompetitionEvent, kept: Kept) -> CompetitionEvent:
    """The event with its texts. Of one that was erased nothing is left, and a group has its id; old logs have texts."""

    def said(text: str) -> str:
        return kept.get(text.removeprefix(MARK), "") if text.startswith(MARK) else text

    def group(text: str) -> str:
        return kept.get(text.removeprefix(MARK), text.removeprefix(MARK)) if text.startswith(MARK) else text

    return with_texts(event, said, group)
