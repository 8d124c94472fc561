"""The books in the room: which open today, what is done before the first round, and their text."""
import pathlib
import tempfile

from client import Room

EMPTY = ("--empty", "--rate", "100000")
# Words of our own, in the form of an instrument.
COPY = """No. S275

### **HOLD-EM**

- 10.2 A copy of the house: three raises.
"""


def test_a_book_that_has_ended_opens_only_as_a_historical_game(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        refused = boss.ask("open_table", rulebook="holdem-1995", name="T", settings={})
        assert refused["rule"] == "not_in_force" and refused["clause"] == "ALT01-2.2", refused
        faro = boss.ask("open_table", rulebook="faro-2001", name="T", settings={})
        assert "authorised, rules not supplied" in faro["sentence"], faro
        stud = boss.done("open_table", rulebook="stud-2005", name="T", settings={})
        sign = boss.ask("watch", table=stud["table"], after=0)["sign"]
        assert "at most $10" in sign, sign
        table = boss.done("open_table", rulebook="holdem-1995", name="T",
                          settings={"historical": "on"})["table"]
        shown = boss.ask("watch", table=table, after=0)
        assert "historical game" in shown["sign"], shown["sign"]
        told = [event["type"] for event in shown["events"]]
        assert "cards_checked" in told, told


def test_ready_made_tables_have_a_maximum_and_the_ace_high_and_low(program: pathlib.Path) -> None:
    with Room(program) as room:
        signs = {one["name"]: one["sign"] for one in room.operator().ask("lobby")["tables"]}
        assert "at most $10" in signs["Seven Card Stud"], signs
        assert "at most $10" in signs["No Limit Hold'em"], signs
        for name in ("Hold-Em", "Seven Card Stud", "Draw Poker", "Five Card Stud", "Omaha"):
            assert "Ace high and low" in signs[name], signs[name]
        assert "historical game" in signs["Three Card Manila 1995"], signs


def test_a_copy_of_the_rules_is_shown_clause_by_clause(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "gazette.txt").write_text(COPY)
        with Room(program, extra=(*EMPTY, "--documents", folder)) as room:
            told = room.guest("reader").ask("rule_text", rulebook="holdem-1995")
            assert told["copies"], told
            line = next(one for one in told["lines"] if one["clause"] == "H95-10.2")
            assert line["text"] == "10.2 A copy of the house: three raises.", line
            assert line["paraphrase"] and "S275" in line["source"], line
    with Room(program, extra=EMPTY) as room:
        told = room.guest("reader").ask("rule_text", rulebook="canberra-2017")
        assert not told["copies"] and len(told["lines"]) > 200, told
        assert all(one["paraphrase"] and not one["text"] for one in told["lines"])
        refused = room.guest("other").ask("rule_text", rulebook="faro-2001")
        assert refused["rule"] == "rules_not_supplied", refused
        refused = room.guest("third").ask("rule_text", rulebook="modern-holdem")
        assert refused["rule"] == "no_such_rulebook", refused
