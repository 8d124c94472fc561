#include "rules/betting/ahead.h"

#include <algorithm>

#include "rules/betting/wagers.h"
#include "rules/round/deal.h"
#include "rules/round/refusals.h"

namespace cardroom {

namespace {

void rule(RoundFlow& flow, Irregularity what, Ruling ruling, Clause clause, Seat seat) {
  event::Ruled ruled;
  ruled.what = what;
  ruled.ruling = ruling;
  ruled.clause = clause;
  ruled.seat = seat;
  flow.emit(ruled);
}

// The largest total that may be wagered now and is not above `to`; nullopt when that is less than
// the call.
std::optional<Chips> largest_allowed(const Round& round, Chips to) {
  const Legal& legal = round.legal;
  if (legal.tap_out && to >= legal.tap_out_to) return legal.tap_out_to;
  if (legal.sizes.allows(to)) return to;
  if (legal.sizes.any && to >= legal.sizes.low) {
    if (to > legal.sizes.high) return legal.sizes.high;
    if (legal.sizes.shape == SizeRule::listed) return legal.sizes.low;
    return to - (to - legal.sizes.low) % legal.sizes.step;
  }
  if (legal.call && to >= round.highest) return round.highest;
  return std::nullopt;
}

// *95-16.3, T01-17.4, S05-17.5: if it was not exceeded, the wager stands; the excess over the limit
// goes back.
void let_stand(RoundFlow& flow, Seat seat, Chips put) {
  const Clause clause = flow.cite().out_of_turn_stands;
  const Chips to = flow.state.total_of(seat) + put;
  // The player has the chips back while it is decided what may stand.
  flow.emit(event::TakenUp{seat, clause, put});
  const auto allowed = largest_allowed(flow.state, to);
  if (!allowed) {
    rule(flow, Irregularity::wager_out_of_turn, Ruling::returned, clause, seat);
    return;
  }
  rule(flow, Irregularity::wager_out_of_turn, Ruling::stands, clause, seat);
  const bool taps_out = flow.state.legal.tap_out && *allowed == flow.state.legal.tap_out_to;
  if (*allowed < to) {
    flow.emit(event::PutForward{seat, Ahead::wager, clause, to - *allowed});
    flow.emit(event::GivenBack{seat, clause, to - *allowed});
  }
  wager(flow, *allowed, TapsOut{taps_out});
}

void judge_wager(RoundFlow& flow, Seat seat) {
  const Round& round = flow.state;
  const Chips put = round.odd.forward[seat.index()];
  // A wager made before it does not exceed it: a tap-out may be less than the call.
  if (!round.odd.exceeded.contains(seat)) return let_stand(flow, seat, put);
  // *95-16.4, T01-17.5, S05-17.6: if it was exceeded, they may take it back and fold, or call, or
  // raise.
  rule(flow, Irregularity::wager_out_of_turn, Ruling::returned, flow.cite().out_of_turn_exceeded,
       seat);
  flow.emit(event::GivenBack{seat, flow.cite().out_of_turn_exceeded, put});
}

}  // namespace

bool binds_ahead(const RoundFlow& flow, Seat seat) {
  const Round& round = flow.state;
  return flow.terms.game->out_of_turn == OutOfTurn::binding && round.stage == Stage::betting &&
         !round.turn.is_none() && round.can_act().contains(seat) && round.pending.contains(seat);
}

Refusal act_ahead(RoundFlow& flow, Seat seat, Ahead what, Chips to) {
  const Round& round = flow.state;
  const SeatSet done = round.odd.wagered_ahead | round.odd.folded_ahead | round.odd.checked_ahead;
  if (done.contains(seat)) return refuse(refusal::acted_ahead, flow.cite().out_of_turn_stands);
  if (what == Ahead::wager && to > round.total_of(seat) + round.stake_of(seat))
    return refuse(refusal::more_than_stake, flow.cite().more_than_stake,
                  {{"to", to.count()}, {"stake", round.stake_of(seat).count()}});
  if (what == Ahead::wager && to <= round.total_of(seat))
    return refuse(refusal::nothing_to_call, street_of(flow).order);
  const Chips added = what == Ahead::wager ? to - round.total_of(seat) : Chips(0);
  flow.emit(event::PutForward{seat, what, flow.cite().out_of_turn_stands, added});
  return std::nullopt;
}

void judge_ahead(RoundFlow& flow) {
  const Round& round = flow.state;
  const Seat seat = round.turn;
  if (seat.is_none() || round.stage != Stage::betting) return;
  const Clause clause = flow.cite().out_of_turn_stands;
  if (round.odd.folded_ahead.contains(seat)) {
    // B-42: a fold out of turn binds when the turn comes.
    flow.emit(event::TakenUp{seat, clause, Chips(0)});
    if (!round.legal.fold) return;  // S05-10.1(d): it is now their turn to open, and they must bet.
    flow.emit(event::Folded{seat, clause});
    return proceed(flow);
  }
  if (round.odd.checked_ahead.contains(seat)) {
    flow.emit(event::TakenUp{seat, clause, Chips(0)});
    // B-42: it is not binding if there has been a wager before it.
    if (round.legal.check || round.legal.decline) pass(flow, seat);
    return;
  }
  if (round.odd.wagered_ahead.contains(seat)) judge_wager(flow, seat);
}

void give_back(RoundFlow& flow, Seat seat, Clause clause) {
  const Chips put = flow.state.odd.forward[seat.index()];
  if (put > Chips(0)) flow.emit(event::GivenBack{seat, clause, put});
}

void give_back_forward(RoundFlow& flow, Clause clause) {
  if (flow.state.odd.forward_total == Chips(0)) return;
  for (const Seat seat : flow.state.dealt) give_back(flow, seat, clause);
}

bool put_right(RoundFlow& flow, Chips to) {
  const Round& round = flow.state;
  const Legal& legal = round.legal;
  const Seat seat = round.turn;
  if (flow.terms.game->wrong_amount != WrongAmount::put_right || legal.bet) return false;
  if (to <= round.total_of(seat)) return false;
  const Chips added = to - round.total_of(seat);
  if (added >= round.stake_of(seat)) return false;
  if (to < round.highest) {
    // S05-17.8, T01-17.7: they add what is missing, or fold and get this bet back.
    rule(flow, Irregularity::wrong_amount, Ruling::complete_or_fold, flow.cite().wrong_amount_short,
         seat);
    flow.emit(event::PutForward{seat, Ahead::short_call, flow.cite().wrong_amount_short, added});
    return true;
  }
  if (to == round.highest || to >= legal.least_full || legal.bar != RaiseBar::none || !legal.call)
    return false;
  // S05-17.7, T01-17.6: deemed a call; the excess goes back.
  const Clause clause = flow.cite().wrong_amount_call;
  rule(flow, Irregularity::wrong_amount, Ruling::call, clause, seat);
  flow.emit(event::PutForward{seat, Ahead::wager, clause, to - round.highest});
  flow.emit(event::GivenBack{seat, clause, to - round.highest});
  wager(flow, round.highest, TapsOut::no);
  return true;
}

void complete(RoundFlow& flow) {
  const Seat seat = flow.state.odd.must_complete;
  if (seat.is_none() || flow.state.turn != seat) return;
  flow.emit(
      event::TakenUp{seat, flow.cite().wrong_amount_short, flow.state.odd.forward[seat.index()]});
}

void fold_short_bet(RoundFlow& flow) {
  const Seat seat = flow.state.odd.must_complete;
  if (seat.is_none() || flow.state.turn != seat) return;
  flow.emit(
      event::GivenBack{seat, flow.cite().wrong_amount_short, flow.state.odd.forward[seat.index()]});
}

}  // namespace cardroom
