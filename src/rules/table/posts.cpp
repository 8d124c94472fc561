#include "rules/table/posts.h"

#include "rules/table/plan.h"
#include "rules/table/refusals.h"
#include "rules/table/seats.h"

namespace cardroom {

namespace {

// P-07: in a game with a buck, posting means coming back and taking it.
bool must_take_buck(const Table& table, Seat seat) {
  return !table.dealing && plan_round(table, table.now_s).refuses_buck == seat;
}

// S05-17.11: how a new player comes in; S05-17.4: how one does who missed blinds.
Clause entering_clause(const TableFlow& flow, Seat seat) {
  return is_newcomer(flow.state, seat) ? flow.cite().new_player : flow.cite().missed_blinds;
}

}  // namespace

Refusal perform(TableFlow& flow, const table_command::Post& post) {
  const Table& table = flow.state;
  if (auto refusal = refuse_seat(table, post.seat)) return refusal;
  const bool takes_buck = must_take_buck(table, post.seat);
  if (!takes_buck && !owes_a_blind(table, post.seat))
    return refuse(refusal::nothing_to_post, flow.cite().missed_blinds);
  // S05-17.4, S05-17.11: nobody comes in on the button, so nobody says that they will.
  if (!takes_buck && button_is_due_at(table, post.seat))
    return refuse(refusal::button_is_due, entering_clause(flow, post.seat),
                  {{"seat", post.seat.number()}});
  const Clause posts =
      is_newcomer(table, post.seat) ? flow.cite().new_player_posts : flow.cite().missed_blinds;
  if (table.place(post.seat).sits_out) flow.emit(table_event::SatIn{post.seat, posts});
  if (!takes_buck) flow.emit(table_event::PostChosen{post.seat, posts});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::Wait& wait) {
  const Table& table = flow.state;
  if (auto refusal = refuse_seat(table, wait.seat)) return refusal;
  if (!owes_a_blind(table, wait.seat))
    return refuse(refusal::nothing_to_post, flow.cite().new_player);
  flow.emit(table_event::WaitChosen{wait.seat, entering_clause(flow, wait.seat)});
  return std::nullopt;
}

// B-32: only the next player after the last blind, then the next, up to the set number.
Refusal perform(TableFlow& flow, const table_command::OverBlind& over_blind) {
  const Table& table = flow.state;
  const Terms& terms = table.coming;
  const Clause clause = flow.cite().over_blind;
  if (auto refusal = refuse_seat(table, over_blind.seat)) return refusal;
  if (table.dealing) return refuse(refusal::round_under_way, clause);
  if (!terms.over_blinds) return refuse(refusal::over_blind_not_allowed, clause);
  const int count = static_cast<int>(table.over_blinds.size());
  if (count >= terms.over_blinds_most)
    return refuse(refusal::over_blinds_used_up, clause, {{"most", terms.over_blinds_most}});
  const Seat next = next_over_blind(terms, plan_round(table, table.now_s));
  if (next != over_blind.seat)
    return refuse(refusal::not_next_blind, clause, {{"next", next.number()}});
  const Chips amount = over_blind_amount(terms, count);
  if (over_blind.amount != amount)
    return refuse(refusal::over_blind_size, flow.cite().blind_amounts,
                  {{"amount", over_blind.amount.count()}, {"set", amount.count()}});
  if (table.place(over_blind.seat).stake < amount)
    return refuse(refusal::more_than_stake, flow.cite().more_than_stake,
                  {{"amount", amount.count()}});
  flow.emit(table_event::OverBlindAnnounced{over_blind.seat, amount, clause});
  return std::nullopt;
}

}  // namespace cardroom
