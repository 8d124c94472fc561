"""Tables of each book with random determinations, stakes and cards: a script's head, and the betting."""
import random

import hands
import money
from betting import Betting, Player, Rules


def stakes(rng: random.Random, unit: int) -> int:
    """Often short of a wager or two, so that all kinds of tap-outs occur."""
    kind = rng.random()
    if kind < 0.12:
        return rng.randint(1, max(2, unit))
    return rng.randint(unit, 12 * unit) if kind < 0.6 else rng.randint(10 * unit, 200 * unit)


def holders(worth: dict, value: tuple) -> frozenset:
    return frozenset(seat for seat, held in worth.items() if held == value)


class Table:
    two_and_three, order, ace_low, marker, lowest = False, hands.FULL, True, "buck", 0

    def __init__(self, rng: random.Random, book: str, seats_most: int):
        self.rng, self.book = rng, book
        count = rng.randint(2, min(8, seats_most))
        self.seats = sorted(rng.sample(range(1, seats_most + 1), count))
        self.lines = [f"rules {book}"]
        if book.endswith("2001"):
            self.choose_deck()
        self.deck = [rank + suit for rank in self.ranks() for suit in "cdhs"]
        rng.shuffle(self.deck)

    def ranks(self) -> str:
        """The cards of the deck, which its book may let the operator choose."""
        return hands.RANKS[self.lowest:]

    def choose_deck(self) -> None:
        """ALT01-2.2, G-03: the order of hands follows the deck; T01-3.5(a): so the Ace, if determined."""
        self.lowest = self.rng.randint(0, 5)
        self.determine("deck", 52 - 4 * self.lowest)
        self.order = hands.MANILA if self.lowest > 0 else hands.FULL
        self.ace_low = self.rng.random() < 0.5
        self.determine("ace-low", "on" if self.ace_low else "off")

    def determine(self, key: str, value) -> None:
        self.lines.append(f"set {key} {value}")

    def seat_players(self, unit: int) -> None:
        """Seats the players from the first position on."""
        holder = self.rng.choice(self.seats)
        at = self.seats.index(holder) + (1 if self.marker == "button" else 0)
        held = {seat: stakes(self.rng, unit) for seat in self.seats}
        self.lines += [f"seat {seat} p{seat} {held[seat]}" for seat in self.seats]
        self.lines += [f"{self.marker} {holder}", "shoe " + " ".join(self.deck), "deal"]
        seats = self.seats[at:] + self.seats[:at]
        self.players = [Player(seat, held[seat]) for seat in seats]

    def collect(self, ante: int, blinds: list[int], first: int = 0) -> list[Player]:
        for one in self.players:
            one.forced += one.pay(ante)
        ring = self.players[first:] + self.players[:first]
        posting = ring[:len(blinds)]
        for one, blind in zip(posting, blinds):
            one.total = one.pay(blind)
            one.forced += one.total
        return posting

    def deal(self, packets: list[int]) -> None:
        for packet in packets:
            for one in self.players:
                one.cards += [self.deck.pop(0) for _ in range(packet)]

    def begin_street(self) -> None:
        self.board += [self.deck.pop(0) for _ in range(self.streets[self.betting.street] + 1)][1:]

    def opener(self) -> Player:
        first = self.first if self.betting.street == 0 else 0
        ring = self.players[first:] + self.players[:first]
        return next((one for one in ring if not one.folded and not one.tapped), ring[0])

    def winners(self, among: list[Player]) -> tuple:
        """The winners of a pot, or of each half of it, among these."""
        worth = {one.seat: hands.best(one.cards, self.board, self.two_and_three, self.order,
                                      self.lowest if self.ace_low else None) for one in among}
        return (holders(worth, max(worth.values())),)


