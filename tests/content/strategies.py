"""Effects, conditions and modifiers as a pack may hold them, drawn at random."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

Data = dict[str, Any]

numbers = st.integers(-20, 20)
counts = st.integers(1, 6)
ids = st.sampled_from(["mill", "lake", "checkmark", "drowned-one", "лес"])
measures = st.sampled_from(["die", "characters", "rubles", "sins", "wounds", "items", "cards"])
dice_kinds = st.sampled_from(["attack", "defense"])
any_kinds = st.sampled_from(["attack", "defense", "any"])


def table(required: dict[str, st.SearchStrategy[Any]], **optional: st.SearchStrategy[Any]) -> st.SearchStrategy[Data]:
    return st.fixed_dictionaries(required, optional=optional)


def under(key: str, inside: st.SearchStrategy[Any]) -> st.SearchStrategy[Data]:
    return st.fixed_dictionaries({key: inside})


counted = table({"x": measures}, times=numbers, plus=numbers)
amounts = st.one_of(numbers, st.just("all"), counted)
signed_amounts = st.one_of(amounts, st.just("-all"))
item_filters = table(
    {},
    pool=st.sampled_from(["natural", "crafted"]),
    type=st.sampled_from(["plant", "sorcerous", "incendiary", "valuable", "church"]),
)
card_filters = table(
    {},
    colour=st.sampled_from(["black", "white"]),
    type=st.sampled_from(["order", "key"]),
    where=st.sampled_from(["conspiracy", "hand", "any"]),
    face=st.sampled_from(["up", "down"]),
)
location_filters = table(
    {},
    id=ids,
    type=st.sampled_from(["settlement", "enterprise", "wildland"]),
    port=st.booleans(),
    adjacent=st.just(True),
    any=st.just(True),
    marker=ids,
    no_marker=ids,
)

simple_conditions = st.one_of(
    under("has", under("rubles", counts)),
    under("has", table({"item": item_filters}, n=counts)),
    under("has", table({"card": card_filters}, n=counts)),
    under("cursed", st.booleans()),
    under("phase", st.lists(st.sampled_from(["morning", "noon", "evening", "night"]), min_size=1, max_size=2)),
    under("at", location_filters),
    under("scene", st.lists(st.sampled_from(["check", "combat", "final"]), min_size=1, max_size=2)),
    under("round", st.lists(st.integers(1, 3), min_size=1, max_size=2)),
    under("counter", st.dictionaries(ids, numbers, min_size=1, max_size=2)),
    under("ask", st.text("абвxyz ", max_size=5)),
)
conditions = st.recursive(
    simple_conditions,
    lambda inner: st.one_of(
        under("all", st.lists(inner, max_size=2)), under("any", st.lists(inner, max_size=2)), under("not", inner)
    ),
    max_leaves=3,
)
simple_modifiers = st.one_of(
    st.sampled_from(["attacks_first", "no_damage", "no_attack", "hits_all", "flees"]),
    under("move_range", numbers),
    under("price", table({"items": counts}, cards=counts)),
    under("price", under("cards", counts)),
    under("check", table({}, kind=any_kinds, plus=numbers)),
    under("dice", table({}, kind=any_kinds, minus=counts)),
    under("flip", table({}, n=counts, filter=card_filters)),
    under("block_items", st.sampled_from(["natural", "crafted"])),
    under("defeat", st.just(True)),
)
simple_effects = st.one_of(
    under("rubles", signed_amounts),
    under("wounds", signed_amounts),
    under("sin", st.one_of(numbers, st.just("curse"), under("set", st.integers(0, 13)))),
    under("discontent", signed_amounts),
    under(
        "item",
        table({"gain": amounts}, **{"from": st.sampled_from(["bag", "market"])}, draw=counts, filter=item_filters),
    ),
    under("item", table({"lose": amounts}, filter=item_filters)),
    under("card", table({"gain": amounts}, **{"from": st.sampled_from(["market", "deck"])})),
    under("card", table({"lose": amounts}, filter=card_filters)),
    under("card", table({"flip": amounts}, filter=card_filters)),
    under("card", under("give", amounts)),
    under("job", under("useless", amounts)),
    under("job", under("take_back", amounts)),
    under("helper", under("gain", amounts)),
    under("helper", under("restore", amounts)),
    under("move", under("to", location_filters)),
    under("move", under("steps", counts)),
    under("buy", table({}, cards=counts, natural=counts, crafted=counts)),
    under("read", st.one_of(counts, st.just("location"))),
    under("marker", table({"put": ids}, at=location_filters, n=amounts)),
    under("marker", table({"take": ids}, at=location_filters)),
    under("marker", under("flip", ids)),
    under("unlock", under("envelope", ids)),
    under("unlock", under("achievement", ids)),
    under("unlock", under("characters", st.just(True))),
    under("end", st.sampled_from(["win", "loss"])),
    under("dice", table({"add": amounts}, kind=any_kinds)),
    under("dice", table({"remove": amounts}, kind=any_kinds)),
    under("dice", under("reroll", amounts)),
    under("dice", table({"set": counts}, match=table({}, kind=any_kinds, value=counts))),
    under("dice", table({"plus": numbers}, match=table({}, kind=any_kinds))),
    under("dice", under("turn", dice_kinds)),
    under("stat", table({"attack": amounts}, defense=amounts)),
    under("stat", under("defense", amounts)),
    under("rule", simple_modifiers),
    under("note", st.text("абвxyz ", max_size=5)),
)


def _holding(inner: st.SearchStrategy[Data]) -> st.SearchStrategy[Data]:
    """Effects that hold other effects, in the form in which they are written back."""
    several = st.lists(inner, max_size=2)
    option = st.one_of(inner, st.just([]), st.lists(inner, min_size=2, max_size=2))
    fight = table({}, regular=amounts, strong=amounts, boss=ids, named=st.lists(ids, max_size=2))
    check = table({}, kind=dice_kinds, difficulty=amounts)
    return st.one_of(
        under("one_of", st.lists(option, min_size=1, max_size=3)),
        under("may", option),
        table({"if": conditions}, then=several, **{"else": several}),
        table({"who": st.sampled_from(["self", "each", "here", "team", "first_player"]), "do": several}),
        table({"pay": several}, then=several),
        table({"fight": fight}, draw=st.sampled_from(["win", "loss", "fail"]), reward=several),
        table({"check": check}, success=several, fail=several),
        under("rule", under("fight_start", several)),
    )


effects = st.recursive(simple_effects, _holding, max_leaves=4)
