"""One mailbox per table: arrival order is made here, once. Append, commit, acknowledge, show: in this order."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from tercet.engine import commands as c
from tercet.engine.clock import deadline
from tercet.engine.events import SetCalled
from tercet.engine.refusals import CALLED_ALREADY, Refusal
from tercet.engine.rules import PointAtOnce
from tercet.engine.value import Player
from tercet.protocol.from_server import Done
from tercet.protocol.sayings import SAYINGS
from tercet.server.live import wire
from tercet.server.live.contest import Contest, is_contested
from tercet.server.live.dice import Dice
from tercet.server.live.entries import shown_entry, write_entry
from tercet.server.live.filling_in import command_of
from tercet.server.live.letters import Letter
from tercet.server.live.shown_table import RETRY_MS, ShownTable
from tercet.server.live.table_clock import TableClock, wall_clock_ms
from tercet.server.live.tally import Tally
from tercet.storage.store import Appended, Conflict, Entry, NewEntry, NotSaved, Outcome, Repeated, Store
from tercet.tables.commands import WeighCalls
from tercet.tables.decide import act_at_table
from tercet.tables.gathering import Gathering
from tercet.tables.story import TableStory

Changed = Callable[["Mailbox"], None]
CLAIMS = (SAYINGS[c.Call], SAYINGS[c.Point])
NOBODY = Player("")  # what the clock says is said by nobody
SAID_ALREADY = Refusal("said-already", "You have called already.")
NOT_HEARD = Refusal("not-heard", "There was no connection, and the table did not hear that. Say it again if it holds.")
NOT_HEARD_KEPT = 100  # ids of a table: what was given up does not happen either if it arrives after all


class Mailbox(ShownTable):
    """A table that is being played, and what waits there to be decided."""

    def __init__(
        self,
        stream: str,
        store: Store,
        gathering: Gathering,
        entries: Sequence[Entry],
        clock: TableClock,
        dice: Dice,
        tally: Tally,
    ) -> None:
        super().__init__(stream, store, gathering, entries, clock)
        self.changed: Changed | None = None  # told after every entry: the bell, the bots, the lobby
        self._dice = dice
        self._tally = tally
        self._submitted = 0.0
        self._letters: deque[Letter] = deque()
        self._not_heard: deque[tuple[Player, str]] = deque(maxlen=NOT_HEARD_KEPT)
        self._contest = Contest(self)
        self._saving: tuple[Letter, TableStory, bytes] | None = None
        self._retry_at = 0  # on the table's clock: when the clock's own word could not be saved
        self._deadline: int | None = None  # of the table as it is
        self._timer: asyncio.TimerHandle | None = None
        self._set_timer()

    @property
    def idle(self) -> bool:
        """Is nobody there, and nothing to be done?"""
        busy = self.viewers or self.farewells or self._letters or self._saving or self._catching_up
        return not busy and self._timer is None

    def post(self, letter: Letter) -> None:
        """Put a letter into the box."""
        letter.heard_at = self.clock.now()
        self._letters.append(letter)
        self._work()

    def _work(self) -> None:
        """Open letters one by one, until one is being saved or a contest is open."""
        while self._saving is None and not self._catching_up:
            if self._contest.calls:
                if self._contest_is_open():
                    return
            elif self._time_is_up():
                self._decide(Letter(NOBODY, make=c.TimeUp))
            elif self._letters:
                self._open(self._letters.popleft())
            else:
                return

    def _open(self, letter: Letter) -> None:
        if letter.id and (seq := self._done.get((letter.by, letter.id))):
            self._answer(letter, wire.framed(Done(letter.id, seq)))
        elif letter.again or self._was_given_up(letter):
            self._not_heard.append((letter.by, letter.id))
            self._refuse(letter, NOT_HEARD)
        else:
            self._decide(letter)

    def _was_given_up(self, letter: Letter) -> bool:
        """Was its sender told that it was not heard?"""
        return bool(self._not_heard) and (letter.by, letter.id) in self._not_heard

    def _decide(self, letter: Letter) -> None:
        """What happens if this is said now? Hand it to the store; or say why not."""
        command = self._command(letter)
        if not letter.weighed and is_contested(self.gathering, command):
            self._contend(letter, command)
            return
        self._act(letter, command)

    def _act(self, letter: Letter, command: Any) -> None:
        story = act_at_table(self.gathering, command)
        if type(story) is Refusal:
            self._refuse(letter, story)
            return
        body = write_entry(story.events)
        self._saving = (letter, story, body)
        entry = NewEntry(self.stream, self.head, wall_clock_ms(), body, letter.by, letter.id)
        self._submitted = monotonic()
        self._store.submit(entry, self._saved)

    def _command(self, letter: Letter) -> Any:
        now = self.clock.now()
        if letter.make is not None:
            return letter.make(now)
        assert letter.saying is not None
        if type(letter.saying) in CLAIMS and self._is_called():
            now = max(self.gathering.at, letter.heard_at)  # how close it was does not depend on how long saving takes
        return command_of(letter.saying, letter.by, now, self.gathering, self._dice)

    def _is_called(self) -> bool:
        table = self.gathering.match.table if self.gathering.match else None
        return table is not None and bool(table.callers)

    def _saved(self, outcome: Outcome) -> None:
        """The store has spoken."""
        assert self._saving is not None
        letter, story, body = self._saving
        self._saving = None
        match outcome:
            case Appended(seq) if seq > self.head:
                saved = monotonic()
                self._tally.append.add(saved - self._submitted)
                assert story.gathering is not None
                shown = shown_entry(story.events, body)
                self._show(seq, story.gathering, shown, (letter.by, letter.id), letter.viewer)
                self._tally.entries += 1
                if letter.beside:
                    self._answer_beside(letter, story, seq)
                self._tally.show.add(monotonic() - saved)
            case Appended(seq):  # read back already, together with what another worker wrote
                self._answer(letter, wire.framed(Done(letter.id, seq)))
                self._answer_beside(letter, story, seq)
            case Conflict():
                self._tally.conflicts += 1
                self._letters.extendleft(reversed((letter, *letter.beside)))
                letter.beside = ()
                self.catch_up()
            case Repeated(seq):
                self._tally.repeated += 1
                self._done[letter.by, letter.id] = seq
                self._answer(letter, wire.framed(Done(letter.id, seq)))
                self._letters.extendleft(reversed(letter.beside))
                self.catch_up()
            case NotSaved(why):
                self._tally.not_saved += 1
                self._retry_at = self.clock.now() + RETRY_MS
                for one in (letter, *letter.beside):
                    self._refuse(one, Refusal("not-saved", why))
        self._set_timer()
        self._work()

    def _happened(self) -> None:
        if self.changed is not None:
            self.changed(self)

    def _caught_up(self) -> None:
        self._set_timer()
        self._work()

    # Time.
    def _time_is_up(self) -> bool:
        """Not before all that was heard in time has been read: that saving takes a while is nobody's fault."""
        due = self._deadline
        if due is None or self.clock.now() < due:
            return False
        return not self._letters or self._letters[0].heard_at >= due

    def _due(self) -> int | None:
        match = self.gathering.match
        if match is None or match.ended or match.table is None or self.gathering.paused:
            return None
        due = deadline(match.table)
        return None if due is None else max(due, self._retry_at)

    def _set_timer(self) -> None:
        """Wake up at the table's deadline, or when the contest can be settled."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._deadline = self._due()
        due = self._contest.settles_at() if self._contest.calls else self._deadline
        if due is not None:
            wait = max(0, due - self.clock.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._tick)

    def _tick(self) -> None:
        self._timer = None
        self._work()
        if self._saving is None:
            self._set_timer()

    # Fair calls.
    def _contend(self, letter: Letter, command: Any) -> None:
        """A call that others may have made sooner: wait until nobody could beat it."""
        trial = act_at_table(self.gathering, command)
        if isinstance(trial, Refusal):
            self._refuse(letter, trial)
        elif call := self._contest.call_of(letter.by):
            if call.id == letter.id:
                call.viewer = letter.viewer  # said again over a new connection: that one gets the answer
            else:
                self._refuse(letter, SAID_ALREADY)
        else:
            self._contest.add(letter)
            self._set_timer()

    def _contest_is_open(self) -> bool:
        """Let further calls in; once nobody could beat the best, settle it."""
        for letter in [*self._letters]:
            if letter.again:
                self._answer_later(letter)
                continue
            new = (letter.by, letter.id) not in self._done and not self._was_given_up(letter)
            if new and is_contested(self.gathering, self._command(letter)):
                self._letters.remove(letter)
                self._contend(letter, self._command(letter))
        if self._contest.settles_at() > self.clock.now():
            return True
        self._weigh_calls()
        return False

    def _answer_later(self, letter: Letter) -> None:
        """It is in the contest, and said again over a new connection: that one gets the answer."""
        call = self._contest.call_of(letter.by)
        if call is not None and call.id == letter.id:
            self._letters.remove(letter)
            call.viewer = letter.viewer

    def _weigh_calls(self) -> None:
        """The quickest has it; where a find needs no call, the others are decided after it, in fair order."""
        (_, winner), *others = calls = self._contest.close()
        heard = tuple(call for call, _ in calls)
        said = tuple(self._command(letter) for _, letter in calls)
        winner.beside = tuple(letter for _, letter in others)
        if isinstance(self.gathering.rules.calling, PointAtOnce):
            self._decide_after(winner)
        alone = len(heard) == 1 and not self._contest.silent()
        self._act(winner, said[0] if alone else WeighCalls(said[0].at, heard, said))

    def _decide_after(self, letter: Letter) -> None:
        """What was weighed with this comes right after it, in fair order."""
        for other in reversed(letter.beside):
            other.weighed = True
            self._letters.appendleft(other)
        letter.beside = ()

    def _answer_beside(self, letter: Letter, story: TableStory, seq: int) -> None:
        """Who called just as quickly has called too; everyone else was second."""
        called = {event.by for event in story.events if isinstance(event, SetCalled)}
        for other in letter.beside:
            if other.by in called:
                self._done[other.by, other.id] = seq
                self._answer(other, wire.framed(Done(other.id, seq)))
            else:
                self._refuse(other, CALLED_ALREADY)

    # Answers.
    def _answer(self, letter: Letter, frame: bytes) -> None:
        if letter.viewer is not None:
            letter.viewer.send(frame)

    def _refuse(self, letter: Letter, refusal: Refusal) -> None:
        self._tally.refusals += 1
        if letter.id:
            self._answer(letter, wire.refused(letter.id, refusal))
