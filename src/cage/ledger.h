// Ledger: the balances of all accounts. They add up to zero at every moment: `issued` is below zero
// by what all the others hold together. No other account can fall below zero.
//
// decide() and apply() as everywhere: a command is refused before anything changes, or answered
// with events; apply() makes an event so.
#pragma once

#include <cstddef>
#include <map>

#include "base/money.h"
#include "base/result.h"
#include "cage/commands.h"
#include "cage/events.h"
#include "rulebook/common_rules.h"
#include "rulebook/violation.h"

namespace cardroom::cage {

// More than all the money of a casino, and far from the end of the numbers.
inline constexpr Cents most_at_once{1'000'000'000'000};

inline constexpr Rule not_the_cashier{"not_the_cashier", "The operator issues and redeems chips."};
inline constexpr Rule amount_out_of_range{
    "amount_out_of_range", "An amount is above zero and not more than the cage handles at once."};
inline constexpr Rule balance_too_small{"balance_too_small",
                                        "An account cannot give more than it holds."};
using refusal::no_such_account;

class Ledger {
 public:
  Cents balance(const Account& account) const;
  Cents in_circulation() const { return -balance(account_of(Kind::issued)); }
  // Every account that was ever touched, in the order of kind and number.
  const std::map<Account, Cents>& accounts() const { return balances_; }

  // The sum over every account, counted anew: zero, or the ledger is not one.
  Cents sum() const;

  friend bool operator==(const Ledger&, const Ledger&) = default;
  friend void apply(Ledger& ledger, const Event& event);
  // For a snapshot: a balance as it was written down. check_ledger() when all are in.
  void restore(const Account& account, Cents balance) { balances_[account] = balance; }

 private:
  std::map<Account, Cents> balances_;
};

Result<Events, Violation> decide(const Ledger& ledger, const Command& command);

// Stops where the books do not balance afterwards: that would be our mistake.
void apply(Ledger& ledger, const Event& event);

// What is wrong with the balances; empty when they add up and none is below zero.
std::string fault_of(const Ledger& ledger);

}  // namespace cardroom::cage
