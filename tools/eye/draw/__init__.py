"""Pictures to learn from, drawn by program alone: cards, tables, hands, light and cameras."""
