"""The help of every command from the words: `help-odds`, and `help-odds.games` for an option or argument."""

from typing import TYPE_CHECKING, Any, Final

from tercet.cli.language import language, say

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

TITLES: Final = {"Commands": "help-commands", "Arguments": "help-arguments", "Parameters": "help-options"}


class HelpInWords:
    """Lays help out as Cyclopts does. What it says of a command or an option is a message, never a docstring."""

    def __init__(self, app: "App") -> None:
        self.app = app

    @property
    def message(self) -> str:
        """The message of the command whose help is shown."""
        return message_of([each.name[0] for each in self.app.app_stack.current_frame])

    def render_usage(self, console: "Console", _options: "ConsoleOptions", usage: Any) -> None:
        """How the command is called."""
        console.print(say("help-usage", usage=str(usage)), markup=False, highlight=False)

    def render_description(self, console: "Console", _options: "ConsoleOptions", _description: Any) -> None:
        """What the command does."""
        console.print(f"{say(self.message)}\n", markup=False, highlight=False)

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        """Commands or options, a line each; `--lang` stands with the options."""
        from cyclopts.help.formatters import DefaultFormatter

        entries = [self.in_words(entry, panel.format) for entry in panel.entries]
        if entries and panel.title != "Arguments":
            entries.append(self.option("--lang"))
        DefaultFormatter()(console, options, panel.copy(title=say(TITLES[str(panel.title)]), entries=entries))

    def in_words(self, entry: "HelpEntry", kind: str) -> "HelpEntry":
        """The line of a command, an option or an argument."""
        (name, *_) = entry.display_labels
        if kind == "command" and not name.startswith("-"):
            return entry.copy(description=say(message_of([self.message.removeprefix("help-"), name])))
        notes = [say("help-required")] if entry.required else []
        if entry.choices:
            notes.append(say("help-choices", known=", ".join(entry.choices)))
        if entry.default not in (None, "False", '""'):
            notes.append(say("help-default", value=str(entry.default)))
        told = " ".join([say(about(self.message, name)), *notes])
        return entry.copy(description=told, choices=None, default=None, required=False)

    def option(self, name: str) -> "HelpEntry":
        """An option that is not of the command itself."""
        from cyclopts.help import HelpEntry

        from tercet.words.languages import LANGUAGES

        told = say(about(self.message, name))
        choices = say("help-choices", known=", ".join(LANGUAGES))
        return HelpEntry(positive_names=(name,), metavar="CHOICE", description=f"{told} {choices}")


def message_of(names: list[str]) -> str:
    """The message of a command, by its name after those of the commands that it belongs to.

    >>> message_of(["tercet"]), message_of(["tercet", "competition", "import"])
    ('help-tercet', 'help-competition-import')
    """
    return "-".join(["help", *(names[1:] if names[0] == "tercet" and names[1:] else names)])


def about(message: str, name: str) -> str:
    """What is said of an option or argument: by this command, or of all that have one of that name."""
    from tercet.words.speech import is_said

    attribute = name.lstrip("-").lower()
    own = f"{message}.{attribute}"
    return own if is_said(language(), own) else f"help-every.{attribute}"
