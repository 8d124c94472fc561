"""Whose turn it is and what they may do, written from the texts and not from the engine: B-01 to
B-52, N-01 to N-14."""
from dataclasses import dataclass, field


@dataclass
class Player:
    seat: int
    stake: int
    put: int = 0     # In the round of play.
    total: int = 0   # In this betting round.
    forced: int = 0  # Ante and blind.
    dead: int = 0    # In the pot, but not part of any wager.
    folded: bool = False
    tapped: bool = False
    acted: bool = False   # Since the last full opening or raise.
    begun: bool = False   # Has acted in this betting round.
    checked: bool = False
    cards: list = field(default_factory=list)
    showing: list = field(default_factory=list)

    def pay(self, amount: int) -> int:
        paid = min(amount, self.stake)
        self.stake -= paid
        self.put += paid
        self.tapped = self.tapped or self.stake == 0
        return paid

    def wager(self, amount: int) -> None:
        self.total += self.pay(amount)
        self.begun = True


@dataclass
class Rules:
    """What a table's book and determinations say about betting."""
    limit: str               # fixed range half full straddle no
    least_opening: int
    last_blind: int = 0      # As nominally posted; 0 for antes.
    largest: int = 0         # For a range limit.
    listed: dict = field(default_factory=dict)  # Fixed limit: street -> (openings, raises)
    ranges: dict = field(default_factory=dict)  # Fixed limit: street -> any size between these two.
    cap: int = 3             # Raises allowed while more than two can act; 0: any number.
    chip: int = 1            # B-16: amounts are rounded down to the smallest chip.
    step_from_opening: bool = True  # A raise is not below the opening (B-10, but not B-19 a).
    short_bars: bool = True  # B-21; B-20 a lets everybody raise.
    half_counts: bool = False  # RWS17-3.14.3
    completes: bool = True   # B-23: a short opening is completed, not raised.
    passing: str = "decline"
    unit: int = 1            # B-27: tap-outs in whole minimum bets.
    option: str = "B"        # B-28
    ante_game: bool = False
    checker_calls_only: bool = False  # B-06 a
    opening_base: int = 0    # B-33: what a straddle doubles if nothing was bet.
    final_check: bool = True  # B-35


