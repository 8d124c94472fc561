// Statement: what went in and out of one player's account, in order, with the balance after each.
#pragma once

#include <cstdint>
#include <vector>

#include "base/money.h"
#include "base/player.h"
#include "cage/events.h"

namespace cardroom::cage {

struct StatementLine {
  std::int64_t time_ms = 0;
  Cents change;   // Below zero: it left the account.
  Cents balance;  // Afterwards.
  Account other;  // Where it came from or went to.
  Why why = Why::moved;
  Note note;
};

// Fed every event of the ledger from the beginning, in order.
class Statement {
 public:
  explicit Statement(PlayerId player) : account_(account_of(player)) {}

  void add(const Event& event, std::int64_t time_ms);
  const std::vector<StatementLine>& lines() const { return lines_; }
  Cents balance() const { return lines_.empty() ? Cents(0) : lines_.back().balance; }

 private:
  Account account_;
  std::vector<StatementLine> lines_;
};

}  // namespace cardroom::cage
