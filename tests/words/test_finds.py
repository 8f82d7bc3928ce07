"""A find is called by its name: an Ultra, a Ghost, a Quad or a group is not a SET (M-2, M-3, M-5, M-6)."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tercet.rulesets.catalogue import RULE_SETS
from tercet.words.finds import sought
from tercet.words.languages import LANGUAGES, Language
from tercet.words.rules import value_in_words
from tercet.words.speech import speak

OTHERS = [name for name, rule_set in RULE_SETS.items() if sought(rule_set.rules) != "sets"]
# Messages that are about SETs whatever is looked for: what six cards have to do with one, and what rules look for; and
# those that are shown only where SETs are: the demonstration, and decks that are dealt with a number of SETs.
ABOUT_SETS = re.compile(
    r"demo-|right-six-why|wrong-six-why|dock-point-(sets|six)|dock-turn|wrong-chain-title"
    r"|rule-set-|slot-pattern-|slot-deck-puzzle-deck"
    r"|impossible-(find-of-three-values|real-pattern|puzzles-|master-needs-three|sets-in-layout)"
)
SOME: dict[str, str | int] = {"me": "no", "who": "Ada", "seconds": 3, "said": 1, "of": 2, "count": 2}


class _Pieces(Visitor):
    """What a message says itself, and which messages it contains."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.contains: set[str] = set()
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's own naming)
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.contains.add(node.id.name)


def _messages(lang: Language, subject: str) -> Iterator[tuple[str, _Pieces]]:
    text = files("tercet.words").joinpath(lang, f"{subject}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, _Pieces(entry)


def test_there_are_rule_sets_that_look_for_something_else() -> None:
    assert {sought(RULE_SETS[name].rules) for name in OTHERS} == {"pairs", "six", "fours", "dots"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("subject", ["table", "rules", "real-table", "impossible"])
def test_at_a_table_only_the_name_of_the_find_says_set(subject: str, lang: Language) -> None:
    """So no message calls an Ultra a SET: those that have the word take it from finds.ftl."""
    saying = {name for name, pieces in _messages(lang, subject) if "SET" in " ".join(pieces.texts)}
    assert {name for name in saying if not ABOUT_SETS.match(name)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OTHERS)
def test_no_message_of_a_table_calls_its_finds_sets(name: str, lang: Language) -> None:
    find = sought(RULE_SETS[name].rules)
    naming = [message for message, pieces in _messages(lang, "table") if any("find-" in one for one in pieces.contains)]
    assert {"told-taken", "act-call", "act-no-set-here", "shown-right", "told-failed-wrong"} <= {*naming}
    said = {message: speak(lang, message, find=find, **SOME) for message in [*naming, "find-many"]}
    assert {message: text for message, text in said.items() if "SET" in text} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OTHERS)
def test_the_rules_call_their_finds_by_name(name: str, lang: Language) -> None:
    """Only what six cards have to do with a SET says so."""
    rule_set = RULE_SETS[name]
    told = {slot: value_in_words(slot, rule_set.rules, lang) for slot in rule_set.bearing if slot != "pattern"}
    assert {slot: text for slot, text in told.items() if "SET" in text} == {}


@pytest.mark.parametrize(
    ("lang", "find", "told"),
    [
        ("en", "pairs", "Ada took an Ultra in 3 s"),
        ("fr", "six", "Ada prend un Fantôme en 3 s"),
        ("es", "fours", "Ada se lleva un cuarteto en 3 s"),
        ("de", "six", "Ada hat nach 3 s einen Geist"),
        ("de", "dots", "Ada hat nach 3 s eine Gruppe"),
        ("de", "sets", "Ada hat nach 3 s ein SET"),
    ],
)
def test_a_find_stands_in_its_sentence_as_the_language_wants_it(lang: Language, find: str, told: str) -> None:
    assert speak(lang, "told-taken", find=find, **SOME).replace("\u00a0", " ") == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_told_calls_its_finds_by_name(lang: Language) -> None:
    saying = {name for name, pieces in _messages(lang, "cli-output") if "SET" in " ".join(pieces.texts)}
    assert {name for name in saying if name.startswith("replay-")} == set()


@pytest.mark.parametrize(
    ("lang", "owed"),
    [
        ("en", ("1 Ultra owed", "Ada owes 2 Ghosts", "Lost: 3 Quads are still owed", "2 groups left")),
        ("fr", ("1 Ultra dû", "Ada doit 2 Fantômes", "Perdu : 3 quatuors restent dus", "restent 2 groupes")),
        ("es", ("deuda: 1 Ultra", "Ada debe 2 Fantasmas", "Perdido: aún se deben 3 cuartetos", "quedan 2 grupos")),
        (
            "de",
            (
                "1 Ultra schuldig",
                "Ada schuldet 2 Geister",
                "Verloren: 3 Quartette sind noch geschuldet",
                "noch 2 Gruppen",
            ),
        ),
    ],
)
def test_what_is_owed_or_left_is_called_by_its_name(lang: Language, owed: tuple[str, ...]) -> None:
    """P-4: a price is paid in finds of the rules that are played."""
    said = (
        speak(lang, "player-owes", find="pairs", count=1),
        speak(lang, "told-owed", find="six", count=2, me="no", who="Ada"),
        speak(lang, "end-price-lost", find="fours", count=3),
        speak(lang, "fact-to-find", find="dots", count=2),
    )
    assert tuple(text.replace("\u00a0", " ") for text in said) == owed


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "1 Ghost", "2 Ghosts"),
        ("fr", "1 Fantôme", "2 Fantômes"),
        ("es", "1 Fantasma", "2 Fantasmas"),
        ("de", "1 Geist", "2 Geister"),
    ],
)
def test_finds_are_counted(lang: Language, one: str, many: str) -> None:
    assert [speak(lang, "find-many", find="six", count=count) for count in (1, 2)] == [one, many]
