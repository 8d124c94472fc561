"""Each book: what it determines, deals and takes, as a table that plays a random round."""
import random

import hands
import money
from betting import Rules
from canberra import CanberraTable
from draw import Draw, DrawTournament
from entering import MissedBlinds
from stud import FiveCardStud, Stud, StudTournament, StudTournament2001
from table import LIMIT_WORDS, Table

MINIMUMS = [1, 2, 3, 5, 10, 25]


class Gazette(Table):
    """Hold-Em and Omaha of 1995, as altered in 2001, and as tournaments under section 19."""

    def __init__(self, rng: random.Random, book: str):
        self.two_and_three = "omaha" in book
        self.needs = (4 if self.two_and_three else 2, 8)
        super().__init__(rng, book, 10)
        self.minimum = rng.choice(MINIMUMS)
        self.determine("minimum", self.minimum)
        limit = rng.choice(["fixed", "fixed", "half", "full", "no"])
        if limit != "fixed":
            self.determine("limit", LIMIT_WORDS[limit])
        count = rng.choice([2, 2, 3])
        if count == 3:
            self.determine("blinds", 3)
        rules = Rules(limit, self.minimum)
        if limit != "fixed" and rng.random() < 0.2:
            rules.cap = 0
            self.determine("reading", "B-14 b")
        elif book.startswith("tournament") and rng.random() < 0.5:  # G-06
            rules.cap = rng.randint(0, 5)
            self.determine("raises", rules.cap)
        if rng.random() < 0.2:
            rules.checker_calls_only = True
            self.determine("reading", "B-06 a")
        blinds = self.start(self.minimum << (count - 1), 0, [self.minimum << at for at in range(count)])
        rules.last_blind = last = blinds[-1]
        rules.ranges = {3: (2 * last, 4 * last)}
        if limit == "fixed":  # B-12
            rules.listed = {0: ([], [last, 2 * last]), 1: ([2 * last],) * 2, 2: ([2 * last],) * 2}
        self.deal([1] * (4 if self.two_and_three else 2))
        self.streets = {1: 3, 2: 1, 3: 1}
        self.bet(rules)

    def choose_deck(self) -> None:
        if self.book.endswith("2001"):
            self.determine_deck()

    def settle(self, pots, put, forced):
        paid = money.commission_1995(pots, self.minimum)
        if self.book.startswith("tournament"):
            return [(amount, 0, winners) for amount, _, winners in paid]  # *95-19.4
        return paid


class Manila(Gazette):
    two_and_three, order, ace_low, lowest, burns = True, hands.MANILA, False, 5, False
    needs, packets = (3, 5), [2, 1]  # C-02

    def __init__(self, rng: random.Random, book: str):
        Table.__init__(self, rng, book, 9)
        self.minimum = rng.choice(MINIMUMS)
        self.determine("minimum", self.minimum)
        two = ([self.minimum, 2 * self.minimum],) * 2  # B-09
        rules = Rules("fixed", self.minimum, self.minimum, ranges={4: (self.minimum, 4 * self.minimum)},
                      listed={0: two, 1: two, 2: two, 3: two})
        if book.startswith("tournament") and rng.random() < 0.5:  # G-06
            rules.cap = rng.randint(0, 5)
            self.determine("raises", rules.cap)
        self.start(self.minimum, 0, [self.minimum])
        self.deal(self.packets)
        self.board, self.streets = [self.deck.pop(0)], {1: 1, 2: 1, 3: 1, 4: 1}
        self.bet(rules)


class CanberraManila(Manila):
    """G-05: two hole cards, both of which play."""
    needs, packets = (2, 5), [2]


