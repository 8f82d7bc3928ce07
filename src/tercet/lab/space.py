"""The deck as a space: a card is a point with one coordinate for each feature, and a SET is a line.

Points are numbered like the full deck; the first three, nine and 27 are the decks of one, two and three features.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tercet.cards.deck import FULL
from tercet.cards.sets import THIRDS

Array = NDArray[np.int64]
Bytes = NDArray[np.uint8]

CARDS: Final = 81
THIRD: Final[Bytes] = np.array([list(row[:CARDS]) for row in THIRDS], dtype=np.uint8)
ORIGIN: Final = 0
# Third cards add and subtract: the negative of x is the third card of x and 0; a + b is the negative of their third.
NEGATIVE: Final[Bytes] = THIRD[ORIGIN]
PLUS: Final[Bytes] = NEGATIVE[THIRD]
MINUS: Final[Bytes] = PLUS[:, NEGATIVE]
DIFFERING: Final[Bytes] = np.array(  # in how many features two cards, and therefore their SET, differ
    [[sum(x != y for x, y in zip(a, b, strict=True)) for b in FULL] for a in FULL], dtype=np.uint8
)
