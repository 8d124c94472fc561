// The one event of a ledger: an amount moved from one account to another. Both sides are in it, so
// no list of events can fail to balance.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/short_text.h"
#include "cage/account.h"
#include "rulebook/clause.h"

namespace cardroom::cage {

enum class Why : std::uint8_t {
  issue,
  redemption,
  buy_in,
  cash_out,
  commission,
  house_game,  // Won or lost by the bank in games against the house.
  jackpot,     // Wagered on, paid by or put into the pools.
  moved,       // Between accounts of the house, by its operator.
  funding,     // The bank had too little for what the rules make it pay.
  entry,       // An entry fee, a rebuy or a top-up of a tournament.
  prize,
  refund,  // What an entrant of a tournament gets back.
  given,   // By the host of a private table.
  ended,   // Chips of a private table that go out of play.
};

constexpr std::string_view word(Why why) {
  constexpr std::string_view words[] = {
      "issue", "redemption", "buy_in", "cash_out", "commission", "house_game", "jackpot",
      "moved", "funding",    "entry",  "prize",    "refund",     "given",      "ended"};
  return words[static_cast<std::size_t>(why)];
}

namespace event {

struct Moved {
  Kind from = Kind::issued;
  std::uint64_t from_number = 0;
  Kind to = Kind::issued;
  std::uint64_t to_number = 0;
  Cents amount_cents;  // Always above zero.
  Why why = Why::moved;
  Note note;
  // The clause under which a table moved the chips; none for the cage's own acts.
  Clause clause = {};

  constexpr LedgerAccount payer() const { return {from, from_number}; }
  constexpr LedgerAccount payee() const { return {to, to_number}; }
  CARDROOM_DESCRIBED("money_moved", from, from_number, to, to_number, amount_cents, why, note,
                     clause);
};

}  // namespace event

using Event = std::variant<event::Moved>;

// A settlement touches four accounts of the house and may fund the bank.
using Events = FixedList<Event, 6>;

}  // namespace cardroom::cage
