"""Pots, commission and division, written from the texts: M-01 to M-17, N-15 to N-19."""
from dataclasses import dataclass


@dataclass
class Pot:
    amount: int
    eligible: set
    contributors: set
    top: int  # The top of its layer, counted from a player's first chip.
    winners: tuple = ()  # Of the whole, or of each half.


def pots_of(put: dict, live: list) -> tuple[list[Pot], tuple, dict]:
    """The pots, what goes back uncalled and to whom, and what each player then has in."""
    put = dict(put)
    highest = max(live, key=lambda one: put[one])
    called = max((put[one] for one in put if one != highest), default=0)
    returned = (highest, max(0, put[highest] - called))
    put[highest] -= returned[1]
    pots, below = [], 0
    levels = sorted({put[one] for one in live})
    for level in levels:
        top = max(put.values()) if level == levels[-1] else level  # N-19
        inside = {one for one in put if put[one] > below}
        amount = sum(min(put[one], top) - below for one in inside)
        if amount > 0:
            pots.append(Pot(amount, {one for one in live if put[one] >= level}, inside, top))
        below = level
    return pots, returned, put


def divide(net: int, winners: tuple, order: list, chip: int = 1) -> dict:
    """M-05, M-06: in smallest chips; the whole remainder goes to the first winner. H-12, N-17: so does
    the odd unit between the halves, to the winner and not into their half."""
    won = dict.fromkeys(order, 0)
    half = net // len(winners) // chip * chip
    won[min(frozenset().union(*winners), key=order.index)] += net - half * len(winners)
    for part in winners:
        share = half // len(part) // chip * chip
        for one in part:
            won[one] += share
        won[min(part, key=order.index)] += half - share * len(part)
    return won


def no_commission(pots: list[Pot]) -> list[tuple[int, int, tuple]]:
    """*95-19.4, T01-14.2, S05-20.20: nothing is taken from the pots of a tournament."""
    return [(pot.amount, 0, pot.winners) for pot in pots]


def tied_alone(pot: Pot) -> bool:
    """*95-11.5, S05-15.2(c); N-16: for both halves."""
    return all(len(part) > 1 and pot.contributors == set(part) for part in pot.winners)


def commission_1995(pots: list[Pot], minimum: int) -> list[tuple[int, int, tuple]]:
    """*95-11.1 to 11.5: by winners, at most of a hundred times the minimum. (amount, commission, winners)"""
    groups: dict = {}
    for pot in pots:
        key = (pot.winners, tied_alone(pot))
        groups[key] = groups.get(key, 0) + pot.amount
    return [(amount, 0 if free else min(amount, 100 * minimum) // 20, winners)
            for (winners, free), amount in groups.items()]


def rake_2017(pots: list[Pot], percent: int, cap: int) -> list[tuple[int, int, tuple]]:
    """RWS17-4.1: main pot first, each pot separately, up to the cap."""
    paid, left = [], cap
    for pot in pots:
        rake = min(pot.amount * percent // 100, left)
        left -= rake
        paid.append((pot.amount, rake, pot.winners))
    return paid


def commission_2005(pots: list[Pot], put: dict, forced: dict, percent: int,
                    cap: int) -> list[tuple[int, int, tuple]]:
    """S05-15.2, M-08, N-16."""
    def free(pot: Pot) -> bool:
        only_forced = all(min(put[one], pot.top) <= forced[one] for one in pot.contributors)
        return tied_alone(pot) or only_forced

    paying = [pot for pot in pots if not free(pot)]
    large = [pot for pot in paying if pot.amount > (19 if percent == 5 else 9)]
    left = min(sum(pot.amount for pot in paying) * percent // 100, cap) if large else 0
    taken = {id(pot): 0 for pot in pots}
    for pot in large:
        taken[id(pot)] = min(pot.amount * percent // 100, left)
        left -= taken[id(pot)]
    while left > 0:
        for pot in large[:left]:
            taken[id(pot)] += 1
            left -= 1
    return [(pot.amount, taken[id(pot)], pot.winners) for pot in pots]
