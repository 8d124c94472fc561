// The acts of staff in a round of play: the clock, penalties, invalidation; and what is always
// refused.
#include "rules/refusals.h"
#include "rules/rulings.h"

namespace cardroom {

namespace {

constexpr std::int64_t clock_seconds = 90;  // S05-4.6, T01-4.7

bool in_play(const Round& round) {
  return round.stage == Stage::betting || round.stage == Stage::drawing ||
         round.stage == Stage::shuffling || round.stage == Stage::ruling;
}

// Who rules in this book: the operator, or in a tournament its director.
bool may_rule(const Flow& flow, Role by) {
  return flow.terms.game->director_rules ? by == Role::director : by == Role::operator_;
}

bool may_clock(const Flow& flow, Role by) {
  return flow.terms.game->director_rules ? by == Role::director : by == Role::supervisor;
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

Refusal perform(Flow& flow, const command::StartClock& start) {
  const Clause clause = flow.cite().clock;
  if (!clause) return refuse(refusal::no_clock, flow.cite().opener_options);
  if (!may_clock(flow, start.by)) return refuse(refusal::not_your_role, clause);
  if (!in_play(flow.round) || flow.round.turn != start.seat)
    return refuse(refusal::not_his_turn, clause, {{"turn", flow.round.turn.number()}});
  flow.emit(event::ClockStarted{start.seat, clause});
  return std::nullopt;
}

Refusal perform(Flow& flow, const command::StopClock& stop) {
  const Clause clause = flow.cite().clock;
  if (!clause) return refuse(refusal::no_clock, flow.cite().opener_options);
  if (!may_clock(flow, stop.by)) return refuse(refusal::not_your_role, clause);
  if (flow.round.odd.clocked.is_none()) return refuse(refusal::no_clock_runs, clause);
  flow.emit(event::ClockStopped{clause});
  return std::nullopt;
}

// B-44: ninety seconds on, the hand is folded even where a check is free.
Refusal perform(Flow& flow, const command::PassTime& pass) {
  if (pass.now_s < flow.round.odd.now_s)
    return refuse(refusal::time_goes_back, flow.cite().clock,
                  {{"now", flow.round.odd.now_s}, {"asked", pass.now_s}});
  flow.emit(event::TimePassed{flow.cite().clock, pass.now_s});
  const Seat seat = flow.round.odd.clocked;
  if (seat.is_none() || pass.now_s - flow.round.odd.clock_s < clock_seconds) return std::nullopt;
  flow.emit(event::ClockStopped{flow.cite().clock});
  if (flow.round.turn != seat) return std::nullopt;
  fold_short_bet(flow);
  flow.emit(event::Folded{seat, flow.cite().clock});
  proceed(flow);
  return std::nullopt;
}

Refusal perform(Flow& flow, const command::VoidRound& invalidate) {
  const Citations& cites = flow.cite();
  const Clause clause = reason_clause(cites, invalidate.reason);
  if (!clause) return refuse(refusal::not_in_this_book, cites.refund);
  if (!may_rule(flow, invalidate.by)) return refuse(refusal::not_your_role, clause);
  if (flow.round.odd.voided) return refuse(refusal::round_is_over, clause);
  // S05-19.1, T01-18.1: prior to completion; *95-18.3: an outcome, until the next round (C-24).
  if (flow.round.stage == Stage::over && flow.terms.game->invalidates_before_end)
    return refuse(refusal::round_is_over, clause);
  make_void(flow, cites.refund);
  return std::nullopt;
}

Refusal perform(Flow& flow, const command::VoidWager& penalty) {
  const Clause clause = flow.cite().void_wager;
  if (!clause) return refuse(refusal::not_in_this_book, flow.cite().penalty_fold);
  if (!may_rule(flow, penalty.by)) return refuse(refusal::not_your_role, clause);
  if (!in_play(flow.round)) return refuse(refusal::round_is_over, clause);
  if (!flow.round.active.contains(penalty.seat)) return refuse(refusal::hand_is_dead, clause);
  // G-08: void is returned; a hand without a wager contests nothing.
  const auto at = penalty.seat.index();
  if (flow.round.odd.forward[at] > Chips(0))
    flow.emit(event::GivenBack{penalty.seat, clause, flow.round.odd.forward[at]});
  const Chips wagered = flow.round.paid[at] + flow.round.dead[at];
  if (wagered > Chips(0)) flow.emit(event::Refunded{penalty.seat, clause, wagered});
  flow.emit(event::HandDied{penalty.seat, clause});
  proceed(flow);
  return std::nullopt;
}

Refusal perform(Flow& flow, const command::PenaltyFold& penalty) {
  const Clause clause = flow.cite().penalty_fold;
  if (!clause) return refuse(refusal::not_in_this_book, flow.cite().void_wager);
  if (!may_rule(flow, penalty.by)) return refuse(refusal::not_your_role, clause);
  if (!in_play(flow.round)) return refuse(refusal::round_is_over, clause);
  if (!flow.round.active.contains(penalty.seat)) return refuse(refusal::hand_is_dead, clause);
  if (flow.round.odd.forward[penalty.seat.index()] > Chips(0))
    flow.emit(event::GivenBack{penalty.seat, clause, flow.round.odd.forward[penalty.seat.index()]});
  flow.emit(event::HandDied{penalty.seat, clause});
  proceed(flow);
  return std::nullopt;
}

Refusal perform(Flow& flow, const command::LendChips&) {
  return refuse(refusal::no_lending, flow.cite().no_lending);
}

Refusal perform(Flow& flow, const command::DividePot&) {
  return refuse(refusal::no_agreement, flow.cite().no_agreement);
}

}  // namespace cardroom
