"""Printing for visitors: orders wait in a queue, and a process of its own prints them, so that memory comes back."""
