"""The order of hands, written from the texts: *95-14.3, S05-3.3, RWS17-3.5.2."""
from itertools import combinations

RANKS = "23456789TJQKA"
FULL = ["odd", "pair", "two pairs", "three", "straight", "flush", "full house", "four",
        "straight flush", "five", "royal flush"]  # H-04
MANILA = ["odd", "pair", "two pairs", "three", "straight", "full house", "flush", "four",
          "straight flush", "five", "royal flush"]  # M95-14.3(d), (e)
JOKER = "Jk"


def straight_top(ranks: list[int], below: int | None) -> int | None:
    """The highest card of a straight. Where the Ace plays low it is just below the deck's lowest
    card (H-03), which is `below`."""
    if len(set(ranks)) < 5:
        return None
    if ranks[0] - ranks[4] == 4:
        return ranks[0]
    if below is None or ranks != [12, below + 3, below + 2, below + 1, below]:
        return None
    return below + 3


def kind_of(shape: list[int], flush: bool, top: int | None) -> str:
    if flush and top is not None:
        return "royal flush" if top == 12 else "straight flush"
    if shape in ([4, 1], [3, 2]):
        return "four" if shape == [4, 1] else "full house"
    if flush or top is not None:
        return "flush" if flush else "straight"
    return {(3, 1, 1): "three", (2, 2, 1): "two pairs", (2, 1, 1, 1): "pair"}.get(
        tuple(shape), "odd")


def rank_of(card: str) -> int:
    """B-39: the Joker counts as an Ace where one card is compared."""
    return RANKS.index("A" if card == JOKER else card[0])


def with_joker(rest: list[str], order: list[str], ace_below: int | None, lowest: int) -> tuple:
    """H-05: any card of the deck that is not in the hand, or the fifth of a kind."""
    worth = [value([*rest, rank + suit], order, ace_below, lowest)
             for rank in RANKS[lowest:] for suit in "cdhs" if rank + suit not in rest]
    if len({card[0] for card in rest}) == 1:
        worth.append((order.index("five"), [RANKS.index(rest[0][0])]))
    return max(worth)


def value(cards: list[str], order: list[str], ace_below: int | None, lowest: int) -> tuple:
    """What five cards are worth: all cards count (H-07)."""
    if JOKER in cards:
        return with_joker([card for card in cards if card != JOKER], order, ace_below, lowest)
    ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    top = straight_top(ranks, ace_below)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    flush = len({card[1] for card in cards}) == 1
    kind = kind_of([count for count, _ in groups], flush, top)
    return order.index(kind), [top] if top is not None else [rank for _, rank in groups]


def low_value(cards: list[str], ace_low: bool, lowest: int) -> tuple:
    """S05-3.6, H-13, H-14: straights and flushes do not count, pairs do, the top card comes first."""
    ranks = [-1 if ace_low and card[0] == "A" else RANKS.index(card[0])
             for card in cards if card != JOKER]
    if JOKER in cards:  # H-11
        free = [-1] * ace_low + list(range(lowest, 13 - ace_low))
        ranks.append(next(rank for rank in free if rank not in ranks))
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    return FULL.index(kind_of([count for count, _ in groups], False, None)), \
        [rank for _, rank in groups]


def fives(hole: list[str], board: list[str], two_and_three: bool) -> list[list[str]]:
    """H-08: any five of all cards, or two of the hole and three of the board."""
    if not two_and_three:
        return [list(five) for five in combinations(hole + board, 5)]
    return [[*two, *three] for two in combinations(hole, 2) for three in combinations(board, 3)]


def best_low(hands: list[list[str]], ace_low: bool, eight_or_less: bool, lowest: int) -> tuple | None:
    """The lowest of all fives; None if it does not qualify (S05-3.5(d))."""
    low = min(low_value(five, ace_low, lowest) for five in hands)
    qualifies = low[0] == 0 and low[1][0] <= RANKS.index("8")
    return low if qualifies or not eight_or_less else None


def best(hands: list[list[str]], order: list[str], ace_below: int | None, lowest: int) -> tuple:
    return max(value(five, order, ace_below, lowest) for five in hands)
