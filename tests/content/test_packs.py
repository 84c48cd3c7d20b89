"""Reading packs: what a faulty one is told, with file, line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackbook.content.library import read_library, read_what_can_be
from blackbook.content.packs import packs_in, read_pack
from blackbook.errors import UserError

HEAD = '[pack]\nid = "cards"\nname = "More cards"\n'


def pack(folder: Path, body: str, name: str = "cards.toml") -> Path:
    file = folder / name
    file.write_text(HEAD + body, encoding="utf-8")
    return file


def test_a_pack_holds_what_it_says(tmp_path: Path) -> None:
    read = read_pack(pack(tmp_path, '[items.salt]\nname = "Salt"\npool = "natural"\n[dice]\nattack = [1, 2]\n'))

    assert (read.id, read.file, str(read.label)) == ("cards", "cards.toml", "More cards")
    assert read.tables == {"items": {"salt": {"name": "Salt", "pool": "natural"}}}
    assert read.singles == {"dice": {"attack": [1, 2]}}


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (
            '[word_cards.needle]\ntype = "order"\naccepts = "all"\n',
            "cards.toml, line 6, word_cards.needle.accepts: must be attack, defense or any",
        ),
        ("[word_card.needle]\n", "cards.toml, line 4, word_card: is no table of a pack; those are pack, box,"),
        ("[items.salt]\nprice = 2.5\n", "cards.toml, line 5, items.salt.price: must be a whole number"),
        ("[items.salt]\nprize = 2\n", "cards.toml, line 5, items.salt.prize: is not known here"),
        ("[items]\nsalt = 3\n", "cards.toml, line 5, items.salt: must be a table"),
        ('[items.salt]\nid = "salt"\n', "cards.toml, line 5, items.salt.id: stands in the table's name already"),
        (
            '[items.salt]\ntypes = ["plant", "church", "valuable"]\n',
            "cards.toml, line 5, items.salt.types: must have at most 2 entries",
        ),
        ('[items.salt]\ntypes = "plant"\n', "cards.toml, line 5, items.salt.types: must be a list"),
        (
            '[enemies.wolf]\nattack = 3\n\n[[enemies.wolf.effects]]\nwhen = "start"\ndo = []\n\n'
            '[[enemies.wolf.effects]]\nwhen = "later"\ndo = []\n',
            "cards.toml, line 12, enemies.wolf.effects[1].when: must be start, round1, each_round or dealt_damage",
        ),
        (
            "[enemies.wolf]\nhealth = 0\n",
            "cards.toml, line 5, enemies.wolf.health: must be at least 1",
        ),
        (
            "[jobs.dig]\ndo = [\n    { rubles = 1 },\n    { wound = 1 },\n]\nsin = 1\n",
            "cards.toml, line 5, jobs.dig.do[1]: must be an effect: a table with one of rubles,",
        ),
        (
            '[requests.help]\nways = [{ do = "beg", spec = [] }]\n',
            "cards.toml, line 5, requests.help.ways[0]: must be a table whose do is fight, check or pay",
        ),
        (
            '[requests.help]\nways = [{ do = "check", spec = { kind = "magic" } }]\n',
            "cards.toml, line 5, requests.help.ways[0].spec.kind: must be attack or defense",
        ),
        (
            '[stories.war]\norder = 7\n[[stories.war.chapters]]\nnight = ["demons", "sleep"]\n',
            "cards.toml, line 7, stories.war.chapters[0].night[1].step: must be discard_requests, discontent,",
        ),
        (
            '[[stories.war.chapters]]\nnight = [{ demons = 2 }]\n',
            "cards.toml, line 5, stories.war.chapters[0].night[0]: demons takes no value",
        ),
        (
            '[[stories.war.chapters]]\nnight = ["discontent"]\n',
            "cards.toml, line 5, stories.war.chapters[0].night[0]: discontent needs its value, in a table",
        ),
        ("[characters.anna.start]\nsin = 14\n", "cards.toml, line 5, characters.anna.start.sin: must be at most 13"),
        ("[dice]\nattack = [1]\n", "cards.toml, line 5, dice.attack: must have at least 2 entries"),
        ("[items.salt]\nsample = 1\nprice = 1\n", "cards.toml, line 5, items.salt.sample: must be true or false"),
        ("[items.salt]\nname = 7\n", "cards.toml, line 5, items.salt.name: must be a text"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_file_line_and_field(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(UserError) as raised:
        read_pack(pack(tmp_path, body))

    assert str(raised.value).startswith(message)


def test_further_faults_of_a_component_are_counted(tmp_path: Path) -> None:
    with pytest.raises(UserError) as raised:
        read_pack(pack(tmp_path, '[items.salt]\npool = "sea"\nprice = -1\nstep = "later"\n'))

    assert str(raised.value) == (
        "cards.toml, line 5, items.salt.pool: must be natural or crafted (and 2 more problems)"
    )


def test_a_document_that_is_no_toml_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"^cards\.toml, line 5: Invalid value"):
        read_pack(pack(tmp_path, "[items.salt]\nprice = cheap\n"))


def test_a_document_that_ends_too_early_is_told_with_its_last_line(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"^cards\.toml, line 5: "):
        read_pack(pack(tmp_path, "[items.salt]\ntypes = [\n"))


def test_a_pack_needs_an_id(tmp_path: Path) -> None:
    file = tmp_path / "nameless.toml"
    file.write_text('[pack]\nname = "?"\n', encoding="utf-8")

    with pytest.raises(UserError, match=r"^nameless\.toml, line 1, pack\.id: is missing$"):
        read_pack(file)


def test_a_pack_says_nothing_unknown_of_itself(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text('[pack]\nid = "odd"\nlicence = "mine"\n', encoding="utf-8")

    with pytest.raises(UserError, match=r"^odd\.toml, line 3, pack\.licence: is not known here$"):
        read_pack(file)


def test_a_table_that_is_a_value_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "flat.toml"
    file.write_text('items = 3\n[pack]\nid = "flat"\n', encoding="utf-8")

    with pytest.raises(UserError, match=r"^flat\.toml, line 1, items: must be a table$"):
        read_pack(file)


def test_other_encodings_are_refused_with_advice(tmp_path: Path) -> None:
    file = tmp_path / "old.toml"
    file.write_bytes('[pack]\nid = "Игла"\n'.encode("cp1251"))

    with pytest.raises(UserError, match=r"^old\.toml is no UTF-8 text; save it as UTF-8$"):
        read_pack(file)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"^gone\.toml cannot be read: No such file or directory$"):
        read_pack(tmp_path / "gone.toml")


def test_windows_line_ends_do_not_shift_the_lines(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes((HEAD + "[items.salt]\nprice = -1\n").replace("\n", "\r\n").encode())

    with pytest.raises(UserError, match=r"^cards\.toml, line 5, items\.salt\.price: must be at least 0$"):
        read_pack(file)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ('[jobs.dig]\nowner = "anna"\n', "line 5, jobs.dig.owner: no pack has anna among its characters"),
        ('[word_cards.oak]\nowner = "anna"\n', "line 5, word_cards.oak.owner: no pack has anna among its characters"),
        ('[requests.help]\nlocation = "sea"\n', "line 5, requests.help.location: no pack has sea among its locations"),
        ('[requests.help]\nstory = "sea"\n', "line 5, requests.help.story: no pack has sea among its stories"),
        ('[locations.mill]\nneighbours = ["sea"]\n', "line 5, locations.mill.neighbours: no pack has sea"),
        ('[characters.yegor]\nhome = "sea"\n', "line 5, characters.yegor.home: no pack has sea among its locations"),
        (
            '[characters.yegor.start]\nitems = ["sea"]\n',
            "line 5, characters.yegor.start.items: no pack has sea among its items",
        ),
        ('[stories.progress]\nboss = "sea"\n', "line 5, stories.progress.boss: no pack has sea among its bosses"),
        ('[bosses.tsar]\nstory = "sea"\n', "line 5, bosses.tsar.story: no pack has sea among its stories"),
        (
            '[envelope.first]\nkind = "jobs"\ncomponent = "sea"\n',
            "line 6, envelope.first.component: no pack has sea among its jobs",
        ),
        (
            '[jobs.dig]\ndo = [{ may = { fight = { named = ["sea"] } } }]\n',
            "line 5, jobs.dig.do[0].may[0].fight.named: no pack has sea among its enemies",
        ),
        (
            '[jobs.dig]\ndo = [{ move = { to = { id = "sea" } } }]\n',
            "line 5, jobs.dig.do[0].move.to.id: no pack has sea among its locations",
        ),
        (
            '[jobs.dig]\ndo = [{ fight = { boss = "sea" } }, { unlock = { envelope = "sea" } }]\n',
            "line 5, jobs.dig.do[0].fight.boss: no pack has sea among its bosses",
        ),
        (
            '[jobs.dig]\ndo = [{ unlock = { envelope = "sea" } }]\n',
            "line 5, jobs.dig.do[0].unlock.envelope: no pack has sea among its envelope",
        ),
        (
            '[demons.one]\nowner = "yegor"\nslot = 2\n[demons.two]\nowner = "yegor"\nslot = 2\n',
            "line 9, demons.two.slot: this slot is taken by one",
        ),
        (
            '[locations.mill]\nneighbours = ["lake"]\n[locations.lake]\nneighbours_complete = true\n',
            "line 5, locations.mill.neighbours: lake does not name it among its neighbours",
        ),
        ('[achievements.feat]\nname = "Feat"\n', "line 4, achievements.feat.side: is missing"),
    ],
)  # fmt: skip
def test_what_a_component_names_must_exist(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(UserError) as raised:
        read_library([pack(tmp_path, body)])

    assert str(raised.value).startswith(f"cards.toml, {message}")


def test_a_faulty_pack_does_not_keep_the_others_away(tmp_path: Path) -> None:
    pack(tmp_path, '[items.salt]\npool = "natural"\n', "a.toml")
    pack(tmp_path, '[items.salt]\npool = "sea"\n', "b.toml")
    pack(tmp_path, '[jobs.dig]\nowner = "anna"\n', "c.toml")
    pack(tmp_path, "[items.salt]\nprice = 1\n", "d.toml")

    library, faults = read_what_can_be(packs_in(tmp_path))

    assert [pack.file for pack in library.packs] == ["rulebook.toml", "a.toml", "d.toml"]
    assert (library.items["salt"].pool, library.items["salt"].price) == ("natural", 1)
    assert [str(fault).split(",")[0] for fault in faults] == ["b.toml", "c.toml"]


def test_a_folder_that_is_not_there_has_no_packs(tmp_path: Path) -> None:
    assert packs_in(tmp_path / "none") == []
