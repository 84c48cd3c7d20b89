"""The page of a check or fight: dice on cards, what comes of it, and other ways."""
