#!/usr/bin/env python3
"""Rounds calculated twice: run.py BUILD_DIR [--rounds N] [--seed S] [FILTER]

This folder calculates turns, legal actions, pots, commission and winnings from the texts, in
Python, independently of the engine. Random rounds are written as hand scripts that expect what it finds at
every decision; `cardroom hand` must agree. FILTER is a part of a rulebook's name.
"""
import argparse
import pathlib
import random
import subprocess
import sys
import tempfile

import money
from books import BOOKS
from draw import TooManyShuffles
from table import Table

DECISIONS_MOST = 120  # Without a cap two players could raise by one chip for a very long time.


def choose(rng: random.Random, words: list[str]) -> tuple[str, int]:
    """One of the actions, rarely a fold, and the total it goes to."""
    word = rng.choices(words, [1 if one == "fold" else 4 for one in words])[0]
    word, _, step = word.partition(" step ")
    verb, _, size = word.rpartition(" ")
    if verb not in ("bet", "raise", "tap out"):
        return word, 0
    if ".." in size:
        low, high = map(int, size.split(".."))
        to = rng.choice([low, high, rng.randint(low, high), rng.randint(low, min(high, 2 * low))])
        return verb, low + (to - low) // int(step or 1) * int(step or 1)
    return verb, int(rng.choice(size.split("|")))


def told(seat: int, word: str, to: int) -> str:
    phrase = {"bet": f"bets {to}", "raise": f"raises to {to}", "tap out": "taps out"}.get(word)
    return f"{seat} {phrase or word.split()[0] + 's'}"


def decide(table: Table, one, left: int) -> int:
    words = table.betting.legal(one)
    table.lines += [f"expect turn {one.seat}", f"expect legal {one.seat} {', '.join(words)}"]
    word, to = choose(table.rng, words)
    table.lines.append(told(one.seat, word, to))
    table.betting.apply(one, word, to)
    return left - 1


def bet_street(table: Table, left: int) -> int:
    """One betting round from its opener on. Returns how many decisions are left."""
    betting, players = table.betting, table.players
    betting.opener = table.opener()
    at = players.index(betting.opener)
    ring, passed = players[at:] + players[:at], 0
    while left > 0 and len(betting.live()) > 1 and passed < len(ring):
        one = ring[0]
        if betting.is_asked(one):
            left, passed = decide(table, one, left), 0
        else:
            passed += 1
        ring = ring[1:] + ring[:1]
        if passed == len(ring) and owes_option(betting):  # B-40
            betting.zero_call.begun = betting.zero_call.acted = False
            at, passed, betting.opener = players.index(betting.zero_call), 0, None
            ring = players[at:] + players[:at]
            betting.zero_call = None
    return left


def owes_option(betting) -> bool:
    one = betting.zero_call
    return one is not None and betting.street == 0 and not betting.raised and \
        not one.folded and not one.tapped and len(betting.able()) > 1 and \
        betting.highest == betting.rules.last_blind


def expect_settlement(table: Table) -> None:
    live = [one.seat for one in table.betting.live()]
    put = {one.seat: one.put for one in table.players}
    forced = {one.seat: one.forced for one in table.players}
    pots, returned, put = money.pots_of(put, live)
    for pot in pots[:1]:
        pot.amount += sum(one.dead for one in table.players)
    for pot in pots:
        among = [one for one in table.players if one.seat in pot.eligible]
        pot.winners = table.winners(among) if len(live) > 1 else (frozenset(live),)
    order = [one.seat for one in table.players]
    won = dict.fromkeys(order, 0)
    paid = table.settle(pots, put, forced)
    for amount, commission, winners in paid:
        for seat, share in money.divide(amount - commission, winners, order, table.chip).items():
            won[seat] += share
    table.lines += ["expect over", f"expect commission {sum(one[1] for one in paid)}"]
    table.lines += [f"expect wins {seat} {won[seat]}" for seat in order]
    table.lines.append(f"expect returned {returned[0]} {returned[1]}")


def play(table: Table) -> str:
    left, betting = DECISIONS_MOST, table.betting
    left = bet_street(table, left)
    while left > 0 and len(betting.live()) > 1 and betting.street < max(table.streets):
        betting.street += 1
        betting.begin_street()
        table.begin_street()
        if len(betting.able()) > 1:
            left = bet_street(table, left)
    if left > 0:
        expect_settlement(table)
    return "\n".join(table.lines) + "\n"


def written(rng: random.Random, book: str) -> str:
    while True:
        try:
            table = BOOKS[book](rng, book)
            return table.play() if book == "canberra-2017" else play(table)
        except TooManyShuffles:
            continue


def check(program: pathlib.Path, book: str, rounds: int, seed: int) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            rng = random.Random(f"{book} {seed} {number}")
            pathlib.Path(folder, f"{number}.hand").write_text(written(rng, book))
        ran = subprocess.run([program, "hand", "--quiet", folder], capture_output=True, text=True,
                             check=False)
        if ran.returncode == 0:
            return []
        lines = ran.stderr.splitlines() or [f"ended with code {ran.returncode}"]
        first = pathlib.Path(lines[0].split(":")[0])
        return lines[:10] + (first.read_text().splitlines() if first.exists() else [])


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("filter", nargs="?", default="")
    options = parser.parse_args()
    program = pathlib.Path(options.build).resolve() / "src" / "cardroom"
    failed, books = 0, [book for book in BOOKS if options.filter in f"oracle {book}"]
    for book in books:
        wrong = check(program, book, options.rounds, options.seed)
        failed += 1 if wrong else 0
        print(f"FAIL oracle {book}\n    " + "\n    ".join(wrong) if wrong else
              f"ok oracle {book}: {options.rounds} rounds")
    print(f"{len(books) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
