"""S05-17.4: a player who sat out while the blinds passed posts what they missed, and plays on."""
import random

import money
from betting import Betting, Player, Rules
from stud import Stud


class MissedBlinds(Stud):
    """Some rounds in which everybody folds and one seat sits out; then that seat posts."""
    ace_low = False  # H-02: not determined.

    def __init__(self, rng: random.Random, book: str):
        super().__init__(rng, book.split()[0])

    def choose_deck(self) -> None:
        """The whole deck: with fewer cards the table could always owe somebody a blind."""

    def forced_bets(self, minimum: int) -> tuple[list[int], int]:
        self.blinds = [minimum, 2 * minimum][-self.rng.choice([1, 2, 2]):]
        self.determine("forced", "blind")
        self.determine("blind-amounts", "/".join(map(str, self.blinds)))
        return self.blinds, 0

    def start(self, unit: int, ante: int, blinds: list[int], first: int = 0) -> list[int]:
        rng, free = self.rng, [seat for seat in range(1, 9) if seat not in self.seats]
        fits = min(len(self.deck) // 7, len(self.seats) + len(free))
        while len(self.seats) < min(5, fits):  # Fewer could always be due a blind.
            self.seats = sorted([*self.seats, free.pop(0)])
        self.held = {seat: rng.randint(20, 200) * unit for seat in self.seats}
        self.away, button = rng.choice(self.seats), rng.choice(self.seats)
        while button == self.away:
            button = rng.choice(self.seats)
        self.lines += [f"seat {seat} p{seat} {self.held[seat]}" for seat in self.seats]
        self.lines += [f"button {button}", f"{self.away} sits out"]
        missed: set[int] = set()
        while True:
            missed |= self.missed(button)
            self.fold_round(button)
            before, button = button, self.after(button)[0]
            # Nobody rejoins on the button, and a player whose own blind is due is another case.
            barred = self.next_of(before) == self.away or self.missed(button)
            if missed and not barred and rng.random() < 0.6:
                break
        self.lines += [f"{self.away} posts", "shoe " + " ".join(self.deck), "deal"]
        self.players = [Player(seat, self.held[seat]) for seat in self.after(button, self.seats)]
        self.collect(0, blinds, 0)
        self.post(missed)
        return blinds

    def after(self, seat: int, among: list[int] | None = None) -> list[int]:
        """The seats clockwise after one, which comes last; of those who play."""
        playing = [one for one in among or self.seats if among or one != self.away]
        return [one for one in playing if one > seat] + [one for one in playing if one <= seat]

    def next_of(self, seat: int) -> int:
        return self.after(seat, self.seats)[0]

    def missed(self, button: int) -> set[int]:
        """Which blind passes the empty seat in this round, counted from the first."""
        ring = self.after(button, self.seats)
        at = ring.index(self.away)
        return {at} if at < len(self.blinds) else set()

    def post(self, missed: set[int]) -> None:
        """P-10, P-11: the big blind counts as a wager, a small blind beside it does not."""
        one = next(each for each in self.players if each.seat == self.away)
        big = len(self.blinds) - 1
        one.total = one.pay(self.blinds[big]) if big in missed else 0
        dead = sum(self.blinds[at] for at in missed if at != big)
        one.forced += one.total + dead
        one.stake -= dead
        one.dead = dead

    def fold_round(self, button: int) -> None:
        deck, self.board = self.deck[:], []
        self.lines += ["shoe " + " ".join(deck), "deal"]
        self.players = [Player(seat, self.held[seat]) for seat in self.after(button)]
        self.collect(0, self.blinds[:len(self.players)], 0)
        self.deal_down_and_up()
        self.betting = Betting(Rules("no", 1, self.blinds[-1]), self.players)
        at = self.players.index(self.opener())
        ring = self.players[at:] + self.players[:at]
        for one in ring[:-1]:
            self.lines.append(f"{one.seat} folds")
            one.folded = True
            if one is ring[0] and self.rules.option == "A":
                one.pay(self.blinds[-1] - one.total)  # B-28
        put = {one.seat: one.put for one in self.players}
        pots, returned, put = money.pots_of(put, [ring[-1].seat])
        for one in self.players:
            self.held[one.seat] = one.stake
        for pot in pots:
            pot.winners = (frozenset([ring[-1].seat]),)
        paid = self.settle(pots, put, {one.seat: one.forced for one in self.players})
        self.held[ring[-1].seat] += returned[1] + sum(amount - taken for amount, taken, _ in paid)
        self.deck = deck
        self.rng.shuffle(self.deck)
