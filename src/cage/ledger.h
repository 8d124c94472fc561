// Ledger: the balances of all accounts. They add up to zero at every moment: `issued` is below zero
// by what all the others hold together. No other account can fall below zero.
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>

#include "base/money.h"
#include "cage/commands.h"
#include "cage/events.h"
#include "rulebook/engine.h"

namespace cardroom::cage {

// The most that is issued at once: more than all the money of a casino, and far from the end of the
// numbers. Whatever an account holds can leave it at once, because the rules may say so.
inline constexpr Cents most_at_once{1'000'000'000'000};

namespace refusal {
inline constexpr Rule amount_out_of_range{
    "amount_out_of_range",
    "An amount must be above zero and not more than the cage issues at once."};
inline constexpr Rule balance_too_small{"balance_too_small",
                                        "The account does not hold that much."};
using cardroom::refusal::no_such_account;
}  // namespace refusal

class Ledger {
 public:
  Cents balance(const LedgerAccount& account) const;
  Cents in_circulation() const { return -balance(account_of(Kind::issued)); }
  // Every account that was ever touched, ordered by kind and number.
  const std::map<LedgerAccount, Cents>& accounts() const { return balances_; }

  // The sum over every account, counted afresh: zero, or the ledger is broken.
  Cents sum() const;

  friend bool operator==(const Ledger&, const Ledger&) = default;
  friend void apply_to(Ledger& ledger, const event::Moved& moved);
  // For a snapshot: sets a balance as it was written down. Call fault_of() when all are in.
  void restore(const LedgerAccount& account, Cents balance) { balances_[account] = balance; }

 private:
  std::map<LedgerAccount, Cents> balances_;
};

// The accounts that these commands touch, as they are in the ledger: to try the commands out on.
Ledger excerpt(const Ledger& ledger, std::span<const Command> commands);

// Refuses and changes nothing, or obeys and appends what happened.
Refusal play(Ledger& ledger, const Command& command, Events& events);

// Stops the program if the books do not balance afterwards: that would be our mistake.
void apply(Ledger& ledger, const Event& event);
void apply_to(Ledger& ledger, const event::Moved& moved);

// What is wrong with the balances; empty when they add up and no account is below zero.
std::string fault_of(const Ledger& ledger);

}  // namespace cardroom::cage
