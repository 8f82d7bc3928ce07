"""How the eye learns to see: drawing, training and writing the weights. Needs PyTorch; nothing of Tercet needs this."""
