#include "room/canberra/beside.h"

#include <algorithm>

#include "canberra/table/apply.h"
#include "canberra/table/clearing.h"
#include "room/canberra/told.h"

namespace cardroom::room {

namespace {

using canberra::State;
namespace event = canberra::event;

// CP17-17.3(a)(vii)
constexpr Clause in_conditions = clause("CP17-17.3(a)(vii)");

// A new round forgets the wagers of the last one, and an empty box those of its player; nobody is
// paid by that.
bool moves_beside(const canberra::Event& one) {
  return std::holds_alternative<event::JackpotAccepted>(one) ||
         std::holds_alternative<event::JackpotPaid>(one) ||
         std::holds_alternative<event::TakenBack>(one) ||
         std::holds_alternative<event::AnteReturned>(one) ||
         std::holds_alternative<event::WagerVoided>(one) ||
         std::holds_alternative<event::RoundVoided>(one);
}

// What a player gets; below zero, what they put in.
Cents moved(const canberra::Box& before, const canberra::Box& after) {
  return before.jackpot - after.jackpot + after.result.jackpot_paid - before.result.jackpot_paid;
}

}  // namespace

void add_money_beside(Happened& happened, const State& before,
                      const std::vector<canberra::Event>& events, std::uint32_t table) {
  std::vector<cage::Command> out;
  State now = before;
  for (const canberra::Event& one : events) {
    const State was = now;
    canberra::apply(now, one);
    if (!moves_beside(one)) continue;
    for (unsigned at = 0; at < canberra::boxes_max; ++at) {
      const PlayerId player = was.boxes[at].player;
      const Cents got = moved(was.boxes[at], now.boxes[at]);
      if (got > Cents(0)) out.push_back(cage::command::CashOut{player, table, got, in_conditions});
      if (got >= Cents(0)) continue;
      happened.money.push_back(cage::command::BuyIn{player, table, -got, in_conditions});
      happened.brought.push_back({player, -got});
      happened.staked -= got;
    }
  }
  const cage::command::Settle house = settlement(before, now, table);
  if (house.house_cents != Cents(0) || house.jackpot_cents != Cents(0) ||
      house.reserve_cents != Cents(0))
    happened.money.push_back(house);
  happened.money.insert(happened.money.end(), out.begin(), out.end());
}

Clearing clearing_beside(const State& state) {
  const State after = canberra::without_round(state);
  Clearing clearing;
  clearing.house = settlement(state, after, 0);
  for (unsigned at = 0; at < canberra::boxes_max; ++at)
    if (const Cents back = state.boxes[at].jackpot - after.boxes[at].jackpot; back > Cents(0))
      clearing.players.push_back({state.boxes[at].player, back});
  return clearing;
}

Takings takings_beside(const State& state) {
  return {{},
          {},
          -state.jackpot.house,
          canberra::meter(state.jackpot),
          canberra::whole_cents(state.jackpot.reserve)};
}

}  // namespace cardroom::room
