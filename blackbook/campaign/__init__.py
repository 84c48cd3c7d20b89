"""The state of a campaign: SQLModel tables, one file a subject."""
