"""The progress of a work of several parts, each of which tells its own."""

from __future__ import annotations

from time import monotonic

from blackbook.resolver.odds.chance import Progress


def within(look: Progress, seconds: float) -> Progress:
    """The same, but it stops the work after so many seconds."""
    end = monotonic() + seconds
    return lambda share: look(share) and monotonic() < end


class Watching:
    """Tells the share of the whole, and remembers that whoever watches has had enough."""

    def __init__(self, progress: Progress | None, whole: int) -> None:
        self.whole = max(1, whole)
        self.done = 0
        """Parts that are done."""
        self.stopped = False
        self._progress = progress

    def look(self, share: float) -> bool:
        """Tell that so much of the next part is done; False if the work is to stop."""
        if self._progress is not None and not self._progress(min(1.0, (self.done + share) / self.whole)):
            self.stopped = True
        return not self.stopped
