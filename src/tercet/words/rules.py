"""Rule sets and the slots of their rules in words."""

from tercet.engine.facts import layout_size, lies_face_down
from tercet.engine.rules import Rules
from tercet.engine.slots.dealing import in_steps
from tercet.engine.slots.deck import deck_size, values_of
from tercet.engine.slots.no_set import has_price
from tercet.engine.value import Value
from tercet.rulesets.bearing import alone
from tercet.rulesets.kinds import kebab
from tercet.rulesets.own.text import base_of, differing
from tercet.words.finds import sought
from tercet.words.languages import Language
from tercet.words.speech import is_said, speak

Around = dict[str, str | int]  # what the text of a slot needs to know about other slots


def rule_set_title(name: str, lang: Language = "en") -> str:
    """A rule set as people call it.

    >>> rule_set_title("master", "fr")
    'Maître du SET'
    """
    return speak(lang, f"rule-set-{name}")


def rules_title(rules: Rules, lang: Language = "en") -> str:
    """What rules are called: as their rule set, and that they are changed if so.

    >>> from msgspec.structs import replace
    >>> from tercet.rulesets.classic import CLASSIC
    >>> from tercet.rulesets.european import EUROPEAN
    >>> rules_title(replace(CLASSIC.rules, penalty=EUROPEAN.rules.penalty))
    'Classic, changed'
    """
    title = rule_set_title(base_of(rules).name, lang)
    return speak(lang, "rules-changed", name=title) if differing(rules) else title


def rule_set_description(name: str, lang: Language = "en") -> str:
    """How a rule set is played, in one sentence.

    >>> rule_set_description("puzzle")
    'The cards stay until every SET among them is found; then the next ones come.'
    """
    return speak(lang, f"rule-set-{name}.description")


def rules_description(rules: Rules, lang: Language = "en") -> str:
    """How these rules are played, in one sentence; of changed ones, what is changed.

    >>> from msgspec.structs import replace
    >>> from tercet.rulesets.classic import CLASSIC
    >>> from tercet.rulesets.european import EUROPEAN
    >>> rules_description(replace(CLASSIC.rules, penalty=EUROPEAN.rules.penalty))
    'Like Classic, but with changes to: Penalty.'
    """
    base = base_of(rules).name
    if not (changed := differing(rules)):
        return rule_set_description(base, lang)
    titles = ", ".join(slot_title(slot, lang) for slot in changed)
    return speak(lang, "rules-changed.description", name=rule_set_title(base, lang), text=titles)


def slot_title(slot: str, lang: Language = "en") -> str:
    """What a slot is about.

    >>> slot_title("no_set", "de")
    'Nichts zu finden'
    """
    return speak(lang, f"slot-{kebab(slot)}")


def clause_in_words(clause: str, lang: Language = "en") -> str:
    """A clause that no slot quotes, as a player would say it.

    >>> clause_in_words("C-6")
    'Your cards need not lie side by side: any places on the table will do.'
    """
    return speak(lang, f"clause-{clause.lower()}")


def value_in_words(slot: str, rules: Rules, lang: Language = "en") -> str:
    """What a slot of these rules says.

    >>> from tercet.rulesets.classic import CLASSIC
    >>> value_in_words("calling", CLASSIC.rules)
    'Call, then point within 5 seconds'
    """
    value = getattr(rules, slot)
    return speak(lang, f"slot-{_name_of(slot, value)}", **{**around(rules), **_told(value)})


def value_at_a_real_table(slot: str, rules: Rules, lang: Language = "en") -> str:
    """The same for people with real cards and without Tercet, who have no clock and deal by hand.

    >>> from tercet.rulesets.classic import CLASSIC
    >>> value_at_a_real_table("calling", CLASSIC.rules)
    'Call, then point within a few seconds'
    """
    value = getattr(rules, slot)
    message = f"real-{_name_of(slot, value)}"
    if not is_said(lang, message):
        return value_in_words(slot, rules, lang)
    return speak(lang, message, **{**around(rules), **_told(value)})


def around(rules: Rules) -> Around:
    """How many play, what wins, and of the cards: how many there are and lie out and how, and their values."""
    return {
        "find": sought(rules),
        "people": "one" if alone(rules) else "many",
        "aim": "debt" if has_price(rules) else "points",
        "lying": layout_size(rules) or 0,
        "turning": "yes" if lies_face_down(rules) else "no",
        "whole": "yes" if in_steps(rules) else "no",
        "deck": deck_size(rules.deck),
        "values": values_of(rules.deck),
    }


def _name_of(slot: str, value: Value) -> str:
    return f"{kebab(slot)}-{kebab(type(value).__name__)}"


def _told(value: Value) -> dict[str, str | int | float]:
    """The fields in the form the messages need: true and false as yes and no, and times in seconds too."""
    fields = {field: getattr(value, field) for field in value.__struct_fields__}
    seconds = {field.removesuffix("_ms"): number / 1_000 for field, number in fields.items() if field.endswith("_ms")}
    return {**{field: _plain(known) for field, known in fields.items()}, **seconds}


def _plain(known: str | int | bool | None) -> str | int:
    """A number that is None is `any`."""
    if known is None:
        return "any"
    return ("yes" if known else "no") if isinstance(known, bool) else known
