#include "room/tables/private_money.h"

#include "base/check.h"
#include "base/overloaded.h"

namespace cardroom::room {

namespace {

using cage::Command;
namespace asked = cage::command;

Command privately(const Command& command) {
  const overloaded moved{
      [](const asked::BuyIn& in) -> Command {
        return asked::BringChips{in.player, in.table, in.amount_cents, in.clause};
      },
      [](const asked::CashOut& out) -> Command {
        return asked::TakeChips{out.player, out.table, out.amount_cents, out.clause};
      },
      [](const asked::Settle& settle) -> Command {
        return asked::SettleChips{settle.table,
                                  settle.commission_cents + settle.house_cents +
                                      settle.jackpot_cents + settle.reserve_cents,
                                  settle.clause};
      },
      [](const auto& other) -> Command {
        check(false, "a private table moved money of the house");
        return other;
      }};
  return std::visit(moved, command);
}

}  // namespace

std::vector<Command> money_at(const LiveTable& table, std::vector<Command> money) {
  if (table.party)
    for (Command& command : money) command = privately(command);
  return money;
}

std::vector<Command> ends_of_purses(const LiveTable& table, const cage::Ledger& ledger) {
  std::vector<Command> ends;
  if (!table.party) return ends;
  for (const auto& [player, given] : table.party->given)
    if (ledger.balance(cage::purse_account(table.number, player)) > Cents(0))
      ends.emplace_back(asked::EndPurse{player, table.number});
  return ends;
}

}  // namespace cardroom::room
