"""Tables to ask about: every state of the golden records, and states of games that are played at random."""

from collections.abc import Iterator
from random import Random
from typing import Final

from tercet.engine import commands as c
from tercet.engine.clock import deadline
from tercet.engine.events import PlayerJoined
from tercet.engine.match import DealRound, MatchCommand, MatchOpened
from tercet.engine.refusals import Refusal
from tercet.engine.rules import AtAPrice, ByJudge, Rules
from tercet.engine.standing import Fared, fared_alone
from tercet.engine.table import Over
from tercet.engine.value import Player
from tercet.players.wild import shuffled
from tercet.record.causes import command_behind
from tercet.tables import commands as t
from tercet.tables.decide import act_at_table
from tercet.tables.events import TableEvent, TableOpened
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering, Options
from tests.conformance.sensible import next_sensible
from tests.conformance.speech import PAUSES, any_allowed
from tests.record.samples import events_of

JUDGE: Final = Player("judge")
MOST_WILD: Final = 120  # steps of a game in which anything is said
PAUSED_EVERY: Final = 15
MOST_STEPS: Final = 1_000
MOST_ENDINGS: Final = 100


# ---- the golden records


def opening_of(name: str) -> tuple[TableEvent, ...]:
    """The table at which the people of a record have sat down."""
    opened = events_of(name)[0]
    assert isinstance(opened, MatchOpened)
    table = TableOpened(0, opened.by, opened.rules, Options())
    joined = [PlayerJoined(0, player, "player") for player in opened.players if player != opened.by]
    judge = [PlayerJoined(0, opened.judge, "judge")] if opened.judge else []
    return (table, *joined, *judge)


def told_states(name: str) -> Iterator[tuple[int, Gathering]]:
    """The table whenever somebody could say something, and after how many events of the record that is."""
    gathering: Gathering | None = None
    for event in opening_of(name):
        gathering = evolve_table(gathering, event)
    events = events_of(name)
    for n, event in enumerate(events):
        assert gathering is not None
        dealt = gathering.match is not None and gathering.match.table is not None
        if dealt and command_behind(event, events[n + 1 : n + 3]) is not None:
            yield n, gathering
        gathering = evolve_table(gathering, event)
    assert gathering is not None
    yield len(events), gathering


# ---- games played at random


def played_states(rules: Rules, seed: int) -> Iterator[Gathering]:
    """Anything that is allowed is said for a while, then sensible people play to the end; last, how they gathered."""
    dice = Random(seed)
    before, wild = _sit_down(rules), dice.randrange(MOST_WILD)
    gathering = _after(before, t.Start(0, before.host, shuffled(rules, dice)))
    for step in range(MOST_STEPS):
        yield gathering
        if gathering.match is None or gathering.match.ended:
            break
        if step % PAUSED_EVERY == PAUSED_EVERY - 1:
            yield _after(gathering, t.Pause(gathering.at, gathering.acting_host or gathering.host, True))
        command = _next(gathering, dice, wild=step < wild)
        gathering = _after(gathering, command)
    yield before


def endings(rules: Rules) -> Iterator[Gathering]:
    """Of rounds against a price (R-7): given up, and played to the end until one is won and one is lost."""
    if not isinstance(rules.no_set, AtAPrice):
        return
    first = next(played_states(rules, 0))
    yield _after(first, c.EndRound(first.at, first.host))
    ends: dict[Fared | None, Gathering] = {}
    for seed in range(MOST_ENDINGS):
        *_, over, _ = played_states(rules, seed)
        if over.match and over.match.table:
            ends.setdefault(fared_alone(over.match.table), over)
        if ends.keys() >= {"won", "lost"}:
            break
    yield from ends.values()


def _sit_down(rules: Rules) -> Gathering:
    """Three, or as many as the rules ask for, the last of them a bot where that can be; and somebody to judge."""
    people = min(max(rules.seats.least, 3), rules.seats.most)
    players = [Player(f"player-{n}") for n in range(1, people + 1)]
    opened = act_at_table(None, t.OpenTable(0, players[0], rules, Options()))
    assert not isinstance(opened, Refusal), opened.why
    assert opened.gathering is not None
    gathering = opened.gathering
    for player in players[1:-1]:
        gathering = _after(gathering, c.Join(0, player))
    if people > 1:
        gathering = _after(gathering, t.AddBot(0, players[0], players[-1], 2))
    if isinstance(rules.verdict, ByJudge):
        gathering = _after(gathering, c.Join(0, JUDGE, "judge"))
    return gathering


def _next(gathering: Gathering, dice: Random, *, wild: bool) -> MatchCommand:
    match = gathering.match
    assert match is not None
    at = gathering.at + (dice.choice(PAUSES) if wild else 0)
    due = deadline(match.table) if match.table and not isinstance(match.table.phase, Over) else None
    if due is not None and at >= due:
        return c.TimeUp(max(due, gathering.at))
    return (any_allowed(match, at, dice) if wild else None) or next_sensible(match, at)


def _after(gathering: Gathering, command: t.TableCommand | MatchCommand) -> Gathering:
    """The table after something that is allowed; where only the round allows it, the table as it was."""
    host = gathering.acting_host or gathering.host
    said = t.NextRound(command.at, host, command.deck) if isinstance(command, DealRound) else command
    done = act_at_table(gathering, said)  # type: ignore[arg-type]  # no match is opened here
    if isinstance(done, Refusal):
        return gathering
    assert done.gathering is not None
    return done.gathering
