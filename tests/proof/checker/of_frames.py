"""What must be true of everything that was sent: it is what the log has, in its order, and tells no secret."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from tercet.cards.kinds import NUMBER
from tercet.engine.events import CardsDealt, CardsTakenOff, CardTurned, Event, RoundEnded, RoundOpened, TurnedBack
from tercet.engine.match import DeckSealed, DeckShown, OwnLayoutOpened, seen_by
from tercet.engine.value import Player
from tercet.protocol.from_server import Snapshot, TableEntry, read_from_server
from tercet.tables.view import seen
from tests.proof.checker.evidence import Kind, Recording, Violation
from tests.proof.checker.of_game import Read

CODE: Final = re.compile(  # of any kind of card, as a word of its own, because ids are random letters
    rb"(?<![\w-])(?:[1-4][rpgRPGI][osdOSDB][fheFHEL][pfc]?|[r-][a-][g-][b-][v-][i-])(?![\w-])"
)
EVERY: Final = frozenset(card.encode() for card in NUMBER)
_encode = msgspec.json.Encoder().encode


class Heading(Struct):
    """What a frame is about, read without the rest of it."""

    type: str
    seq: int | None = None
    done: str | None = None
    id: str | None = None


read_heading = msgspec.json.Decoder(Heading).decode


class OpenCards:
    """The cards that anybody may know of: those that lie open or have been taken."""

    def __init__(self) -> None:
        self.now: frozenset[bytes] = frozenset()
        self._turned: list[tuple[str, str]] = []  # by whom each card lies open that was dealt face down (M-11)

    def hear(self, event: Event) -> frozenset[bytes]:
        """What lies open after an event; returns the cards that are no longer to be named after it."""
        before = self.now
        match event:
            case RoundOpened():
                self.now, self._turned = frozenset(), []
            case CardsDealt(cards=cards):
                self.now |= {card.encode() for card in cards}
            case CardTurned(by=by, card=card):
                self.now |= {card.encode()}
                self._turned.append((by, card))
            case TurnedBack(by=by, cards=cards):
                self._turned = [pair for pair in self._turned if pair[0] != by or pair[1] not in cards]
                self.now -= {card.encode() for card in cards} - {card.encode() for _, card in self._turned}
            case CardsTakenOff(cards=cards):
                self.now -= {card.encode() for card in cards}
            case RoundEnded(layout=layout):
                self.now |= {card.encode() for card in layout if card}
            case DeckShown():
                return EVERY
            case _:
                pass
        return before - self.now


class Shown(Struct):
    """An entry as somebody may see it: the end of its frame, the cards it may name, the salts it may not."""

    tail: bytes
    open: frozenset[bytes]
    secret: frozenset[bytes]


class Audience:
    """The log as one viewer may see it: in a race the own layout of a player, and otherwise what everyone sees."""

    def __init__(self, read: Read, viewer: Player | None) -> None:
        self.entries = [*self._shown(read, viewer)]

    def _shown(self, read: Read, viewer: Player | None) -> Iterator[Shown]:
        lying, secret = OpenCards(), frozenset[bytes]()
        for events in read:
            once: frozenset[bytes] = frozenset()  # named by this entry, and then no more
            for event in events:
                if isinstance(event, DeckSealed) and event.salt:
                    secret |= {event.salt.encode()}
                if isinstance(event, DeckShown):
                    secret -= {event.salt.encode()}
            visible = [seen(event) for event in seen_by(events, viewer)]
            for shown in visible:
                once |= lying.hear(shown)
            yield Shown(b'"events":%b}' % _encode(visible), lying.now | once, secret)

    def at(self, seq: int) -> Shown:
        """How it is after an entry; before the first, nothing may be known."""
        return self.entries[seq - 1] if 0 < seq <= len(self.entries) else NOTHING_SHOWN


NOTHING_SHOWN: Final = Shown(b"", frozenset(), frozenset())


def own_layouts(read: Read) -> set[Player]:
    """Those who see something that nobody else does."""
    return {event.by for events in read for event in events if isinstance(event, OwnLayoutOpened)}


def body_leaks(table: str, audience: Audience) -> Iterator[Violation]:
    """What the log shows of itself names no card too soon."""
    for seq, shown in enumerate(audience.entries, 1):
        yield from leaks(table, f"entry {seq}", shown.tail, shown)


def leaks(table: str, where: str, text: bytes, shown: Shown) -> Iterator[Violation]:
    """Cards and salts in a text that nobody may know of at that moment."""
    if early := {*CODE.findall(text)} - shown.open:
        cards = b" ".join(sorted(early)).decode()
        yield Violation("leak", table, f"There is a card in {where} that nobody may know yet: {cards}.")
    for salt in shown.secret:
        if salt in text:
            yield Violation("leak", table, f"The salt of a deck is in {where}, before the round is over.")


class Frames:
    """Goes through the frames of one client once; collects what is wrong, and what was shown and acknowledged."""

    def __init__(self, recording: Recording, audience: Audience) -> None:
        self._recording, self._audience = recording, audience
        self._last = recording.since
        self.wrong: list[Violation] = []
        self.acknowledged: dict[str, int] = {}
        self.snapshots: list[Snapshot] = []
        for frame in recording.frames:
            self._read(frame, read_heading(frame))

    def _read(self, frame: bytes, heading: Heading) -> None:
        match heading.type:
            case "Told":
                self._told(frame, heading.seq or 0, heading.done)
            case "Snapshot":
                self._snapshot(frame, heading.seq or 0)
            case _:
                if heading.type == "Done" and heading.id and heading.seq:
                    self.acknowledged[heading.id] = heading.seq
                self._look(f"a frame ({heading.type})", frame, self._last)

    def _told(self, frame: bytes, seq: int, done: str | None) -> None:
        if done is not None:
            self.acknowledged[done] = seq
        if seq != self._last + 1:
            self._say("missed", f"was told entry {seq} after entry {self._last}")
        self._last = max(seq, self._last)
        shown = self._audience.at(seq)
        rest = frame.removesuffix(shown.tail)
        if len(rest) == len(frame) and not self._is_the_same(frame, shown):
            self._say("told-otherwise", f"was told something else as entry {seq} than the log has")
        self._look(f"entry {seq} as sent", rest, seq)

    def _is_the_same(self, frame: bytes, shown: Shown) -> bool:
        """Perhaps with other spaces, or another order of fields."""
        told = read_from_server(frame)
        return isinstance(told, TableEntry) and b'"events":%b}' % _encode(told.events) == shown.tail

    def _snapshot(self, frame: bytes, seq: int) -> None:
        if seq < self._last:
            self._say("went-back", f"had seen entry {self._last}, and was shown the table after entry {seq}")
        self._last = seq
        self._look(f"the table as sent after entry {seq}", frame, seq)
        message = read_from_server(frame)
        assert isinstance(message, Snapshot)
        self.snapshots.append(message)

    def _look(self, where: str, text: bytes, seq: int) -> None:
        self.wrong += leaks(self._recording.table, where, text, self._audience.at(seq))

    def _say(self, kind: Kind, what: str) -> None:
        self.wrong.append(Violation(kind, self._recording.table, f"{self._recording.name} {what}."))


def audiences(read: Read, recordings: Sequence[Recording]) -> dict[Player | None, Audience]:
    """Everyone who sees something else: usually there is one audience."""
    alone = own_layouts(read) & {recording.player for recording in recordings if recording.player}
    return {viewer: Audience(read, viewer) for viewer in (None, *sorted(alone))}
