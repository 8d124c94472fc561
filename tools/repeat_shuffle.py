#!/usr/bin/env python3
"""Repeats a shuffle from its seed, without the program: docs/shuffle.md in another language.

  tools/repeat_shuffle.py SEED ROUND [--number N] [--deck 52] [--joker]   prints cut and shoe
  tools/repeat_shuffle.py --check FILE   repeats every shuffle of a file such as
                                         tests/golden/shuffles.tsv and compares
"""

import argparse
import struct
import sys

RANKS, SUITS = "23456789TJQKA", "cdhs"


def rotated_left(value, by):
    return (value << by | value >> (32 - by)) & 0xFFFFFFFF


def quarter_round(state, a, b, c, d):
    for to, add, turn, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[to] = (state[to] + state[add]) & 0xFFFFFFFF
        state[turn] = rotated_left(state[turn] ^ state[to], by)


def chacha20_block(key, nonce, counter):
    """The block function with a 64-bit counter and a 64-bit nonce, as first published."""
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<Q", counter) + nonce))
    state = list(start)
    for _ in range(10):
        for at in range(4):
            quarter_round(state, at, at + 4, at + 8, at + 12)
        for at in range(4):
            quarter_round(state, at, (at + 1) % 4 + 4, (at + 2) % 4 + 8, (at + 3) % 4 + 12)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(start, state)))


def words(seed, shuffle_round, number):
    """The shuffle's words of 16 bits, window after window."""
    extension = 0
    while True:
        nonce = struct.pack("<II", number, extension)
        for block in (2 * shuffle_round, 2 * shuffle_round + 1):
            yield from struct.unpack("<32H", chacha20_block(seed, nonce, block))
        extension += 1


def below(stream, bound):
    while True:
        product = next(stream) * bound
        if product % 65536 >= 65536 % bound:
            return product // 65536


def deck_cards(natural, joker):
    cards = [rank + suit for rank in RANKS[13 - natural // 4:] for suit in SUITS]
    return cards + ["Jk"] if joker else cards


def shuffle(cards, seed, shuffle_round, number):
    """The size of the cut (0 if there are too few cards for one) and the shoe."""
    stream = words(seed, shuffle_round, number)
    cards = list(cards)
    for place in range(len(cards) - 1, 0, -1):
        other = below(stream, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    if len(cards) < 4:
        return 0, cards
    lifted = 2 + below(stream, len(cards) - 3)
    return lifted, cards[lifted:] + cards[:lifted]


def check(path):
    passed = failed = 0
    for line in open(path, encoding="utf-8"):
        if line.startswith("#"):
            continue
        seed, shuffle_round, number, natural, joker, lifted, shoe = line.rstrip("\n").split("\t")
        cards = deck_cards(int(natural), joker == "joker")
        repeated = shuffle(cards, bytes.fromhex(seed), int(shuffle_round), int(number))
        if repeated == (int(lifted), shoe.split()):
            passed += 1
        else:
            failed += 1
            print(f"FAIL shuffle of round {shuffle_round}, number {number}, under {seed}")
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", nargs="?", default="", help="64 hexadecimal digits")
    parser.add_argument("round", nargs="?", type=int, default=0, help="the round of play, from 0")
    parser.add_argument("--check", metavar="FILE")
    parser.add_argument("--number", type=int, default=0, help="0 the deal, 1 … later in the round")
    parser.add_argument("--deck", type=int, default=52, choices=range(32, 53, 4))
    parser.add_argument("--joker", action="store_true")
    given = parser.parse_args()
    if given.check:
        return check(given.check)
    if len(given.seed) != 64:
        parser.error("a seed has 64 hexadecimal digits")
    lifted, shoe = shuffle(deck_cards(given.deck, given.joker), bytes.fromhex(given.seed),
                           given.round, given.number)
    print(f"cut {lifted}\nshoe {' '.join(shoe)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