class Betting:
    def __init__(self, rules: Rules, players: list[Player]):
        self.rules, self.players = rules, players  # In order from the first position.
        self.street, self.opener, self.last_blinder = 0, None, None
        self.begin_street()
        self.highest = rules.last_blind

    def begin_street(self) -> None:
        self.highest = self.raises = self.step = 0
        self.short_opening = self.raised = False
        self.zero_call = None  # B-40: the last blind that opened with nothing to call.
        for one in self.players:
            one.acted = one.begun = one.checked = False
            if self.street > 0:
                one.total = 0

    def live(self) -> list[Player]:
        return [one for one in self.players if not one.folded]

    def able(self) -> list[Player]:
        return [one for one in self.live() if not one.tapped]

    def is_asked(self, one: Player) -> bool:
        others = [other for other in self.live() if other is not one]
        if one.folded or one.tapped or not others:
            return False
        if all(other.tapped for other in others):  # N-01
            return one.total < max(other.total for other in others)
        return one.total < self.highest or not (one.acted or one.begun)

    def bounds(self, need: int, obliged: bool) -> tuple[int, int, list[int] | None] | None:
        """The smallest and largest total above the highest; all of them if they are listed."""
        rules = self.rules
        fresh = self.highest == 0 or self.short_opening
        if self.street in rules.listed:
            opens, raises = rules.listed[self.street]
            totals = ([size for size in opens if size > self.highest] if fresh else
                      [self.highest + size for size in raises if size >= self.step])
            return (min(totals), max(totals), totals) if totals else None
        if rules.limit == "fixed":
            least, largest = rules.ranges[self.street]
            most = largest if fresh else self.highest + largest
        else:
            least = rules.least_opening
            most = self.largest(need)
        by_blind = rules.last_blind if self.street == 0 else 0  # N-10
        first = (max(least, self.highest + 1) if fresh else
                 self.highest + max(least, by_blind, self.step))
        if obliged:
            most = max(most, first)  # N-09
        return (first, most, None) if first <= most else None  # N-08

    def largest(self, need: int) -> int:
        rules = self.rules
        if rules.limit == "no":
            return 10**12
        if rules.limit == "range":
            fresh = self.highest == 0 or self.short_opening
            return rules.largest if fresh else self.highest + rules.largest
        if rules.limit == "straddle":
            plain = self.highest > 0 and not self.short_opening
            return 2 * (self.highest if plain else max(self.highest, rules.opening_base))
        pot = sum(one.put + one.dead for one in self.players) + need
        most = pot // 2 if rules.limit == "half" else pot
        return self.highest + most // rules.chip * rules.chip

    def may_go_higher(self, one: Player, obliged: bool) -> bool:
        rules, opening = self.rules, self.highest == 0
        if obliged or opening:
            return obliged or len(self.able()) > 1
        if len(self.able()) < 2:
            return False
        keeps_option = one is self.zero_call and not self.raised  # B-40, B-46
        if one.acted and rules.short_bars and not keeps_option:
            return False
        if rules.checker_calls_only and one.checked:
            return False
        capped = 0 < rules.cap <= self.raises and len(self.able()) > 2
        return not capped or self.short_opening

    def tap_out_chips(self, one: Player) -> int:
        unit = self.rules.unit
        return one.stake if one.stake < unit else one.stake // unit * unit

    def passing(self, one: Player, need: int, bound: bool, may_bet: bool) -> list[str]:
        if self.highest == 0:
            refused = not self.rules.final_check and may_bet  # B-35
            return ["check"] if self.street > 0 and not refused else []
        if need > 0:
            return [f"call {need}"] if one.stake >= need and not bound else []
        if self.opens(one) or (self.street == 0 and one is not self.last_blinder):  # B-40
            # N-12: option C has no call of nothing.
            none = "decline" if self.rules.option == "C" and self.opens(one) else "call 0"
            return [] if bound else [none]
        return [self.rules.passing]

    def opens(self, one: Player) -> bool:
        return self.street == 0 and one is self.opener and not one.begun

    def legal(self, one: Player) -> list[str]:
        all_chips = one.total + one.stake
        need = self.highest - one.total
        obliged = self.rules.ante_game and self.street == 0 and self.highest == 0
        tap_out = one.total + self.tap_out_chips(one)
        bounds = self.bounds(need, obliged) if self.may_go_higher(one, obliged) else None
        binds = self.rules.option == "C" and self.opens(one) and bounds is not None  # N-12
        self.least_full = bounds[0] if bounds else None
        words = [] if obliged else ["fold"]
        higher = self.higher_words(all_chips, tap_out, bounds)
        words += self.passing(one, need, binds, self.may_go_higher(one, obliged) and bounds is not None)
        words += higher
        short = one.stake < need
        if short or (binds and need > 0 and not higher and tap_out <= self.highest):
            words.append(f"tap out {tap_out}")
        return words

    def higher_words(self, all_chips: int, tap_out: int, bounds) -> list[str]:
        if bounds is None:
            return []
        first, most, totals = bounds
        verb = "bet" if self.highest == 0 else "raise"
        if totals is not None:
            sizes = [size for size in totals if size <= all_chips]
            words = [f"{verb} " + "|".join(map(str, sizes))] if sizes else []
            offered = all_chips in sizes
        else:
            chip = self.rules.chip
            high = first + (min(most, all_chips) - first) // chip * chip
            offered = all_chips >= first
            step = f" step {chip}" if chip > 1 else ""
            words = [f"{verb} {first}" if first == high else f"{verb} {first}..{high}{step}"] \
                if offered else []
        if not offered and self.highest < tap_out <= most:  # B-26, N-05
            words.append(f"tap out {tap_out}")
        return words

    def apply(self, one: Player, words: str, to: int = 0) -> None:
        opens = self.opens(one)
        if words == "fold":
            if opens and self.rules.option == "A":
                one.pay(self.highest - one.total)  # B-28, N-13
            one.folded = True
        elif words in ("check", "decline") or words.startswith("call"):
            one.wager(int(words.split()[1]) if words.startswith("call") else 0)
            one.acted, one.checked = True, one.checked or words == "check"
            if one is self.last_blinder and (words == "call 0" or (words == "decline" and opens)):
                self.zero_call = one
        else:
            self.go_to(one, to, words.startswith("tap"))

    def go_to(self, one: Player, to: int, taps_out: bool) -> None:
        before = self.highest
        one.wager(to - one.total)
        one.tapped = one.tapped or taps_out
        if to > before:
            self.highest = to
            self.reopen(before, to)
        one.acted = True

    def reopen(self, before: int, to: int) -> None:
        """Players who have acted act again; a short tap-out gives no raise to those who had a chance (B-21)."""
        step, fresh = to - before, before == 0 or self.short_opening
        full = self.least_full is not None and to >= self.least_full
        if full and fresh:
            self.short_opening, self.raised = False, True
            self.step = to if self.rules.step_from_opening else 0
        elif full:
            self.raises, self.step, self.raised = self.raises + 1, max(self.step, step), True
        elif fresh and self.rules.completes:
            self.short_opening = True
        halves = self.rules.half_counts and not full and \
            (before == 0 or 2 * step >= self.least_full - before)
        if full or halves:
            for one in self.players:
                one.acted = False
