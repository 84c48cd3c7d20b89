"""The table: everything that lies on it, what happens now, and the journal."""
