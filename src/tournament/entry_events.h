// Events before play and of its clock: conditions, entries, seats, levels, breaks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "tournament/commands.h"

namespace cardroom::tournament {

using BlindAmounts = std::array<Chips, 3>;
using StakesAt = std::array<Chips, seats_max>;
using SeatList = FixedList<Seat, seats_max>;

namespace event {

struct Determined {
  static constexpr std::string_view name = "determined";
  ShortText key;
  Note value;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("key", self.key);
    visit("value", self.value);
    visit("clause", self.clause);
  }
};

struct Approved {
  static constexpr std::string_view name = "approved";
  Note reference;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("reference", self.reference);
    visit("clause", self.clause);
  }
};

struct Nominated {
  static constexpr std::string_view name = "nominated";
  ShortText person;
  bool assistant = false;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("person", self.person);
    visit("assistant", self.assistant);
    visit("clause", self.clause);
  }
};

struct Admitted {
  static constexpr std::string_view name = "admitted";
  PlayerId player;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("clause", self.clause);
  }
};

struct Entered {
  static constexpr std::string_view name = "entered";
  PlayerId player;
  Cents fee;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("fee", self.fee);
    visit("clause", self.clause);
  }
};

// The fee stays in the pool.
struct Withdrew {
  static constexpr std::string_view name = "withdrew";
  PlayerId player;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("clause", self.clause);
  }
};

struct ReserveJoined {
  static constexpr std::string_view name = "reserve_joined";
  PlayerId player;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("clause", self.clause);
  }
};

// Who pays takes the seat; the original gets his fee back.
struct ReserveSeated {
  static constexpr std::string_view name = "reserve_seated";
  PlayerId reserve;
  PlayerId instead_of;
  Cents refunded;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("reserve", self.reserve);
    visit("instead_of", self.instead_of);
    visit("refunded", self.refunded);
    visit("clause", self.clause);
  }
};

// A new table: its buck lies where a first round begins (P-17).
struct TableFormed {
  static constexpr std::string_view name = "table_formed";
  TableNumber table = 0;
  Chips chip;  // The smallest in play there.
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("chip", self.chip);
    visit("clause", self.clause);
  }
};

struct TableBroken {
  static constexpr std::string_view name = "table_broken";
  TableNumber table = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("clause", self.clause);
  }
};

// His place, by ballot or by direction.
struct Allotted {
  static constexpr std::string_view name = "allotted";
  PlayerId player;
  TableNumber table = 0;
  Seat seat;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("table", self.table);
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

// Everybody seated has his chips.
struct Started {
  static constexpr std::string_view name = "started";
  std::uint16_t players = 0;
  Chips each;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("players", self.players);
    visit("each", self.each);
    visit("clause", self.clause);
  }
};

struct TimePassed {
  static constexpr std::string_view name = "time_passed";
  std::int64_t now_s = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("now_s", self.now_s);
    visit("clause", self.clause);
  }
};

// With the first round of play.
struct ClockStarted {
  static constexpr std::string_view name = "clock_started";
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) { visit("clause", self.clause); }
};

struct LevelBegan {
  static constexpr std::string_view name = "level_began";
  std::int32_t level = 0;
  BlindAmounts blinds{};
  Chips ante;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("level", self.level);
    visit("blinds", self.blinds);
    visit("ante", self.ante);
    visit("clause", self.clause);
  }
};

// From now on these chips may be raced off.
struct RaceOffCalled {
  static constexpr std::string_view name = "race_off_called";
  Chips chip;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("chip", self.chip);
    visit("clause", self.clause);
  }
};

struct RebuysEnded {
  static constexpr std::string_view name = "rebuys_ended";
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) { visit("clause", self.clause); }
};

struct TopUpsEnded {
  static constexpr std::string_view name = "top_ups_ended";
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) { visit("clause", self.clause); }
};

struct BreakBegan {
  static constexpr std::string_view name = "break_began";
  std::int32_t length_s = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("length_s", self.length_s);
    visit("clause", self.clause);
  }
};

// The clock runs on from this second.
struct BreakEnded {
  static constexpr std::string_view name = "break_ended";
  std::int64_t at_s = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("at_s", self.at_s);
    visit("clause", self.clause);
  }
};

}  // namespace event

}  // namespace cardroom::tournament
