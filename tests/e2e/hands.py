"""Hand histories and figures of the room's own rounds against the real program: who sees which cards."""
import json
import pathlib
import subprocess
import tempfile

from client import Client, Room
from promises import records_of
from safely import EMPTY, fold_through, open_table, wait_until

ENDINGS = {"phh": "phhs", "ohh": "ohh", "pokerstars": "txt"}


def check_through(players: list[Client], table: int) -> None:
    """Whoever is to act checks or calls, and keeps their cards, until the round is over."""
    state = players[0].ask("watch", table=table)["state"]
    rounds = state["view"]["rounds"]
    while state["view"]["rounds"] == rounds and state["view"]["dealing"]:
        for player in players:
            for kind in ("stand", "check", "call"):
                player.ask(kind, table=table)
        state = players[0].ask("watch", table=table)["state"]


def all_hands(client: Client, form: str, **fields: object) -> list[str]:
    """Every page, the oldest first."""
    hands: list[str] = []
    after: dict[str, object] = {}
    while True:
        page = client.ask("hands", format=form, limit=2, **fields, **after)
        assert page["type"] == "hands" and page["format"] == form, page
        hands += page["hands"]
        if page["next"] is None:
            return hands[::-1]
        after = {"after": page["next"]}


def verified(program: pathlib.Path, form: str, hands: list[str]) -> str:
    text = "\n".join(f"[{at}]\n{hand}" if form == "phh" else hand for at, hand in enumerate(hands, 1))
    with tempfile.NamedTemporaryFile("w", suffix=f".{ENDINGS[form]}") as file:
        file.write(text)
        file.flush()
        ran = subprocess.run([program, "history", "verify", file.name], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, (form, ran.stdout, ran.stderr, text)
    return ran.stdout


def hole_cards(hand: str) -> dict[str, str]:
    """What a PHH hand says was dealt to whom first."""
    names = hand.split("players = [")[1].split("]")[0].replace("'", "").replace('"', "").split(", ")
    dealt: dict[str, str] = {}
    for act in hand.split("actions = ")[1].split("'"):
        if act.startswith("d dh p"):
            _, _, player, cards = act.split(" ")
            dealt.setdefault(names[int(player[1:]) - 1], cards)
    return dealt


def test_a_player_downloads_their_own_hands_and_nobody_sees_what_was_not_shown(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        ann, bob = room.guest("ann"), room.guest("bob")
        for rulebook in ("modern-holdem", "modern-badugi", "rws-2017"):
            table = open_table(boss, rulebook)
            for seat, player in enumerate((ann, bob), 1):
                player.ask("watch", table=table)
                player.done("sit", table=table, seat=seat, stake=400)
            for play in (fold_through, check_through, fold_through):
                wait_until(ann, table, lambda state: state["view"]["dealing"])
                play([ann, bob], table)
            for player in (ann, bob):
                player.ask("leave", table=table)
            fold_through([ann, bob], table)
        mine, his = all_hands(ann, "phh"), all_hands(bob, "phh")
        assert len(mine) >= 9 and len(mine) == len(his)
        for left, right in zip(mine, his):
            ours, theirs = hole_cards(left), hole_cards(right)
            assert "?" not in ours["ann"] and "?" not in theirs["bob"], (left, right)
            assert set(ours["bob"]) == {"?"} and set(theirs["ann"]) == {"?"}, (left, right)
            assert theirs["bob"] not in left or f"sm {theirs['bob']}" in left, left
            assert "shoe" not in left and "commands" not in left, left
        assert any(" sm " in hand for hand in mine)
        assert f"{len(mine)} hands" in verified(program, "phh", mine)
        verified(program, "ohh", all_hands(ann, "ohh"))
        stars = all_hands(ann, "pokerstars")
        assert 6 <= len(stars) < len(mine) or len(stars) == len(mine), len(stars)
        verified(program, "pokerstars", stars)
        assert ann.ask("hands", format="xml")["rule"] == "bad_message"
        player = ann.welcome["account"]["player"]
        assert bob.ask("hands", format="phh", player=player)["rule"] == "not_your_role"
        assert bob.ask("statistics", player=player)["rule"] == "not_your_role"
        figures = ann.ask("statistics")
        assert figures["hands"] == len(mine) and figures["all"], figures
        assert figures["entered"]["chances"] == len(mine), figures
        assert figures["result_hundredths"] == -bob.ask("statistics")["result_hundredths"], figures

        ivy = room.staff(boss, "ivy", "inspector")
        assert len(ann.ask("hands", format="phh", table=table, round=2)["hands"]) == 1
        seen = all_hands(ivy, "phh", table=table)
        assert seen and all(set(cards) == {"?"} for hand in seen for cards in hole_cards(hand).values()), seen
        assert ivy.ask("statistics", player=player)["hands"] == len(mine)
        questions = {"my_rounds": {"player": player}, "search_rounds": {}, "pairs": {},
                     "pair_rounds": {"first": player, "second": bob.welcome["account"]["player"]}}
        for question, fields in questions.items():
            assert ivy.ask(question, **fields)["type"] == question.removeprefix("search_"), question
        ann.ask("my_rounds")
        room.stop()
        asked = [one for one in records_of(room, "room") if one["type"] == "asked"]
        # What she asked about others is on record, with whom it was about.
        assert {one["question"] for one in asked} == {"hands", "statistics", *questions}, asked
        assert {one["player"] for one in asked} == {ivy.welcome["account"]["player"]}, asked
        about = next(one for one in asked if one["question"] == "statistics")
        assert json.loads(about["command"])["player"] == player, about
        assert subprocess.run([program, "audit", room.data], capture_output=True).returncode == 0
