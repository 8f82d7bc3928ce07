"""One hostile game from one number, and what the checker says of it."""

import asyncio
from hashlib import sha256
from random import Random

from msgspec import Struct, msgpack
from msgspec.structs import replace

from tercet.engine.value import Player
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.live.entries import write_entry
from tercet.storage.sqlite import reading
from tercet.storage.store import Appended, Entry, NewEntry
from tercet.tables.commands import OpenTable
from tercet.tables.decide import act_at_table
from tercet.tables.story import TableStory
from tests.proof.checker import Evidence, Recording, Size, check
from tests.proof.simulation.disk import QUICK_S, new_database
from tests.proof.simulation.network import Network
from tests.proof.simulation.people import Person
from tests.proof.simulation.plan import Plan, plan_of
from tests.proof.simulation.ports import WallClock, ports
from tests.proof.simulation.virtual_loop import VirtualLoop, run_in_virtual_time
from tests.proof.simulation.worker import GRACE_S, Worker

TABLE = "table-1"
WORKER = "worker"
DAY_S = 86_400.0
PATIENCE_S = 60.0  # virtual; long after this somebody who knows nothing new never will
LOOK_S = 0.05
GONE_S = GRACE_S + 2  # when nobody is waited for any more
LAST_CLOCK_S = 1_800.0  # when no clock of a table can be left to run out; a race takes ten minutes


class Outcome(Struct, frozen=True):
    """What came of a game."""

    wrong: tuple[str, ...]
    entries: int
    acknowledged: int
    refused: int
    cuts: int
    kills: int
    stops: int
    jumps: int
    digest: str
    """The same in every run of this seed."""


