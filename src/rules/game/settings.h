// Determinations: what the rules let the operator choose for a table, and the terms that follow. A
// key or value that the book does not leave open is refused with the clause.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rulebook/violation.h"
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
  OtherReadings readings;
  CARDROOM_DESCRIBED("determinations", minimum, maximum, stake, seats, forced, ante, bring_in,
                     blinds, blind_amounts, small_blind, over_blind, over_blind_amount,
                     over_blind_count, limit, raises, blind_option, opener, burn, deck, joker,
                     ace_low, win, low_qualifier, low_ace, final_check, commission, commission_cap,
                     time_charge, time_period, chip, hours, card_check, table_approval, readings);
  friend constexpr bool operator==(const Determinations&, const Determinations&) = default;
};

struct SettingInfo {
  std::string_view word;    // The key people write.
  std::string_view values;  // For people, of any book; values_in() has those of one.
  std::string_view what;
  Lock lock = Lock::round_start;  // Unless the book says otherwise: lock_of().
  Clause Citations::*clause = nullptr;
  bool (*open)(const Game& game) = nullptr;
  // Reads a value; false when it is none of the values.
  bool (*read)(Determinations& into, std::string_view value) = nullptr;
};

std::span<const SettingInfo> setting_list();
const SettingInfo* find_setting(std::string_view key);

// The values this book takes, and whether it leaves one only, so that nobody chooses.
std::string values_in(const SettingInfo& setting, const Game& game);
bool is_fixed(const SettingInfo& setting, const Game& game);

// T-24: until when this book lets the setting be changed.
Lock lock_of(const SettingInfo& setting, const Game& game);

// Why a determination was refused, in a sentence that names key and value.
struct SettingRefusal {
  const Rule* rule = nullptr;
  Clause clause;
  std::string sentence;
};

Result<Done, SettingRefusal> determine(Determinations& into, const Game& game, std::string_view key,
                                       std::string_view value);

// Everything together, with defaults, checked against the book and against each other.
Result<Terms, SettingRefusal> make_terms(const Game& game, const Determinations& determined);

// How many players a deck can serve (C-03).
int most_players(const Game& game, Deck deck, bool burn);

// The sign at the table (*95-5.1, S05-4.1): game, edition, minima, blinds, limit, commission, deck.
std::string sign_of(const Terms& terms);

}  // namespace cardroom