class Singapore(Table):
    marker = "button"

    def __init__(self, rng: random.Random, book: str):
        super().__init__(rng, book, 10)
        small = rng.choice(MINIMUMS)
        self.rake, self.cap = rng.randint(0, 5), rng.choice([3, 10, 1000])
        for key, value in (("small-blind", small), ("rake", self.rake), ("rake-cap", self.cap)):
            self.determine(key, value)
        rules = Rules("no", 2 * small, 2 * small, cap=0, step_from_opening=False,
                      short_bars=False, half_counts=True, completes=False, passing="check")
        if rng.random() < 0.25:
            rules.step_from_opening = True
            self.determine("reading", "B-19 b")
        if rng.random() < 0.25:
            rules.short_bars = True
            self.determine("reading", "B-20 b")
        self.start(2 * small, 0, [small, 2 * small], 1 if len(self.seats) == 2 else 0)  # RWS17-3.7
        self.deal([1, 1])
        self.streets = {1: 3, 2: 1, 3: 1}
        self.bet(rules)

    def settle(self, pots, put, forced):
        return money.rake_2017(pots, self.rake, self.cap)


class Tournament2001(Table):
    """Appendices A, C and E to I: the director determines the deck and the burn card."""
    chip = 25  # T-04

    def __init__(self, rng: random.Random, book: str):
        self.letter = book[-1]
        self.two_and_three = self.letter in "ac"
        self.needs = (3, 5) if self.letter == "a" else (4 if self.letter == "c" else 2, 8)
        super().__init__(rng, book, 9 if self.letter == "a" else 10)
        first = 25 * rng.choice([1, 2, 4, 8])
        blinds = [first] if self.letter == "a" else [first, first * rng.choice([1, 2])]
        self.determine("blind-amounts", "/".join(map(str, blinds)))
        ante = 25 * rng.randint(0, 2) if self.letter == "h" else 0  # B-34
        if ante:
            self.determine("ante", ante)
        self.burns = self.letter != "a" and rng.random() < 0.5  # C-29
        if self.letter != "a":
            self.determine("burn", "on" if self.burns else "off")
        rules = Rules({"a": "fixed", "c": "full", "i": "fixed"}.get(self.letter, "no"), 0)
        rules.option = rng.choice("ABBC")
        self.determine("blind-option", rules.option)
        self.allow_over_blinds(2 * blinds[-1])
        blinds = self.start(blinds[-1], ante, blinds)
        rules.least_opening = rules.last_blind = blinds[-1]  # B-18
        self.sizes(rules, blinds[-1])
        self.deal([2, 1] if self.letter == "a" else [1] * self.needs[0])
        self.board = [self.deck.pop(0)] if self.letter == "a" else []
        self.streets = {1: 1, 2: 1, 3: 1, 4: 1} if self.letter == "a" else {1: 3, 2: 1, 3: 1}
        self.bet(rules)

    def choose_deck(self) -> None:
        self.determine_deck()

    def sizes(self, rules: Rules, last: int) -> None:
        if self.letter == "a":  # T01-A-3.2, B-09, B-11
            rules.ranges = dict.fromkeys(range(4), (last, 2 * last)) | {4: (last, 4 * last)}
        if self.letter == "i":  # B-13
            rules.listed = {at: ([last],) * 2 for at in range(3)} | {3: ([2 * last],) * 2}


BOOKS = {"manila-1995": Manila, "holdem-1995": Gazette, "omaha-1995": Gazette,
         "manila-2001": Manila, "holdem-2001": Gazette, "omaha-2001": Gazette,
         "tournament-1995-manila": Manila, "tournament-1995-holdem": Gazette,
         "tournament-1995-omaha": Gazette,
         "rws-2017": Singapore, "stud-2005": Stud, "tournament-stud-2005": StudTournament,
         "stud-2005 missed blinds": MissedBlinds,
         "five-card-stud-2001": FiveCardStud, "canberra-manila-2001": CanberraManila,
         "canberra-2017": CanberraTable, "draw-2001": Draw, "tournament-2001-b": DrawTournament,
         "tournament-2001-d": StudTournament2001} | {
             f"tournament-2001-{letter}": Tournament2001 for letter in "acefghi"}
