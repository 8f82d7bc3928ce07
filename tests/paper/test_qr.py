"""QR codes, read back as they are drawn: one mask for all of them is as good as the best of eight."""

import numpy as np
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st

from tercet.paper.qr import pixels

QUIET = 4  # modules


@settings(max_examples=60)
@given(st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=300))
def test_every_address_is_read_back(path: str) -> None:
    address = f"https://tercet.example/{path}"
    code = pixels(address)
    modules = np.array(code["pixels"], np.uint8).reshape(code["side"], code["side"])
    picture = np.kron(np.pad(modules, QUIET, constant_values=255), np.ones((4, 4), np.uint8))
    assert [found.text for found in zxingcpp.read_barcodes(picture)] == [address]
