"""How sure the reader may be: one number, the temperature, and what it does."""

from collections.abc import Iterator
from itertools import pairwise

import torch
from torch import Tensor
from torch.nn import functional

from .draw.crops import crops
from .judging import BOUNDS
from .nets import Reader

# In card heights: how exact corners are at the second look; how far off crops are drawn, so that most are that exact.
PLACED, OFF_BY = 0.03, 0.012
BATCH, SEED = 64, 2  # larger ones take a processor twice the time for each card


@torch.no_grad()
def answers(net: Reader, cards: int, device: str) -> tuple[Tensor, Tensor]:
    """Logits (n, 4, 3) and right values (n, 4) of drawn cards that were cut out about rightly."""
    torch.manual_seed(SEED)
    found = []
    for _ in range(0, cards, BATCH):
        lesson = crops(min(cards, BATCH), device, OFF_BY)
        asked = (lesson.card == 1) & (lesson.places.abs().amax(1) < PLACED)
        found.append((net(lesson.pictures[asked])[0][:, :12].view(-1, 4, 3), lesson.labels[asked]))
    return torch.cat([said for said, _ in found]), torch.cat([right for _, right in found])


def best_temperature(said: Tensor, right: Tensor) -> float:
    """The one under which the right values are likeliest."""
    tried = [0.3 + 0.02 * n for n in range(80)]
    errors = [functional.cross_entropy((said / each).reshape(-1, 3), right.reshape(-1)).item() for each in tried]
    return round(tried[errors.index(min(errors))], 2)


def told(logits: Tensor, right: Tensor, temperature: float) -> Iterator[str]:
    """How often the reader was right, by how sure it was."""
    sure, chosen = (logits / temperature).softmax(-1).max(-1)
    whole, all_right = sure.prod(1), (chosen == right).all(1)
    yield f"temperature {temperature}: {all_right.float().mean():.4%} of {len(right)} drawn cards right"
    for low, high in pairwise(BOUNDS):
        these = (whole >= low) & (whole < high)
        if these.any():
            yield f"said {low:.2f} to {high:.2f}: {int(these.sum())} cards, {all_right[these].float().mean():.3%} right"
