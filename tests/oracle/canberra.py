"""Canberra Poker: a random round against the house, written from NI2017-193 and K-01 to K-22."""
import random

import hands

BOXES = 7
ODDS = {"odd": 1, "pair": 1, "two pairs": 2, "three": 3, "straight": 4, "flush": 5, "full house": 7,
        "four": 20, "straight flush": 50, "royal flush": 250}  # CP17-8.1
TIMES = {"four": 500, "full house": 150, "flush": 100}  # CP17-11.1(c) to (e)
ROYAL_LEAST, STRAIGHT_FLUSH_LEAST = 1_000_000, 100_000  # CP17-11.1(a), (b), in cents.


def money(cents: int) -> str:
    return f"{cents // 100}" if cents % 100 == 0 else f"{cents // 100}.{cents % 100:02}"


def worth(cards: list[str]) -> tuple:
    return hands.value(cards, hands.FULL, 0, 0)  # CP17-2.6, CP17-2.7: the Ace may be low.


def kind(cards: list[str]) -> str:
    return hands.FULL[worth(cards)[0]]


def qualifies(cards: list[str]) -> bool:
    """CP17-9.2, K-01: an Ace and a King, or better."""
    return kind(cards) != "odd" or {"A", "K"} <= {card[0] for card in cards}


class Box:
    def __init__(self, seat: int, ante: int):
        self.seat, self.ante, self.jackpot, self.bets = seat, ante, False, False
        self.cards: list[str] = []
        self.wins = self.returned = self.collected = self.won_jackpot = 0  # Dollars, and cents last.


