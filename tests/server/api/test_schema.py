"""The OpenAPI document is true: whatever a machine makes of it, the server answers as the document says."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tercet.server.api.document import ANSWERED, ASKED
from tests.server.api.asking import asked
from tests.server.running_server import run
from tests.support.serving import serving

ROOT = Path(__file__).parents[3]
NOT_OURS = (
    "positive_data_acceptance",  # a name of spaces fits the schema, and is refused all the same
    "allow_header_conformance",  # the framework answers OPTIONS, which nobody here needs
)


@pytest.mark.long
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with serving(
        "--data",
        tmp_path / "data",
        TERCET_GUESTS_PER_S="100000",
        TERCET_TABLES_PER_S="100000",
        TERCET_DURABILITY="process",
    ) as address:
        command = [
            *(
                sys.executable,
                "-m",
                "schemathesis.cli",
                "--config-file",
                str(Path(__file__).with_name("schemathesis.toml")),
            ),
            *("run", f"{address}/api/schema/openapi.json"),
            *("--max-examples", "10", "--seed", "81", "--suppress-health-check", "all", "--no-color"),
            *("--exclude-checks", ",".join(NOT_OURS)),
        ]
        env = {
            **os.environ,
            "SCHEMATHESIS_HOOKS": "tests.server.api.schema_hooks",
            "PYTHONPATH": str(ROOT),
            "TERCET_ADDRESS": address,
        }
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "68 selected / 68 total" in done.stdout


async def document_of(folder: Path) -> dict[str, Any]:
    async with asked(folder) as (_, browser):
        answer = await browser.get("/api/schema/openapi.json")
        document: dict[str, Any] = answer.json()
    return document


def test_no_secret_is_a_part_of_an_address(tmp_path: Path) -> None:
    """Addresses stand in histories and in the logs of proxies."""

    async def story() -> None:
        paths = (await document_of(tmp_path))["paths"]
        asked = {
            part["name"] for path in paths.values() for each in path.values() for part in each.get("parameters", [])
        }
        assert {"competition", "code", "lang"} <= asked, "else this test would see nothing"
        told = {name for name in asked if re.search("token|secret|password|login|session|phone|mail", name)}
        assert told == {"session_id"}, "which is no token: it only names a session to its owner"

    run(story)


def test_unknown_fields_are_refused_by_the_document_too(tmp_path: Path) -> None:
    async def story() -> None:
        schemas = (await document_of(tmp_path))["components"]["schemas"]
        assert {name for name in schemas if schemas[name].get("additionalProperties") is False} >= {
            kind.__name__ for kind in ASKED
        }
        assert {*schemas} >= {kind.__name__ for kind in (*ASKED, *ANSWERED)}

    run(story)


def test_every_type_that_the_document_names_is_in_it(tmp_path: Path) -> None:
    async def story() -> None:
        document = await document_of(tmp_path)
        named = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document)))
        assert named - {*document["components"]["schemas"]} == set()

    run(story)


def test_every_route_says_what_can_go_wrong_and_who_may_ask(tmp_path: Path) -> None:
    async def story() -> None:
        paths = (await document_of(tmp_path))["paths"]
        known = set()
        for path, operations in paths.items():
            assert path.startswith("/api/")
            for how, operation in operations.items():
                assert operation["description"], (path, how)
                assert "application/problem+json" in operation["responses"]["4XX"]["content"]
                if operation.get("security"):
                    known.add((how, path))
        assert known == {
            ("get", "/api/me"),
            ("patch", "/api/me"),
            ("delete", "/api/me"),
            ("get", "/api/me/data"),
            ("put", "/api/me/results/{result_id}"),
            ("get", "/api/me/results"),
            ("get", "/api/me/statistics"),
            ("delete", "/api/me/statistics"),
            ("get", "/api/me/ratings"),
            ("get", "/api/me/boards"),
            ("put", "/api/me/boards"),
            ("post", "/api/account"),
            ("put", "/api/account/password"),
            ("get", "/api/sessions"),
            ("delete", "/api/sessions"),
            ("delete", "/api/sessions/{session_id}"),
            ("get", "/api/passkeys"),
            ("post", "/api/passkeys"),
            ("post", "/api/passkeys/options"),
            ("delete", "/api/passkeys/{passkey_id}"),
            ("get", "/api/daily/{day}/others"),
            ("post", "/api/tables"),
            ("post", "/api/records/proof"),
            ("get", "/api/papers/queue"),
            ("post", "/api/papers/{document}"),
            ("post", "/api/competitions"),
            ("post", "/api/competitions/file"),
            ("post", "/api/competitions/{competition}/commands"),
            ("post", "/api/competitions/{competition}/preview"),
            ("post", "/api/competitions/{competition}/games/{game}/table"),
            ("put", "/api/competitions/{competition}/entrants/{number}"),
            ("delete", "/api/competitions/{competition}/entrants/{number}"),
            ("get", "/api/competitions/{competition}/entrants/{number}"),
            ("delete", "/api/competitions/{competition}/entrants"),
            ("get", "/api/competitions/{competition}/board"),
            ("get", "/api/competitions/{competition}/journal"),
            ("post", "/api/competitions/{competition}/list"),
            ("post", "/api/competitions/{competition}/screen"),
            ("post", "/api/competitions/{competition}/papers/{document}"),
            ("get", "/api/competitions/{competition}/entry-cards"),
            ("get", "/api/competitions/{competition}/unprintable"),
            ("get", "/api/competitions/{competition}/links"),
            ("post", "/api/competitions/{competition}/links"),
            ("delete", "/api/competitions/{competition}/links/{kind}/{number}"),
            ("get", "/api/competitions/{competition}/file"),
        }

    run(story)
