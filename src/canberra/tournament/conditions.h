// Conditions: everything that the operator must document under CP17-17.3 before a tournament of
// Canberra Poker takes entries. What the rule leaves to the conditions has no default here (K-28):
// the conditions cannot be published while a required field is missing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "base/fixed_list.h"
#include "base/money.h"
#include "base/short_text.h"
#include "rulebook/clause.h"
#include "rulebook/setting.h"

namespace cardroom::canberra::tournament {

// CP17-17.3(a)(ix), CP17-17.3(a)(x): players go on from session to session, or collect points.
enum class Competition : std::uint8_t { sessions, points };

// CP17-17.3(a)(ix)(B): what happens to players with equal chips when not all can go on.
enum class SessionTie : std::uint8_t { both, play_off };

// CP17-17.3(a)(x)(B): players with equal chips combine and divide the points of their places, or
// each gets those of the highest place.
enum class PointsTie : std::uint8_t { share, highest };

// CP17-17.3(a)(xii), K-28: equal players combine and divide their prizes, or play for them.
enum class FinalTie : std::uint8_t { share, play_off };

// A tie of up to ten players divides a point without a remainder.
inline constexpr std::int64_t point = 2520;

struct BuyBacks {
  std::uint8_t most = 0;           // For one player; 0 means none.
  Cents price;                     // It goes to the prize pool.
  std::uint8_t until_session = 0;  // A player who goes out in a later session may not buy back.
  friend constexpr bool operator==(const BuyBacks&, const BuyBacks&) = default;
};

struct Conditions {
  std::uint64_t given = 0;  // One bit for each field of the list.
  Note start;
  Note entry;
  Note eligibility;
  Note group;              // Empty: open to all.
  Note elimination;        // As it was said.
  Chips eliminated_below;  // Whoever ends a session with fewer chips is out; 0: no such criterion.
  Competition competition = Competition::sessions;
  std::uint8_t sessions = 0;
  std::uint16_t rounds = 0;     // Of a session (CP17-DEF-Session).
  std::uint8_t seats = 0;       // At one table (CP17-17.8).
  std::uint8_t sit_and_go = 0;  // Starts with this many players; 0: at its set time.
  std::uint8_t advance = 0;     // How many go on from each table to the next session.
  bool carry = false;           // Players who go on keep their chips.
  FixedList<std::int64_t, 10> points = {};
  std::uint8_t repechage = 0;  // How many eliminated players come back through a session; 0: none.
  bool catch_up = false;
  BuyBacks buy_backs;
  Cents fee;
  Cents commission;
  Chips chips;
  std::uint16_t least = 0;
  std::uint16_t most = 0;
  Cents jackpot;  // The Displayed Jackpot Wager; 0: no jackpot wager is taken.
  Chips minimum;
  Chips maximum;
  SessionTie session_tie = SessionTie::both;
  PointsTie points_tie = PointsTie::share;
  FinalTie final_tie = FinalTie::share;
  FixedList<std::uint16_t, 20> prizes = {};  // In hundredths of a percent of the pool.
  friend constexpr bool operator==(const Conditions&, const Conditions&) = default;
};

enum class Needed : std::uint8_t { always, for_sessions, for_points, never };

// A row of the list of conditions.
struct Condition : Setting<Conditions> {
  Clause clause;
  Needed needed = Needed::always;
};

std::span<const Condition> condition_list();
const Condition* find_condition(std::string_view key);

// The first required condition that was not given.
const Condition* missing_condition(const Conditions& conditions);

// The clause of a field that contradicts another; empty when everything fits together.
Clause contradiction(const Conditions& conditions);

}  // namespace cardroom::canberra::tournament
