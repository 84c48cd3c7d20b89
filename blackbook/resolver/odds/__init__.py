"""The chance of a check or of a fight before the dice are rolled."""
