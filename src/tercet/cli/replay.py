"""`tercet replay`: a record read, proved and told."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from tercet.cli.errors import CliError, passed_on
from tercet.cli.language import say
from tercet.cli.retelling import clock, sentence
from tercet.engine.events import SetTaken
from tercet.engine.match import Match, MatchEvent, event_on_layout
from tercet.engine.standing import Rank, fared_alone, points_of, ranking, sets_owed
from tercet.engine.table import Over
from tercet.record.codec import BrokenRecord, read_record
from tercet.record.replay import prove
from tercet.record.replay import replay as play_again
from tercet.rulesets.own.text import rules_text
from tercet.words.finds import sought


def replay(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    to: int | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Prove the record of a game and tell what happened."""
    text = read(file)
    try:
        events = read_record(text)
        whole = prove(events)
    except BrokenRecord as broken:
        raise passed_on(broken) from broken
    try:
        match = whole if to is None else play_again(events, to)
    except BrokenRecord as broken:
        raise passed_on(broken, 2) from broken
    if json_:
        print(json.dumps(as_data(events, to or len(events), match), ensure_ascii=False))
    else:
        show(events, to or len(events), match)


def read(file: str) -> str:
    """The text of a file, or of the standard input."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise CliError("cli-cannot-read", 2, file=file, why=str(error.strerror)) from error
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise CliError("cli-record-not-text", file=file) from error


def standing(match: Match) -> tuple[Rank, ...]:
    """Who leads: the rounds that were counted, and the one that is being played."""
    totals = dict(match.totals)
    if match.table and not isinstance(match.table.phase, Over):
        for player, scored in points_of(match.table).items():
            totals[player] = totals.get(player, 0) + scored
    return ranking(totals)


def as_data(events: list[MatchEvent], to: int, match: Match) -> dict[str, Any]:
    """The game for programs."""
    told = [(n, event_on_layout(event)) for n, event in enumerate(events[:to], 1)]
    taken = [(n, event) for n, event in told if isinstance(event, SetTaken)]
    table = match.table
    return {
        "proved": True,
        "events": len(events),
        "to": to,
        "ruleset": rules_text(match.rules),
        "players": match.order,
        "rounds": {"played": match.played, "of": match.rounds},
        "ended": match.ended,
        "alone": fared_alone(table) if table else None,
        "layout": table.cards if table else [],
        "deck_left": table.deck_left if table else 0,
        "standings": [{"rank": rank.rank, "player": rank.player, "points": rank.points} for rank in standing(match)],
        "taken": [
            {"event": n, "at": event.at, "by": event.by, "cards": event.cards, "points": event.points}
            for n, event in taken
        ],
    }


def show(events: list[MatchEvent], to: int, match: Match) -> None:
    """The game for people: what happened, what lies there, who leads."""
    print(f"{rules_text(match.rules)}: {', '.join(match.players)}\n")
    for n, event in enumerate(events[:to], 1):
        if said := sentence(event, match.rules):
            print(f"{n:>5}  {clock(event.at):>7}  {said}")
    print()
    if match.table and match.table.cards:
        print(say("replay-layout", codes=" ".join(match.table.cards)))
    print(*result(match), sep="\n")
    print(say("replay-proved", count=len(events)))


def result(match: Match) -> list[str]:
    """The standing, and what it means."""
    ranks = standing(match)
    lines = [say("replay-rank", rank=rank.rank, who=rank.player, points=rank.points) for rank in ranks]
    if not match.ended:
        return [*lines, say("replay-not-over", round=match.played + 1, rounds=match.rounds)]
    if match.table and (alone := fared_alone(match.table)):
        return [*lines, f"{say(f'end-price-{alone}', find=sought(match.rules), count=sets_owed(match.table))}."]
    *others, last = [rank.player for rank in ranks if rank.rank == 1]
    if not others:
        return [*lines, say("replay-won", who=last)]
    return [*lines, say("replay-tie", names=", ".join(others), last=last)]
