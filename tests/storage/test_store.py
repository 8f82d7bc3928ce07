"""What every store promises of its log, on SQLite and on a real PostgreSQL alike."""

import asyncio
from functools import partial

import pytest

from tercet.storage.store import Appended, Conflict, Entry, NotSaved, Outcome, Repeated, Store
from tests.storage.stories import Opener, append_all, new, tell

# ---- order


def test_entries_are_read_back_in_order_and_numbered_from_one(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        assert await store.append(new("t", 0, b"opened", at=1_700, by="ada", command="x1")) == Appended(1)
        assert await store.append(new("t", 1, b"dealt")) == Appended(2)
        assert await store.read("t") == [Entry(1, 1_700, "ada", "x1", b"opened"), Entry(2, 0, "", "", b"dealt")]
        assert await store.head("t") == 2

    tell(open_store, story)


def test_who_has_some_entries_gets_the_rest_or_as_many_as_wanted(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        await append_all(store, *(new("t", after, b"%d" % (after + 1)) for after in range(5)))
        assert [entry.body for entry in await store.read("t", after=3)] == [b"4", b"5"]
        assert [entry.seq for entry in await store.read("t", after=1, limit=2)] == [2, 3]
        assert await store.read("t", after=5) == []
        assert await store.read("t", limit=0) == []

    tell(open_store, story)


def test_an_unknown_stream_is_empty(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        assert (await store.read("nowhere"), await store.head("nowhere")) == ([], 0)

    tell(open_store, story)


def test_any_bytes_are_kept_as_they_are(open_store: Opener) -> None:
    bodies = [bytes(range(256)), b"", "“zwölf” 🂡".encode(), bytes(1_000_000)]

    async def story(store: Store) -> None:
        await append_all(store, *(new("t", after, body) for after, body in enumerate(bodies)))
        assert [entry.body for entry in await store.read("t")] == bodies

    tell(open_store, story)


def test_streams_do_not_know_of_each_other(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        await store.append(new("mine", 0, b"mine"))
        assert await store.append(new("yours", 0, b"yours")) == Appended(1)
        assert [entry.body for entry in await store.read("mine")] == [b"mine"]

    tell(open_store, story)


def test_streams_are_listed_in_the_order_of_their_names_a_page_at_a_time(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        assert await store.streams() == []
        await append_all(store, *(new(name, 0) for name in ("b", "Z", "_", "é", "a")))
        await store.append(new("never opened", 7))
        assert await store.streams() == ["Z", "_", "a", "b", "é"]
        assert await store.streams(after="_", limit=2) == ["a", "b"]

    tell(open_store, story)


# ---- conflicts


@pytest.mark.parametrize("after", [-1, 0, 1, 3, 2**40], ids=["nonsense", "start", "behind", "ahead", "far ahead"])
def test_a_writer_who_is_not_up_to_date_is_told_where_the_stream_is(open_store: Opener, after: int) -> None:
    async def story(store: Store) -> None:
        await append_all(store, new("t", 0), new("t", 1))
        assert await store.append(new("t", after, b"late")) == Conflict(head=2)
        assert len(await store.read("t")) == 2

    tell(open_store, story)


def test_a_stream_cannot_begin_in_the_middle(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        assert await store.append(new("t", 1)) == Conflict(head=0)
        assert await store.read("t") == []

    tell(open_store, story)


def test_several_entries_of_one_stream_may_be_submitted_at_once(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        outcomes = await append_all(store, *(new("t", after) for after in (0, 1, 2, 1, 3)))
        assert outcomes == [Appended(1), Appended(2), Appended(3), Conflict(3), Appended(4)]

    tell(open_store, story)


def test_who_conflicts_does_not_keep_others_of_the_group_from_their_tables(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        await store.append(new("a", 0))
        outcomes = await append_all(store, new("b", 0), new("a", 0), new("c", 0), new("c", 5), new("a", 1))
        assert outcomes == [Appended(1), Conflict(1), Appended(1), Conflict(1), Appended(2)]

    tell(open_store, story)


@pytest.mark.parametrize("command", ["\ud800", "\udfff lone"])
def test_an_entry_that_cannot_be_written_harms_no_other(open_store: Opener, command: str) -> None:
    async def story(store: Store) -> None:
        outcomes = await append_all(store, new("a", 0), new("b", 0, by="eve", command=command), new("c", 0))
        assert isinstance(outcomes[1], NotSaved)
        assert outcomes[::2] == [Appended(1), Appended(1)]
        assert await store.streams() == ["a", "c"]
        assert await store.append(new("a", 1)) == Appended(2)

    tell(open_store, story)


def test_of_many_writers_at_once_exactly_one_wins_each_number(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        other = await open_store()
        try:
            for head in range(10):
                writers = [(store, b"a"), (other, b"b")] * 4
                outcomes = await asyncio.gather(*(s.append(new("t", head, body)) for s, body in writers))
                assert outcomes.count(Appended(head + 1)) == 1
                assert outcomes.count(Conflict(head + 1)) == 7
        finally:
            await other.close()

    tell(open_store, story)


# ---- commands sent twice


def test_the_entry_of_a_command_is_found_by_table_player_and_id(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        await append_all(store, new("t", 0, by="ada", command="x1"), new("t", 1), new("t", 2, by="bea", command="x1"))
        assert await store.seq_of("t", "ada", "x1") == 1
        assert await store.seq_of("t", "bea", "x1") == 3
        for nowhere in (("t", "ada", "x2"), ("u", "ada", "x1"), ("t", "", ""), ("t", "ada", "\ud800"), ("t", "", "\0")):
            assert await store.seq_of(*nowhere) is None

    tell(open_store, story)


def test_a_command_sent_twice_has_one_effect(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        await store.append(new("t", 0, b"first", by="ada", command="x1"))
        await store.append(new("t", 1))
        for after in (0, 1, 2, 9):
            assert await store.append(new("t", after, b"again", by="ada", command="x1")) == Repeated(1)
        assert [entry.body for entry in await store.read("t")] == [b"first", b"[]"]

    tell(open_store, story)


def test_a_command_sent_twice_in_the_same_moment_has_one_effect(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        first, second = new("t", 0, by="ada", command="x1"), new("t", 1, by="ada", command="x1")
        assert await append_all(store, first, first, second) == [Appended(1), Repeated(1), Repeated(1)]
        assert await store.head("t") == 1

    tell(open_store, story)


def test_a_command_sent_to_two_workers_has_one_effect(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        other = await open_store()
        try:
            same = [new("t", 0, by="ada", command="x1")] * 2
            outcomes = await asyncio.gather(store.append(same[0]), other.append(same[1]))
            assert sorted(outcomes, key=repr) == [Appended(1), Repeated(1)]
        finally:
            await other.close()

    tell(open_store, story)


def test_a_command_is_known_again_after_a_restart(open_store: Opener) -> None:
    async def before(store: Store) -> None:
        assert await store.append(new("t", 0, by="ada", command="x1")) == Appended(1)

    async def after(store: Store) -> None:
        assert await store.append(new("t", 1, by="ada", command="x1")) == Repeated(1)

    tell(open_store, before)
    tell(open_store, after)


def test_the_same_id_of_another_player_or_at_another_table_is_another_command(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        outcomes = await append_all(
            store,
            new("t", 0, by="ada", command="x1"),
            new("t", 1, by="bob", command="x1"),
            new("u", 0, by="ada", command="x1"),
            new("t", 2, by="adax", command="1"),
        )
        assert outcomes == [Appended(1), Appended(2), Appended(1), Appended(3)]

    tell(open_store, story)


def test_entries_without_a_command_are_never_repeated(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        assert await append_all(store, new("t", 0), new("t", 1), new("t", 2)) == [Appended(n) for n in (1, 2, 3)]

    tell(open_store, story)


# ---- groups


def test_what_many_tables_submit_at_once_is_saved_in_one_go(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        await append_all(store, *(new(f"table {n}", 0) for n in range(100)))
        assert store.commits == 1

    tell(open_store, story)


def test_what_is_submitted_while_a_group_is_being_saved_makes_one_more(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        outcomes: list[Outcome] = []
        store.submit(new("t", 0), outcomes.append)
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # the first is on its way now
        for n in range(100):
            store.submit(new(f"table {n}", 0), outcomes.append)
        assert store.waiting == 100
        await store.append(new("last", 0))
        assert (store.commits, store.waiting, len(outcomes)) == (2, 0, 101)

    tell(open_store, story)


def test_outcomes_come_in_the_order_of_submission_on_the_event_loop(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        told: list[tuple[int, Outcome]] = []
        loop = asyncio.get_running_loop()

        def hear(number: int, outcome: Outcome) -> None:
            assert asyncio.get_running_loop() is loop
            told.append((number, outcome))

        for n in range(20):
            store.submit(new(f"table {n % 7}", n // 7), partial(hear, n))
        assert told == []
        await store.append(new("last", 0))
        assert told == [(n, Appended(n // 7 + 1)) for n in range(20)]

    tell(open_store, story)


def test_who_cannot_take_the_answer_does_not_keep_it_from_others(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context["exception"]))

        def fail(_: Outcome) -> None:
            raise ValueError("a bug")

        store.submit(new("a", 0), fail)
        assert await store.append(new("b", 0)) == Appended(1)
        assert [str(complaint) for complaint in complaints] == ["a bug"]

    tell(open_store, story)


def test_who_no_longer_waits_disturbs_nobody(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        impatient = asyncio.create_task(store.append(new("a", 0)))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await store.append(new("b", 0)) == Appended(1)
        assert await store.head("a") == 1

    tell(open_store, story)


# ---- the end, and afterwards


def test_closing_saves_what_was_submitted(open_store: Opener) -> None:
    outcomes: list[Outcome] = []

    async def before(store: Store) -> None:
        for n in range(50):
            store.submit(new(f"table {n}", 0), outcomes.append)

    async def after(store: Store) -> None:
        assert len(await store.streams()) == 50

    tell(open_store, before)
    assert outcomes == [Appended(1)] * 50
    tell(open_store, after)


def test_a_closed_store_takes_nothing_more_and_says_so(open_store: Opener) -> None:
    async def story() -> Outcome:
        store = await open_store()
        await store.close()
        return await store.append(new("t", 0))

    assert asyncio.run(story()) == NotSaved("Tercet is stopping, so this was not saved. Try again in a moment.")


def test_what_was_appended_is_there_after_a_restart(open_store: Opener) -> None:
    async def before(store: Store) -> None:
        await store.append(new("t", 0, b"kept"))

    async def after(store: Store) -> None:
        assert [entry.body for entry in await store.read("t")] == [b"kept"]
        assert await store.append(new("t", 1)) == Appended(2)

    tell(open_store, before)
    tell(open_store, after)


def test_an_open_store_is_ready(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        assert await store.ready()

    tell(open_store, story)