class World:
    """Everything that is there in one game."""

    def __init__(self, plan: Plan, network: Network, loop: VirtualLoop, wall: WallClock) -> None:
        self._plan, self._network, self._loop, self._wall = plan, network, loop, wall
        self._dice = Random(f"world {plan.seed}")
        self._database = new_database()
        self._births = 0
        self._people: list[Person] = []
        self._worker: Worker | None = None
        self._dead: list[Worker] = []  # they do no more harm, but asyncio minds if their tasks are forgotten
        self.kills = self.stops = self.jumps = 0

    # ---- what a station of the network is asked

    @property
    def stopped_until(self) -> float:
        """A worker that is stopped reads nothing."""
        return self._worker.store.stopped_until if self._worker else 0.0

    def admit(self) -> asyncio.Protocol | None:
        """A new connection, to whichever process the worker is now."""
        return self._worker.admit() if self._worker else None

    # ---- the story

    async def play(self) -> Evidence:
        """Open a table, let everybody play while things go wrong, and wait until all is quiet."""
        plan = self._plan
        self._network.stations[WORKER] = self
        self._start()
        await self._open_table()
        self._people += [self._person(name) for name in ("ada", "bea", "cem")[: plan.people]]
        self._people.append(self._person("dan", watch=True))
        living = [asyncio.create_task(person.live()) for person in self._people]
        misfortune = asyncio.create_task(self._misfortune())
        await asyncio.sleep(plan.seconds)
        misfortune.cancel()
        for person in self._people:
            person.over = True
        self._calm()
        converged = await self._converge()
        await asyncio.wait(living, timeout=PATIENCE_S)
        await self._all_quiet()
        evidence = self._evidence(converged)
        return replace(evidence, sizes=[*self._network.sizes(), *await self._left_over()])

    async def _open_table(self) -> None:
        story = act_at_table(
            None, OpenTable(0, Player("ada"), RULE_SETS[self._plan.rule_set].rules, self._plan.options)
        )
        assert isinstance(story, TableStory)
        assert self._worker is not None
        opening = NewEntry(TABLE, 0, 0, write_entry(story.events), "ada")
        while not isinstance(await self._worker.store.append(opening), Appended) and not self._log():
            pass

    def _person(self, name: str, watch: bool = False) -> Person:
        return Person(name, WORKER, TABLE, Random(f"{name} {self._plan.seed}"), watch)

    def _start(self) -> None:
        self._births += 1
        seed = f"worker {self._plan.seed} {self._births}"
        disk = {"delay_s": self._plan.disk_s, "troubles": self._plan.troubles}
        self._worker = Worker(self._database, seed, **disk)

    async def _misfortune(self) -> None:
        while self._plan.misfortunes:
            await asyncio.sleep(self._dice.expovariate(self._plan.misfortunes))
            match self._dice.randrange(3):
                case 0 if self._worker:
                    self._kill(self._worker)
                    self._loop.call_later(self._dice.uniform(0.1, 3), self._start_again)
                case 1 if self._worker:
                    self.stops += 1
                    self._worker.store.stop(self._loop.time() + self._dice.uniform(1, 20))
                case _:
                    self.jumps += 1
                    self._wall.ahead_s += self._dice.uniform(-2 * DAY_S, 2 * DAY_S)

    def _kill(self, worker: Worker) -> None:
        self.kills += 1
        self._worker = None
        worker.kill()
        self._dead.append(worker)
        self._network.break_all(worker.protocols)

    def _start_again(self) -> None:
        if self._worker is None:
            self._start()

    # ---- the end

    def _calm(self) -> None:
        """Nothing goes wrong any more."""
        self._plan = replace(self._plan, disk_s=QUICK_S, troubles=0.0)
        self._start_again()
        assert self._worker is not None
        self._worker.store.calm()
        self._network.calm()

    async def _converge(self) -> dict[str, float]:
        """How long it takes until each client knows all that is in the log at the end of the faults."""
        began, took, head = self._loop.time(), dict[str, float](), len(self._log())
        while self._loop.time() < began + PATIENCE_S and len(took) < len(self._people):
            for number, person in enumerate(self._people):
                if person.seat is not None and person.seat.seq >= head:
                    took.setdefault(f"{number}", self._loop.time() - began)
            await asyncio.sleep(LOOK_S)
        return took

    async def _all_quiet(self) -> None:
        """Wait for a moment in which everybody knows everything: clocks of tables may still run out."""
        end = self._loop.time() + PATIENCE_S
        while self._loop.time() < end:
            head = len(self._log())
            if all(person.seat is not None and person.seat.seq == head for person in self._people):
                return
            await asyncio.sleep(LOOK_S)

    def _log(self) -> list[Entry]:
        return reading.read(self._database, TABLE, 0, None)

    def _evidence(self, converged: dict[str, float]) -> Evidence:
        log, recordings = self._log(), list[Recording]()
        for number, person in enumerate(self._people):
            recordings += person.left
            if person.seat is not None:
                recordings.append(person.seat.recording(converged_s=converged.get(f"{number}", PATIENCE_S)))
        return Evidence({TABLE: log}, recordings)

    async def _left_over(self) -> list[Size]:
        """Everybody goes, and after some time nothing is left of them in memory."""
        for person in self._people:
            await person.go()
        worker = self._worker
        assert worker is not None
        end = self._loop.time() + LAST_CLOCK_S
        await asyncio.sleep(GONE_S)
        while worker.hub.awake and self._loop.time() < end:
            worker.hub.sleep_if_idle()
            await asyncio.sleep(GONE_S)
        return [Size(f"{kind} after all have gone", count, 0) for kind, count in worker.left_over.items()]


def simulate(seed: int) -> Outcome:
    """Play one game, and check it."""
    plan = plan_of(seed)
    network = Network(seed, plan.dangers)
    loop = network.loop = VirtualLoop(network.connect)
    wall = WallClock(loop.time)
    world = World(plan, network, loop, wall)
    with ports(loop.time, wall, Random(f"clients {seed}")):
        evidence = run_in_virtual_time(loop, world.play())
    said = [said for recording in evidence.recordings for said in recording.said]
    return Outcome(
        (*map(str, check(evidence)), *loop.errors),
        entries=len(evidence.logs[TABLE]),
        acknowledged=sum(one.seq is not None for one in said),
        refused=sum(bool(one.refused) for one in said),
        cuts=network.cuts,
        kills=world.kills,
        stops=world.stops,
        jumps=world.jumps,
        digest=digest(evidence),
    )


def digest(evidence: Evidence) -> str:
    """A short word for all that happened."""
    all_in_all = sha256(msgpack.encode(evidence.logs))
    for recording in evidence.recordings:
        all_in_all.update(msgpack.encode((recording.player, recording.said, recording.frames, recording.converged_s)))
    return all_in_all.hexdigest()[:16]
