"""Seven Card Stud of 2005, its tournaments, those of 2001, and Five Card Stud."""
import random

import hands
import money
from betting import Player, Rules
from table import LIMIT_WORDS, Table


class Stud(Table):
    marker, streets = "button", {1: 0, 2: 0, 3: 0, 4: 0}
    needs, down, last_down = (6, 1), 2, True

    def __init__(self, rng: random.Random, book: str):
        super().__init__(rng, book, 8)
        fits = len(self.deck) // 7 if self.last_down else 8
        self.seats = self.seats[:max(2, fits)]  # Seven cards for each: C-15 has scripts of its own.
        minimum = self.determine_minimum()
        self.low_opens = rng.random() < 0.5
        self.determine("opener", "low-card" if self.low_opens else "high-card")
        blinds, ante = self.forced_bets(minimum)
        rules = self.rules = self.limits(minimum, blinds)
        self.determine_commission()
        blinds = self.start(blinds[-1] if blinds else minimum, ante, blinds)
        rules.last_blind = blinds[-1] if blinds else 0
        rules.opening_base = max(rules.last_blind, ante, minimum)
        self.deal_down_and_up()
        self.bet(rules)

    def choose_deck(self) -> None:
        self.determine_deck()

    def determine_commission(self) -> None:
        self.rate, self.cap = self.rng.choice([5, 10]), self.rng.choice([3, 12, 1_000_000])
        self.determine("commission", self.rate)
        self.determine("commission-cap", self.cap)

    def determine_minimum(self) -> int:
        minimum = self.rng.choice([1, 2, 5, 10])
        self.determine("minimum", minimum)
        return minimum

    def deal_down_and_up(self) -> None:
        self.deal([1] * self.down)
        self.deal_up()

    def forced_bets(self, minimum: int) -> tuple[list[int], int]:
        if self.rng.random() < 0.5:
            ante = self.rng.choice([max(1, minimum // 2), minimum])
            self.determine("ante", ante)
            return [], ante
        first = minimum * self.rng.choice([1, 2])
        blinds = [first << at for at in range(self.rng.choice([1, 2, 3]))]
        self.determine("forced", "blind")
        self.determine("blind-amounts", "/".join(map(str, blinds)))
        self.allow_over_blinds(2 * blinds[-1])
        return blinds, 0

    def limits(self, minimum: int, blinds: list[int]) -> Rules:
        limit = self.rng.choice(["range", "half", "full", "straddle", "no"])
        rules = Rules(limit, minimum, cap=3 if blinds else 0, unit=minimum, ante_game=not blinds)
        if limit == "range":
            rules.largest = minimum * self.rng.choice([8, 16])
            if self.over_blinds:
                rules.largest = max(rules.largest, self.over_amount)  # S05-4.2(g)
            self.determine("maximum", rules.largest)
        else:
            self.determine("limit", LIMIT_WORDS.get(limit, limit))
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
        if self.last_down and self.betting.street == 4:  # The last card is dealt face down.
            for one in self.players:
                one.showing = before[one.seat]

    def opener(self) -> Player:
        """B-37 to B-39: the one lowest or highest card; of equals the first in the order of the deal."""
        able = self.betting.able() or self.players

        def card(one: Player) -> int:
            return max(hands.rank_of(shown) for shown in one.showing)
        low = self.low_opens and self.betting.street == 0
        return min(able, key=card) if low else max(able, key=card)

    def settle(self, pots, put, forced):
        return money.commission_2005(pots, put, forced, self.rate, self.cap)


class StudTournament(Stud):
    """S05-20.20: no commission; S05-20.5: the conditions may have another number of raises."""

    def determine_commission(self) -> None:
        """There is none."""

    def limits(self, minimum: int, blinds: list[int]) -> Rules:
        rules = super().limits(minimum, blinds)
        if self.rng.random() < 0.4:
            rules.cap = self.rng.randint(0, 5)
            self.determine("raises", rules.cap)
        return rules

    def settle(self, pots, put, forced):
        return money.no_commission(pots)


class StudTournament2001(StudTournament):
    """T01 appendix D: antes, half pot, and the buck player is dealt first."""
    marker, chip = "buck", 5

    def determine_minimum(self) -> int:
        return 5  # The least wager is the ante (B-18).

    def forced_bets(self, minimum: int) -> tuple[list[int], int]:
        self.ante = 5 * self.rng.choice([1, 2, 5])
        self.determine("ante", self.ante)
        return [], self.ante

    def limits(self, minimum: int, blinds: list[int]) -> Rules:
        return Rules("half", self.ante, cap=0, ante_game=True)  # T01-D-3.2, B-18, B-31


class FiveCardStud(Stud):
    """G-05: one hole card and one up, then three more up; the Buck of ALT01-8.3; the rest as Seven Card Stud."""
    marker = "buck"
    streets, needs, down, last_down = {1: 0, 2: 0, 3: 0}, (5, 0), 1, False
