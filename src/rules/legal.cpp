// What the player to act may do, and in which sizes.
#include <algorithm>

#include "rules/betting.h"

namespace cardroom {

namespace {

// Nearly always by single chips, and a division is dear.
Chips down_to(Chips amount, Chips unit) {
  return unit == Chips(1) ? amount : amount - amount % unit;
}

// B-16, B-33, N-07: the largest increment over the highest total. An opening is one over nothing.
Chips largest_increment(const Terms& terms, const Round& round, const StreetLimits& limits,
                        Chips call, Chips listed_high) {
  switch (limits.most) {
    case Most::amount:
      return listed_high;
    // H95-10.7, O95-10.7, S05-4.2(g): the call is counted in before the limit is reckoned.
    case Most::half_pot:
      return down_to((pot(round) + call) / 2, terms.chip);
    case Most::full_pot:
      return down_to(pot(round) + call, terms.chip);
    // S05-DEF-Straddle, T01-DEF-Straddle: twice the total of the bet before; with none, of the
    // blind, ante or minimum.
    case Most::twice_the_total:
      if (round.opened) return round.highest;
      return 2 * std::max({round.last_blind, terms.ante, terms.minimum});
    case Most::stake:
      return round.bank;
  }
  return listed_high;
}

// Listed sizes keep low and high alone; ranges go by the chip. Neither goes beyond the stake.
Sizes within_stake(Sizes sizes, Chips most) {
  if (!sizes.any || sizes.low > most) return {};
  if (sizes.high <= most) return sizes;
  if (sizes.shape == Shape::listed) {
    sizes.high = sizes.low;
    return sizes;
  }
  sizes.high = sizes.low + down_to(most - sizes.low, sizes.step);
  return sizes;
}

// Of two listed increments, those that are not less than the least.
Sizes listed(Chips low, Chips high, Chips least, Chips base) {
  if (high < least) return {};
  const Chips from = low >= least ? low : high;
  return {.low = base + from,
          .high = base + high,
          .step = Chips(1),
          .any = true,
          .shape = Shape::listed};
}

Sizes ranged(const Terms& terms, Chips low, Chips high, Chips base) {
  if (high < low) return {};
  return {.low = base + low,
          .high = base + high,
          .step = terms.chip,
          .any = true,
          .shape = Shape::range};
}

RaiseBar raise_bar(const Terms& terms, const Round& round, Seat seat) {
  const SeatSet able = round.can_act();
  // C-08, S05-17.8: nobody goes above what is wagered; a short bet is completed or folded.
  if (round.odd.limited_to_wagered || round.odd.must_complete == seat) return RaiseBar::frozen;
  // N-01: a bet or raise needs somebody who can answer it.
  if ((able - SeatSet{seat}).empty()) return RaiseBar::nobody_to_answer;
  // *95-12.5, T01-13.4, S05-14.5, B-21: a short tap-out gives those who have acted no raise.
  if (!round.may_raise.contains(seat)) return RaiseBar::short_tap_out;
  if (terms.readings.checker_only_calls && round.checked.contains(seat))
    return RaiseBar::checked_before;
  // *95-10.2, T01-5.1, S05-5.1: three raises; *95-10.5, B-15: unless only two contest.
  if (terms.raises_most > 0 && round.raises >= terms.raises_most && able.size() > 2)
    return RaiseBar::cap;
  return RaiseBar::none;
}

// The sizes of an opening, or of the completion of a short one (B-23).
void add_opening(const Terms& terms, const Round& round, const StreetLimits& limits, Legal& legal,
                 bool obliged) {
  const Chips call = round.highest - round.total_of(legal.seat);
  Chips high = largest_increment(terms, round, limits, call, limits.open_high);
  if (limits.most == Most::half_pot || limits.most == Most::full_pot) high += round.highest;
  // N-09: for the obliged opener the table minimum prevails over a smaller half pot.
  if (obliged) high = std::max(high, limits.open_low);
  legal.least_full = limits.open_low;
  legal.most = high;
  const bool brings_in = obliged && terms.bring_in > Chips(0);
  legal.sizes = limits.shape == Shape::listed ? listed(brings_in ? terms.bring_in : limits.open_low,
                                                       limits.open_high, Chips(0), Chips(0))
                                              : ranged(terms, limits.open_low, high, Chips(0));
  if (!legal.sizes.any) legal.bar = RaiseBar::limit_too_low;
}

void add_raise(const Terms& terms, const Round& round, const StreetLimits& limits, Legal& legal) {
  const Chips call = round.highest - round.total_of(legal.seat);
  // B-10, N-10: not less than the opening or any raise before it.
  const bool one_size = limits.shape == Shape::listed && terms.game->unit == BetUnit::table_minimum;
  const Chips least =
      one_size ? limits.raise_low : std::max(limits.raise_low, round.last_increment);
  const Chips high = largest_increment(terms, round, limits, call, limits.raise_high);
  legal.most = round.highest + high;
  legal.sizes = limits.shape == Shape::listed
                    ? listed(limits.raise_low, limits.raise_high, least, round.highest)
                    : ranged(terms, least, high, round.highest);
  legal.least_full = legal.sizes.any ? legal.sizes.low : round.highest + least;
  if (!legal.sizes.any) legal.bar = RaiseBar::limit_too_low;  // N-08
}

// B-26, N-05: a tap-out is listed where no call and no size puts in the same chips.
void add_tap_out(const Terms& terms, const Round& round, Legal& legal, Chips call) {
  const Chips stake = round.stake_of(legal.seat) + round.odd.forward[legal.seat.index()];
  const Chips total = round.total_of(legal.seat);
  const Chips to = total + tap_out_chips(terms, stake);
  legal.tap_out_to = to;
  // N-12: where the call is not offered, a stake that goes no higher may tap out instead.
  if (stake < call || (call > Chips(0) && !legal.call && to <= round.highest)) {
    legal.tap_out = true;
    return;
  }
  if (legal.bar != RaiseBar::none || to <= round.highest) return;
  legal.tap_out = to <= legal.most && !legal.sizes.allows(to);
}

// The first round of betting over blinds, and later rounds with nothing wagered.
void add_passing(const Terms& terms, const Round& round, Legal& legal, Chips call) {
  if (call > Chips(0)) return;
  if (round.street > 0 || !round.opened) {
    // B-35: a check is refused to a player who may bet instead.
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
  // N-12: the call stays where nobody else can act.
  if (terms.option == FirstRoundOption::c && !(round.can_act() - SeatSet{legal.seat}).empty() &&
      legal.bar == RaiseBar::none)
    legal.call = false;
}

// M95-16.6, C-09: a card seen too early holds every wager and raise to the table minimum.
StreetLimits table_minimum_only(const Terms& terms) {
  return {.open_low = terms.minimum,
          .open_high = terms.minimum,
          .raise_low = terms.minimum,
          .raise_high = terms.minimum,
          .shape = Shape::listed,
          .most = Most::amount};
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
  const Chips call = round.highest - round.total_of(round.turn);
  const bool first_action = round.street == 0 && round.actions == 0 && round.turn == round.opener;
  // S05-10.1(d), T01-9.1(d), B-31: the opener of an ante game must bet.
  const bool obliged = first_action && terms.forced == Forced::ante;

  legal.fold = !obliged;  // B-07: always offered, even with nothing to call.
  legal.bar = raise_bar(terms, round, round.turn);
  legal.call_adds = call;
  legal.call = call > Chips(0) && stake >= call;
  legal.bet = round.highest == Chips(0);
  const StreetLimits frozen = table_minimum_only(terms);
  const StreetLimits& limits = round.odd.limited_to_minimum ? frozen : round.limits;
  legal.completes = !round.opened && round.highest > Chips(0) &&
                    terms.game->short_opening == ShortOpening::may_be_completed;
  if (legal.bar == RaiseBar::none) {
    if (legal.bet || legal.completes)
      add_opening(terms, round, limits, legal, obliged);
    else
      add_raise(terms, round, limits, legal);
    legal.sizes = within_stake(legal.sizes, round.total_of(round.turn) + stake);
  }
  add_passing(terms, round, legal, call);
  if (first_action) bind_opener(terms, round, legal, call);
  add_tap_out(terms, round, legal, call);
}

}  // namespace cardroom
