"""What Cyclopts finds wrong with the words of a command, in the user's language."""

from difflib import get_close_matches
from typing import TYPE_CHECKING, Literal, get_args, get_origin

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)
from cyclopts.validators import Number

from tercet.cli.language import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cyclopts.argument import Argument


def in_words(error: CycloptsError) -> str:
    """One sentence, or two where something else may have been meant."""
    match error:
        case UnknownCommandError():
            (word, *_) = error.unused_tokens or [""]
            commands = [name for name in error.app or () if not name.startswith("-")]
            return say("cli-no-such-command", name=word) + perhaps(word, commands)
        case UnknownOptionError():
            word = (error.token.keyword or error.token.value).partition("=")[0]
            options = [name for each in error.argument_collection for name in each.names]
            return say("cli-no-such-option", option=word) + perhaps(word, [*options, "--lang"])
        case MissingArgumentError(argument=argument) if argument:
            return say("cli-value-missing", option=error.keyword or shown(argument))
        case RepeatArgumentError():
            return say("cli-given-twice", option=error.token.keyword or error.token.value)
        case UnusedCliTokensError():
            return say("cli-unused-words", text=" ".join(error.unused_tokens or []))
        case CoercionError(argument=argument, token=token) if argument and token:
            return does_not_fit(error, token.value, token.keyword or shown(argument))
        case ValidationError(argument=argument) if argument and argument.tokens:
            return out_of_bounds(argument, argument.tokens[0].keyword or shown(argument))
        case _:
            return str(error)


def perhaps(word: str, known: "Iterable[str]") -> str:
    """Did the user mean another word? Otherwise, where all of them are listed."""
    nearest = get_close_matches(word, known, n=1)
    return " " + (say("cli-did-you-mean", nearest=nearest[0]) if nearest else say("cli-see-help"))


def shown(argument: "Argument") -> str:
    """The name of an option, or of an argument as the help shows it."""
    return argument.name if argument.index is None else argument.name.lstrip("-").upper()


def does_not_fit(error: CoercionError, text: str, option: str) -> str:
    """A value of the wrong kind."""
    if get_origin(error.target_type) is Literal:
        return say("cli-value-choices", text=text, option=option, known=", ".join(get_args(error.target_type)))
    kind = "whole-number" if error.target_type is int else "number" if error.target_type is float else "other"
    return say("cli-value-kind", text=text, option=option, feature=kind)


def out_of_bounds(argument: "Argument", option: str) -> str:
    """A number that is too small or too large."""
    text = argument.tokens[0].value
    validators = argument.parameter.validator
    for each in validators if isinstance(validators, tuple) else ():
        if isinstance(each, Number):
            if each.gte is not None and argument.value < each.gte:
                return say("cli-value-least", text=text, option=option, low=str(each.gte))
            if each.lte is not None and argument.value > each.lte:
                return say("cli-value-most", text=text, option=option, high=str(each.lte))
    return say("cli-value-kind", text=text, option=option, feature="other")
