"""The order of hands, written from the texts: *95-14.3, S05-3.3, RWS17-3.5.2."""
from itertools import combinations

RANKS = "23456789TJQKA"
FULL = ["odd", "pair", "two pairs", "three", "straight", "flush", "full house", "four",
        "straight flush", "royal flush"]
MANILA = ["odd", "pair", "two pairs", "three", "straight", "full house", "flush", "four",
          "straight flush", "royal flush"]  # M95-14.3(d), (e)


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


def value(cards: list[str], order: list[str], ace_below: int | None) -> tuple:
    """What five cards are worth: all cards count (H-07)."""
    ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    top = straight_top(ranks, ace_below)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    flush = len({card[1] for card in cards}) == 1
    kind = kind_of([count for count, _ in groups], flush, top)
    return order.index(kind), [top] if top is not None else [rank for _, rank in groups]


def low_value(cards: list[str], ace_low: bool) -> tuple:
    """S05-3.6, H-13, H-14: straights and flushes do not count, pairs do, the top card comes first."""
    ranks = [-1 if ace_low and card[0] == "A" else RANKS.index(card[0]) for card in cards]
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    return FULL.index(kind_of([count for count, _ in groups], False, None)), \
        [rank for _, rank in groups]


def best_low(cards: list[str], ace_low: bool, eight_or_less: bool) -> tuple | None:
    """The lowest of all fives; None if it does not qualify (S05-3.5(d))."""
    lowest = min(low_value(list(five), ace_low) for five in combinations(cards, 5))
    qualifies = lowest[0] == 0 and lowest[1][0] <= RANKS.index("8")
    return lowest if qualifies or not eight_or_less else None


def best(hole: list[str], board: list[str], two_and_three: bool, order: list[str],
         ace_below: int | None) -> tuple:
    if not two_and_three:
        return max(value(list(five), order, ace_below) for five in combinations(hole + board, 5))
    return max(value([*two, *three], order, ace_below)  # H-08
               for two in combinations(hole, 2) for three in combinations(board, 3))
