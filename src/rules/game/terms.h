// Terms: a game together with what the operator determined for one table, with every amount
// calculated. The engine reads nothing else. settings.h makes them, and refuses a determination
// that the book does not allow.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/hours.h"
#include "base/money.h"
#include "eval/high.h"
#include "eval/low.h"
#include "rules/game/citations.h"
#include "rules/game/game.h"

namespace cardroom {

// Each value has the word that people use to determine it, as in `set win high-low`.
enum class Win : std::uint8_t { high, low, high_low };
constexpr std::string_view word(Win win) {
  constexpr std::string_view words[] = {"high", "low", "high-low"};
  return words[static_cast<std::size_t>(win)];
}

enum class Forced : std::uint8_t { blind, ante };
constexpr std::string_view word(Forced forced) {
  return forced == Forced::blind ? "blind" : "ante";
}

enum class OpenerCard : std::uint8_t { low_card, high_card };
constexpr std::string_view word(OpenerCard opener) {
  return opener == OpenerCard::low_card ? "low-card" : "high-card";
}

enum class FirstRoundOption : std::uint8_t { a, b, c };  // B-28
constexpr std::string_view word(FirstRoundOption option) {
  constexpr std::string_view words[] = {"A", "B", "C"};
  return words[static_cast<std::size_t>(option)];
}

enum class FinalCheck : std::uint8_t { allowed, refused };
constexpr std::string_view word(FinalCheck check) {
  return check == FinalCheck::allowed ? "allowed" : "refused";
}

constexpr std::string_view word(LowQualifier qualifier) {
  return qualifier == LowQualifier::none ? "off" : "8";
}
constexpr std::string_view word(LowAce ace) { return ace == LowAce::high ? "high" : "low"; }

// Places where the text of the books can be read in more than one way. Off is the reading that we
// recommend.
struct OtherReadings {
  bool checker_only_calls = false;    // B-06 a
  bool no_cap_without_limit = false;  // B-14 b
  bool raise_by_last_wager = false;   // B-19 b
  bool short_all_in_bars = false;     // B-20 b
  bool tap_out_all_chips = false;     // B-27 b
  bool best_showing_opens = false;    // B-38 b
  bool literal_kickers = false;       // H-07 a
  bool odd_unit_to_high = false;      // H-12 b
  CARDROOM_DESCRIBED("other_readings", checker_only_calls, no_cap_without_limit,
                     raise_by_last_wager, short_all_in_bars, tap_out_all_chips, best_showing_opens,
                     literal_kickers, odd_unit_to_high);
  friend constexpr bool operator==(const OtherReadings&, const OtherReadings&) = default;
};

struct CommissionTerms {
  int percent = 0;
  bool capped = false;
  Chips cap;
  bool by_time = false;  // S05-15.3: players pay for time, pots pay nothing.
  Chips time_charge;
  int time_minutes = 0;
  friend constexpr bool operator==(const CommissionTerms&, const CommissionTerms&) = default;
};

struct Terms {
  const Game* game = nullptr;

  Deck deck;
  const High* high = nullptr;
  const Low* low = nullptr;  // Set only where a low hand can win.
  HighOrder high_order;
  LowOrder low_order;
  Win win = Win::high;

  int seats = 10;
  Chips minimum;  // T: the displayed minimum wager.
  Chips stake;    // The minimum table stake; 0 if there is none.
  Chips chip{1};  // The smallest chip in play, the unit of division.

  Forced forced = Forced::blind;
  int blinds = 1;
  std::array<Chips, 3> blind{};
  Chips ante;
  Chips bring_in;  // What the obliged opener may bet instead of a full wager; 0 if nothing.
  bool over_blinds = false;
  Chips over_blind;
  int over_blinds_most = 1;  // In one round of play (B-32).
  OpenerCard opener = OpenerCard::low_card;
  FirstRoundOption option = FirstRoundOption::b;
  FinalCheck final_check = FinalCheck::allowed;
  bool burn = false;
  int communal = 0;  // Cards on the board at the end.

  LimitKind limit = LimitKind::fixed;
  Chips maximum;
  int raises_most = 0;  // 0 means no cap.
  CommissionTerms commission;
  OtherReadings readings;

  Hours hours;                  // *95-17.1, S05-18.1
  bool card_check = false;      // No round of play before the cards are checked (*95-3.2, S05-2.4).
  bool table_approval = false;  // No round of play before the table is approved (S05-1.1, T01-1.1).
  bool historical = false;      // Played under a book that is not in force (G-01).

  const Citations& cite() const { return *game->cite; }
  friend constexpr bool operator==(const Terms&, const Terms&) = default;
};

// L, the last blind, with this many players posting (P-04, B-51).
constexpr Chips last_blind(const Terms& terms, int posting) {
  return terms.blind[static_cast<std::size_t>(posting - 1)];
}

// Whether a short raise may be completed: in the fixed limits of some games.
constexpr bool completes_raises(const Terms& terms) {
  return terms.limit == LimitKind::fixed && terms.game->short_raise == ShortRaise::may_be_completed;
}

}  // namespace cardroom
