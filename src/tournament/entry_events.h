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
  ShortText key;
  Note value;
  Clause clause;
  CARDROOM_DESCRIBED("determined", key, value, clause);
};

struct Approved {
  Note reference;
  Clause clause;
  CARDROOM_DESCRIBED("approved", reference, clause);
};

struct Nominated {
  ShortText person;
  bool assistant = false;
  Clause clause;
  CARDROOM_DESCRIBED("nominated", person, assistant, clause);
};

struct Admitted {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("admitted", player, clause);
};

struct Entered {
  PlayerId player;
  Cents fee;
  Clause clause;
  CARDROOM_DESCRIBED("entered", player, fee, clause);
};

// The fee stays in the pool.
struct Withdrew {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("withdrew", player, clause);
};

struct ReserveJoined {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("reserve_joined", player, clause);
};

// The reserve pays and takes the seat; the original entrant gets their fee back.
struct ReserveSeated {
  PlayerId reserve;
  PlayerId instead_of;
  Cents refunded;
  Clause clause;
  CARDROOM_DESCRIBED("reserve_seated", reserve, instead_of, refunded, clause);
};

// A new table: its buck is where a first round begins (P-17).
struct TableFormed {
  TableNumber table = 0;
  Chips chip;  // The smallest chip in play there.
  Clause clause;
  CARDROOM_DESCRIBED("table_formed", table, chip, clause);
};

// From now on the room deals it, or the director counts it.
struct DealingChosen {
  TableNumber table = 0;
  Stacks stacks = Stacks::dealt;
  Clause clause;
  CARDROOM_DESCRIBED("dealing_chosen", table, stacks, clause);
};

struct TableBroken {
  TableNumber table = 0;
  Clause clause;
  CARDROOM_DESCRIBED("table_broken", table, clause);
};

// The entrant's seat, by ballot or by direction.
struct Allotted {
  PlayerId player;
  TableNumber table = 0;
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("allotted", player, table, seat, clause);
};

// Everybody seated has their chips.
struct Started {
  std::uint16_t players = 0;
  Chips each;
  Clause clause;
  CARDROOM_DESCRIBED("started", players, each, clause);
};

struct TimePassed {
  std::int64_t now_s = 0;
  Clause clause;
  CARDROOM_DESCRIBED("time_passed", now_s, clause);
};

// With the first round of play.
struct ClockStarted {
  Clause clause;
  CARDROOM_DESCRIBED("clock_started", clause);
};

struct LevelBegan {
  std::int32_t level = 0;
  BlindAmounts blinds{};
  Chips ante;
  Clause clause;
  CARDROOM_DESCRIBED("level_began", level, blinds, ante, clause);
};

// From now on, these chips may be raced off.
struct RaceOffCalled {
  Chips chip;
  Clause clause;
  CARDROOM_DESCRIBED("race_off_called", chip, clause);
};

struct RebuysEnded {
  Clause clause;
  CARDROOM_DESCRIBED("rebuys_ended", clause);
};

struct TopUpsEnded {
  Clause clause;
  CARDROOM_DESCRIBED("top_ups_ended", clause);
};

struct BreakBegan {
  std::int32_t length_s = 0;
  Clause clause;
  CARDROOM_DESCRIBED("break_began", length_s, clause);
};

// The clock runs on from this second.
struct BreakEnded {
  std::int64_t at_s = 0;
  Clause clause;
  CARDROOM_DESCRIBED("break_ended", at_s, clause);
};

}  // namespace event

}  // namespace cardroom::tournament
