"""The game and its record: rules, content, resolver and the campaign file. Knows no Qt."""
