"""Packs of components, icons and translations, read with importlib.resources."""
