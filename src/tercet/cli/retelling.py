"""The events of a record as sentences, for people."""

from typing import Any, Final

from tercet.cli.language import say
from tercet.engine import events as e
from tercet.engine import match as m
from tercet.engine.match import MatchEvent
from tercet.engine.rules import Rules
from tercet.rulesets.kinds import kebab
from tercet.words.finds import sought

# Events that are seen in what comes next to them.
UNTOLD: Final = (
    e.PilesSet,
    e.CardsMoved,
    e.TimeRanOut,
    e.TurnPassed,
    e.VerdictAwaited,
    e.DealAsked,
    e.HintAsked,
    m.RoundCounted,
    m.ProgressMade,
)

_SPELT: Final = {"cards": "codes", "sets": "count"}  # in messages, `cards` is a number; finds are counted by `count`


def sentence(event: MatchEvent, rules: Rules) -> str | None:
    """What happened, in a few words; nothing for an event that is seen in what comes next to it."""
    if isinstance(event, UNTOLD):
        return None
    if isinstance(event, m.OnOwnLayout):
        what = sentence(event.event, rules)
        return say("replay-on-own-layout", by=event.by, what=what) if what else None
    fields = {_SPELT.get(each, each): _plain(each, getattr(event, each)) for each in event.__struct_fields__}
    return say(f"replay-{kebab(type(event).__name__)}", find=sought(rules), **fields)


def _plain(field: str, known: Any) -> str | int:
    match field:
        case "cards" if known and isinstance(known[0], tuple):  # real cards that somebody has seen
            return " ".join(card for card, _ in known)
        case "cards":
            return " ".join(known) or say("replay-cards-unseen")  # those of a real deck have no names
        case "touched":
            return " ".join(known) or "none"
        case "callers":
            *most, last = known
            return say("replay-callers", names=", ".join(most), last=last)
        case "points" | "count" | "sets" if isinstance(known, int):
            return known
        case "right":
            return "yes" if known else "no"
        case _:
            return str(known)


def clock(at: int) -> str:
    """An instant as people read it.

    >>> clock(83_400)
    '1:23.4'
    """
    tenths = at // 100
    return f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"
