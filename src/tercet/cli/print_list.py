"""`tercet print --list`: list the documents."""

import json

from tercet.paper.catalogue import DOCUMENTS
from tercet.words.languages import Language
from tercet.words.speech import speak


def print_list(lang: Language, as_json: bool) -> None:
    """Print one line for each document."""
    told = [
        {
            "name": name,
            "title": speak(lang, f"paper-doc-{name}"),
            "about": speak(lang, f"paper-doc-{name}.about"),
            "choices": [dict(choice) for choice in document.choices if choice],
        }
        for name, document in DOCUMENTS.items()
    ]
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for each in told:
        table.add_row(f"[bold]{each['name']}[/]", str(each["title"]), str(each["about"]))
    Console(highlight=False).print(table)
