// Format: a tournament as a description. A book's rules on tournaments are its Articles; what is
// set for one tournament is its Conditions. The engine never asks which book or which format it
// runs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "base/money.h"
#include "base/seat_set.h"
#include "rulebook/clause.h"
#include "tournament/format/house_additions.h"

namespace cardroom::tournament {

inline constexpr std::size_t entries_most = 20'000;
inline constexpr std::size_t tables_most = 2'000;

// The forced bets of one time band, from the buck player clockwise.
struct Level {
  std::int32_t from_min = 0;
  std::int32_t to_min = 0;  // Half open: the next level begins at this minute.
  std::array<Chips, 3> blinds{};
  Chips ante;
  friend constexpr bool operator==(const Level&, const Level&) = default;
};

// After this minute of the schedule a chip may be taken out of play.
struct RaceOffDue {
  std::int32_t at_min = 0;
  Chips chip;
  friend constexpr bool operator==(const RaceOffDue&, const RaceOffDue&) = default;
};

// A break that the schedule has, by the clock of play.
struct PlannedBreak {
  std::int32_t at_min = 0;
  std::int32_t length_min = 0;
  friend constexpr bool operator==(const PlannedBreak&, const PlannedBreak&) = default;
};

struct Rebuys {
  std::int32_t until_min = 0;  // 0 means no rebuys.
  Chips below{0};              // Only with a smaller stake than this.
  constexpr bool allowed() const { return until_min > 0; }
  friend constexpr bool operator==(const Rebuys&, const Rebuys&) = default;
};

// The people who may enter: T01-8.3, S05-20.4(f).
enum class Group : std::uint8_t { open, selected };
inline constexpr std::string_view word(Group group) {
  constexpr std::string_view words[] = {"open", "selected"};
  return words[static_cast<std::size_t>(group)];
}

// How the stakes are known: from the rounds that are dealt, or by the director's counts.
enum class Stacks : std::uint8_t { dealt, counted };
inline constexpr std::string_view word(Stacks stacks) {
  constexpr std::string_view words[] = {"dealt", "counted"};
  return words[static_cast<std::size_t>(stacks)];
}

// What happens to the chips of a race-off that do not make one of the next kind (T-05).
enum class Leftover : std::uint8_t { removed, rounded_up };
inline constexpr std::string_view word(Leftover leftover) {
  constexpr std::string_view words[] = {"removed", "rounded-up"};
  return words[static_cast<std::size_t>(leftover)];
}

// Everything set before a tournament. A format has its own; determinations change what the book
// leaves open.
struct Conditions {
  std::uint16_t players_least = 2;
  std::uint16_t players_most = 80;
  std::uint8_t seats = 10;  // At one table.

  FixedList<Level, 24> levels = {};
  std::int32_t doubling_min = 0;  // Interval after the last level; 0: the last level stays.
  FixedList<RaceOffDue, 6> race_offs = {};
  FixedList<PlannedBreak, 12> breaks = {};
  FixedList<Chips, 10> chips = {Chips(5),    Chips(25),   Chips(100),    Chips(500),
                                Chips(1000), Chips(5000), Chips(25'000), Chips(100'000)};
  Chips first_chip{25};  // The smallest chip in play at the start.
  Leftover leftover = Leftover::removed;

  Chips starting_chips{1000};
  Cents fee{110'00};        // Everything an entrant pays.
  Cents commission{10'00};  // The part of that which the casino keeps.

  Rebuys rebuys = {};
  Chips rebuy_chips{1000};  // T-07: the starting chips, unless determined.
  bool rebuy_chips_set = false;
  Cents rebuy_price{100'00};
  Chips top_up_chips{1000};  // T-08: as many as a rebuy gives, unless determined.
  bool top_up_chips_set = false;
  Cents top_up_price{100'00};
  bool rebuys_refunded = true;  // T-17: when the tournament is cancelled.

  Shares shares = {5000, 3000, 2000};
  Cents seat_value{0};  // If above 0, the pool pays seats of this value (T-18).

  Group group = Group::open;
  bool agreement = false;  // Entrants sign the conditions first.
  Stacks stacks = Stacks::dealt;
  std::int64_t starts_s = 0;  // The published time; 0 means none.
  HouseAdditions house = {};

  friend constexpr bool operator==(const Conditions&, const Conditions&) = default;
};

// What must be recorded before anybody enters (G-10).
enum class Gate : std::uint8_t { none, approval };

// T-12: when the cards of an absent player are folded.
enum class AbsentFolds : std::uint8_t { at_once, in_turn };
inline constexpr std::string_view word(AbsentFolds folds) {
  constexpr std::string_view words[] = {"at_once", "in_turn"};
  return words[static_cast<std::size_t>(folds)];
}

// What a book says about tournaments. A clause is empty if the book does not mention the subject.
struct Articles {
  std::string_view book;
  Gate gate = Gate::none;
  bool director_nominated = false;
  bool structure_fixed = false;  // Players, schedule and rebuys are set by the book.
  bool tenth_kept_at_most = false;
  bool forfeits = false;
  bool reserves = false;
  bool break_has_length = false;
  bool refund_is_duty = false;   // M-18
  std::uint8_t counts_most = 0;  // In one round, heat or final; 0 means no limit.
  AbsentFolds absent = AbsentFolds::at_once;
  bool marker_starts_last = false;  // P-02: the highest seat instead of seat 1.

  struct Cited {
    Clause conditions = {};  // What may be determined, and until when.
    Clause approval = {}, nomination = {}, assistant = {};
    Clause entry = {}, group = {}, fee = {}, commission = {}, chips = {};
    Clause ballot = {}, reseat = {}, marker = {};
    Clause absent = {}, forfeit = {}, reserve = {}, substitute = {};
    Clause guard = {};  // Chips come and go only by the rules.
    Clause race_off = {}, count = {}, rebuy = {}, speed = {};
    Clause places = {}, same_round = {}, prizes = {};
    Clause division = {};  // Nothing is divided by agreement.
    Clause cancel = {}, exclude = {}, disruption = {}, invalid_round = {}, refund = {},
           decision = {};
  } cite = {};
};

struct Format {
  std::string_view key;
  std::string_view name;
  std::string_view game;  // The rulebook of its tables.
  const Articles* articles = nullptr;
  Conditions conditions;
  Clause starts, players, seats, levels, rebuys, breaks, clock;
};

constexpr bool well_formed(const Conditions& conditions) {
  if (conditions.players_least < 2 || conditions.players_least > conditions.players_most)
    return false;
  if (conditions.players_most > entries_most || conditions.seats < 2 ||
      conditions.seats > seats_max)
    return false;
  if (conditions.levels.empty()) return false;
  std::int32_t at = 0;
  for (const Level& level : conditions.levels) {
    if (level.from_min != at || level.to_min <= at) return false;
    at = level.to_min;
  }
  std::int64_t all = 0;
  for (const auto share : conditions.shares) all += share;
  return all == 10'000 && conditions.starting_chips % conditions.first_chip == Chips(0);
}

}  // namespace cardroom::tournament
