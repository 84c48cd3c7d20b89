"""A chance in per cent: rounded to a tenth, but never to a certainty that it is not."""

from __future__ import annotations

from fractions import Fraction

from ui.widgets.histogram import percent

LEAST = Fraction(1, 1000)
"""What is shown as a tenth of a per cent."""
ROUGH = Fraction(15, 1000)
"""From here on tenths say more than rolls that were drawn can tell."""


def in_percent(share: Fraction) -> str:
    """The number without the sign, such as 71.3; < 0.1 and > 99.9 where rounding would say never or always."""
    if 0 < share < LEAST / 2:
        return f"< {percent(float(LEAST))}"
    if 1 - LEAST / 2 < share < 1:
        return f"> {percent(float(1 - LEAST))}"
    return percent(float(share))


def about_percent(share: Fraction) -> str:
    """A chance that is only about known, such as ≈ 45: without tenths where they would say too much."""
    return f"≈ {round(100 * share) if ROUGH < share < 1 - ROUGH else in_percent(share)}"


def about_points(gain: Fraction) -> str:
    """A difference that is only about known, such as ≈ +4."""
    if abs(gain) < ROUGH:
        return f"≈ {in_points(gain)}"
    return f"≈ {'+' if gain > 0 else '−'}{round(100 * abs(gain))}"


def in_points(gain: Fraction) -> str:
    """A difference in percentage points with its sign, such as +12.5; never as if it were nothing."""
    sign = "+" if gain > 0 else "−"
    if 0 < abs(gain) < LEAST / 2:
        return f"< {sign}{percent(float(LEAST))}"
    return f"{sign}{percent(abs(float(gain)))}"