class Gazette(Table):
    """Hold-Em and Omaha of 1995, and as altered in 2001."""

    def __init__(self, rng: random.Random, book: str):
        super().__init__(rng, book, 10)
        self.minimum = rng.choice([1, 2, 3, 5, 10, 25])
        self.determine("minimum", self.minimum)
        limit = rng.choice(["fixed", "fixed", "half", "full", "no"])
        if limit != "fixed":
            self.determine("limit", {"half": "half-pot", "full": "full-pot"}.get(limit, "no-limit"))
        count = min(rng.choice([2, 2, 3]), 3)
        if count == 3:
            self.determine("blinds", 3)
        blinds = [self.minimum << at for at in range(count)][:len(self.seats)]
        last = blinds[-1]
        rules = Rules(limit, self.minimum, last, final=(2 * last, 4 * last))
        if limit == "fixed":  # B-12
            rules.listed = {0: ([], [last, 2 * last]), 1: ([2 * last],) * 2, 2: ([2 * last],) * 2}
        elif rng.random() < 0.2:
            rules.cap = False
            self.determine("reading", "B-14 b")
        if rng.random() < 0.2:
            rules.checker_calls_only = True
            self.determine("reading", "B-06 a")
        self.seat_players(last)
        posting = self.collect(0, blinds)
        self.first = len(posting) % len(self.players)
        self.two_and_three = book.startswith("omaha")
        self.deal([1] * (4 if self.two_and_three else 2))
        self.board, self.streets = [], {1: 3, 2: 1, 3: 1}
        self.betting = Betting(rules, self.players)

    def settle(self, pots, put, forced):
        return money.commission_1995(pots, self.minimum)


class Manila(Gazette):
    two_and_three, order, ace_low, lowest = True, hands.MANILA, False, 5

    def __init__(self, rng: random.Random, book: str):
        Table.__init__(self, rng, book, 9)
        self.minimum = rng.choice([1, 2, 3, 5, 10, 25])
        self.determine("minimum", self.minimum)
        two = ([self.minimum, 2 * self.minimum],) * 2  # B-09
        rules = Rules("fixed", self.minimum, self.minimum, final=(self.minimum, 4 * self.minimum),
                      listed={0: two, 1: two, 2: two, 3: two})
        self.seat_players(self.minimum)
        self.collect(0, [self.minimum])
        self.first = 1 % len(self.players)
        self.deal([2, 1])  # C-02
        self.board, self.streets = [self.deck.pop(0)], {1: 1, 2: 1, 3: 1, 4: 1}
        self.betting = Betting(rules, self.players)

    def begin_street(self) -> None:
        self.board.append(self.deck.pop(0))


class Singapore(Table):
    marker = "button"

    def __init__(self, rng: random.Random, book: str):
        super().__init__(rng, book, 10)
        small = rng.choice([1, 2, 3, 5, 10, 25])
        self.rake, self.cap = rng.randint(0, 5), rng.choice([3, 10, 1000])
        for key, value in (("small-blind", small), ("rake", self.rake), ("rake-cap", self.cap)):
            self.determine(key, value)
        rules = Rules("no", 2 * small, 2 * small, cap=False, step_from_opening=False,
                      short_bars=False, half_counts=True, completes=False, passing="check")
        if rng.random() < 0.25:
            rules.step_from_opening = True
            self.determine("reading", "B-19 b")
        if rng.random() < 0.25:
            rules.short_bars = True
            self.determine("reading", "B-20 b")
        self.seat_players(2 * small)
        two = len(self.players) == 2  # RWS17-3.7
        self.collect(0, [small, 2 * small], 1 if two else 0)
        self.first = 1 if two else 2 % len(self.players)
        self.deal([1, 1])
        self.board, self.streets = [], {1: 3, 2: 1, 3: 1}
        self.betting = Betting(rules, self.players)

    def settle(self, pots, put, forced):
        return money.rake_2017(pots, self.rake, self.cap)


