// Money as statements and figures show it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/money.h"
#include "codec/values.h"

namespace cardroom::room::outgoing {

struct Entry {
  std::int64_t at_ms = 0;
  std::string_view what;
  std::optional<std::uint32_t> table;
  Cents cents;
  Cents balance_cents;
  CARDROOM_PART("entry", at_ms, what, table, cents, balance_cents);
};

struct LedgerLine {
  std::string account;
  Cents cents;
  CARDROOM_PART("ledger_line", account, cents);
};

}  // namespace cardroom::room::outgoing
