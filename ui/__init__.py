"""The windows: they show the state, build commands and ask questions."""
