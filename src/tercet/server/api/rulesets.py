"""The rule sets, as data for any client; and rules of people's own."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from tercet.engine.impossible import malformed
from tercet.engine.rules import Rules
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import BOXES, RuleSet
from tercet.rulesets.families import Family, family_of
from tercet.rulesets.own.reading import LONGEST, NotRules, read_rules
from tercet.server.api.problems import HttpRefusal
from tercet.words.examples import Example, examples_of
from tercet.words.languages import Language
from tercet.words.own_rules import OwnRules, not_rules_in_words, own_rules, problem_in_words


class RuleSetView(Struct, frozen=True):
    """A rule set: its family, the values of its slots with the clauses of the rulebook they cite, and examples."""

    name: str
    family: Family
    clauses: tuple[str, ...]
    rules: Rules
    box: str  # the rule set that the sheet in the box of this edition describes
    cited: dict[str, tuple[str, ...]]  # for each slot that matters under these rules
    examples: tuple[Example, ...]  # right and wrong finds


RulesText = Annotated[str, Meta(max_length=LONGEST, description="A rule set, or rules as a text.")]


class OwnWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules to go on from: as a text, or whole; the slot that was chosen last, to be kept; and the language."""

    text: RulesText = "classic"
    rules: Rules | None = None
    keep: Annotated[str, Meta(max_length=20)] = ""
    lang: Language = "en"


def rules_said(text: str, lang: Language = "en") -> Rules:
    """The rules that a text says, or the reason why it says none."""
    rules = read_rules(text)
    if isinstance(rules, NotRules):
        raise HttpRefusal(400, "unknown-rule-set", not_rules_in_words(rules, lang))
    return rules


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
    cited = {slot: each.clauses for slot, each in rule_set.bearing.items()}
    shown = rule_set.name, family_of(rule_set.rules), rule_set.clauses, rule_set.rules
    return RuleSetView(*shown, BOXES[rule_set.edition], cited, examples_of(rule_set.rules))


@post("/rulesets/own", status_code=200, sync_to_thread=True)
def put_together(data: JSONBody[OwnWish]) -> OwnRules:
    """Rules of people's own: their text, what can be chosen for each slot, and what does not go with the rest."""
    rules = data.rules or rules_said(data.text, data.lang)
    if wrong := malformed(rules):
        raise HttpRefusal(400, "bad-rules", problem_in_words(wrong, data.lang))
    return own_rules(rules, data.lang, data.keep)


rule_sets = Router("/", route_handlers=[list_rule_sets, one_rule_set, put_together], tags=["rule sets"])
