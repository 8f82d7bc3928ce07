"""Numbers as they are written in the language of the user."""

from tercet.cli.language import language, say


def figure(number: float, digits: int = 0) -> str:
    """With this many digits after the point: 2,741.09 or 2.741,09."""
    return _written(number, f"#,##0{'.' if digits else ''}{'0' * digits}")


def rough(number: float) -> str:
    """To four figures."""
    return _written(number, "@###")


def percent(share: float, digits: int = 0) -> str:
    """A share in per cent."""
    return say("cli-percent", share=figure(100 * share, digits))


def _written(number: float, pattern: str) -> str:
    from babel.numbers import format_decimal  # takes a while: only when something is said

    return format_decimal(number, pattern, language())
