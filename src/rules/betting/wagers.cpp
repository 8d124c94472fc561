#include "rules/betting/wagers.h"

#include <algorithm>

#include "rules/betting/ahead.h"
#include "rules/round/deal.h"

namespace cardroom {

namespace {

// The kind of a total above the highest (N-03, B-20, B-23).
Wager kind_of(const RoundFlow& flow, Chips to) {
  const Round& round = flow.state;
  const Legal& legal = round.legal;
  if (to <= round.highest) return Wager::call;
  if (to >= legal.least_full)
    return legal.bet ? Wager::opening : legal.completes ? Wager::completion : Wager::raise;
  if (legal.bet || legal.completes) return Wager::short_opening;
  const bool completes = completes_raises(flow.terms);
  const Chips before = completes ? round.full : round.highest;
  const Chips excess = to - before;
  const Chips needed = legal.least_full - before;
  const bool halves = completes || flow.terms.game->short_raise == ShortRaise::reopens_for_all;
  return halves && excess * 2 >= needed ? Wager::half_raise : Wager::short_raise;
}

}  // namespace

Chips least_raise(const Terms& terms, const Round& round) {
  const StreetLimits& limits = round.limits;
  const bool one_size = limits.shape == SizeRule::listed && limits.raise_low == limits.raise_high &&
                        terms.game->unit == BetUnit::table_minimum;
  // B-10, N-10: not less than the opening or any raise before it.
  return one_size ? limits.raise_low : std::max(limits.raise_low, round.last_increment);
}

Clause sizes_clause(const RoundFlow& flow, Size size) {
  const Citations& cites = flow.cite();
  const bool opening = size == Size::opening;
  if (flow.terms.forced == Forced::ante) return opening ? cites.opening_ante : cites.raise_ante;
  return opening && cites.opening_blind ? cites.opening_blind : street_of(flow).sizes;
}

// Nearly all play goes through wager() and pass(). They are compiled in one piece with the code
// that applies the event.
[[gnu::flatten]] void wager(RoundFlow& flow, Chips to, TapsOut taps_out) {
  complete(flow);
  const Round& round = flow.state;
  const Seat seat = round.turn;
  const Wager what = kind_of(flow, to);
  const Chips added = to - round.total_of(seat);
  const bool all_in = taps_out == TapsOut::yes || added == round.stake_of(seat);
  const bool opens = what == Wager::opening || what == Wager::completion;
  const Clause clause = all_in ? flow.cite().tap_out
                        : what == Wager::call
                            ? acting_clause(flow)
                            : sizes_clause(flow, opens ? Size::opening : Size::raise);
  flow.emit(event::Wagered{
      .seat = seat, .what = what, .taps_out = all_in, .clause = clause, .to = to, .added = added});
  proceed(flow);
}

[[gnu::flatten]] void pass(RoundFlow& flow, Seat seat) {
  if (flow.state.odd.final_exposed.contains(seat)) [[unlikely]] {
    // S05-17.19, T01-D-4.3: a check by the player whose last card was exposed taps them out.
    flow.emit(event::DeemedTappedOut{seat, flow.cite().tap_out_pots});
  } else if (flow.state.legal.decline) {
    flow.emit(event::Declined{seat, flow.cite().last_blind});
  } else {
    flow.emit(event::Checked{seat, acting_clause(flow)});
  }
  proceed(flow);
}

}  // namespace cardroom
