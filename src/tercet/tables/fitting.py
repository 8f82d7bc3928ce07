"""Rules that clash made to fit: the nearest ones that can be played."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tercet.engine.impossible import problem_with_rules
from tercet.engine.rules import Rules
from tercet.rulesets.own.offered import offered

MOST_CHANGES: Final = 3  # of other slots; whoever would need more starts from another rule set


def fitted(rules: Rules, keep: str) -> Rules | None:
    """Rules that can be played, keep this slot, and differ from these in as few others as can be; None if too many."""
    level = [rules]
    for _ in range(MOST_CHANGES):
        level = [changed for each in level for changed in _with_one_more_change(rules, each, keep)]
        if found := next((each for each in level if problem_with_rules(each) is None), None):
            return found
    return None


def _with_one_more_change(before: Rules, rules: Rules, keep: str) -> Iterator[Rules]:
    """A slot that clashes, set to something that removes the clash; not the same slot twice."""
    problem = problem_with_rules(rules)
    for slot in problem.slots if problem else ():
        if slot != keep and getattr(rules, slot) == getattr(before, slot):
            usual_first = sorted(offered(slot, rules), key=lambda value: value != type(value)())
            changes = (replace(rules, **{slot: value}) for value in usual_first)
            yield from (each for each in changes if problem_with_rules(each) != problem)
