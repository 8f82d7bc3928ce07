"""The best way to give each row a column of its own, by the sum of what they are worth together."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from tercet.eye.picture import Quad

Rows = NDArray[np.int_]


def assigned(worth: Quad) -> list[int]:
    """The column of each row; there are at least as many columns as rows (the Hungarian method)."""
    rows, columns = worth.shape
    row_of = np.full(columns + 1, -1)  # the last column is where each new row waits
    row_price, column_price = np.zeros(rows), np.zeros(columns + 1)
    for first in range(rows):
        row_of[columns] = first
        way = _way(-worth, row_of, row_price, column_price)
        for free, taken in pairwise(way):
            row_of[free] = row_of[taken]
    found = [-1] * rows
    for column in range(columns):
        if row_of[column] >= 0:
            found[row_of[column]] = column
    return found


def _way(cost: Quad, row_of: Rows, row_price: Quad, column_price: Quad) -> list[int]:
    """The cheapest way from the waiting row to a free column, backwards; prices are put right on the way."""
    columns = cost.shape[1]
    cheapest, before = np.full(columns, np.inf), np.full(columns, columns)
    reached = np.zeros(columns + 1, bool)
    column = columns
    while row_of[column] >= 0:
        reached[column] = True
        row = row_of[column]
        here = cost[row] - row_price[row] - column_price[:columns]
        better = ~reached[:columns] & (here < cheapest)
        cheapest[better], before[better] = here[better], column
        column = int(np.argmin(np.where(reached[:columns], np.inf, cheapest)))
        step = cheapest[column]
        row_price[row_of[reached]] += step
        column_price[reached] -= step
        cheapest[~reached[:columns]] -= step
    way = [column]
    while column != columns:
        column = int(before[column])
        way.append(column)
    return way
