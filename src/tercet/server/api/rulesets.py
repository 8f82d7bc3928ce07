"""The rule sets, as data for any client."""

from litestar import Router, get
from litestar.params import FromPath
from msgspec import Struct

from tercet.engine.rules import Rules
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import RuleSet
from tercet.rulesets.families import Family, family_of
from tercet.server.api.problems import HttpRefusal


class RuleSetView(Struct, frozen=True):
    """A rule set: its family, the values of its slots, and the clauses of the rulebook that it cites."""

    name: str
    family: Family
    clauses: tuple[str, ...]
    rules: Rules


@get("/rulesets", sync_to_thread=False)
def list_rule_sets() -> list[RuleSetView]:
    """Every rule set."""
    return [_view(each) for each in RULE_SETS.values()]


@get("/rulesets/{name:str}", sync_to_thread=False)
def one_rule_set(name: FromPath[str]) -> RuleSetView:
    """One rule set."""
    if name not in RULE_SETS:
        raise HttpRefusal(404, "unknown-rule-set", f"There is no rule set “{name}”: see GET /api/rulesets.")
    return _view(RULE_SETS[name])


def _view(rule_set: RuleSet) -> RuleSetView:
    return RuleSetView(rule_set.name, family_of(rule_set.rules), rule_set.clauses, rule_set.rules)


rule_sets = Router("/", route_handlers=[list_rule_sets, one_rule_set], tags=["rule sets"])
