"""What comes of a plan: played out as the rules say, every number with its parts, and in sentences."""
