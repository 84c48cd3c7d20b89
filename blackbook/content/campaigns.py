"""Plans of campaigns: which stories, in which order, and which wait for others."""

from __future__ import annotations

from importlib import resources

from pydantic import ValidationError

from blackbook.content.complaints import complaints
from blackbook.content.components import CampaignPlan
from blackbook.content.library import Library
from blackbook.content.packs import Readable, fault_at, read_document
from blackbook.errors import UserError
from blackbook.text import say


def boxed_campaign() -> Readable:
    """The campaign of the box."""
    return resources.files("campaigns").joinpath("six-stories.toml")


def read_campaign_plan(file: Readable, library: Library) -> CampaignPlan:
    """Read one plan and check that its stories exist; UserError names file, line and field."""
    text, document = read_document(file)

    if set(document) != {"campaign"}:
        raise UserError(say("{file}: a plan has one table, campaign", file=file.name))
    try:
        plan = CampaignPlan.model_validate(document["campaign"])
    except ValidationError as invalid:
        path, _, problem = complaints(invalid)[0]
        raise fault_at(file.name, text, ("campaign", *path), problem) from invalid
    planned = [each.story for each in plan.stories]
    for place, each in enumerate(plan.stories):
        where = ("campaign", "stories", place)
        if not library.has("stories", each.story):
            problem = say("no pack has {id} among its {kind}", id=each.story, kind="stories")
            raise fault_at(file.name, text, (*where, "story"), problem)
        for earlier in each.after:
            if earlier not in planned or earlier == each.story:
                problem = say("{story} is no other story of this campaign", story=earlier)
                raise fault_at(file.name, text, (*where, "after"), problem)
    return plan
