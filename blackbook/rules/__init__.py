"""The rulebook as code, one file a chapter; each command a small class with describe()."""
