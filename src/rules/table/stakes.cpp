#include "rules/table/stakes.h"

#include "rules/table/refusals.h"
#include "rules/table/seats.h"
#include "rules/table/staff/director.h"

namespace cardroom {

namespace {

// The sum of what ten players bring stays exact.
constexpr Chips stake_most{1'000'000'000'000};

Refusal refuse_too_many(const Table& table, Chips stake) {
  if (stake <= stake_most) return std::nullopt;
  return refuse(refusal::too_many_chips, table.cite().chips_only, {{"stake", stake.count()}});
}

// *95-5.4, *95-5.5, S05-4.4, RWS17-3.4: no stake grows or shrinks during a round of play.
Refusal refuse_change(const Table& table, Seat seat, Chips amount) {
  if (auto refusal = refuse_seat(table, seat)) return refusal;
  if (table.dealing) return refuse(refusal::stake_is_frozen, table.cite().stake_frozen);
  return refuse_amount(table, amount);
}

}  // namespace

Refusal refuse_amount(const Table& table, Chips amount) {
  if (amount <= Chips(0))
    return refuse(refusal::no_amount, table.cite().chips_only, {{"amount", amount.count()}});
  if (amount % table.coming.chip != Chips(0))
    return refuse(refusal::odd_chips, table.cite().chip,
                  {{"amount", amount.count()}, {"chip", table.coming.chip.count()}});
  return refuse_too_many(table, amount);
}

Refusal refuse_buy_in(const Table& table, Chips stake) {
  if (auto refusal = refuse_amount(table, stake)) return refusal;
  if (stake < table.coming.stake)
    return refuse(refusal::buy_in_below_stake, table.cite().buy_in,
                  {{"stake", stake.count()}, {"minimum", table.coming.stake.count()}});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::TopUp& top_up) {
  const Table& table = flow.state;
  if (auto refusal = refuse_own_chips(table)) return refusal;
  if (auto refusal = refuse_change(table, top_up.seat, top_up.amount)) return refusal;
  const Place& place = table.place(top_up.seat);
  // S05-14.3: once declared, they may not add to the stake.
  if (place.standing == Standing::declared)
    return refuse(refusal::declared_player, flow.cite().top_up);
  // *95-12.3, S05-14.3: at least to the minimum.
  const Chips stake = place.stake + top_up.amount;
  if (stake < table.coming.stake)
    return refuse(refusal::top_up_below_stake, flow.cite().top_up,
                  {{"stake", stake.count()}, {"minimum", table.coming.stake.count()}});
  if (auto refusal = refuse_too_many(table, stake)) return refusal;
  flow.emit(table_event::ToppedUp{top_up.seat, top_up.amount, flow.cite().top_up});
  if (place.standing != Standing::full)
    flow.emit(table_event::StandingRestored{top_up.seat, flow.cite().top_up});
  return std::nullopt;
}

// B-49: chips come off between rounds, but a player who stays keeps the minimum on the table.
Refusal perform(TableFlow& flow, const table_command::TakeOff& take_off) {
  const Table& table = flow.state;
  if (auto refusal = refuse_own_chips(table)) return refusal;
  if (auto refusal = refuse_change(table, take_off.seat, take_off.amount)) return refusal;
  const Chips left = table.place(take_off.seat).stake - take_off.amount;
  if (left < Chips(0))
    return refuse(refusal::more_than_stake, flow.cite().more_than_stake,
                  {{"amount", take_off.amount.count()}});
  if (left == Chips(0) || left < table.coming.stake)
    return refuse(refusal::take_off_below_stake, flow.cite().stake_frozen,
                  {{"stake", left.count()}, {"minimum", table.coming.stake.count()}});
  flow.emit(table_event::TookOff{take_off.seat, take_off.amount, flow.cite().stake_frozen});
  return std::nullopt;
}

}  // namespace cardroom
