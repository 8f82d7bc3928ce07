"""Every request: how it is asked, and who may."""

from typing import Final

from tests.proof.access import rules as k
from tests.proof.access.asking import Answers, Probe
from tests.proof.access.roles import ROLES
from tests.proof.access.world import NOBODYS, Somebody, World

C: Final = "/api/competitions/{competition}"
NO_PASSKEY: Final = "400 bad-passkey"
HERE: Final = "localhost"
RESULT: Final = {"result": {"kind": "course", "step": "none", "begun": 0, "ms": 0}}
FREEZE: Final = {"type": "Freeze", "frozen": False}
Declared = dict[str, tuple[Probe, Answers]]


def _freezing(_: World, somebody: Somebody) -> object:
    return {"id": f"by-{ROLES.index(somebody.role)}", "say": FREEZE}


def _signing_in(_: World, somebody: Somebody) -> object:
    """Each with a login of their own, because tries are counted by login."""
    return {"login": f"{ROLES.index(somebody.role)}@example.org", "password": ""}


def _entry(_: World, somebody: Somebody) -> object:
    return {"id": f"{ROLES.index(somebody.role):030d}", "details": {"name": "Gil Noor"}}


OF_PEOPLE: Final[Declared] = {
    "POST /api/guest": (Probe({"name": "Ida"}), k.PUBLIC),
    "POST /api/account": (
        Probe({"login": "ida@example.org", "password": "password"}, instead=("400 common-password", "409 has-account")),
        k.OWN,
    ),
    "PUT /api/account/password": (Probe({"old": "wrong", "new": "password"}, instead=("400 common-password",)), k.OWN),
    "POST /api/session": (Probe(_signing_in, instead=("401 bad-login",)), k.PUBLIC),
    "DELETE /api/session": (Probe(), k.PUBLIC),
    "GET /api/sessions": (Probe(), k.OWN),
    "DELETE /api/sessions": (Probe(), k.OWN),
    "DELETE /api/sessions/{session_id}": (Probe(instead=("404 no-such-session",)), k.OWN),
    "GET /api/me": (Probe(), k.OWN),
    "PATCH /api/me": (Probe({"name": "Ida"}), k.OWN),
    "DELETE /api/me": (Probe(), k.OWN),
    "GET /api/me/data": (Probe(), k.OWN),
    "GET /api/me/boards": (Probe(), k.OWN),
    "PUT /api/me/boards": (Probe({"on": False}), k.OWN),
    "GET /api/me/ratings": (Probe(), k.OWN),
    "GET /api/me/results": (Probe(), k.OWN),
    "PUT /api/me/results/{result_id}": (Probe(RESULT, instead=("400 bad-result",)), k.OWN),
    "GET /api/me/statistics": (Probe(), k.OWN),
    "DELETE /api/me/statistics": (Probe(), k.OWN),
    "GET /api/passkeys": (Probe(), k.OWN),
    "POST /api/passkeys": (Probe({"credential": {"id": "AAAA"}}, instead=(NO_PASSKEY,), host=HERE), k.OWN),
    "POST /api/passkeys/options": (Probe(host=HERE), k.OWN),
    "DELETE /api/passkeys/{passkey_id}": (Probe(instead=(NO_PASSKEY,)), k.OWN),
    "POST /api/session/passkey": (
        Probe({"credential": {"id": "AAAA"}}, instead=(NO_PASSKEY,), host=HERE),
        k.PUBLIC,
    ),
    "POST /api/session/passkey/options": (Probe(host=HERE), k.PUBLIC),
}

OF_PLAY: Final[Declared] = {
    "GET /api/tables": (Probe(), k.PUBLIC),
    "POST /api/tables": (Probe({"rule_set": "quick"}), k.OWN),
    "GET /api/tables/{code}": (Probe(), k.PUBLIC),
    "GET /api/records/{table}/{number}": (Probe(instead=("404 unknown-record",)), k.PUBLIC),
    "GET /api/records/{table}/{number}/about": (Probe(instead=("404 unknown-record",)), k.PUBLIC),
    "POST /api/records/proof": (Probe({"text": ""}), k.OWN),
    "GET /api/rulesets": (Probe(), k.PUBLIC),
    "GET /api/rulesets/{name}": (Probe(), k.PUBLIC),
    "POST /api/rulesets/own": (Probe({"text": "quick"}), k.PUBLIC),
    "GET /api/players/{player_id}": (Probe(), k.PUBLIC),
    "GET /api/boards": (Probe(), k.PUBLIC),
    "GET /api/daily": (Probe(), k.PUBLIC),
    "GET /api/daily/{day}": (Probe(), k.PUBLIC),
    "GET /api/daily/{day}/others": (Probe(instead=("403 not-finished",)), k.OWN),
    "GET /api/papers": (Probe(), k.PUBLIC),
    "GET /api/papers/queue": (Probe(), k.OWN),
    "POST /api/papers/{document}": (Probe({"competition": NOBODYS}, instead=("404 unknown-competition",)), k.OWN),
}

