#include "rules/betting/legal.h"

#include <algorithm>

#include "rules/betting/wagers.h"
#include "rules/game/terms.h"
#include "rules/round/round.h"

namespace cardroom {

namespace {

// B-16, B-33, N-07: the largest increment over the highest total when it depends on the pot or the
// bet before. An opening counts as a raise over nothing.
[[gnu::noinline]] Chips reckoned_increment(const Terms& terms, const Round& round) {
  const Most most = round.limits.most;
  const Chips call = round.legal.call_adds;
  // H95-10.7, O95-10.7, S05-4.2(g): the call is added before the limit is calculated.
  if (most == Most::half_pot) return down_to((pot(round) + call) / 2, terms.chip);
  if (most == Most::full_pot) return down_to(pot(round) + call, terms.chip);
  // S05-DEF-Straddle, T01-DEF-Straddle: twice the total of the bet before; if there is none, twice
  // the blind, ante or minimum.
  if (round.opened) return round.highest;
  return 2 * std::max({round.last_blind, terms.ante, terms.minimum});
}

// `listed` is the amount in the list of limits.
Chips largest_increment(const Terms& terms, const Round& round, Chips listed) {
  if (round.limits.most == Most::amount) return listed;
  if (round.limits.most == Most::stake) return round.bank;
  return reckoned_increment(terms, round);
}

struct Wanted {
  SizeRule shape;
  Chips low;
  Chips high;
  Chips step;
};

// Totals from low to high, but not more than `all` the player's chips: listed sizes are only low
// and high, ranges go in steps.
inline void offer(Sizes& sizes, Wanted wanted, Chips all) {
  if (wanted.low > all) return;
  sizes.any = true;
  sizes.shape = wanted.shape;
  sizes.low = wanted.low;
  sizes.step = wanted.step;
  if (wanted.high <= all)
    sizes.high = wanted.high;
  else
    sizes.high = wanted.shape == SizeRule::listed
                     ? wanted.low
                     : wanted.low + down_to(all - wanted.low, wanted.step);
}

RaiseBar raise_bar(const Terms& terms, const Round& round, Seat seat) {
  const SeatSet able = round.can_act();
  // C-08, S05-17.8: nobody may go above what is wagered; a short bet is completed or folded.
  if (round.odd.limited_to_wagered || round.odd.must_complete == seat) return RaiseBar::frozen;
  // N-01: a bet or raise needs somebody who can answer it.
  if ((able - SeatSet{seat}).empty()) return RaiseBar::nobody_to_answer;
  // *95-12.5, T01-13.4, S05-14.5, B-21: after a short tap-out, players who have acted may not
  // raise.
  if (!round.may_raise.contains(seat)) return RaiseBar::short_tap_out;
  if (terms.readings.checker_only_calls && round.checked.contains(seat))
    return RaiseBar::checked_before;
  // *95-10.2, T01-5.1, S05-5.1: three raises; *95-10.5, B-15: unless only two players contest.
  if (terms.raises_most > 0 && round.raises >= terms.raises_most && able.size() > 2)
    return RaiseBar::cap;
  return RaiseBar::none;
}

enum class Opening : std::uint8_t { free, obliged };

// A tap-out of half a bet or more counts as a bet: it may be raised to two instead of being
// completed.
bool counts_as_opened(const Terms& terms, const Round& round) {
  return completes_raises(terms) && round.highest > Chips(0) &&
         2 * round.highest >= round.limits.open_low && round.tapped_out.contains(round.aggressor);
}

// The total that completes a short raise; none if the highest wager is a full one.
Chips completion_of(const Terms& terms, const Round& round, Chips least) {
  if (!completes_raises(terms) || round.highest <= round.full) return Chips(0);
  return round.full + least;
}

// The sizes of an opening, or of the completion of a short one (B-23). `all` is every chip the
// player has.
void add_opening(const Terms& terms, const Round& round, Legal& legal, Opening opening, Chips all) {
  const StreetLimits& limits = round.limits;
  const bool obliged = opening == Opening::obliged;
  Chips high = largest_increment(terms, round, limits.open_high);
  if (limits.most == Most::half_pot || limits.most == Most::full_pot) high += round.highest;
  // N-09: for the obliged opener the table minimum takes precedence over a smaller half pot.
  if (obliged) high = std::max(high, limits.open_low);
  legal.least_full = limits.open_low;
  legal.most = high;
  const bool brings_in = obliged && terms.bring_in > Chips(0);
  if (limits.shape == SizeRule::listed) {
    const Chips low = brings_in ? terms.bring_in : limits.open_low;
    if (counts_as_opened(terms, round)) high = std::max(high, 2 * limits.open_low);
    legal.most = high;
    offer(legal.sizes, {SizeRule::listed, low, high, Chips(1)}, all);
  } else if (high < limits.open_low) {
    legal.bar = RaiseBar::limit_too_low;
  } else {
    offer(legal.sizes, {SizeRule::range, limits.open_low, high, terms.chip}, all);
  }
}

void add_raise(const Terms& terms, const Round& round, Legal& legal, Chips all) {
  const StreetLimits& limits = round.limits;
  const Chips least = least_raise(terms, round);
  const Chips high = largest_increment(terms, round, limits.raise_high);
  legal.most = round.highest + high;
  legal.least_full = round.highest + least;
  if (high < least) {
    legal.bar = RaiseBar::limit_too_low;  // N-08
    return;
  }
  // Of two listed increments, only those that are large enough.
  if (limits.shape == SizeRule::listed)
    legal.least_full = round.highest + (limits.raise_low >= least ? limits.raise_low : high);
  if (const Chips to = completion_of(terms, round, least); to > round.highest)
    legal.least_full = to;
  const Chips step = limits.shape == SizeRule::listed ? Chips(1) : terms.chip;
  offer(legal.sizes, {limits.shape, legal.least_full, legal.most, step}, all);
}

// B-26, N-05: a tap-out is listed where no call and no size puts in the same chips.
void add_tap_out(const Terms& terms, const Round& round, Legal& legal, Chips stake) {
  const Chips call = legal.call_adds;
  const Chips to = round.total_of(legal.seat) + tap_out_chips(terms, stake);
  legal.tap_out_to = to;
  if (legal.sizes.any && to == legal.sizes.high) return;  // The usual case without a limit.
  // N-12: where a call is not offered, a player whose stake does not exceed it may tap out instead.
  if (stake < call || (call > Chips(0) && !legal.call && to <= round.highest)) {
    legal.tap_out = true;
    return;
  }
  if (legal.bar != RaiseBar::none || to <= round.highest) return;
  // S05-14.1: a player with enough for a full size does not tap out below it by the rule of units.
  if (legal.sizes.any && to < round.total_of(legal.seat) + stake) return;
  legal.tap_out = to <= legal.most && !legal.sizes.allows(to);
}

// The first round of betting over blinds, and later rounds with nothing wagered.
void add_passing(const Terms& terms, const Round& round, Legal& legal, Chips call) {
  if (call > Chips(0)) return;
  if (round.street > 0 || !round.opened) {
    // B-35: a player who may bet is not allowed to check.
    const bool refused = round.street > 0 && terms.final_check == FinalCheck::refused &&
                         terms.game->streets[round.street].draw && legal.bar == RaiseBar::none;
    legal.check = round.street > 0 && round.highest == Chips(0) && !refused;  // B-35
    return;
  }
  // B-40: a blind that must act first, or that has matched the last blind, calls nothing.
  const bool option =
      legal.seat == round.last_blind_seat && !(round.actions == 0 && legal.seat == round.opener);
  if (!option) {
    legal.call = true;
    return;
  }
  legal.decline = terms.game->blind_option == BlindOption::decline;
  legal.check = terms.game->blind_option == BlindOption::check;
}

// B-28: options A and C bind the opener of the first round over blinds.
void bind_opener(const Terms& terms, const Round& round, Legal& legal, Chips call) {
  if (terms.forced != Forced::blind || !terms.game->forced.first_round_options) return;
  if (terms.option == FirstRoundOption::a) legal.fold_costs_call = call > Chips(0);
  if (terms.option != FirstRoundOption::c) return;
  // N-12: the opener may stay without a raise if no raise is offered or nobody else can act.
  const bool others = !(round.can_act() - SeatSet{legal.seat}).empty();
  const bool must_raise = others && legal.bar == RaiseBar::none;
  // S05-10.1(c), T01-9.1(c): there is no call of nothing; such an opener declines instead.
  if (must_raise || call == Chips(0)) legal.call = false;
  legal.decline = !must_raise && call == Chips(0);
}

}  // namespace

Chips tap_out_chips(const Terms& terms, Chips stake) {
  const bool units =
      terms.game->tap_out == TapOutUnits::whole_minimum_bets && !terms.readings.tap_out_all_chips;
  if (!units || stake < terms.minimum) return stake;
  return down_to(stake, terms.minimum);
}

void list_legal(const Terms& terms, Round& round) {
  Legal& legal = round.legal;
  legal = {};
  legal.seat = round.turn;
  if (round.turn.is_none()) return;
  if (round.stage == Stage::drawing) {
    legal.draw = true;
    return;
  }
  const Chips stake = round.stake_of(round.turn) + round.odd.forward[round.turn.index()];
  const Chips all = round.total_of(round.turn) + stake;
  const Chips call = round.highest - round.total_of(round.turn);
  const bool first_action = round.street == 0 && round.actions == 0 && round.turn == round.opener;
  // S05-10.1(d), T01-9.1(d), B-31: the opener of an ante game must bet.
  const bool obliged = first_action && terms.forced == Forced::ante;

  legal.fold = !obliged;  // B-07: always offered, even with nothing to call.
  legal.bar = raise_bar(terms, round, round.turn);
  legal.call_adds = call;
  legal.call = call > Chips(0) && stake >= call;
  legal.bet = round.highest == Chips(0);
  legal.completes = !round.opened && round.highest > Chips(0) &&
                    terms.game->short_opening == ShortOpening::may_be_completed;
  if (legal.bar == RaiseBar::none) {
    if (legal.bet || legal.completes)
      add_opening(terms, round, legal, obliged ? Opening::obliged : Opening::free, all);
    else
      add_raise(terms, round, legal, all);
  }
  add_passing(terms, round, legal, call);
  if (first_action) bind_opener(terms, round, legal, call);
  add_tap_out(terms, round, legal, stake);
}

bool pass_on_legal(const Terms& terms, Round& round) {
  Legal& legal = round.legal;
  const Seat seat = round.turn;
  const bool same = legal.check && legal.sizes.any && round.street > 0 &&
                    round.may_raise.contains(seat) && round.odd.must_complete.is_none() &&
                    !terms.readings.checker_only_calls;
  if (!same || seat.is_none()) return false;
  const Chips stake = round.stake_of(seat) + round.odd.forward[seat.index()];
  legal.seat = seat;
  legal.tap_out = false;
  if (stake < legal.least_full) {
    legal.sizes = {};
  } else {
    offer(legal.sizes, {legal.sizes.shape, legal.least_full, legal.most, legal.sizes.step}, stake);
  }
  add_tap_out(terms, round, legal, stake);
  return true;
}

}  // namespace cardroom
