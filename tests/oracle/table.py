"""A table with random determinations, stakes and cards: a script's head, and its players."""
import random

import hands
import money
from betting import Betting, Player, Rules

LIMIT_WORDS = {"half": "half-pot", "full": "full-pot", "no": "no-limit"}


def holders(worth: dict, value: tuple) -> frozenset:
    return frozenset(seat for seat, held in worth.items() if held == value)


class Table:
    two_and_three, order, ace_low, marker, lowest = False, hands.FULL, True, "buck", 0
    joker, win, low_ace, eight, chip = False, "high", False, False, 1
    over_blinds = 0  # How many a round may have (B-32).
    needs = (2, 8)   # C-03: cards for each player, and beside them.

    def __init__(self, rng: random.Random, book: str, seats_most: int):
        self.rng, self.book, self.board = rng, book, []
        self.lines = [f"rules {book}"]
        self.choose_deck()
        self.deck = [rank + suit for rank in hands.RANKS[self.lowest:] for suit in "cdhs"]
        self.deck += [hands.JOKER] * self.joker
        rng.shuffle(self.deck)
        most = min(seats_most, (len(self.deck) - self.needs[1]) // self.needs[0])
        if most < seats_most:
            self.determine("seats", most)
        count = rng.randint(2, min(8, most))
        self.seats = sorted(rng.sample(range(1, most + 1), count))

    def choose_deck(self) -> None:
        """The book's own deck, unless it leaves the deck to the operator."""

    def determine_deck(self) -> None:
        """ALT01-2.2, T01-2.1, S05-2.2, G-03: the order of hands follows the deck. T01-3.5: the Ace, low
        ball and the Joker (T01-2.2, S05-2.3), if determined."""
        self.lowest = self.rng.choice([0, 0, 0, 1, 2, 3, 4, 5])
        self.determine("deck", 52 - 4 * self.lowest)
        self.order = hands.MANILA if self.lowest > 0 else hands.FULL
        self.joker = self.rng.random() < 0.3
        if self.joker:
            self.determine("joker", "on")
        self.ace_low = self.rng.random() < 0.5
        self.determine("ace-low", "on" if self.ace_low else "off")
        self.win = self.rng.choice(["high", "high", "low", "high-low"])
        self.determine("win", self.win)
        self.low_ace = self.rng.random() < 0.5
        self.determine("low-ace", "low" if self.low_ace else "high")
        self.eight = self.win == "high-low" and self.rng.random() < 0.5
        if self.eight:
            self.determine("low-qualifier", 8)

    def determine(self, key: str, value) -> None:
        self.lines.append(f"set {key} {value}")

    def stake(self, unit: int) -> int:
        """Often short of a wager or two, so that all kinds of tap-outs occur."""
        kind, rng = self.rng.random(), self.rng
        low, high = ((1, max(2, unit)) if kind < 0.12 else
                     (unit, 12 * unit) if kind < 0.6 else (10 * unit, 200 * unit))
        return max(1, rng.randint(low, high) // self.chip) * self.chip

    def allow_over_blinds(self, amount: int) -> None:
        """B-32: `amount` is what the first of them is."""
        self.over_amount = amount
        if self.rng.random() < 0.4:
            self.over_blinds = self.rng.choice([1, 1, 2, 3])
            self.determine("over-blind", "on")
            self.determine("over-blind-count", self.over_blinds)

    def start(self, unit: int, ante: int, blinds: list[int], first: int = 0) -> list[int]:
        """Seats the players from the first position on, and takes the forced bets. Returns the blinds."""
        holder = self.rng.choice(self.seats)
        held = {seat: self.stake(unit) for seat in self.seats}
        self.lines += [f"seat {seat} p{seat} {held[seat]}" for seat in self.seats]
        self.lines.append(f"{self.marker} {holder}")
        at = self.seats.index(holder) + (1 if self.marker == "button" else 0)
        seats = self.seats[at:] + self.seats[:at]
        self.players = [Player(seat, held[seat]) for seat in seats]
        blinds = blinds[:len(self.players)]  # P-04
        blinds = self.over_blinded(blinds)
        self.lines += ["shoe " + " ".join(self.deck), "deal"]
        self.collect(ante, blinds, first)
        return blinds

    def over_blinded(self, blinds: list[int]) -> list[int]:
        amount = 0
        for one in self.players[len(blinds):][:self.over_blinds]:
            amount = amount * 2 if amount else self.over_amount
            if one.stake < amount or self.rng.random() < 0.3:
                break
            self.lines.append(f"{one.seat} over-blinds {amount}")
            blinds = [*blinds, amount]
        return blinds

    def collect(self, ante: int, blinds: list[int], first: int) -> None:
        for one in self.players:
            one.forced += one.pay(ante)
        ring = self.players[first:] + self.players[:first]
        for one, blind in zip(ring, blinds):
            one.total = one.pay(blind)
            one.forced += one.total
        self.last_blinder = ring[len(blinds) - 1] if blinds else None
        self.first = (first + len(blinds)) % len(self.players)

    def bet(self, rules: Rules) -> None:
        rules.chip = self.chip
        self.betting = Betting(rules, self.players)
        self.betting.last_blinder = self.last_blinder

    def deal(self, packets: list[int]) -> None:
        for packet in packets:
            for one in self.players:
                one.cards += [self.deck.pop(0) for _ in range(packet)]

    burns = True

    def begin_street(self) -> None:
        cards = self.streets[self.betting.street]
        if self.burns:
            self.deck.pop(0)
        self.board += [self.deck.pop(0) for _ in range(cards)]

    def opener(self) -> Player:
        first = self.first if self.betting.street == 0 else 0
        ring = self.players[first:] + self.players[:first]
        return next((one for one in ring if not one.folded and not one.tapped), ring[0])

    def winners(self, among: list[Player]) -> tuple:
        """The winners of a pot, or of each half of it, among these."""
        fives = {one.seat: hands.fives(one.cards, self.board, self.two_and_three) for one in among}
        below = self.lowest if self.ace_low else None
        worth = {seat: hands.best(each, self.order, below, self.lowest) for seat, each in fives.items()}
        high = (holders(worth, max(worth.values())),)
        if self.win == "high":
            return high
        lows = {seat: hands.best_low(each, self.low_ace, self.eight, self.lowest)
                for seat, each in fives.items()}
        lows = {seat: low for seat, low in lows.items() if low is not None}
        if not lows:
            return high  # H-10: without a low hand the high one wins everything.
        low = (holders(lows, min(lows.values())),)
        return low if self.win == "low" else high + low

    def settle(self, pots, put, forced):
        return money.no_commission(pots)