OF_COMPETITIONS: Final[Declared] = {
    "GET /api/competitions": (Probe(), k.PUBLIC),
    "POST /api/competitions": (Probe({"rounds": 1}), k.OWN),
    "POST /api/competitions/file": (
        Probe({"competition": "tercet", "version": 1, "events": [], "people": {}}, instead=("400 file-no-opening",)),
        k.OWN,
    ),
    f"GET {C}": (Probe(), k.PUBLIC),
    f"GET {C}/standings": (Probe(), k.PUBLIC),
    f"GET {C}/board": (Probe(), k.OF_STAFF),
    f"GET {C}/journal": (Probe(), k.OF_STAFF),
    f"GET {C}/file": (Probe(), k.OF_STAFF),
    f"GET {C}/entry-cards": (Probe(), k.OF_STAFF),
    f"GET {C}/unprintable": (Probe(), k.OF_STAFF),
    f"GET {C}/links": (Probe(), k.OF_COORDINATOR),
    f"POST {C}/links": (Probe({"kind": "projector", "numbers": [2]}), k.OF_COORDINATOR),
    f"DELETE {C}/links/{{kind}}/{{number}}": (Probe(ids={"number": "2"}), k.OF_COORDINATOR),
    f"POST {C}/session": (Probe({"secret": NOBODYS}, instead=("404 no-such-link",)), k.PUBLIC),
    f"POST {C}/commands": (Probe(_freezing), k.OF_COORDINATOR),
    f"POST {C}/preview": (Probe({"say": FREEZE}), k.OF_COORDINATOR),
    f"POST {C}/entry": (Probe(_entry, instead=("409 form-off",)), k.PUBLIC),
    f"POST {C}/list": (Probe({"id": "list", "data": "bmFtZQpBbm4=", "look": True}), k.OF_STAFF),
    f"POST {C}/papers/{{document}}": (Probe({}), k.OF_STAFF),
    f"POST {C}/games/{{game}}/table": (Probe({}, instead=("409 no-player", "409 settled")), k.OF_STAFF),
    f"POST {C}/screen": (Probe(), k.OF_ENTRANT),
    f"GET {C}/entrants/{{number}} (entrant 1)": (Probe(), k.OF_STAFF_AND_ENTRANT),
    f"GET {C}/entrants/{{number}} (entrant 2)": (Probe(ids={"number": "2"}), k.OF_STAFF),
    f"PUT {C}/entrants/{{number}}": (Probe({"name": "Ann Lee"}), k.OF_STAFF),
    f"DELETE {C}/entrants/{{number}} (entrant 2)": (Probe(ids={"number": "2"}), k.OF_STAFF),
    f"DELETE {C}/entrants/{{number}} (entrant 1)": (Probe(), k.OF_STAFF_AND_ENTRANT),
    f"DELETE {C}/entrants": (Probe(), k.OF_COORDINATOR),
}

OF_THE_SERVER: Final[Declared] = {
    "GET /healthz": (Probe(), k.PUBLIC),
    "GET /readyz": (Probe(), k.PUBLIC),
    "GET /metrics": (Probe(), k.OPERATORS),
    "GET /api/server": (Probe(), k.PUBLIC),
    "GET /api/schema": (Probe(), k.PUBLIC),
    "GET /api/schema/openapi.json": (Probe(), k.PUBLIC),
    "GET /api/schema/{path}": (Probe(instead=("404",)), k.PUBLIC),
    "GET /pictures/{name}": (Probe(instead=("404 not-found",)), k.PUBLIC),
    "GET a page of the client": (Probe(), k.PUBLIC),
    "GET a file of the client": (Probe(), k.PUBLIC),
}

REQUESTS: Final[Declared] = {**OF_PEOPLE, **OF_PLAY, **OF_COMPETITIONS, **OF_THE_SERVER}
ENDS_THE_SESSION: Final = ("DELETE /api/session", "DELETE /api/sessions", "DELETE /api/me")


def declared(action: str) -> Answers:
    """Who may; what changes something may not be sent by a page of another site."""
    answers = REQUESTS[action][1]
    return answers if action.startswith("GET ") else k.not_by_foreign_pages(answers)


def in_order() -> list[str]:
    """Reading first, then changing, then deleting, and at the very end what ends a session."""
    kinds = ("GET", "PATCH", "POST", "PUT", "DELETE")
    return sorted(
        REQUESTS, key=lambda each: (each in ENDS_THE_SESSION, kinds.index(each.split()[0]), [*REQUESTS].index(each))
    )
