"""A number and what it counts go together: one SET and five SETs, 1.5 seconds, and not one card where there is none."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tercet.words.languages import LANGUAGES, Language
from tercet.words.speech import speak
from tests.words.counted import COUNTS, INVARIABLE, LABELS, NEVER_ONE, NOT_COUNTED, PHRASES, TEXTS

NUMBERS = (0, 1, 1.5, 2, 5, 11, 21)
ELSEWHERE = 7  # what the other numbers of a message are meanwhile


class _Variables(Visitor):
    """The variables of a message, and of the messages that it contains."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.contained = {message.id.name}
        self.visit(message)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the visitor's own naming)
        if node.id.name not in self.contained:
            self.contained.add(node.id.name)
            self.visit(_ENGLISH[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.found.add(node.id.name)


def _messages(lang: Language) -> Iterator[ast.Message]:
    for file in files("tercet.words").joinpath(lang).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry


_ENGLISH = {message.id.name: message for message in _messages("en")}


def _patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """What can be said of a message, each by its name."""
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def _counted(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Each number with the word after it, unless the number itself has chosen that word."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from _counted(variant.value, chosen | {_variable(expression.selector)})
        elif (variable := _variable(expression)) not in chosen and isinstance(after, ast.TextElement):
            yield from ((variable, word) for word in re.findall(r"^\s(\w+)", after.value))


def _variable(expression: ast.BaseNode) -> str:
    if isinstance(expression, ast.FunctionReference):
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def _is_count(message: ast.Message, variable: str) -> bool:
    return variable in COUNTS and (message.id.name, variable) not in PHRASES


def _said(lang: Language, name: str, variables: set[str], **number: float) -> str:
    rest = {variable: "X" if variable in TEXTS else ELSEWHERE for variable in variables}
    return speak(lang, name, **{**rest, **number})


def _written(number: float, lang: Language) -> str:
    return str(number) if lang == "en" else str(number).replace(".", ",")


def _tells(text: str, number: float, lang: Language) -> bool:
    return re.search(rf"(?<![\d,.]){re.escape(_written(number, lang))}(?![\d,.]\d)(?!\d)", text) is not None


def _wrongly_told(lang: Language, name: str, variables: set[str], variable: str) -> list[str]:
    """What is said of a number without the number, though the message tells it of five."""
    texts = {n: _said(lang, name, variables, **{variable: n}) for n in NUMBERS}
    if not _tells(texts[5], 5, lang):
        return []
    untold = [text for n, text in texts.items() if n > 1 and n != 2 and not _tells(text, n, lang)]
    return untold + ([texts[0]] if texts[0] == texts[1] else [])


def test_it_is_known_of_every_variable_whether_it_counts_something() -> None:
    variables = {name for message in _messages("en") for name in _Variables(message).found}
    assert variables == COUNTS | LABELS | TEXTS
    assert not COUNTS & LABELS | COUNTS & TEXTS | LABELS & TEXTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_chooses_the_noun_beside_it(lang: Language) -> None:
    fixed = {
        (message.id.name, variable, word)
        for message in _messages(lang)
        for _, pattern in _patterns(message)
        for variable, word in _counted(pattern)
        if _is_count(message, variable) and (message.id.name, variable) not in NEVER_ONE
    }
    assert {told for told in fixed if told[2] not in NOT_COUNTED[lang] | INVARIABLE[lang]} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_is_told_as_another(lang: Language) -> None:
    """French counts 0 and 1.5 with one: “une seconde” must not be said of them, “1,5 seconde” is right."""
    wrong = {
        (name, variable): told
        for message in _messages(lang)
        for name, _ in _patterns(message)
        for variable in _Variables(message).found
        if _is_count(message, variable)
        if (told := _wrongly_told(lang, name, _Variables(message).found, variable))
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("lang", "number", "told"),
    [
        ("en", 1, "1 SET leaves 78 cards"),
        ("en", 26, "26 SETs leave 1 card"),
        ("fr", 1, "Avec 1 SET, il reste 78 cartes"),
        ("fr", 26, "Avec 26 SET, il reste 1 carte"),
        ("es", 1, "1 SET deja 78 cartas"),
        ("es", 26, "26 SET dejan 1 carta"),
        ("de", 1, "1 SET lässt 78 Karten übrig"),
        ("de", 26, "26 SETs lassen 1 Karte übrig"),
    ],
)
def test_one_set_leaves_many_cards_and_many_leave_one(lang: Language, number: int, told: str) -> None:
    cards = 78 if number == 1 else 1
    assert speak(lang, "competition-sheet-left", sets=number, right=cards, left=2).startswith(told)


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "1.5 seconds"), ("fr", "1,5 seconde"), ("es", "1,5 segundos"), ("de", "1,5 Sekunden")],
)
def test_a_second_and_a_half_is_said_as_people_say_it(lang: Language, told: str) -> None:
    assert told in speak(lang, "slot-calling-call-first", window=1.5, touch="no", turning="no")
