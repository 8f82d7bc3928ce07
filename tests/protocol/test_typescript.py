"""The web client's types are those of the server."""

from pathlib import Path

from tercet.protocol.typescript import COMMAND, types

WRITTEN = Path(__file__).parents[2] / "web/src/protocol/types.ts"


def test_the_web_client_knows_the_protocol_as_it_is() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == types(), f"To write it again: {COMMAND}"


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_says_is_all_there() -> None:
    text = types()
    assert 'export interface Join {\n  readonly type: "Join";\n  readonly role?: ' in text
    assert "  readonly reaction_ms?: number | null;" in text
    assert "  readonly locked_out: boolean;" in text
    assert "  readonly totals: Readonly<Record<string, number>>;" in text


if __name__ == "__main__":
    WRITTEN.write_text(types(), encoding="utf-8", newline="\n")
