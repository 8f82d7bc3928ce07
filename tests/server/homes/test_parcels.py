"""What workers send each other arrives as it was sent, in pieces of any size."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.server.homes.parcels import DATA, GONE, MOST, NotAParcel, Parcels, parcel

PARCELS = st.lists(st.tuples(st.integers(0, 2**32 - 1), st.integers(0, GONE), st.binary(max_size=300)), max_size=8)


@given(PARCELS, st.lists(st.integers(0, 2000)))
def test_parcels_arrive_whole_and_in_order(sent: list[tuple[int, int, bytes]], cuts: list[int]) -> None:
    stream = b"".join(parcel(*one) for one in sent)
    edges = sorted({0, len(stream), *(cut for cut in cuts if cut < len(stream))})
    reader = Parcels()
    heard = [one for a, b in pairwise(edges) for one in reader.read(stream[a:b])]
    assert heard == sent


def test_another_protocol_is_not_read_on() -> None:
    with pytest.raises(NotAParcel):
        next(Parcels().read(b"GET / HTTP/1.1\r\nhost: example\r\n\r\n"))
    assert [*Parcels().read(parcel(1, DATA, bytes(MOST)))] == [(1, DATA, bytes(MOST))]