class Stud(Table):
    marker, streets = "button", {1: 0, 2: 0, 3: 0, 4: 0}

    def __init__(self, rng: random.Random, book: str):
        super().__init__(rng, book, 8)
        self.seats = self.seats[:7]  # Seven cards for each; C-15 has its own scripts.
        minimum = rng.choice([1, 2, 5, 10])
        self.determine("minimum", minimum)
        self.low_opens = rng.random() < 0.5
        self.determine("opener", "low-card" if self.low_opens else "high-card")
        blinds, ante = self.forced_bets(minimum)
        rules = self.limits(minimum, blinds, ante)
        self.rate, self.cap = rng.choice([5, 10]), rng.choice([3, 12, 1_000_000])
        self.determine("commission", self.rate)
        self.determine("commission-cap", self.cap)
        self.ace_low = rng.random() < 0.3
        self.determine("ace-low", "on" if self.ace_low else "off")
        self.win = rng.choice(["high", "high", "low", "high-low"])
        self.determine("win", self.win)
        self.low_ace = rng.random() < 0.5
        self.determine("low-ace", "low" if self.low_ace else "high")
        self.eight = self.win == "high-low" and rng.random() < 0.5
        if self.eight:
            self.determine("low-qualifier", 8)
        self.seat_players(blinds[-1] if blinds else minimum)
        self.collect(ante, blinds)
        self.board = []
        self.deal([1, 1])
        self.deal_up()
        self.betting = Betting(rules, self.players)

    def forced_bets(self, minimum: int) -> tuple[list[int], int]:
        if self.rng.random() < 0.5:
            ante = self.rng.choice([max(1, minimum // 2), minimum])
            self.determine("ante", ante)
            return [], ante
        first = minimum * self.rng.choice([1, 2])
        blinds = [first << at for at in range(self.rng.choice([1, 2, 3]))]
        self.determine("forced", "blind")
        self.determine("blind-amounts", "/".join(map(str, blinds)))
        return blinds[:len(self.seats)], 0

    def limits(self, minimum: int, blinds: list[int], ante: int) -> Rules:
        last = blinds[-1] if blinds else 0
        limit = self.rng.choice(["range", "half", "full", "straddle", "no"])
        rules = Rules(limit, minimum, last, cap=bool(blinds), unit=minimum, by_card=True,
                      ante_game=not blinds, opening_base=max(last, ante, minimum))
        if limit == "range":
            rules.largest = minimum * self.rng.choice([8, 16])
            self.determine("maximum", rules.largest)
        else:
            self.determine("limit", {"half": "half-pot", "full": "full-pot",
                                     "no": "no-limit"}.get(limit, limit))
        if blinds:
            rules.option = self.rng.choice("ABBC")
            self.determine("blind-option", rules.option)
        if self.rng.random() < 0.2:
            rules.unit = 1
            self.determine("reading", "B-27 b")
        return rules

    def deal_up(self) -> None:
        for one in self.players:
            if not one.folded:
                one.showing.append(self.deck[0])
                one.cards.append(self.deck.pop(0))

    def begin_street(self) -> None:
        before = {one.seat: one.showing[:] for one in self.players}
        self.deal_up()
        if self.betting.street == 4:  # The last card is dealt face down.
            for one in self.players:
                one.showing = before[one.seat]

    def opener(self) -> Player:
        """B-37 to B-39: the lowest or highest card; if equal, the first from the button."""
        able = self.betting.able() or self.players

        def card(one: Player) -> int:
            return max(hands.RANKS.index(shown[0]) for shown in one.showing)
        low = self.low_opens and self.betting.street == 0
        return min(able, key=card) if low else max(able, key=card)

    def winners(self, among: list[Player]) -> tuple:
        high = super().winners(among)
        lows = {one.seat: hands.best_low(one.cards, self.low_ace, self.eight) for one in among}
        lows = {seat: low for seat, low in lows.items() if low is not None}
        if self.win == "high" or not lows:
            return high  # H-10: without a low hand the high one wins everything.
        low = (holders(lows, min(lows.values())),)
        return low if self.win == "low" else high + low

    def settle(self, pots, put, forced):
        return money.commission_2005(pots, put, forced, self.rate, self.cap)


BOOKS = {"manila-1995": Manila, "holdem-1995": Gazette, "omaha-1995": Gazette,
         "manila-2001": Manila, "holdem-2001": Gazette, "rws-2017": Singapore, "stud-2005": Stud}
