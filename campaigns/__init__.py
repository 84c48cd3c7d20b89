"""Campaigns that come with the program."""
