"""A case as frozen values: read from JSON, its words turned into numbers, and a plan for it."""
