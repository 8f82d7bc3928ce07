"""Random numbers for the kernels: sfc32, which needs only 32-bit integers, so that compiled and plain code agree."""

import numpy as np

from tercet.lab.compiled import compiled
from tercet.lab.space import Array

BITS = 0xFFFFFFFF
WARM_UP = 20


@compiled
def mix(value: int) -> int:
    """Mix 32 bits: similar numbers give very different results."""
    value = (value ^ (value >> 15)) * 0x2C1B3C6D & BITS
    value = (value ^ (value >> 12)) * 0x297A2D39 & BITS
    return value ^ (value >> 15)


@compiled
def roll(state: Array) -> int:
    """Return the next 32 bits."""
    a, b, c, counter = int(state[0]), int(state[1]), int(state[2]), int(state[3])
    result = (a + b + counter) & BITS
    state[3] = (counter + 1) & BITS
    state[0] = b ^ (b >> 9)
    state[1] = (c + (c << 3)) & BITS
    state[2] = ((((c << 21) & BITS) | (c >> 11)) + result) & BITS
    return result


@compiled
def dice_of(seed: int, block: int) -> Array:
    """The generator for one block of games: the same for the same seed, whichever process plays the block."""
    first = mix(seed & BITS)
    second = mix(first ^ mix((seed >> 32) + 0x9E3779B9))
    third = mix(second ^ mix(block + 0x7F4A7C15))  # neighbouring blocks start far apart
    state = np.array([mix(third ^ first), mix(third + second & BITS), third, 1])
    for _ in range(WARM_UP):
        roll(state)
    return state


@compiled
def below(state: Array, most: int) -> int:
    """A number from 0 on, below `most`. The bias is less than one in 50 million."""
    return (roll(state) * most) >> 32
