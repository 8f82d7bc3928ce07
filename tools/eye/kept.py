"""What is kept of drawn pictures, to be met again: as bytes, and mirrored at random each time."""

import random
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any, Generic, TypeVar, cast

import torch
from torch import Tensor

from tercet.eye.finding import CELL

from .draw.crops import Crops
from .draw.tables import Tables
from .recipes import Run, mixed

Lesson = TypeVar("Lesson", Crops, Tables)
WHITE = 204  # of 255: crops are up to 1.25 times as bright as paper
LEFT_RIGHT, UP_DOWN = (1, 0, 3, 2), (3, 2, 1, 0)  # where each corner of a crop goes


def lessons(draw: Callable[[], Lesson], run: Run) -> Iterator[Lesson]:
    """What a mixed run meets, step by step."""
    chance, shelf = random.Random(run.seed), Shelf[Lesson](run.kept)
    for chosen in mixed(lambda: shelf.put(packed(draw())), run):
        parts = [mirrored(shelf.lesson(place), chance.random() < 0.5, chance.random() < 0.5) for place in chosen]
        yield unpacked(joined(parts))


class Shelf(Generic[Lesson]):
    """Lessons in a few large blocks of memory. In blocks of their own, drawing would leave holes between them."""

    def __init__(self, size: int) -> None:
        self._size, self._used = size, 0
        self._rooms: list[Tensor] = []
        self._kind: type[Lesson] | None = None

    def put(self, lesson: Lesson) -> int:
        """Where the lesson lies now."""
        tensors = [getattr(lesson, field.name) for field in fields(lesson)]
        if self._kind is None:
            self._kind = type(lesson)
            self._rooms = [one.new_empty((self._size, *one.shape)) for one in tensors]
        for room, one in zip(self._rooms, tensors, strict=True):
            room[self._used].copy_(one)
        self._used += 1
        return self._used - 1

    def lesson(self, place: int) -> Lesson:
        """What lies there."""
        kind: Any = self._kind
        return cast(Lesson, kind(*(room[place] for room in self._rooms)))


def packed(lesson: Lesson) -> Lesson:
    """The same in a quarter of the memory."""
    return replace(lesson, pictures=(lesson.pictures * WHITE).round().byte())


def unpacked(lesson: Lesson) -> Lesson:
    """With numbers again."""
    return replace(lesson, pictures=lesson.pictures.float() / WHITE)


def joined(parts: list[Lesson]) -> Lesson:
    """All pictures of several lessons as one."""
    names = [field.name for field in fields(parts[0])]
    return cast(Lesson, type(parts[0])(*(torch.cat([getattr(part, name) for part in parts]) for name in names)))


def mirrored(lesson: Lesson, across: bool, along: bool) -> Lesson:
    """The same cards: a mirrored one has the same number, colour, shape and shading."""
    if isinstance(lesson, Crops):
        return replace(
            lesson, pictures=_flipped(lesson.pictures, across, along), places=_places(lesson.places, across, along)
        )
    return replace(
        lesson,
        pictures=_flipped(lesson.pictures, across, along),
        owner=_flipped(lesson.owner, across, along),
        corners=_corners(lesson.corners, lesson.owner, across, along),
    )


def _flipped(maps: Tensor, across: bool, along: bool) -> Tensor:
    sides = [side for side, wanted in ((-1, across), (-2, along)) if wanted]
    return maps.flip(sides) if sides else maps


def _places(places: Tensor, across: bool, along: bool) -> Tensor:
    """How far the corners are off, for a mirrored crop."""
    off = places.view(-1, 4, 2)
    if across:
        off = off[:, LEFT_RIGHT] * torch.tensor([-1, 1], device=off.device)
    if along:
        off = off[:, UP_DOWN] * torch.tensor([1, -1], device=off.device)
    return off.flatten(1)


def _corners(corners: Tensor, owner: Tensor, across: bool, along: bool) -> Tensor:
    """Where the corners lie in a mirrored picture."""
    down, wide = (CELL * size for size in owner.shape[1:])
    x, y = corners.unbind(-1)
    return torch.stack([wide - x if across else x, down - y if along else y], -1)
