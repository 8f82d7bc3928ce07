"""One mailbox per table, which fixes the order of arrival. Append, commit, acknowledge, show: in this order."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Any

from tercet.engine import commands as c
from tercet.engine import events as e
from tercet.engine.clock import deadline
from tercet.engine.facts import calls_are_made
from tercet.engine.refusals import CALLED_ALREADY, Refusal
from tercet.engine.table import Searching
from tercet.engine.value import Player
from tercet.protocol.from_server import Done
from tercet.protocol.sayings import SAYINGS
from tercet.server.live import wire
from tercet.server.live.audience import Audience
from tercet.server.live.dice import Dice
from tercet.server.live.done_commands import DoneCommands
from tercet.server.live.entries import ShownEntry, fold_entries, read_entry, write_entry
from tercet.server.live.filling_in import command_of
from tercet.server.live.log_reader import RETRY_MS, LogReader
from tercet.server.live.memories import remember_at
from tercet.server.live.paces import learn_at
from tercet.server.live.pending_command import PendingCommand
from tercet.server.live.refused_commands import RefusedCommands
from tercet.server.live.rival_calls import RivalCalls, anyone_could_call, heard_call, may_have_rivals
from tercet.server.live.table_clock import TableClock, wall_clock_ms
from tercet.server.live.table_state import TableState
from tercet.server.live.tally import Tally
from tercet.server.live.viewer import Viewer
from tercet.server.live.wake_ups import WakeUps
from tercet.storage.store import Appended, Conflict, Entry, NewEntry, NotSaved, Outcome, Repeated, Store
from tercet.tables.commands import WeighCalls
from tercet.tables.decide import act_at_table, may_claim
from tercet.tables.fairness import search_begins
from tercet.tables.gathering import Gathering
from tercet.tables.story import TableStory

Changed = Callable[["Mailbox"], None]
CLAIMS = (SAYINGS[c.Call], SAYINGS[c.Point], SAYINGS[c.Turn])
NOBODY = Player("")  # the clock's commands have no player
SAID_ALREADY = Refusal("said-already", "You have called already.")
NOT_HEARD = Refusal("not-heard", "There was no connection, and the table did not hear that. Say it again if it holds.")


class Mailbox:
    """A table in play, as it is after entry `head` of its log, and the commands waiting to be decided."""

    def __init__(
        self,
        stream: str,
        store: Store,
        state: TableState,
        done: DoneCommands,
        clock: TableClock,
        dice: Dice,
        tally: Tally,
        wake_ups: WakeUps,
    ) -> None:
        gathering = state.gathering
        self.stream = stream
        self.gathering = gathering
        self.head = state.head
        self.stored = 0  # up to which entry the state of this table is stored
        self.audience = Audience(gathering.sitters)
        self.paces = state.paces
        self.memory = state.memory
        self.begun = state.begun  # the entry before the current match
        self.clock = clock
        self.shown_at = gathering.at  # when there was last something new to look at
        if gathering.paused:
            clock.stop()
        self.changed: Changed | None = None  # called after every entry: notifications, bots, lobby
        self._store = store
        self._reader = LogReader(store, stream, self._take_in)
        self._dice = dice
        self._tally = tally
        self._submitted = 0.0
        self._done = done
        self._waiting: deque[PendingCommand] = deque()
        self._refused = RefusedCommands()
        self._rivals = RivalCalls()
        self._saving: tuple[PendingCommand, TableStory, bytes] | None = None
        self._retry_at = 0  # on the table's clock: when the clock's own command could not be saved
        self._deadline: int | None = None  # of the table as it is
        self._wake_ups = wake_ups
        self._wakes: int | None = None  # the moment at which this table wakes up
        self._go_on()

    @property
    def state(self) -> TableState:
        """The table as it is now, to be stored."""
        return TableState(self.head, self.gathering, self.paces, self.memory, self.begun)

    @property
    def idle(self) -> bool:
        """Is nobody there, and nothing left to do?"""
        busy = self.audience.expected or self._waiting or self._saving or self._reader.reading
        return not busy and self._wakes is None

    def post(self, pending: PendingCommand) -> None:
        """Add a command to the queue."""
        pending.heard_at = self.clock.now()
        self._waiting.append(pending)
        self._work()

    def _go_on(self) -> None:
        """The table is another one, or something could not be saved."""
        self._deadline = self._due()
        self._work()

    def _work(self) -> None:
        """Decide what waits one by one, until one is being saved or only time can bring the next."""
        while self._saving is None and not self._reader.reading:
            if self._rivals.calls:
                if (settled := self._rivals_may_come()) is not None:
                    self._wake_at(settled)
                    return
            elif self._deadline is not None and self._time_is_up(self._deadline):
                self._decide(PendingCommand(NOBODY, make=c.TimeUp))
            elif self._waiting:
                self._open(self._waiting.popleft())
            else:
                self._wake_at(self._deadline)
                return

    def _open(self, pending: PendingCommand) -> None:
        if pending.id and (seq := self._done.get((pending.by, pending.id))):
            self._answer(pending, wire.framed(Done(pending.id, seq)))
        elif before := self._refused.get((pending.by, pending.id)):
            self._refuse_unless_done(pending, before)
        elif pending.again:
            self._refused.add((pending.by, pending.id), NOT_HEARD)  # now, or it could arrive and happen meanwhile
            self._refuse_unless_done(pending, NOT_HEARD)
        else:
            self._decide(pending)

    def _decide(self, pending: PendingCommand) -> None:
        """Decide a command, and submit the events to the store; or refuse it."""
        command = self._command(pending)
        if not pending.weighed and may_have_rivals(self.gathering, command):
            self._await_rivals(pending, command)
            return
        self._act(pending, command)

    def _act(self, pending: PendingCommand, command: Any) -> None:
        story = act_at_table(self.gathering, command)
        if type(story) is Refusal:
            self._refuse_unless_done(pending, story)
            return
        body = write_entry(story.events)
        self._saving = (pending, story, body)
        entry = NewEntry(self.stream, self.head, wall_clock_ms(), body, pending.by, pending.id)
        self._submitted = monotonic()
        self._store.submit(entry, self._saved)

    def _command(self, pending: PendingCommand) -> Any:
        now = self.clock.now()
        if pending.make is not None:
            return pending.make(now)
        assert pending.saying is not None
        if type(pending.saying) in CLAIMS and self._is_called():
            now = max(self.gathering.at, pending.heard_at)  # the time between calls does not include saving
        return command_of(pending.saying, pending.by, now, self.gathering, self._dice)

    def _is_called(self) -> bool:
        table = self.gathering.match.table if self.gathering.match else None
        return table is not None and type(table.phase) is not Searching and bool(table.callers)

    def _saved(self, outcome: Outcome) -> None:
        """The store has answered."""
        assert self._saving is not None
        pending, story, body = self._saving
        self._saving = None
        if type(outcome) is Appended and outcome.seq > self.head:
            self._appended(outcome.seq, pending, story, body)
        else:
            self._not_appended(outcome, pending, story)
        self._go_on()

    def _appended(self, seq: int, pending: PendingCommand, story: TableStory, body: bytes) -> None:
        saved = monotonic()
        self._tally.append.add(saved - self._submitted)
        assert story.gathering is not None
        self._show(seq, story.gathering, ShownEntry(story.events, body), (pending.by, pending.id), pending.viewer)
        self._tally.entries += 1
        if pending.beside:
            self._answer_beside(pending, story, seq)
        self._tally.show.add(monotonic() - saved)

    def _not_appended(self, outcome: Outcome, pending: PendingCommand, story: TableStory) -> None:
        match outcome:
            case Appended(seq):  # read already, together with what another worker wrote
                self._answer(pending, wire.framed(Done(pending.id, seq)))
                self._answer_beside(pending, story, seq)
            case Conflict():
                self._tally.conflicts += 1
                self._waiting.extendleft(reversed((pending, *pending.beside)))
                pending.beside = ()
                self.catch_up()
            case Repeated(seq):
                self._tally.repeated += 1
                self._done.add((pending.by, pending.id), seq)
                self._answer(pending, wire.framed(Done(pending.id, seq)))
                self._waiting.extendleft(reversed(pending.beside))
                self.catch_up()
            case NotSaved(why):
                self._tally.not_saved += 1
                self._retry_at = self.clock.now() + RETRY_MS
                for one in (pending, *pending.beside):
                    self._refuse(one, Refusal("not-saved", why))
                self._reader.look(self.grown_to)  # it may be in the log all the same, and then everyone must see it

    def _show(
        self, seq: int, gathering: Gathering, shown: ShownEntry, said: tuple[str, str], caller: Viewer | None
    ) -> None:
        """An entry is saved: apply it, send it to everyone, and acknowledge it to its sender."""
        self.paces = learn_at(self.paces, self.gathering, gathering)
        self.memory = remember_at(self.memory, self.gathering, gathering)
        new_to_look_at = search_begins(self.gathering, gathering)
        if gathering.matches != self.gathering.matches:
            self.begun = self.head
        self.gathering, self.head = gathering, seq
        if said[1]:
            self._done.add(said, seq)
        self.audience.show(seq, shown, said[1], caller)
        if gathering.paused:
            self.clock.stop()
        else:
            self.clock.go()
        if new_to_look_at:
            self.shown_at = self.clock.now()
        if self.changed is not None:
            self.changed(self)

    # Entries that others wrote.
    def catch_up(self) -> None:
        """Somebody else has written to this log: read on."""
        self._reader.read_on(self.head)

    def grown_to(self, seq: int) -> None:
        """The log has reached this entry: if this table is behind, read on."""
        if self.head < seq:
            self.catch_up()

    async def up_to(self, seq: int) -> None:
        """Wait until this entry has been read, since a client has already seen it."""
        if self.head < seq:
            await self.up_to_date()

    async def up_to_date(self) -> None:
        """Wait until everything that others have written so far has been read."""
        await self._reader.read_to_the_end(self.head)

    def _take_in(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.seq == self.head + 1:
                self._apply(entry)
        self._go_on()

    def _apply(self, entry: Entry) -> None:
        gathering = fold_entries(self.gathering, [entry], self.stream)
        assert gathering is not None
        self.clock.not_before(gathering.at)
        events = read_entry(entry.body)
        self._show(entry.seq, gathering, ShownEntry(events, entry.body), (entry.by, entry.command), None)
        if isinstance(events[0], e.PlayerLeft) and not entry.command and entry.by in self.audience.seats:
            player = Player(entry.by)  # disconnected for another worker, but connected here
            self.post(PendingCommand(player, make=lambda at: c.Return(at, player)))

    # Time.
    def _time_is_up(self, due: int) -> bool:
        """The deadline counts only after everything heard in time has been read: saving may take a while."""
        if self.clock.now() < due:
            return False
        return not self._waiting or self._waiting[0].heard_at >= due

    def _due(self) -> int | None:
        match = self.gathering.match
        if match is None or match.ended or match.table is None or self.gathering.paused:
            return None
        due = deadline(match.table)
        return None if due is None else max(due, self._retry_at)

    def _wake_at(self, due: int | None) -> None:
        """Go on at this time, or soon after."""
        if due is None:
            self._sleep_on()
            return
        moment = self._wake_ups.moment_in(max(1, due - self.clock.now()))
        if self._wakes is None or moment < self._wakes:  # if it wakes up too soon, it is set again
            self._sleep_on()
            self._wake_ups.set(moment, self._wake)
            self._wakes = moment

    def _sleep_on(self) -> None:
        if self._wakes is not None:
            self._wake_ups.cancel(self._wakes, self._wake)
            self._wakes = None

    def _wake(self) -> None:
        """Time to go on. While something is read or saved nothing is decided; then the next moment is set."""
        self._wakes = None
        self._work()

    # Fair calls.
    def _await_rivals(self, pending: PendingCommand, command: Any) -> None:
        """Others may have called sooner: wait until nobody could beat this call."""
        if refusal := may_claim(self.gathering, command):
            self._refuse_unless_done(pending, refusal)
        elif call := self._rivals.call_of(pending.by):
            if call.id == pending.id:
                call.viewer = pending.viewer  # repeated over a new connection, which gets the answer
            else:
                self._refuse_unless_done(pending, SAID_ALREADY)
        else:
            self._rivals.add(heard_call(pending, self.gathering, self.shown_at), pending)

    def _rivals_may_come(self) -> int | None:
        """Accept further calls; once nobody could beat the best, settle it. Returns until when somebody could."""
        for pending in [*self._waiting]:
            if pending.again:
                self._answer_later(pending)
                continue
            said = (pending.by, pending.id)
            if (
                said not in self._done
                and not self._refused.get(said)
                and may_have_rivals(self.gathering, self._command(pending))
            ):
                self._waiting.remove(pending)
                self._await_rivals(pending, self._command(pending))
        settled = self._rivals.settles_at(self.gathering, self.audience.seats, self.shown_at)
        if settled > self.clock.now():
            return settled
        self._weigh_calls()
        return None

    def _answer_later(self, pending: PendingCommand) -> None:
        """It is among the rivals, and repeated over a new connection, which gets the answer."""
        call = self._rivals.call_of(pending.by)
        if call is not None and call.id == pending.id:
            self._waiting.remove(pending)
            call.viewer = pending.viewer

    def _weigh_calls(self) -> None:
        """The quickest wins; if a find needs no call, the others are decided after it, in fair order."""
        heard, calls = zip(*self._rivals.close(), strict=True)
        said = tuple(map(self._command, calls))
        winner, *others = calls
        winner.beside = tuple(others)
        if not calls_are_made(self.gathering.rules):
            self._decide_after(winner)
        alone = len(heard) == 1 and not anyone_could_call(self.gathering, self.audience.seats)
        self._act(winner, said[0] if alone else WeighCalls(said[0].at, heard, said))

    def _decide_after(self, pending: PendingCommand) -> None:
        """What was weighed with this is decided right after it, in fair order."""
        for other in reversed(pending.beside):
            other.weighed = True
            self._waiting.appendleft(other)
        pending.beside = ()

    def _answer_beside(self, pending: PendingCommand, story: TableStory, seq: int) -> None:
        """Players who called equally quickly have called too; all others were second."""
        called = {event.by for event in story.events if isinstance(event, e.SetCalled)}
        for other in pending.beside:
            if other.by in called:
                self._done.add((other.by, other.id), seq)
                self._answer(other, wire.framed(Done(other.id, seq)))
            else:
                self._refuse(other, CALLED_ALREADY)

    # Answers.
    def _answer(self, pending: PendingCommand, frame: bytes) -> None:
        if pending.viewer is not None:
            pending.viewer.send(frame)

    def _refuse_unless_done(self, pending: PendingCommand, refusal: Refusal) -> None:
        """Refuse it; but if it took effect so long ago that only the store knows, that is the answer."""
        if pending.id and not self._done.complete:
            self._reader.find(pending.by, pending.id, partial(self._answer_or_refuse, pending, refusal))
        else:
            self._refuse(pending, refusal)

    def _answer_or_refuse(self, pending: PendingCommand, refusal: Refusal, seq: int | None) -> None:
        if seq is None:
            self._refuse(pending, refusal)
        else:
            self._answer(pending, wire.framed(Done(pending.id, seq)))

    def _refuse(self, pending: PendingCommand, refusal: Refusal) -> None:
        self._tally.refusals += 1
        if pending.id:
            if refusal.code != "not-saved":  # it may be in the log all the same: sent again, it is decided again
                self._refused.add((pending.by, pending.id), refusal)
            self._answer(pending, wire.refused(pending.id, refusal))
