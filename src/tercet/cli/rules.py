"""`tercet rules`: the rule sets, and what each of them says."""

import json
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import to_builtins

from tercet.cli.errors import CliError
from tercet.cli.language import language
from tercet.engine.impossible import problem_with_rules
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS, RuleSet
from tercet.rulesets.own.reading import NotRules, read_rules
from tercet.rulesets.own.text import as_rule_set, rules_text
from tercet.words.languages import Language
from tercet.words.rules import clause_in_words, rule_set_description, rules_title, slot_title, value_in_words


def rules(
    name: str | None = None,
    *,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """List the rule sets, or what one of them says."""
    speech = language()
    chosen = None if name is None else rule_set_named(name)
    if json_:
        every = [as_data(rule_set, speech) for rule_set in RULE_SETS.values()]
        print(json.dumps(every if chosen is None else as_data(chosen, speech), ensure_ascii=False))
    elif chosen is None:
        show_all(speech)
    else:
        show(chosen, speech)


def rule_set_named(name: str) -> RuleSet:
    """The rule set of this name, or of people's own by its text; otherwise the nearest name, or what is wrong."""
    rules = read_rules(name)
    if isinstance(rules, NotRules):
        if rules.code == "no-rule-set":
            raise CliError("cli-no-such-rule-set", 2, name=rules.part, nearest=rules.nearest)
        message = f"not-rules-{rules.code}"
        raise CliError(message, 2, part=rules.part, nearest=rules.nearest)
    if problem := problem_with_rules(rules):
        message = f"impossible-{problem.code}"
        raise CliError(message, 2)
    return as_rule_set(rules)


def as_data(rule_set: RuleSet, lang: Language) -> dict[str, Any]:
    """A rule set for programs."""
    seats = rule_set.seats.value
    return {
        "name": rules_text(rule_set.rules),
        "clauses": rule_set.clauses,
        "description": rule_set_description(rule_set.name, lang),
        "players": {"least": seats.least, "most": seats.most},
        "slots": {slot: to_builtins(getattr(rule_set, slot)) for slot in SLOTS},
    }


def show_all(lang: Language) -> None:
    """Each rule set on a line."""
    from rich.console import Console
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for name in RULE_SETS:
        table.add_row(f"[bold]{name}[/]", rule_set_description(name, lang))
    Console(highlight=False).print(table)


def show(rule_set: RuleSet, lang: Language) -> None:
    """Every slot that bears on play in words, with its clauses; then what needs no slot, a sentence each."""
    from rich.console import Console
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column()
    table.add_column(style="dim", max_width=14)
    for slot, cited in rule_set.bearing.items():
        table.add_row(slot_title(slot, lang), value_in_words(slot, rule_set.rules, lang), " ".join(cited.clauses))
    console = Console(highlight=False)
    console.print(f"[bold]{rules_title(rule_set.rules, lang)}[/]")
    console.print(rule_set_description(rule_set.name, lang), end="\n\n")
    console.print(table)
    console.print()
    beside = Table.grid(padding=(0, 2))
    for clause in rule_set.beside:
        beside.add_row(f"[dim]{clause}[/]", clause_in_words(clause, lang))
    console.print(beside)
