"""Looks through every frame that anybody was sent: nobody is shown a card that is not dealt, or a salt too soon."""

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import convert

from tercet.cards.deck import FULL
from tercet.engine.events import CardsDealt, CardsTakenOff, CardTurned, RoundOpened, TurnedBack
from tercet.engine.match import DeckSealed, DeckShown, MatchEvent
from tercet.tables.events import TableEvent, TableOnly
from tercet.tables.view import matches_in, seen

CODE: Final = re.compile(r"(?<![\w-])[123][rpg][osd][fhe](?![\w-])")  # a word of its own: ids are random letters
EVERY: Final = frozenset(FULL)
NEVER: Final = 2**53  # the entry that shows the salt of a round that is not over


class OpenCards:
    """The cards that anybody may know of: those that lie open or have been taken."""

    def __init__(self) -> None:
        self.now: frozenset[str] = frozenset()
        self._turned: list[tuple[str, str]] = []  # by whom each card lies open that was dealt face down (M-11)

    def hear(self, event: TableEvent) -> frozenset[str]:
        """What lies open after an event; returns the cards that are no longer to be named after it."""
        before = self.now
        match event:
            case RoundOpened():
                self.now, self._turned = frozenset(), []
            case CardsDealt(cards=cards):
                self.now |= {*cards}
            case CardTurned(by=by, card=card):
                self.now |= {card}
                self._turned.append((by, card))
            case TurnedBack(by=by, cards=cards):
                self._turned = [pair for pair in self._turned if pair[0] != by or pair[1] not in cards]
                self.now -= {*cards} - {card for _, card in self._turned}
            case CardsTakenOff(cards=cards):
                self.now -= {*cards}
            case _:
                pass
        return before - self.now


class FrameScan:
    """All frames of a table, held against the records of its matches."""

    def __init__(self, frames: Iterable[Sequence[bytes]], records: Sequence[Sequence[MatchEvent]]) -> None:
        self._frames = [frame for each in frames for frame in each]
        self._story = story_of(self._frames)
        self._records = records

    def check(self) -> None:
        """Raise if anybody was sent what nobody may know, or anything else than what happened."""
        self._nothing_but_the_record()
        dealt, salts = self._allowed()
        for frame in self._frames:
            message = json.loads(frame)
            seq = message.get("seq")
            codes = set(CODE.findall(frame.decode()))
            if "table" not in message and "events" not in message:
                assert not codes, f"a card in {message}"
                continue
            assert codes <= dealt[seq], f"undealt in {message['type']} {seq}: {codes - dealt[seq]}"
            for salt, shown_at in salts.items():
                assert seq >= shown_at or salt.encode() not in frame, f"the salt in {message['type']} {seq}"

    def _nothing_but_the_record(self) -> None:
        told = [event for seq in sorted(self._story) for event in self._story[seq]]
        for shown, record in zip(matches_in(told), self._records, strict=True):
            assert shown == [seen(event) for event in record]

    def _allowed(self) -> tuple[dict[int, frozenset[str]], dict[str, int]]:
        """For each entry the cards that may be named by then; for each salt the entry that shows it."""
        lying = OpenCards()
        by_seq: dict[int, frozenset[str]] = {1: lying.now}
        salts: dict[str, int] = {}
        for seq in sorted(self._story):
            once: frozenset[str] = frozenset()  # named by this entry, and then no more
            for event in self._story[seq]:
                if isinstance(event, DeckShown):
                    once, salts[event.salt] = EVERY, seq
                else:
                    once |= lying.hear(event)
            by_seq[seq] = lying.now | once
        sealed = {event.salt for record in self._records for event in record if isinstance(event, DeckSealed)}
        assert sealed >= {*salts}, "a salt was shown that sealed nothing"
        return by_seq, {**dict.fromkeys(sealed, NEVER), **salts}


def story_of(frames: Sequence[bytes]) -> dict[int, list[TableEvent]]:
    """What happened by number; everyone was told the same."""
    story: dict[int, list[TableEvent]] = {}
    for frame in frames:
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "Told":
            events = convert(message["events"], list[TableOnly | MatchEvent])
            assert story.setdefault(message["seq"], events) == events, f"entry {message['seq']} was told in two ways"
    return story
