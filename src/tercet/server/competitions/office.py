"""All competitions of a worker: opens them and decides commands. Append, commit, acknowledge, as at tables."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from tercet.competition import commands as c
from tercet.competition.decide import act
from tercet.competition.events import CompetitionEvent, CompetitionOpened, PeopleErased
from tercet.competition.evolve import fold
from tercet.competition.free_texts import readable
from tercet.competition.lists import Applicant
from tercet.competition.loading import enter_all
from tercet.competition.moves import Changes, changes, schedule_printed
from tercet.competition.people import Person
from tercet.competition.preview import Preview, preview
from tercet.competition.privacy import is_over
from tercet.competition.record import CompetitionFile, problem_with_file
from tercet.competition.refusals import CHANGED_MEANWHILE, ID_USED, NOT_OPEN, Refusal
from tercet.competition.setup import Setup
from tercet.competition.state import Competition
from tercet.competition.story import Story
from tercet.engine.value import Player
from tercet.server.competitions.entrants import Entrants
from tercet.server.competitions.lately import Lately
from tercet.server.competitions.listing import Listing, line_of
from tercet.server.competitions.people_data import local_today
from tercet.server.competitions.seeds import new_seed
from tercet.server.competitions.streams import events_in, fold_entry, stream_of, write_entry
from tercet.server.competitions.texts import Texts
from tercet.server.live.dice import Dice
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.unguessable import unguessable
from tercet.storage.store import Appended, Conflict, NewEntry, NotSaved, Repeated, Store, StoreError

NOBODY: Final = Player("")
KEPT: Final = 50  # competitions kept in memory without reading their logs again
HEAVY: Final = (c.Enter, c.ChangeSetup, c.Withdraw, c.Return, c.SetTables, c.DrawRounds, c.NewTimetable)  # may draw
Make = Callable[[int], c.Command]
Decide = Callable[[Competition, int], Awaitable[Story | Refusal]]  # now, and at this time


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
        self.texts = Texts(store)
        self._known: OrderedDict[str, CompetitionNow] = OrderedDict()
        self._lately: Lately[CompetitionNow | None] = Lately()
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
            raise StoreError("store-competition-not-saved")
        await self.listing.keep(competition, outcome.seq, story.now)
        return competition

    async def load(self, by: Player, kept: CompetitionFile) -> str | Refusal:
        """Open a competition with the log and the people of a file; whoever loads it is its coordinator."""
        if refusal := problem_with_file(kept):
            return refusal
        opened = kept.events[0]
        assert isinstance(opened, CompetitionOpened)
        competition, events = Dice().table_id(), readable((replace(opened, by=by), *kept.events[1:]))
        now = fold(events)
        over = is_over(now.setup.privacy, local_today())
        for entrant in now.entrants.values():
            if entrant.person in kept.people and not over:
                await self.entrants.keep(competition, entrant.person, kept.people[entrant.person])
        body = write_entry(await self.texts.put_aside(competition, events))
        entry = NewEntry(stream_of(competition), 0, wall_clock_ms(), body, by)
        if not isinstance(outcome := await self.store.append(entry), Appended):
            raise StoreError("store-competition-not-saved")
        await self.listing.keep(competition, outcome.seq, now)
        return competition

    async def known(self, competition: str) -> CompetitionNow | None:
        """The competition according to its log; None if there is none."""
        before = self._known.get(competition)
        head, now, done = (before.head, before.now, before.done) if before else (0, None, {})
        entries = await self.store.read(stream_of(competition), head)
        texts = await self.texts.in_entries(competition, entries)
        for entry in entries:
            now = fold_entry(now, competition, entry, texts)
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

    async def known_lately(self, competition: str) -> CompetitionNow | None:
        """The same for pages that follow; what another worker did a moment ago may be missing."""
        return await self._lately.of(competition, lambda: self.known(competition))

    async def log(self, competition: str, known: CompetitionNow) -> tuple[CompetitionEvent, ...]:
        """The events that add up to what is known of it, and none that were appended since."""
        entries = [each for each in await self.store.read(stream_of(competition)) if each.seq <= known.head]
        texts = await self.texts.in_entries(competition, entries)
        return readable(tuple(events_in(competition, entries, texts)))

    def forget(self) -> None:
        """Clear the memory: everything is read from the logs again."""
        self._known.clear()
        self._lately.clear()

    async def say(self, competition: str, by: Player, sent: Sent, make: Make) -> Acknowledgement | Refusal:
        """A command. The same id of the same player has one effect."""
        return await self._say(competition, by, sent, lambda now, at: decided(now, make(at)))

    async def _say(self, competition: str, by: Player, sent: Sent, decide: Decide) -> Acknowledgement | Refusal:
        """Decide, save, then acknowledge."""
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
                said = await self._decide(competition, known, by, sent, decide)
                if said is not None:
                    return said

    async def _decide(
        self, competition: str, known: CompetitionNow, by: Player, sent: Sent, decide: Decide
    ) -> Acknowledgement | Refusal | None:
        """None if another worker was faster: then read on, and decide again."""
        story = await decide(known.now, max(known.now.at, wall_clock_ms()))
        if isinstance(story, Refusal):
            return story
        body = write_entry(await self.texts.put_aside(competition, story.events))
        entry = NewEntry(stream_of(competition), known.head, story.now.at, body, by, sent.stored)
        match await self.store.append(entry):
            case Appended(seq):
                self._lately.forget(competition)
                await self._list(competition, seq, known.now, story.now)
                await self._forget_people(competition, known.now, story.now)
                return Acknowledgement(seq, changes(known.now, story.now))
            case Repeated(seq):
                return Acknowledgement(seq, await self._changes(competition, seq))
            case NotSaved(why):
                raise StoreError("said", why=why)
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

    async def erase_people(self, competition: str) -> None:
        """Delete who the entrants are and what was typed; the log tells everyone who follows it that it is gone."""
        await self.entrants.erase_all(competition)
        await self.texts.erase_all(competition)

        async def decide(now: Competition, at: int) -> Story | Refusal:
            story = Story(now)
            story.tell(PeopleErased(at))
            return story

        await self._say(competition, NOBODY, Sent(unguessable(16)), decide)
        await self.scrub()

    async def note_printed(self, competition: str, by: Player, printed: Competition) -> None:
        """The schedule is on paper as it was then; if it has changed while it was printed, the paper is old already."""

        async def decide(now: Competition, at: int) -> Story | Refusal:
            event = schedule_printed(now, at, by)
            if event is None or now.games != printed.games:
                return CHANGED_MEANWHILE
            story = Story(now)
            story.tell(event)
            return story

        await self._say(competition, by, Sent(unguessable(16)), decide)

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in the database's files."""
        await self.entrants.scrub()
        self.entrants.left_over |= not await self.store.scrub("competition_texts")

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
        new = False

        async def decide(now: Competition, at: int) -> Story | Refusal:
            nonlocal new
            story = await decided(now, make(at))
            if isinstance(story, Story) and now.number_of(command.person) is None:
                new = True
                await self.entrants.keep(competition, command.person, details)
            return story

        said = await self._say(competition, by, sent, decide)
        if new and isinstance(said, Refusal) and not await self._is_entered(competition, command.person):
            await self.entrants.erase(competition, command.person)
        return said

    async def _is_entered(self, competition: str, person: Player) -> bool:
        """Perhaps by another worker, at the same time."""
        known = await self.known(competition)
        return known is not None and known.now.number_of(person) is not None

    async def enter_all(
        self, competition: str, by: Player, sent: Sent, applicants: Sequence[Applicant]
    ) -> Acknowledgement | Refusal:
        """Enter everyone in a list, as one entry of the log; sent again, they are the same people."""
        persons = [_newcomer(competition, by, sent.id, row) for row in range(len(applicants))]
        known, seed = await self.known(competition), new_seed()
        new = known is not None and (by, sent.id) not in known.done
        for person, each in zip(persons, applicants, strict=True) if new else ():
            await self.entrants.keep(competition, person, each.person)

        async def decide(now: Competition, at: int) -> Story | Refusal:
            return await asyncio.to_thread(enter_all, now, at, by, applicants, persons, seed)

        said = await self._say(competition, by, sent, decide)
        for person in persons if new and isinstance(said, Refusal) else ():
            await self.entrants.erase(competition, person)
        return said

    async def _list(self, competition: str, head: int, before: Competition, now: Competition) -> None:
        """Update the list; a failure does not matter, since it can be rebuilt."""
        if line_of(before) != line_of(now):
            await self.listing.keep(competition, head, now)


def _newcomer(competition: str, by: Player, command: str, row: int) -> Player:
    return Player(sha256(f"{competition} {by} {command} {row}".encode()).hexdigest()[:22])


async def decided(now: Competition, command: c.Command) -> Story | Refusal:
    """Decide outside the event loop: a draw for many players takes a while."""
    return await asyncio.to_thread(act, now, command) if isinstance(command, HEAVY) else act(now, command)
