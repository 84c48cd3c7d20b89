"""What would change the chance before a roll: what helps, who joins, which cards are best; counted piece by piece."""
