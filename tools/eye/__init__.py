"""How the eye learns to see: drawing, training and writing the weights. Needs PyTorch; nothing of Tercet needs this."""

import os

# Read by NumPy when it is imported: the eye's matrices are so small that threads mostly wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
