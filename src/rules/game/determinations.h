// Determinations: what the operator has determined for a table. The book decides whatever is empty.
#pragma once

#include <optional>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "rules/game/terms.h"

namespace cardroom {

struct Determinations {
  std::optional<Chips> minimum;
  std::optional<Chips> maximum;
  std::optional<Chips> stake;
  std::optional<int> seats;
  std::optional<Forced> forced;
  std::optional<Chips> ante;
  std::optional<Chips> bring_in;
  std::optional<int> blinds;
  FixedList<Chips, 3> blind_amounts;
  std::optional<Chips> small_blind;
  std::optional<bool> over_blind;
  std::optional<Chips> over_blind_amount;
  std::optional<int> over_blind_count;
  std::optional<LimitKind> limit;
  std::optional<int> raises;
  std::optional<FirstRoundOption> blind_option;
  std::optional<OpenerCard> opener;
  std::optional<bool> burn;
  std::optional<int> deck;
  std::optional<bool> joker;
  std::optional<bool> ace_low;
  std::optional<Win> win;
  std::optional<LowQualifier> low_qualifier;
  std::optional<LowAce> low_ace;
  std::optional<FinalCheck> final_check;
  std::optional<int> commission;
  std::optional<Chips> commission_cap;
  std::optional<Chips> time_charge;
  std::optional<int> time_period;
  std::optional<Chips> chip;
  std::optional<Hours> hours;
  std::optional<bool> card_check;
  std::optional<bool> table_approval;
  std::optional<bool> historical;
  OtherReadings readings;
  CARDROOM_DESCRIBED("determinations", minimum, maximum, stake, seats, forced, ante, bring_in,
                     blinds, blind_amounts, small_blind, over_blind, over_blind_amount,
                     over_blind_count, limit, raises, blind_option, opener, burn, deck, joker,
                     ace_low, win, low_qualifier, low_ace, final_check, commission, commission_cap,
                     time_charge, time_period, chip, hours, card_check, table_approval, historical,
                     readings);
  friend constexpr bool operator==(const Determinations&, const Determinations&) = default;
};

}  // namespace cardroom
