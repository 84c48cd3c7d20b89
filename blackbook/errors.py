"""What can go wrong, by who can mend it. Anything else that is raised is a bug."""

from __future__ import annotations

from blackbook.text import Text


class UserError(Exception):
    """The person can mend it; the text says what happened and how."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class RuleBroken(Exception):  # noqa: N818 - the name is the rulebook's point of view
    """A command goes against a rule. The players may do it anyway: `despite=[rule]`."""

    def __init__(self, rule: str, reason: Text) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason
