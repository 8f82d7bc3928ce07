"""What the sources never do, whatever is sent: run text as code, put it into SQL or markup, hash weakly, ask others."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/tercet"
MODULES = {path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text()) for path in PACKAGE.rglob("*.py")}
OF_SERVER = {name: tree for name, tree in MODULES.items() if name.startswith(("server/", "storage/"))}

RUNS_TEXT = {"eval", "exec", "__import__"}
READS_CODE = {"pickle", "marshal", "shelve", "dill"}
ASKS_OTHERS = {"urllib.request", "http.client", "httpx", "requests", "aiohttp", "smtplib", "ftplib"}
STARTS_PROGRAMS = {"subprocess", "pty"}
ASKS_THE_DATABASE = {"fetch", "execute"}
SQL = re.compile(r"\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|VALUES|WHERE)\b")
# What is put into a statement besides constants: marks for parameters, and names of our own tables and statements.
OWN = {"marks", "table", "question", "part", "repeated", "len", "sql"}
HANDSHAKE = "server/socket/handshake.py"  # where RFC 6455 demands SHA-1
HANDED_A_SEED = {"server/daily.py", "server/live/bots.py"}  # their chance is repeatable on purpose


def imported(tree: ast.Module) -> set[str]:
    """Every module that is imported, and every name from it."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    return found


def found_in(trees: dict[str, ast.Module], modules: set[str]) -> list[str]:
    return [f"{name}: {module}" for name, tree in trees.items() for module in imported(tree) & modules]


def called(tree: ast.Module) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def test_no_text_becomes_code() -> None:
    assert found_in(MODULES, READS_CODE) == []
    names = {
        (name, call.func.id)
        for name, tree in MODULES.items()
        for call in called(tree)
        if isinstance(call.func, ast.Name)
    }
    assert [each for each in names if each[1] in RUNS_TEXT] == []


def test_no_text_of_others_is_a_pattern_for_formatting() -> None:
    """The patterns of `format` and `%` are written in the sources; one exception numbers parameters of SQL."""
    patterns = [
        (name, ast.unparse(call.func.value))
        for name, tree in MODULES.items()
        for call in called(tree)
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("format", "format_map")
    ]
    assert [each for each in patterns if each[1] != "msgspec.json"] == [("storage/portable.py", "part")]
    rests = [
        (name, ast.unparse(node))
        for name, tree in OF_SERVER.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod) and isinstance(node.right, ast.Tuple | ast.Dict)
    ]
    assert [each for each in rests if not each[1].startswith(("'", '"', "b'", 'b"'))] == []


def test_the_server_starts_no_programs_and_asks_nobody_but_its_database_redis_and_other_workers() -> None:
    assert found_in(OF_SERVER, ASKS_OTHERS | STARTS_PROGRAMS) == []


def statements(tree: ast.Module) -> Iterator[ast.expr]:
    """What is said to the database, and whatever else looks like SQL that is put together."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ASKS_THE_DATABASE and node.args:
            yield node.args[0]
        elif isinstance(node, ast.JoinedStr) and SQL.search(ast.unparse(node)):
            yield node


def put_in(statement: ast.expr) -> set[str]:
    """Names that a statement is made of; what only decides between two of them is not in it."""
    asked = {id(each) for node in ast.walk(statement) if isinstance(node, ast.IfExp) for each in ast.walk(node.test)}
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and id(node) not in asked}


def test_nothing_that_people_send_is_put_into_a_statement() -> None:
    server = {name: tree for name, tree in MODULES.items() if name.startswith("server/")}
    found = [(name, statement) for name, tree in server.items() for statement in statements(tree)]
    assert len(found) > 80, "else this test would see nothing"
    wrong = [(name, each) for name, said in found for each in put_in(said) - OWN if not each.isupper()]
    assert wrong == []


def test_hashes_are_sha_256_and_what_must_not_be_guessed_comes_from_the_system() -> None:
    hashes = {name: {each for each in imported(tree) if each.startswith("hashlib.")} for name, tree in MODULES.items()}
    weak = {name: found - {"hashlib.sha256"} for name, found in hashes.items() if found - {"hashlib.sha256"}}
    assert weak == {HANDSHAKE: {"hashlib.sha1"}}
    assert sum(map(bool, hashes.values())) > 10
    chance = {name for name, tree in OF_SERVER.items() if imported(tree) & {"random.Random", "random.random"}}
    assert chance == HANDED_A_SEED


def test_the_client_writes_no_markup_but_its_own() -> None:
    """Preact escapes what it draws; these are the ways around it."""
    around = re.compile(
        r"(innerHTML|outerHTML)\s*=[^=]|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML"
        r"|\beval\(|new Function|srcdoc|DOMParser"
    )
    files = [path for kind in ("ts", "tsx") for path in (ROOT / "web/src").rglob(f"*.{kind}")]
    lines = [line.strip() for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(files) > 100
    found = [line for line in lines if around.search(line)]
    assert [line for line in found if not re.fullmatch(r"BACK\.innerHTML = '[^'$]*';", line)] == []
