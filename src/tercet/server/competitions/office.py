"""All competitions of a worker: opens them and decides commands. Append, commit, acknowledge, as at tables."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from tercet.competition import commands as c
from tercet.competition.decide import act
from tercet.competition.events import CompetitionEvent, CompetitionOpened
from tercet.competition.evolve import fold
from tercet.competition.moves import Changes, changes
from tercet.competition.people import Person
from tercet.competition.preview import Preview, preview
from tercet.competition.record import CompetitionFile, problem_with_file
from tercet.competition.refusals import CHANGED_MEANWHILE, ID_USED, NOT_OPEN, Refusal
from tercet.competition.roles import not_allowed
from tercet.competition.setup import Setup
from tercet.competition.state import Competition
from tercet.competition.story import Story
from tercet.engine.value import Player
from tercet.server.competitions.entrants import Entrants
from tercet.server.competitions.listing import Listing, line_of
from tercet.server.competitions.streams import events_in, fold_entry, stream_of, write_entry
from tercet.server.live.dice import Dice
from tercet.server.live.table_clock import wall_clock_ms
from tercet.storage.store import Appended, Conflict, NewEntry, NotSaved, Repeated, Store, StoreError

KEPT: Final = 50  # competitions kept in memory without reading their logs again
HEAVY: Final = (c.Enter, c.ChangeSetup, c.Withdraw, c.Return, c.SetTables, c.DrawRounds, c.NewTimetable)  # may draw
Make = Callable[[int], c.Command]


class Sent(Struct, frozen=True):
    """The id that the sender gave a command, and what else the sender said about it."""

    id: str
    content: str = ""  # a digest: the same id must not mean two different things
    after: int | None = None  # only if nothing has happened since this entry: what was previewed is what is done

    @property
    def stored(self) -> str:
        """Id and digest in the log; an id has no spaces."""
        return f"{self.id} {self.content}" if self.content else self.id


class Done(Struct, frozen=True):
    """A command that is in the log."""

    seq: int
    content: str


class CompetitionNow(Struct, frozen=True):
    """A competition up to an entry of its log."""

    head: int
    now: Competition
    done: dict[tuple[str, str], Done]  # by player and command id


class Acknowledgement(Struct, frozen=True):
    """The command took effect, as this entry of the log, and changed these seats."""

    seq: int
    changes: Changes


class Foreseen(Struct, frozen=True):
    """What a command would do if it were the next entry after `seq`."""

    seq: int
    preview: Preview


class Office:
    """Every worker has one; the truth is in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.listing = Listing(store)
        self.entrants = Entrants(store)
        self._known: OrderedDict[str, CompetitionNow] = OrderedDict()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, by: Player, setup: Setup) -> str | Refusal:
        """Open a new competition; returns its id."""
        competition, at = Dice().table_id(), wall_clock_ms()
        story = act(None, c.OpenCompetition(at, by, setup))
        if isinstance(story, Refusal):
            return story
        entry = NewEntry(stream_of(competition), 0, at, write_entry(story.events), by)
        outcome = await self.store.append(entry)
        if not isinstance(outcome, Appended):
            raise StoreError("The competition could not be saved.")
        await self.listing.keep(competition, outcome.seq, story.now)
        return competition

    async def load(self, by: Player, kept: CompetitionFile) -> str | Refusal:
        """Open a competition with the log and the people of a file; whoever loads it is its coordinator."""
        if refusal := problem_with_file(kept):
            return refusal
        opened = kept.events[0]
        assert isinstance(opened, CompetitionOpened)
        competition, events = Dice().table_id(), (replace(opened, by=by), *kept.events[1:])
        now = fold(events)
        for entrant in now.entrants.values():
            if entrant.person in kept.people:
                await self.entrants.keep(competition, entrant.person, kept.people[entrant.person])
        entry = NewEntry(stream_of(competition), 0, wall_clock_ms(), write_entry(events), by)
        if not isinstance(outcome := await self.store.append(entry), Appended):
            raise StoreError("The competition could not be saved.")
        await self.listing.keep(competition, outcome.seq, now)
        return competition

    async def known(self, competition: str) -> CompetitionNow | None:
        """The competition according to its log; None if there is none."""
        before = self._known.get(competition)
        head, now, done = (before.head, before.now, before.done) if before else (0, None, {})
        for entry in await self.store.read(stream_of(competition), head):
            now = fold_entry(now, competition, entry)
            head = entry.seq
            if entry.command:
                command, _, content = entry.command.partition(" ")
                done[entry.by, command] = Done(entry.seq, content)
        if now is None:
            return None
        known = self._known[competition] = CompetitionNow(head, now, done)
        self._known.move_to_end(competition)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return known

    async def log(self, competition: str, known: CompetitionNow) -> tuple[CompetitionEvent, ...]:
        """The events that add up to what is known of it, and none that were appended since."""
        entries = await self.store.read(stream_of(competition))
        return tuple(events_in(competition, (entry for entry in entries if entry.seq <= known.head)))

    def forget(self) -> None:
        """Clear the memory: everything is read from the logs again."""
        self._known.clear()

    async def say(self, competition: str, by: Player, sent: Sent, make: Make) -> Acknowledgement | Refusal:
        """Decide, save, then acknowledge. The same id of the same player has one effect."""
        turn = self._turns.setdefault(competition, asyncio.Lock())
        async with turn:
            while True:
                known = await self.known(competition)
                if known is None:
                    return NOT_OPEN
                if done := known.done.get((by, sent.id)):
                    return await self._said_before(competition, done, sent)
                if sent.after not in (None, known.head):
                    return CHANGED_MEANWHILE
                said = await self._decide(competition, known, by, sent, make)
                if said is not None:
                    return said

    async def _decide(
        self, competition: str, known: CompetitionNow, by: Player, sent: Sent, make: Make
    ) -> Acknowledgement | Refusal | None:
        """None if another worker was faster: then read on, and decide again."""
        story = await decided(known.now, make(max(known.now.at, wall_clock_ms())))
        if isinstance(story, Refusal):
            return story
        body = write_entry(story.events)
        entry = NewEntry(stream_of(competition), known.head, story.now.at, body, by, sent.stored)
        match await self.store.append(entry):
            case Appended(seq):
                await self._list(competition, seq, known.now, story.now)
                await self._forget_people(competition, known.now, story.now)
                return Acknowledgement(seq, changes(known.now, story.now))
            case Repeated(seq):
                return Acknowledgement(seq, await self._changes(competition, seq))
            case NotSaved(why):
                raise StoreError(why)
            case Conflict():
                return None

    async def _said_before(self, competition: str, done: Done, sent: Sent) -> Acknowledgement | Refusal:
        """The same again has the same answer; another command with the same id is a mistake of its sender."""
        if done.content and done.content != sent.content:
            return ID_USED
        return Acknowledgement(done.seq, await self._changes(competition, done.seq))

    async def _forget_people(self, competition: str, before: Competition, now: Competition) -> None:
        """Delete the data of people whose entry was undone."""
        for number in before.entrants.keys() - now.entrants.keys():
            await self.entrants.erase(competition, before.entrants[number].person)

    async def _changes(self, competition: str, seq: int) -> Changes:
        """What an earlier entry changed."""
        before: Competition | None = None
        for entry in await self.store.read(stream_of(competition)):
            now = fold_entry(before, competition, entry)
            if entry.seq == seq and before is not None:
                return changes(before, now)
            before = now
        return Changes()

    async def foresee(self, competition: str, make: Make) -> Foreseen | Refusal:
        """What a command would do; nothing is saved."""
        known = await self.known(competition)
        if known is None:
            return NOT_OPEN
        command = make(max(known.now.at, wall_clock_ms()))
        told = await asyncio.to_thread(preview, known.now, command)
        return told if isinstance(told, Refusal) else Foreseen(known.head, told)

    async def enter(
        self, competition: str, by: Player, sent: Sent, make: Make, details: Person
    ) -> Acknowledgement | Refusal:
        """Enter somebody: the personal data is stored outside the log, before the log refers to it."""
        command = make(0)
        assert isinstance(command, c.Enter)
        known = await self.known(competition)
        allowed = known is not None and not_allowed(known.now, command) is None
        new = known is not None and allowed and known.now.number_of(command.person) is None
        if new:
            await self.entrants.keep(competition, command.person, details)
        said = await self.say(competition, by, sent, make)
        if new and isinstance(said, Refusal):
            await self.entrants.erase(competition, command.person)
        return said

    async def _list(self, competition: str, head: int, before: Competition, now: Competition) -> None:
        """Update the list; a failure does not matter, since it can be rebuilt."""
        if line_of(before) != line_of(now):
            await self.listing.keep(competition, head, now)


async def decided(now: Competition, command: c.Command) -> Story | Refusal:
    """Decide outside the event loop: a draw for many players takes a while."""
    return await asyncio.to_thread(act, now, command) if isinstance(command, HEAVY) else act(now, command)
