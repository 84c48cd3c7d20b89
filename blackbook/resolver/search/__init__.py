"""The best plan for dice that have been rolled, in numbers."""
