"""Finding a text by a few letters of it."""

from __future__ import annotations

from collections.abc import Iterable

WORD_START, IN_A_ROW, ANYWHERE = 8, 5, 1
"""What a letter is worth at the start of a word, right after the letter before, and elsewhere."""


def best_score(typed: str, texts: Iterable[str]) -> int | None:
    """The best score among several texts, such as one text in two languages; None if none fits."""
    found = [score for text in texts if (score := fuzzy_score(typed, text)) is not None]
    return max(found, default=None)


def fuzzy_score(typed: str, text: str) -> int | None:
    """How well all words that were typed fit a text; None if a letter is missing. ё counts as е."""
    plain = _plain(text)
    scores = [_word_score(word, plain) for word in _plain(typed).split()]
    known = [score for score in scores if score is not None]
    return sum(known) if len(known) == len(scores) else None


def _word_score(word: str, text: str) -> int | None:
    """The word as it stands beats its letters in order with others between them."""
    at = text.find(word)
    if at >= 0:
        starts = at == 0 or not text[at - 1].isalnum()
        return len(word) * IN_A_ROW + (WORD_START if starts else 0) + len(word)
    score, before, place = 0, -2, 0
    for letter in word:
        place = text.find(letter, place)
        if place < 0:
            return None
        if place == 0 or not text[place - 1].isalnum():
            score += WORD_START
        elif place == before + 1:
            score += IN_A_ROW
        else:
            score += ANYWHERE
        before, place = place, place + 1
    # Letters that lie far apart in a long text are an accident.
    return score if score > 2 * len(word) * ANYWHERE or len(word) == 1 else None


def _plain(text: str) -> str:
    return text.casefold().replace("ё", "е")
