"""Components of the table as the widgets show them: a card's face, an item in its slot."""

from __future__ import annotations

from blackbook.views.boards import CardView, DemonView, ItemView, JobView
from ui.language import shown
from ui.table.words import word
from ui.widgets.slot_row import SlotContent, Tone
from ui.widgets.word_card import CardColour, CardFace


def card_face(card: CardView) -> CardFace:
    """What shows of a word card."""
    colours: dict[str | None, CardColour] = {"black": "black", "white": "white"}
    return CardFace(
        name=shown(card.name),
        text="\n".join(shown(line) for line in card.lines),
        kind=word(card.type) if card.type is not None else "",
        colour=colours.get(card.colour, "unknown"),
        face_down=not card.face_up,
    )


def item_content(item: ItemView) -> SlotContent:
    """What shows of an item in its slot; the note says what it is and does."""
    tone: Tone = "spruce" if item.pool == "natural" else "river"
    kinds = ", ".join((word(item.pool), *(word(type) for type in item.types)))
    note = "\n".join((kinds, *(shown(line) for line in item.lines)))
    icon = item.types[0] if item.types else ""
    return SlotContent(shown(item.name), tone, note, icon, dim=not item.named)


def job_line(job: JobView) -> str:
    """A job and what it does, as far as that is known."""
    return shown(job.name) if job.does is None else f"{shown(job.name)}: {shown(job.does)}"


def demon_line(demon: DemonView) -> str:
    """What stands at the right of a demon: its penalty, or the job that keeps it at work."""
    if demon.job is not None:
        return job_line(demon.job)
    return shown(demon.penalty) if demon.penalty is not None else ""