class CanberraTable:
    """Determinations, wagers and cards of one round."""

    def __init__(self, rng: random.Random, book: str):
        self.rng, self.lines = rng, [f"rules {book}"]
        self.minimum = rng.choice([5, 10, 25])
        self.maximum = self.minimum * rng.choice([4, 20, 100])
        self.payout = rng.choice([None, 2 * self.maximum, 50 * self.maximum])
        self.wager = rng.choice([100, 250, 500])  # CP17-3.6, in cents.
        self.pool, self.reserve = rng.choice([0, 543_200, 5_000_000]), rng.choice([0, 100_000, 2_000_000])
        self.share = rng.choice([100, 100, 80, 50])
        for key, value in (("minimum", self.minimum), ("maximum", self.maximum),
                           ("max-payout", self.payout), ("jackpot-wager", money(self.wager)),
                           ("jackpot-pool", money(self.pool)), ("reserve-pool", money(self.reserve)),
                           ("distribution", self.share)):
            if value is not None:
                self.lines.append(f"set {key} {value}")
        seats = sorted(rng.sample(range(1, BOXES + 1), rng.randint(1, BOXES)))
        self.boxes = [Box(seat, self.ante()) for seat in seats]
        self.lines += [f"seat {seat} p{seat} {100 * self.maximum}" for seat in seats]

    def ante(self) -> int:
        """CP17-3.5: now and then above the maximum."""
        over = self.rng.random() < 0.15
        return self.maximum + self.rng.randint(1, 50) if over else self.rng.randint(self.minimum, self.maximum)

    def deck(self) -> list[str]:
        """Shuffled; half of the time hands that qualify for the jackpot are near the top."""
        cards = [rank + suit for rank in hands.RANKS for suit in "cdhs"]
        self.rng.shuffle(cards)
        if self.rng.random() < 0.5:
            return cards
        given, rest = [], cards
        for _ in self.boxes:
            hand = self.strong(cards)
            hand = hand if set(hand) <= set(rest) else rest[:5]
            given.append(hand)
            rest = [card for card in rest if card not in hand]
        given.append(rest[:5])
        return [hand[at] for at in range(5) for hand in given] + rest[5:]

    def strong(self, cards: list[str]) -> list[str]:
        rng, suit = self.rng, self.rng.choice("cdhs")
        rank, other = rng.sample(hands.RANKS, 2)
        top = rng.choice([3, 5, 9, 12, 12])
        chosen = {
            "any": rng.sample(cards, 5),
            "flush": [one + suit for one in rng.sample(hands.RANKS, 5)],
            "four": [rank + one for one in "cdhs"] + [other + suit],
            "full house": [rank + one for one in "cdh"] + [other + one for one in "ds"],
            "straight flush": [hands.RANKS[at % 13] + suit for at in range(top - 4, top + 1)],
        }
        hand = chosen[rng.choice(["any", "any", *chosen])]
        rng.shuffle(hand)
        return hand

    def play(self) -> str:
        rng, lines = self.rng, self.lines
        for box in self.boxes:
            lines.append(f"{box.seat} antes {box.ante}")
            box.jackpot = rng.random() < 0.6
            if box.jackpot:
                lines.append(f"{box.seat} jackpots")
                into = self.wager * self.share // 100
                self.pool, self.reserve = self.pool + into, self.reserve + self.wager - into  # K-12
        cards = self.deck()
        lines += ["shoe " + " ".join(cards), "deal"]
        for at in range(5):  # CP17-6.3
            for number, box in enumerate(self.boxes):
                box.cards.append(cards[at * (len(self.boxes) + 1) + number])
        self.dealer = [cards[at * (len(self.boxes) + 1) + len(self.boxes)] for at in range(5)]
        lines.append(f"expect up {self.dealer[4]}")
        for box in self.boxes:
            box.bets = rng.random() < 0.8
            lines.append(f"expect legal {box.seat} fold, bet {2 * box.ante}")
            lines.append(f"{box.seat} {'bets' if box.bets else 'folds'}")
        self.settle()
        self.pay_jackpots()
        self.expect()
        return "\n".join(lines) + "\n"

    def settle(self) -> None:
        for box in self.boxes:
            ante = min(box.ante, self.maximum)  # CP17-3.5, K-06: the rest goes back.
            bet = 2 * ante
            box.returned = box.ante - ante + (2 * box.ante - bet if box.bets else 0)
            if not box.bets:
                box.collected = ante  # CP17-7.3, K-04
            elif not qualifies(self.dealer):
                box.wins, box.returned = ante, box.returned + bet  # CP17-9.3, K-02, K-03
            elif worth(box.cards) > worth(self.dealer):
                paid = bet * ODDS[kind(box.cards)]
                box.wins = ante + (min(paid, self.payout) if self.payout is not None else paid)
            elif worth(box.cards) < worth(self.dealer):
                box.collected = ante + bet
            else:
                box.returned += ante + bet  # CP17-9.6

    def pay_jackpots(self) -> None:
        """CP17-11.1 to CP17-11.4, K-13 to K-18."""
        playing = [box for box in self.boxes if box.jackpot and box.bets]  # K-10
        for box in playing:
            if (held := kind(box.cards)) in TIMES:
                box.won_jackpot = TIMES[held] * self.wager
                self.reserve = max(0, self.reserve - box.won_jackpot)  # K-16
        straights = [box for box in playing if kind(box.cards) == "straight flush"]
        royals = [box for box in playing if kind(box.cards) == "royal flush"]
        left, aggregate = self.pool, 0
        for _ in straights:
            aggregate += left // 10
            left -= left // 10
        for group, whole, least in ((straights, aggregate, STRAIGHT_FLUSH_LEAST),
                                    (royals, None, ROYAL_LEAST)):
            pot = self.pool if whole is None else whole
            for box in group:
                box.won_jackpot = max(pot // len(group), least)
            self.draw(sum(box.won_jackpot for box in group))

    def draw(self, amount: int) -> None:
        """N-21: from the pool as far as it goes, then the reserve, then the house."""
        taken = min(amount, self.pool)
        self.pool -= taken
        self.reserve -= min(amount - taken, self.reserve)

    def expect(self) -> None:
        self.lines += ["expect over", "expect dealer " + " ".join(self.dealer)]
        qualified = "qualifies" if qualifies(self.dealer) else "does not qualify"
        self.lines.append(f"expect dealer {qualified}")
        for box in self.boxes:
            whole = 100 * box.wins + box.won_jackpot
            self.lines += [f"expect wins {box.seat} {money(whole)}",
                           f"expect wins {box.seat} jackpot {money(box.won_jackpot)}",
                           f"expect returned {box.seat} {box.returned}",
                           f"expect collected {box.seat} {box.collected}"]
        self.lines += [f"expect meter {money(self.pool)}", f"expect reserve {money(self.reserve)}"]
