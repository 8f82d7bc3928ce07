"""Rule sets and the slots of their rules in words."""

import re

from tercet.engine.value import Value
from tercet.words.languages import Language
from tercet.words.speech import speak


def rule_set_title(name: str, lang: Language = "en") -> str:
    """A rule set as people call it.

    >>> rule_set_title("master", "fr")
    'Maître du SET'
    """
    return speak(lang, f"rule-set-{name}")


def rule_set_description(name: str, lang: Language = "en") -> str:
    """How a rule set is played, in one sentence.

    >>> rule_set_description("puzzle")
    'The cards stay where they are: find every SET among them.'
    """
    return speak(lang, f"rule-set-{name}.description")


def slot_title(slot: str, lang: Language = "en") -> str:
    """What a slot is about.

    >>> slot_title("no_set", "de")
    'Kein SET'
    """
    return speak(lang, f"slot-{_kebab(slot)}")


def value_in_words(slot: str, value: Value, lang: Language = "en") -> str:
    """What a slot's value says.

    >>> from tercet.engine.rules import CallFirst
    >>> value_in_words("calling", CallFirst(window_ms=5_000))
    'Call, then point within 5 seconds'
    """
    return speak(lang, f"slot-{_kebab(slot)}-{_kebab(type(value).__name__)}", **_told(value))


def _kebab(name: str) -> str:
    """`TakeAPoint` is `take-a-point`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().replace("_", "-")


def _told(value: Value) -> dict[str, str | int | float]:
    """The fields as a text wants them: true and false as yes and no, and times in seconds too."""
    fields = {field: getattr(value, field) for field in value.__struct_fields__}
    seconds = {field.removesuffix("_ms"): number / 1_000 for field, number in fields.items() if field.endswith("_ms")}
    return {**{field: _plain(known) for field, known in fields.items()}, **seconds}


def _plain(known: str | int | bool | None) -> str | int:
    """A number that is not given is `any`."""
    if known is None:
        return "any"
    return ("yes" if known else "no") if isinstance(known, bool) else known
