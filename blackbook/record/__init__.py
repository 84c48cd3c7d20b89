"""A campaign file, whatever the game: it knows the tables it is given, and no rule.

It alone knows the database engine.
"""
