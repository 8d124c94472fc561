#include "room/tables/recovery.h"

#include <algorithm>

#include "codec/json_text.h"
#include "records/records.h"
#include "room/messages/answer.h"
#include "room/tables/private_money.h"

namespace cardroom::room {

namespace {

using Money = std::vector<cage::Command>;

Cents given_to_house(const cage::command::Settle& house) {
  return house.commission_cents + house.house_cents + house.jackpot_cents + house.reserve_cents;
}

bool moves_anything(const cage::command::Settle& house) {
  return house.commission_cents != Cents(0) || house.house_cents != Cents(0) ||
         house.jackpot_cents != Cents(0) || house.reserve_cents != Cents(0);
}

// All that lies on a table, to those whom it belongs to. Where the sums differ, because the state
// of the game is the broken thing, the house bears the difference.
Money payouts(const Clearing& clearing, std::uint32_t table, Cents on_table) {
  cage::command::Settle house = clearing.house;
  house.table = table;
  for (const records::Payment& payment : clearing.players) on_table -= payment.cents;
  house.house_cents += on_table - given_to_house(house);
  Money money;
  if (moves_anything(house)) money.push_back(house);
  for (const records::Payment& payment : clearing.players)
    money.push_back(cage::command::CashOut{payment.player, table, payment.cents, {}});
  return money;
}

}  // namespace

LiveTable* Recovery::named_in(const Message& message, Effects& effects) {
  if (!message.id.empty()) return tables_.named_in(message, effects);
  refuse(message, rule::id_missing, effects);
  return nullptr;
}

LiveTable* Recovery::payable_in(const Message& message, Effects& effects) {
  LiveTable* const table = named_in(message, effects);
  if (table == nullptr || table->stopped || table->is_stuck() || !table->game->dealing())
    return table;
  refuse(message, rule::round_not_over, effects);
  return nullptr;
}

void Recovery::revive(const Message& message, Effects& effects) {
  LiveTable* const table = named_in(message, effects);
  if (table == nullptr) return;
  if (!table->stopped) return refuse(message, rule::table_not_stopped, effects);
  if (table->stopped->behind) return refuse(message, rule::table_behind, effects);
  const records::TableRevived revived{message.account, message.role, message.id};
  recorder_.record(table->stream(), codec::to_text(revived), effects);
  go_on(*table, message, effects);
}

void Recovery::clear(const Message& message, Effects& effects) {
  LiveTable* const table = payable_in(message, effects);
  if (table == nullptr) return;
  pay_everybody(*table, message.asker(), message.id, {message.now_ms, effects});
  go_on(*table, message, effects);
}

void Recovery::wind_up(const Message& message, Effects& effects) {
  LiveTable* const table = payable_in(message, effects);
  if (table == nullptr) return;
  if (!table->of.is_none()) return refuse(message, rule::tournaments_table, effects);
  close(*table, message.asker(), message.id, {message.now_ms, effects});
  speech_.announce(table, message.asker(), "Everybody is paid, and this table is closed.",
                   {message.now_ms, effects});
  audience_.change_lobby();
  answers_.done_at(message, table->number, effects);
}

void Recovery::close(LiveTable& table, const Asker& asker, const std::string& id,
                     const Moment& at) {
  pay_everybody(table, asker, id, at);
  for (const cage::Command& one : ends_of_purses(table, counter_.books().ledger()))
    check(!counter_.move(one, asker, at), "a purse could not be ended");
  table.over = true;
  recorder_.record(table.stream(), codec::to_text(records::TableRemoved{}), at.effects);
}

void Recovery::pay_everybody(LiveTable& table, const Asker& asker, const std::string& id,
                             const Moment& at) {
  Clearing clearing = table.game->clearing();
  const Cents on_table = counter_.books().ledger().balance(cage::table_account(table.number));
  Money money = money_at(table, payouts(clearing, table.number, on_table));
  // The pools have less than the state of the game says: the house pays instead.
  if (counter_.refusal_of(money)) {
    clearing.house = {};
    money = money_at(table, payouts(clearing, table.number, on_table));
  }
  // A table that lags behind its records goes on after the last round that they speak of.
  const std::uint32_t rounds =
      std::max(table.game->rounds() + 1, static_cast<std::uint32_t>(table.keys.round)) - 1;
  recorder_.record(
      table.stream(),
      codec::to_text(records::TableCleared{asker.player, asker.role, id, rounds, clearing.players}),
      at.effects);
  for (const cage::Command& one : money) (void)counter_.move(one, asker, at);
  table.game->clear(rounds);
}

void Recovery::go_on(LiveTable& table, const Message& message, Effects& effects) {
  const Moment at{message.now_ms, effects};
  table.stopped.reset();
  table.refusals = 0;
  table.since_ms = message.now_ms;
  speech_.announce(&table, message.asker(), "Play at this table goes on.", at);
  stops_.contain(table, at, [&] {
    table.decision = table.game->decision();
    table.decides = table.game->turn();
    dealer_.plan(table, at.now_ms);
    audience_.tell_state(table, effects);
  });
  audience_.change_lobby();
  answers_.done_at(message, table.number, effects);
  runner_.run(table, at);
}

}  // namespace cardroom::room
