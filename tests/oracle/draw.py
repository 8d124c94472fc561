"""Draw Poker of 2001, for cash and as appendix B: two betting rounds and a draw between them."""
import random

import money
from betting import Player, Rules
from table import LIMIT_WORDS, Table


class TooManyShuffles(Exception):
    """A draw in which the discards would be shuffled twice: a script can order only one shuffle."""


class Draw(Table):
    streets, needs = {1: 0}, (5, 5)

    def __init__(self, rng: random.Random, book: str):
        super().__init__(rng, book, 8)
        minimum, blinds = self.forced_bets()
        rules = self.limits(minimum)
        rules.option = rng.choice("ABBC")
        self.determine("blind-option", rules.option)
        rules.final_check = rng.random() < 0.7  # T01-B-1.4
        self.determine("final-check", "allowed" if rules.final_check else "refused")
        self.allow_over_blinds(2 * blinds[-1])
        self.determine_commission()
        blinds = self.start(blinds[-1], 0, blinds)
        rules.least_opening = rules.last_blind = blinds[-1]  # B-18
        rules.opening_base = max(blinds[-1], minimum)
        self.deal([1] * 5)
        self.bet(rules)

    def choose_deck(self) -> None:
        self.determine_deck()

    def forced_bets(self) -> tuple[int, list[int]]:
        minimum = self.rng.choice([1, 2, 5, 10])
        self.determine("minimum", minimum)
        blinds = [minimum << at for at in range(self.rng.choice([1, 2, 3]))]
        self.determine("blind-amounts", "/".join(map(str, blinds)))
        return minimum, blinds

    def limits(self, minimum: int) -> Rules:
        limit = self.rng.choice(["half", "full", "straddle", "no"])
        self.determine("limit", LIMIT_WORDS.get(limit, limit))
        return Rules(limit, minimum)

    def determine_commission(self) -> None:
        self.rate, self.cap = self.rng.choice([5, 10]), self.rng.choice([3, 12, 1_000_000])
        self.determine("commission", self.rate)
        self.determine("commission-cap", self.cap)

    def settle(self, pots, put, forced):
        return money.commission_2005(pots, put, forced, self.rate, self.cap)  # N-20

    def opener(self) -> Player:
        """T01-B-1.2: after the last blind. T01-B-1.3, B-36: if that player has folded or tapped out,
        the first after the buck."""
        last = self.players.index(self.last_blinder)
        gone = self.last_blinder.folded or self.last_blinder.tapped
        at = 1 if gone and self.betting.street > 0 else last + 1
        ring = self.players[at % len(self.players):] + self.players[:at % len(self.players)]
        return next((one for one in ring if not one.folded and not one.tapped), ring[0])

    def begin_street(self) -> None:
        """T01-B-2.3 to T01-B-2.6: each active player in turn from the buck, tapped out or not (C-27)."""
        self.thrown: dict[int, list[str]] = {}
        self.burnt: list[str] = []
        self.all_five: set[int] = set()
        fifth, drawers = [], self.betting.live()
        for one in drawers:
            self.lines.append(f"expect turn {one.seat}")
            self.place = len(self.lines)
            away = sorted(self.rng.sample(one.cards, self.rng.choice([0, 1, 2, 3, 3, 4, 5])))
            self.lines.append(f"{one.seat} draws {' '.join(away)}" if away else f"{one.seat} stands")
            self.shuffled = False
            one.cards = [card for card in one.cards if card not in away]
            self.thrown[one.seat] = away
            self.all_five |= {one.seat} if len(away) == 5 else set()
            one.cards += [self.next_card(one) for _ in range(min(4, len(away)))]
            if len(away) == 5 and one is drawers[-1]:  # T01-B-2.5(b)
                self.burnt.append(self.next_card(one))
                one.cards.append(self.next_card(one))
            elif len(away) == 5:
                fifth.append(one)
        for one in fifth:  # T01-B-2.5(a), C-19
            one.cards.append(self.next_card(one))

    def next_card(self, one: Player) -> str:
        if not self.deck:
            self.shuffle_discards(one)
        return self.deck.pop(0)

    def shuffle_discards(self, one: Player) -> None:
        """C-20: folded hands, what the others threw away, and the burnt card; not what was thrown away by
        those who replaced all five, unless nothing else is there."""
        if self.shuffled:
            raise TooManyShuffles
        self.shuffled = True
        pool = [card for other in self.players if other.folded for card in other.cards] + self.burnt
        others = set(self.thrown) - {one.seat}
        used = others - self.all_five
        pool += [card for seat in used for card in self.thrown[seat]]
        if not pool:
            used = others
            pool = [card for seat in used for card in self.thrown[seat]]
        if not pool:
            raise TooManyShuffles
        for other in self.players:
            other.cards = [] if other.folded else other.cards
        for seat in used:
            self.thrown[seat] = []
        self.burnt = []
        self.rng.shuffle(pool)
        self.deck = pool
        self.lines.insert(self.place, "shoe " + " ".join(pool))


class DrawTournament(Draw):
    """T01 appendix B: full pot, two blinds, chips of 25, no commission."""
    chip = 25

    def forced_bets(self) -> tuple[int, list[int]]:
        first = 25 * self.rng.choice([1, 2, 4])
        blinds = [first, first * self.rng.choice([1, 2])]
        self.determine("blind-amounts", "/".join(map(str, blinds)))
        return first, blinds

    def limits(self, minimum: int) -> Rules:
        return Rules("full", minimum)

    def determine_commission(self) -> None:
        """There is none."""

    def settle(self, pots, put, forced):
        return money.no_commission(pots)
