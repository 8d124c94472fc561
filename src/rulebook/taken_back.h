// Events of a director who takes an act of a tournament back, whatever is played there. Nothing
// that happened is removed; these come after it.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/money.h"
#include "base/player.h"
#include "base/short_text.h"
#include "rulebook/clause.h"

namespace cardroom::taken_back {

// Everything is again as it was before the act, as far as the act changed it.
struct Undone {
  std::uint32_t act = 0;
  ShortText what;   // The name of its main event.
  PlayerId player;  // Whom it was about; nobody if several.
  Clause clause;
  CARDROOM_DESCRIBED("undone", act, what, player, clause);
};

// What the act had moved goes back. Below zero, the player pays again what they had got.
struct MoneyReturned {
  PlayerId player;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("money_returned", player, amount, clause);
};

// The prizes are taken back, and the house puts its commission back too.
struct Reopened {
  Cents commission;
  Clause clause;
  CARDROOM_DESCRIBED("reopened", commission, clause);
};

}  // namespace cardroom::taken_back
