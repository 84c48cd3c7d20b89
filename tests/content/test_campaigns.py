"""Plans of campaigns."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackbook.content.campaigns import boxed_campaign, read_campaign_plan
from blackbook.content.library import Library, read_library
from blackbook.errors import UserError


@pytest.fixture(scope="module")
def library() -> Library:
    return read_library()


@pytest.mark.rule("R-CAMP-2", "A-CAMP-1")
def test_the_boxed_campaign_ends_with_the_end_of_the_world(library: Library) -> None:
    plan = read_campaign_plan(boxed_campaign(), library)
    stories = [each.story for each in plan.stories]

    assert stories == ["progress", "blight", "wolves", "rusalka-week", "frog-affairs", "end-of-the-world"]
    assert [each.after for each in plan.stories[:-1]] == [()] * 5
    assert plan.stories[-1].after == tuple(stories[:-1])
    assert plan.label.in_language("ru") == "Шесть историй"


@pytest.mark.rule("R-CAMP-2")
def test_the_boxed_order_is_the_recommended_one(library: Library) -> None:
    plan = read_campaign_plan(boxed_campaign(), library)

    assert [library.stories[each.story].order for each in plan.stories] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[pack]\nid = "x"\n', "plan.toml: a plan has one table, campaign"),
        ('[campaign]\nid = "x"\n', "plan.toml, line 1, campaign.stories: is missing"),
        (
            '[campaign]\nid = "x"\nstories = [{ story = "war" }]\n',
            "plan.toml, line 3, campaign.stories[0].story: no pack has war among its stories",
        ),
        (
            '[campaign]\nid = "x"\n[[campaign.stories]]\nstory = "wolves"\nafter = ["blight"]\n',
            "plan.toml, line 5, campaign.stories[0].after: blight is no other story of this campaign",
        ),
        (
            '[campaign]\nid = "x"\n[[campaign.stories]]\nstory = "wolves"\nafter = ["wolves"]\n',
            "plan.toml, line 5, campaign.stories[0].after: wolves is no other story of this campaign",
        ),
        (
            '[campaign]\nid = "x"\n[[campaign.stories]]\nstory = 3\n',
            "plan.toml, line 4, campaign.stories[0].story: must be a text",
        ),
    ],
)
def test_a_faulty_plan_is_told_with_its_line(tmp_path: Path, library: Library, text: str, message: str) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(UserError) as raised:
        read_campaign_plan(file, library)

    assert str(raised.value) == message
