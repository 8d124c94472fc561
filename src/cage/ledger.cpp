#include "cage/ledger.h"

#include <utility>

#include "base/check.h"
#include "base/overloaded.h"

namespace cardroom::cage {

namespace {

constexpr Account issued = account_of(Kind::issued);
constexpr Account bank = account_of(Kind::house);

using Decided = Result<Events, Violation>;

Violation refuse(const Rule& rule, Cents amount, Cents held) {
  return {&rule, {}, {{"amount", amount.count()}, {"held", held.count()}}};
}

bool in_range(Cents amount) { return amount > Cents(0) && amount <= most_at_once; }

// One movement that takes from an account no more than it holds. Only `issued` has no bottom.
Decided transfer(const Ledger& ledger, const event::Moved& moved) {
  const Cents held = ledger.balance(moved.from);
  if (!in_range(moved.amount)) return refuse(amount_out_of_range, moved.amount, held);
  if (moved.from != issued && held < moved.amount)
    return refuse(balance_too_small, moved.amount, held);
  return Events{Event(moved)};
}

Decided decide_issue(const Ledger& ledger, const command::Issue& issue) {
  if (issue.by != Role::operator_) return Violation{&not_the_cashier, {}, {}};
  if (issue.player.is_none()) return Violation{&no_such_account, {}, {}};
  return transfer(ledger, {issued, account_of(issue.player), issue.amount, Why::issue, issue.note});
}

Decided decide_redeem(const Ledger& ledger, const command::Redeem& redeem) {
  if (redeem.by != Role::operator_) return Violation{&not_the_cashier, {}, {}};
  if (redeem.player.is_none()) return Violation{&no_such_account, {}, {}};
  return transfer(ledger,
                  {account_of(redeem.player), issued, redeem.amount, Why::redemption, redeem.note});
}

Decided decide_buy_in(const Ledger& ledger, const command::BuyIn& buy) {
  if (buy.player.is_none() || buy.table == 0) return Violation{&no_such_account, {}, {}};
  return transfer(ledger,
                  {account_of(buy.player), table_account(buy.table), buy.amount, Why::buy_in, {}});
}

Decided decide_cash_out(const Ledger& ledger, const command::CashOut& cash) {
  if (cash.player.is_none() || cash.table == 0) return Violation{&no_such_account, {}, {}};
  return transfer(
      ledger, {table_account(cash.table), account_of(cash.player), cash.amount, Why::cash_out, {}});
}

// What goes to the house leaves the table first and what the house pays comes in last, so that a
// table which is in order is never asked for more than it holds on the way. What comes in goes
// before what leaves only where the table would otherwise be short.
struct Part {
  Account account;
  Cents to;  // Below zero: to the table.
  Why why;
};

Decided decide_settle(const Ledger& ledger, const command::Settle& settle) {
  if (settle.table == 0) return Violation{&no_such_account, {}, {}};
  const Account table = table_account(settle.table);
  const Part parts[] = {{account_of(Kind::commission), settle.commission, Why::commission},
                        {account_of(Kind::jackpot), settle.jackpot, Why::jackpot},
                        {account_of(Kind::reserve), settle.reserve, Why::jackpot},
                        {bank, settle.house, Why::house_game}};
  Events events;
  Cents left = ledger.balance(table);
  for (const Part& part : parts) {
    if (part.to == Cents(0)) continue;
    const Cents amount = part.to < Cents(0) ? -part.to : part.to;
    const Cents held = ledger.balance(part.account);
    if (!in_range(amount)) return refuse(amount_out_of_range, part.to, held);
    left -= part.to;
    if (part.to > Cents(0)) continue;
    // The rules have the bank pay; a bank that is short is funded, on record.
    if (part.account == bank && held < amount)
      events.push_back(event::Moved{issued, bank, amount - held, Why::funding, {}});
    else if (held < amount)
      return refuse(balance_too_small, amount, held);
    events.push_back(event::Moved{part.account, table, amount, part.why, {}});
  }
  if (left < Cents(0)) return refuse(balance_too_small, -left, ledger.balance(table));
  for (const Part& part : parts)
    if (part.to > Cents(0))
      events.push_back(event::Moved{table, part.account, part.to, part.why, {}});
  return events;
}

Decided decide_move(const Ledger& ledger, const command::Move& move) {
  if (move.by != Role::operator_) return Violation{&not_the_cashier, {}, {}};
  if (is_numbered(move.from) || is_numbered(move.to) || move.from == move.to)
    return Violation{&no_such_account, {}, {}};
  return transfer(ledger,
                  {account_of(move.from), account_of(move.to), move.amount, Why::moved, move.note});
}

}  // namespace

std::string to_string(const Account& account) {
  const std::string kind(word(account.kind));
  return is_numbered(account.kind) ? kind + "/" + std::to_string(account.number) : kind;
}

Cents Ledger::balance(const Account& account) const {
  const auto at = balances_.find(account);
  return at == balances_.end() ? Cents(0) : at->second;
}

Cents Ledger::sum() const {
  Cents sum;
  for (const auto& [account, balance] : balances_) sum += balance;
  return sum;
}

Result<Events, Violation> decide(const Ledger& ledger, const Command& command) {
  return std::visit(
      overloaded{[&](const command::Issue& issue) { return decide_issue(ledger, issue); },
                 [&](const command::Redeem& redeem) { return decide_redeem(ledger, redeem); },
                 [&](const command::BuyIn& buy) { return decide_buy_in(ledger, buy); },
                 [&](const command::CashOut& cash) { return decide_cash_out(ledger, cash); },
                 [&](const command::Settle& settle) { return decide_settle(ledger, settle); },
                 [&](const command::Move& move) { return decide_move(ledger, move); }},
      command);
}

void apply(Ledger& ledger, const Event& event) {
  const auto& moved = std::get<event::Moved>(event);
  check(moved.amount > Cents(0), "the ledger moves nothing, or backwards");
  Cents& from = ledger.balances_[moved.from];
  from -= moved.amount;
  check(moved.from == issued || from >= Cents(0), "an account has fallen below zero");
  ledger.balances_[moved.to] += moved.amount;
}

std::string fault_of(const Ledger& ledger) {
  for (const auto& [account, balance] : ledger.accounts())
    if (account != issued && balance < Cents(0))
      return to_string(account) + " holds " + std::to_string(balance.count()) + " cents";
  if (const Cents sum = ledger.sum(); sum != Cents(0))
    return "the accounts add up to " + std::to_string(sum.count()) + " cents, not to nothing";
  return {};
}

}  // namespace cardroom::cage
