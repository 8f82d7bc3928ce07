"""The OpenAPI document: the routes collected by the framework, with our own types and errors."""

from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct
from msgspec.json import schema_components

from tercet.competition.people import Person
from tercet.competition.record import CompetitionFile
from tercet.competition.setup import Setup
from tercet.competition.standings import Standing
from tercet.paper.unprintable import Unprintable
from tercet.server.api.boards import OnBoards
from tercet.server.api.daily import PuzzleView
from tercet.server.api.me import Me
from tercet.server.api.papers import NewPaper, PaperView, QueueView
from tercet.server.api.passkeys import AuthenticatorAnswer
from tercet.server.api.people import NewGuest, NewName, NewPassword, SignIn, SignUp
from tercet.server.api.players import PlayerView
from tercet.server.api.problems import PROBLEM, Problem
from tercet.server.api.records import MatchAbout, Proof, RecordText
from tercet.server.api.rulesets import OwnWish, RuleSetView
from tercet.server.api.server import ServerView
from tercet.server.api.tables import NewTable, TableAddress
from tercet.server.competitions.api import FoundCompetition, InCompetition, InPreview
from tercet.server.competitions.boards import BoardView
from tercet.server.competitions.form_api import Entered, InForm
from tercet.server.competitions.game_table_api import NewGameTable
from tercet.server.competitions.journal_api import JournalLine
from tercet.server.competitions.link_api import LinkSecret, WantedLinks
from tercet.server.competitions.links import Link, LinkSession, NewLink
from tercet.server.competitions.list_api import InList, ListTold
from tercet.server.competitions.listing import ListedCompetition
from tercet.server.competitions.office import Acknowledgement
from tercet.server.competitions.person_held import HeldOnPerson
from tercet.server.competitions.views import CompetitionView, EntrantView, PreviewView
from tercet.server.lobby.boards import PlayersBoard
from tercet.server.lobby.directory import ListedTable
from tercet.server.lobby.ratings import RatingCourse
from tercet.server.lobby.timings import PlayStatistics
from tercet.server.people.own_data import OwnData
from tercet.server.people.passkeys import Passkey
from tercet.server.people.sessions import OwnSession
from tercet.server.results.kinds import KeptResult, NewResult
from tercet.server.results.others import Others
from tercet.words.own_rules import OwnRules

ASKED: Final[tuple[type[Struct], ...]] = (
    NewGuest,
    NewName,
    SignUp,
    SignIn,
    NewPassword,
    AuthenticatorAnswer,
    NewTable,
    OnBoards,
    RecordText,
    NewPaper,
    Setup,
    InCompetition,
    InPreview,
    NewGameTable,
    WantedLinks,
    LinkSecret,
    Person,
    CompetitionFile,
    InList,
    InForm,
    OwnWish,
    NewResult,
)
ANSWERED: Final[tuple[type[Struct], ...]] = (
    Me,
    OwnSession,
    Passkey,
    OwnData,
    TableAddress,
    ListedTable,
    RuleSetView,
    MatchAbout,
    Proof,
    PlayerView,
    PlayStatistics,
    RatingCourse,
    PlayersBoard,
    PuzzleView,
    Others,
    PaperView,
    FoundCompetition,
    CompetitionView,
    ListedCompetition,
    Standing,
    Acknowledgement,
    PreviewView,
    BoardView,
    JournalLine,
    ListTold,
    Link,
    NewLink,
    LinkSession,
    EntrantView,
    HeldOnPerson,
    Unprintable,
    KeptResult,
    Entered,
    OwnRules,
    QueueView,
    ServerView,
    Problem,
)
REF: Final = "#/components/schemas/"
TROUBLE: Final = {
    "description": "It may not be, and why.",
    "content": {PROBLEM: {"schema": {"$ref": f"{REF}Problem"}}},
}
SECURITY: Final = {
    "bearer": {"type": "http", "scheme": "bearer", "description": "A program's token, from POST /api/guest."},
    "session": {"type": "apiKey", "in": "cookie", "name": "tercet-session", "description": "A page's cookie."},
}

Document = dict[str, Any]


class OpenApiPlugin(JsonRenderPlugin):
    """Serves the document at /api/schema/openapi.json."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        """The document as JSON."""
        return self.render_json(request, described(openapi_schema))


def described(document: Document) -> Document:
    """The document with what the framework does not know."""
    paths = {path: {how: _operation(what) for how, what in each.items()} for path, each in _own(document)}
    return {**document, "paths": paths, "components": {"schemas": _schemas(), "securitySchemes": SECURITY}}


def _own(document: Document) -> list[tuple[str, Document]]:
    return [(path, each) for path, each in document["paths"].items() if path.startswith("/api/")]


def _operation(operation: Document) -> Document:
    """Every error is a problem document, never the framework's default."""
    good = {status: _good(status, answer) for status, answer in operation["responses"].items() if status < "400"}
    return {**operation, "responses": {**good, "4XX": TROUBLE, "503": TROUBLE}}


def _good(status: str, answer: Document) -> Document:
    """The content of a successful response; 204 has none."""
    return {"description": answer["description"]} if status == "204" else answer


def _schemas() -> Document:
    """Our types; a tag is required only of types that it always distinguishes."""
    _, schemas = schema_components([*ASKED, *ANSWERED], ref_template=REF + "{name}")
    told_apart = {name for schema in schemas.values() for name in _mapped(schema)}
    alone = {name for schema in schemas.values() for name in _alone(schema)}
    for name in schemas.keys() - (told_apart - alone):
        schemas[name]["required"] = [field for field in schemas[name].get("required", ()) if field != "type"]
    return dict(sorted(schemas.items()))


def _mapped(schema: Document) -> list[str]:
    """The names of the types that this one distinguishes by tag."""
    fields = schema.get("properties", {}).values()
    return [name for field in fields for name in field.get("discriminator", {}).get("mapping", ())]


def _alone(schema: Document) -> list[str]:
    """The names of the types that a field of this one can have, and no other type."""
    fields = schema.get("properties", {}).values()
    return [field["$ref"].removeprefix(REF) for field in fields if "$ref" in field]
