#include "rules/irregularity/staff.h"

#include "rules/betting/ahead.h"
#include "rules/irregularity/rulings.h"
#include "rules/round/deal.h"
#include "rules/round/refusals.h"

namespace cardroom {

namespace {

constexpr std::int64_t clock_seconds = 90;  // S05-4.6

// A player is to act, and nothing else has to happen first.
bool awaits_player(const Round& round) {
  return round.stage == Stage::betting || round.stage == Stage::drawing;
}

// The clause to cite for a clock if the book has none.
Clause clock_clause(const RoundFlow& flow) {
  const Clause clause = flow.cite().clock;
  return clause ? clause : flow.cite().opener_options;
}

// The person who rules in this book: the operator, or the director of a tournament.
bool may_rule(const RoundFlow& flow, Role by) {
  return flow.terms.game->director_rules ? by == Role::director : by == Role::operator_;
}

bool may_clock(const RoundFlow& flow, Role by) {
  return flow.terms.game->director_rules ? by == Role::director : by == Role::supervisor;
}

// The clause to cite if the book does not have this penalty: that of the one it has.
Clause no_penalty(const RoundFlow& flow) {
  const Citations& cites = flow.cite();
  return cites.void_wager     ? cites.void_wager
         : cites.penalty_fold ? cites.penalty_fold
                              : cites.excluded;
}

Clause reason_clause(const Citations& cites, VoidReason reason) {
  switch (reason) {
    case VoidReason::disruption:
      return cites.invalidate_disruption;
    case VoidReason::fraud:
      return cites.invalidate_fraud;
    case VoidReason::impractical:
      return cites.invalidate_impractical;
  }
  return {};
}

}  // namespace

Refusal perform(RoundFlow& flow, const command::StartClock& start) {
  const Clause clause = clock_clause(flow);
  if (!flow.cite().clock) return refuse(refusal::no_clock, clause);
  if (!may_clock(flow, start.by)) return refuse(refusal::not_your_role, clause);
  if (!awaits_player(flow.state) || flow.state.turn != start.seat)
    return refuse(refusal::clock_not_due, clause, {{"turn", flow.state.turn.number()}});
  if (flow.state.odd.clocked == start.seat) return refuse(refusal::clock_runs, clause);
  flow.emit(event::ClockStarted{start.seat, clause});
  return std::nullopt;
}

Refusal perform(RoundFlow& flow, const command::StopClock& stop) {
  const Clause clause = clock_clause(flow);
  if (!flow.cite().clock) return refuse(refusal::no_clock, clause);
  if (!may_clock(flow, stop.by)) return refuse(refusal::not_your_role, clause);
  if (flow.state.odd.clocked.is_none()) return refuse(refusal::no_clock_runs, clause);
  flow.emit(event::ClockStopped{clause});
  return std::nullopt;
}

// B-44: after ninety seconds the hand is folded, even where a check is free.
Refusal perform(RoundFlow& flow, const command::PassTime& pass) {
  const Round& round = flow.state;
  if (!clock_shows(pass.now_s)) return refuse(refusal::time_out_of_range, clock_clause(flow));
  if (pass.now_s < round.odd.now_s)
    return refuse(refusal::time_goes_back, clock_clause(flow),
                  {{"now", round.odd.now_s}, {"asked", pass.now_s}});
  flow.emit(event::TimePassed{flow.cite().clock, pass.now_s});
  const Seat seat = round.odd.clocked;
  const bool expired = !seat.is_none() && pass.now_s - round.odd.clock_s >= clock_seconds;
  // The player cannot act while cards are shuffled or play waits for a ruling.
  if (!expired || !awaits_player(round)) return std::nullopt;
  flow.emit(event::ClockStopped{flow.cite().clock});
  fold_short_bet(flow);
  flow.emit(event::Folded{seat, flow.cite().clock});
  proceed(flow);
  return std::nullopt;
}

Refusal perform(RoundFlow& flow, const command::VoidRound& invalidate) {
  const Citations& cites = flow.cite();
  const Clause clause = reason_clause(cites, invalidate.reason);
  if (!clause) return refuse(refusal::not_in_this_book, cites.refund);
  if (!may_rule(flow, invalidate.by)) return refuse(refusal::not_your_role, clause);
  if (flow.state.odd.voided) return refuse(refusal::round_is_over, clause);
  // S05-19.1: before completion. S05-19.3, *95-18.3, C-24: for fraud, until the next round.
  if (flow.state.stage == Stage::over && flow.terms.game->invalidates_before_end &&
      invalidate.reason != VoidReason::fraud)
    return refuse(refusal::round_is_over, clause);
  // M-18: only T01-18.5 leaves the refund to the director.
  if (!invalidate.refund && !flow.terms.game->director_rules)
    return refuse(refusal::not_in_this_book, cites.refund);
  if (invalidate.refund)
    make_void(flow, cites.refund);
  else
    make_void_without_refund(flow, cites.refund);
  return std::nullopt;
}

namespace {

// A penalty applies to a hand in play, at a moment when its owner's cards and chips do not move.
Refusal refuse_penalty(const RoundFlow& flow, Role by, Seat seat, Clause clause) {
  const Round& round = flow.state;
  if (!may_rule(flow, by)) return refuse(refusal::not_your_role, clause);
  if (round.stage == Stage::over) return refuse(refusal::round_is_over, clause);
  // No book that knows a penalty leaves a ruling to the supervisor: here play waits for a shuffle.
  if (!awaits_player(round)) return refuse(refusal::waits_for_shuffle, clause);
  if (!round.dealt.contains(seat))
    return refuse(refusal::not_in_round, clause, {{"seat", seat.number()}});
  if (!round.active.contains(seat)) return refuse(refusal::hand_is_dead, clause);
  return std::nullopt;
}

// The hand takes no further part; its wagers stay in the pot.
void end_hand(RoundFlow& flow, Seat seat, Clause clause) {
  give_back(flow, seat, clause);
  flow.emit(event::HandDied{seat, clause});
  proceed(flow);
}

}  // namespace

Refusal perform(RoundFlow& flow, const command::VoidWager& penalty) {
  const Clause clause = flow.cite().void_wager;
  if (!clause) return refuse(refusal::not_in_this_book, no_penalty(flow));
  if (auto refused = refuse_penalty(flow, penalty.by, penalty.seat, clause)) return refused;
  // G-08: a void wager is returned; a hand without a wager contests nothing.
  give_back(flow, penalty.seat, clause);
  const auto at = penalty.seat.index();
  const Chips wagered = flow.state.paid[at] + flow.state.dead[at];
  if (wagered > Chips(0)) flow.emit(event::Refunded{penalty.seat, clause, wagered});
  flow.emit(event::HandDied{penalty.seat, clause});
  proceed(flow);
  return std::nullopt;
}

Refusal perform(RoundFlow& flow, const command::PenaltyFold& penalty) {
  const Clause clause = flow.cite().penalty_fold;
  if (!clause) return refuse(refusal::not_in_this_book, no_penalty(flow));
  if (auto refused = refuse_penalty(flow, penalty.by, penalty.seat, clause)) return refused;
  end_hand(flow, penalty.seat, clause);
  return std::nullopt;
}

Refusal perform(RoundFlow& flow, const command::StrikeOut& strike) {
  const Clause clause = flow.cite().excluded;
  if (!flow.terms.game->staff.excludes) return refuse(refusal::not_in_this_book, no_penalty(flow));
  if (auto refused = refuse_penalty(flow, strike.by, strike.seat, clause)) return refused;
  end_hand(flow, strike.seat, clause);
  return std::nullopt;
}

Refusal perform(RoundFlow& flow, const command::LendChips&) {
  return refuse(refusal::no_lending, flow.cite().no_lending);
}

Refusal perform(RoundFlow& flow, const command::DividePot&) {
  return refuse(refusal::no_agreement, flow.cite().no_agreement);
}

}  // namespace cardroom
