"""How cards look: one source (`artwork.json`) for the browser, the terminal and paper. All drawings are our own."""
